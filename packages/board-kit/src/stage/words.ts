import type { Language } from '@boardroom/kernel'

const en = {
  overview: 'Overview',
  focus: 'Focus',
  lock: 'Lock the view',
  unlock: 'Let the view follow the game',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  map: 'Where you are on the table',
  places: 'Places',
  stage: 'The table',
  desk: 'Your desk',
}

export type StageWords = typeof en

const de: StageWords = {
  overview: 'Übersicht',
  focus: 'Nah',
  lock: 'Ausschnitt festhalten',
  unlock: 'Ausschnitt dem Spiel folgen lassen',
  nearer: 'Größer',
  farther: 'Kleiner',
  map: 'Wo du auf dem Tisch bist',
  places: 'Orte',
  stage: 'Der Tisch',
  desk: 'Dein Pult',
}

const WORDS: Readonly<Record<Language, StageWords>> = { en, de }

export function stageWords(language: Language): StageWords {
  return WORDS[language]
}
