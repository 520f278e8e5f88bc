import type { Language } from '@boardroom/kernel'

/** The words of a language that a forecast is made of, written down again so that a wrong one is noticed. */
interface Vocabulary {
  readonly tokens: readonly (readonly [token: string, pattern: string])[]
  readonly prestige: RegExp
  readonly extension: RegExp
  readonly favourFor: RegExp
  readonly noToll: RegExp
  readonly toll: RegExp
  readonly tracks: Readonly<Record<string, string>>
  readonly toField: string
  readonly atEnd: string
  readonly storeys: RegExp
  readonly encloses: RegExp
  readonly field: RegExp
  readonly useTiles: RegExp
  readonly lost: RegExp
  readonly nobody: string
  readonly short: RegExp
  readonly kinds: Readonly<Record<string, RegExp>>
  readonly purple: RegExp
}

const en: Vocabulary = {
  tokens: [
    ['timber', 'timber'],
    ['jackscrew', 'jackscrews?'],
    ['masonry', 'masonry'],
    ['joker', 'jokers?'],
    ['favour', 'favours?'],
  ],
  prestige: /(\d+) prestige/,
  extension: /(\d+) company extension/,
  favourFor: /a favour for/g,
  noToll: /no toll/,
  toll: /toll (\d.*)$/,
  tracks: { timber: 'timber track', jackscrew: 'jackscrew track', masonry: 'masonry track' },
  toField: 'to field (\\d+)',
  atEnd: 'already at its end',
  storeys: /(\d+) storeys?/,
  encloses: /encloses (.*)$/,
  field: /neighbourhood (\d+)/gi,
  useTiles: /outskirts tiles? first/,
  lost: /\(lost\)/,
  nobody: 'nobody',
  short: /short of (.*)$/,
  kinds: { timber: /timber/i, jackscrew: /jackscrew/i, masonry: /masonry/i },
  purple: /purple/,
}

const de: Vocabulary = {
  tokens: [
    ['timber', 'Bauholz'],
    ['jackscrew', 'Hubspindeln?'],
    ['masonry', 'Mauerwerk'],
    ['joker', 'Jokern?'],
    ['favour', 'Gunstmarkern?'],
  ],
  prestige: /(\d+) Ansehen/,
  extension: /(\d+) Firmenausbau/,
  favourFor: /1 Gunstmarker für/g,
  noToll: /kein Zoll/,
  toll: /Zoll (\d.*)$/,
  tracks: { timber: 'Bauholzleiste', jackscrew: 'Hubspindelleiste', masonry: 'Mauerwerksleiste' },
  toField: 'auf Feld (\\d+)',
  atEnd: 'schon am Ende',
  storeys: /(\d+) Stockwerk/,
  encloses: /schließt (.*) ein$/,
  field: /Nachbarschaft (\d+)/g,
  useTiles: /Vorher darfst du .*Stadtrandplättchen nutzen/,
  lost: /\(verfällt\)/,
  nobody: 'niemanden',
  short: /Mangel an (.*)$/,
  kinds: { timber: /Bauholz/, jackscrew: /Hubspindel/, masonry: /Mauerwerk/ },
  purple: /lilafarben/,
}

export const VOCABULARY: Readonly<Record<Language, Vocabulary>> = { en, de }

export type Amounts = Record<string, number>

/** Every amount of resources, jokers and favours that a sentence names. */
export function amountsIn(language: Language, sentence: string): Amounts {
  const amounts: Amounts = { timber: 0, jackscrew: 0, masonry: 0, joker: 0, favour: 0 }
  for (const [token, pattern] of VOCABULARY[language].tokens) {
    const all = sentence.matchAll(new RegExp(`(\\d+) (?:${pattern})(?![a-zäöüß])`, 'g'))
    for (const [, count] of all) amounts[token] = (amounts[token] ?? 0) + Number(count)
  }
  return amounts
}

export function numbersIn(sentence: string, pattern: RegExp): number[] {
  return [...sentence.matchAll(pattern)].map(([, number]) => Number(number))
}
