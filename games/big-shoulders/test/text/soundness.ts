import { type GameText, LANGUAGES, type Language } from '@boardroom/kernel'
import { expect } from 'vitest'
import {
  ASSETS,
  BUILDING_IDS,
  COMPANIES,
  DEMAND_TILE_IDS,
  GOALS,
  INDUSTRIES,
  RESOURCES,
  SPACE_IDS,
} from '../../components/index.ts'
import { text as german } from '../../text/de/index.ts'
import { text as english } from '../../text/en/index.ts'
import type { BigShoulders } from '../../types.ts'

export const texts: Readonly<Record<Language, GameText<BigShoulders>>> = { en: english, de: german }
export const names = { seat: (seat: number) => ['Ida', 'Otto', 'Nils', 'Zoe'][seat] ?? 'Nobody' }

/** Ids of the game's data; in a sentence one of them is a thing that has not been given its name. */
const IDS = [
  ...[ASSETS, BUILDING_IDS, COMPANIES, DEMAND_TILE_IDS, GOALS, INDUSTRIES, RESOURCES, SPACE_IDS].flat(),
  ...['bonus-goods', 'share-value', 'job-market', 'not-in-row', 'no-sale', 'no-production'],
]
const RAW_ID = new RegExp(`(?<![\\w-])(${IDS.join('|')})(?![\\w-])`)
const HOLE = /\bundefined\b|\bnull\b|\bNaN\b|\bInfinity\b|\[object |\$-|\$\$| {2}|\.\.|: *$/
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[äöüß„]|\b(der|das|und|für|eine?|auf|von|mit|nicht|Aktie|Ware|Waren|Firma)\b/,
  de: /”|\b(the|of|and|or|for|from|with|your?|has|have|pays|buys|Worker|Workers|Salesperson|Goods?|shares?|Certificates?|Building|treasury|Charter)\b/,
}

/** What is wrong with a sentence, if anything. */
function flaw(sentence: string, language: Language): string | null {
  const broken = sentence.trim() !== sentence || sentence === ''
  const found = HOLE.exec(sentence) ?? RAW_ID.exec(sentence) ?? FOREIGN[language].exec(sentence)
  return broken || found ? `${language} says “${sentence}”${found ? ` with “${found[0].trim()}”` : ''}` : null
}

export function expectSound(sentences: readonly (readonly [Language, string])[]): void {
  const flaws = LANGUAGES.flatMap((language) => {
    const distinct = new Set(sentences.flatMap(([spoken, sentence]) => (spoken === language ? [sentence] : [])))
    return [...distinct].flatMap((sentence) => flaw(sentence, language) ?? [])
  })
  expect(flaws).toEqual([])
}

/** The same in every language, unless it is only a name. */
export function inBoth(say: (text: GameText<BigShoulders>, language: Language) => string): [Language, string][] {
  return LANGUAGES.map((language) => [language, say(texts[language], language)])
}
