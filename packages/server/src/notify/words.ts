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

/** A letter around one link. */
export interface LetterWords {
  readonly subject: string
  readonly before: string
  readonly after: string
}

interface Letters {
  readonly confirmAccount: LetterWords
  readonly confirmNotices: LetterWords
  readonly reset: LetterWords
  readonly known: LetterWords
}

export const LETTERS: Readonly<Record<Language, Letters>> = {
  en: {
    confirmAccount: {
      subject: 'Boardroom: is this your address?',
      before: 'Somebody, hopefully you, has made an account with this address. Please confirm it here:',
      after: 'The link is good for a day. If it was not you, just leave it.',
    },
    confirmNotices: {
      subject: 'Boardroom: is this your address?',
      before: 'Somebody, hopefully you, wants a mail to this address when it is their turn. Please confirm it here:',
      after: 'The link is good for a day. If it was not you, just leave it: nothing more will come.',
    },
    reset: {
      subject: 'Boardroom: a new password',
      before: 'Choose a new password here:',
      after: 'The link is good for an hour. If you have not asked for it, just leave it.',
    },
    known: {
      subject: 'Boardroom: you have an account already',
      before:
        'Somebody, perhaps you, wanted to make an account with this address. There is one already; you can sign in, or ask for a new password, here:',
      after: 'If it was not you, just leave it.',
    },
  },
  de: {
    confirmAccount: {
      subject: 'Boardroom: Ist das deine Adresse?',
      before: 'Jemand, hoffentlich du, hat mit dieser Adresse ein Konto angelegt. Bestätige sie bitte hier:',
      after: 'Der Link gilt einen Tag. Wenn du das nicht warst, lass ihn einfach liegen.',
    },
    confirmNotices: {
      subject: 'Boardroom: Ist das deine Adresse?',
      before:
        'Jemand, hoffentlich du, möchte an diese Adresse eine Mail, wenn er am Zug ist. Bestätige sie bitte hier:',
      after: 'Der Link gilt einen Tag. Wenn du das nicht warst, lass ihn einfach liegen: Es kommt nichts weiter.',
    },
    reset: {
      subject: 'Boardroom: ein neues Passwort',
      before: 'Hier kannst du ein neues Passwort wählen:',
      after: 'Der Link gilt eine Stunde. Wenn du ihn nicht angefordert hast, lass ihn einfach liegen.',
    },
    known: {
      subject: 'Boardroom: Du hast schon ein Konto',
      before:
        'Jemand, vielleicht du, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines; anmelden oder ein neues Passwort anfordern kannst du hier:',
      after: 'Wenn du das nicht warst, lass es einfach liegen.',
    },
  },
}

export function letter({ subject, before, after }: LetterWords, link: string): { subject: string; text: string } {
  return { subject, text: [before, '', `  ${link}`, '', after].join('\n') }
}

/** For somebody whose language is not known. */
export function inBoth(words: (letters: Letters) => LetterWords, link: string): { subject: string; text: string } {
  const [en, de] = [letter(words(LETTERS.en), link), letter(words(LETTERS.de), link)]
  return { subject: `${en.subject} / ${de.subject.replace('Boardroom: ', '')}`, text: `${en.text}\n\n--\n\n${de.text}` }
}
