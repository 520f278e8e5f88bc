import type { Language } from '@boardroom/kernel'

export interface Awaited {
  readonly title: string
  readonly url: string
}

/** What a notice says. */
export interface NoticeWords {
  subject(tables: readonly Awaited[]): string
  body(name: string, tables: readonly Awaited[], unsubscribe: string): string
  unsubscribe: { title: string; question: string; button: string; done: string }
}

const en: NoticeWords = {
  subject: (tables) =>
    tables.length === 1 ? `It is your turn: ${tables[0]?.title}` : `It is your turn at ${tables.length} tables`,
  body: (name, tables, unsubscribe) =>
    [
      `Hello ${name},`,
      '',
      tables.length === 1 ? 'a table waits for you:' : `${tables.length} tables wait for you:`,
      '',
      ...tables.map(({ title, url }) => `  ${title}\n  ${url}`),
      '',
      `No more of these mails: ${unsubscribe}`,
    ].join('\n'),
  unsubscribe: {
    title: 'Mails from Boardroom',
    question: 'Do you want no more mails when it is your turn?',
    button: 'No more mails',
    done: 'You will get no more mails.',
  },
}

const de: NoticeWords = {
  subject: (tables) =>
    tables.length === 1 ? `Du bist am Zug: ${tables[0]?.title}` : `Du bist an ${tables.length} Tischen am Zug`,
  body: (name, tables, unsubscribe) =>
    [
      `Hallo ${name},`,
      '',
      tables.length === 1 ? 'ein Tisch wartet auf dich:' : `${tables.length} Tische warten auf dich:`,
      '',
      ...tables.map(({ title, url }) => `  ${title}\n  ${url}`),
      '',
      `Diese Mails abbestellen: ${unsubscribe}`,
    ].join('\n'),
  unsubscribe: {
    title: 'E-Mails von Boardroom',
    question: 'Möchtest du keine E-Mails mehr bekommen, wenn du am Zug bist?',
    button: 'E-Mails abbestellen',
    done: 'Du bekommst keine E-Mails mehr.',
  },
}

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = { en, de }
