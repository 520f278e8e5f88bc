import { expect, test } from 'vitest'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { onlineDe } from '../src/words/online.de.ts'
import { onlineEn } from '../src/words/online.en.ts'

/** Every sentence of a catalogue; those made from facts are made from names that stand out. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [String(words('Anna', 'Ben', 'Clara'))]
  return Object.values(words as object).flatMap(sentencesOf)
}

const german = [...sentencesOf(de), ...sentencesOf(onlineDe)]

test('buttons, menus and headings are called what a German player calls them', () => {
  expect(de.table.undo).toBe('Rückgängig')
  expect(de.nav.about).toBe('Über Boardroom')
  expect(onlineDe.nav.account).toBe('Profil')
  expect(onlineDe.account.title).toBe('Profil')
  expect(onlineDe.account.leaving).toBe('Abmelden')
  expect(onlineDe.create.visibility).toBe('Sichtbarkeit')
  expect(onlineDe.waiting.settings).toBe('Tischregeln')
  expect(onlineDe.table.chat).toBe('Chat')
  expect(de.table.final).toContain('Danach sehen alle deine Wahl')
})

test('no bot is called greedy in German', () => {
  expect(Object.values(de.create.bots).filter((name) => /gier/i.test(name ?? ''))).toEqual([])
  expect(Object.keys(de.create.bots)).toEqual(Object.keys(en.create.bots))
})

test('words that a player stumbled over are gone', () => {
  const stumbles =
    /^(Zurück|Über|Du|Gehen|Abgemacht|Gespräch|Was davon\?|Wer ihn findet)$|^Gierig|Etwas Neues|Spiel im Browser|aufgehoben|ist du\./
  expect(german.filter((sentence) => stumbles.test(sentence))).toEqual([])
})

test('players are addressed as du, and games are saved, not secured', () => {
  expect(german.filter((sentence) => /\b(Ihnen|Ihre?|Ihren|sichern|gesichert)\b/.test(sentence))).toEqual([])
})

test('every sentence says something, with the facts it was given', () => {
  for (const sentence of [...german, ...sentencesOf(en), ...sentencesOf(onlineEn)]) {
    expect(sentence.trim()).not.toBe('')
    expect(sentence).not.toMatch(/undefined|NaN|\[object/)
  }
})
