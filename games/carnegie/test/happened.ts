import type { Language, Seat } from '@boardroom/kernel'
import type { Place } from '../entries.ts'
import type { CarnegieState, OwnTurn } from '../state.ts'
import { names as german } from '../text/de/names.ts'
import { names as english } from '../text/en/names.ts'

/** What changed for a seat, positive or negative; nothing where nothing did. */
export interface Change {
  readonly money?: number
  readonly goods?: number
  readonly vp?: number
  readonly research?: number
  readonly steps?: number
  readonly employee?: number
}

export function changeOf(before: CarnegieState, after: CarnegieState, seat: Seat): Change {
  const [old, now] = [before.players[seat], after.players[seat]]
  if (!old || !now) throw new Error(`there is no seat ${seat}`)
  const own = ({ turn }: CarnegieState): OwnTurn | null => (turn?.seat === seat ? turn : null)
  const [was, is] = [own(before), own(after)]
  const change = {
    money: now.money - old.money,
    goods: now.goods - old.goods,
    vp: now.vp - old.vp,
    employee: old.employees - now.employees,
    research: was && is ? is.research - was.research : 0,
    // Steps of the department before lapse when another one is begun.
    steps: was && is ? is.steps - (is.department === was.department ? was.steps : 0) : 0,
  }
  return Object.fromEntries(Object.entries(change).filter(([, amount]) => amount !== 0))
}

const WORDS = {
  en: {
    goods: (n: number) => (n === 1 ? '1 good' : `${n} goods`),
    vp: (n: number) => `${n} VP`,
    research: (n: number) => (n === 1 ? '1 research point' : `${n} research points`),
    steps: (n: number) => (n === 1 ? '1 step' : `${n} steps`),
    employee: (n: number) => (n === 1 ? '1 new employee' : `${n} new employees`),
  },
  de: {
    goods: (n: number) => (n === 1 ? '1 Ware' : `${n} Waren`),
    vp: (n: number) => `${n} SP`,
    research: (n: number) => (n === 1 ? '1 Forschungspunkt' : `${n} Forschungspunkte`),
    steps: (n: number) => (n === 1 ? '1 Schritt' : `${n} Schritte`),
    employee: (n: number) => (n === 1 ? '1 neuer Mitarbeiter' : `${n} neue Mitarbeiter`),
  },
} as const

/** How a player reads these amounts, gained or paid. */
export function amounts(change: Change, language: Language): string[] {
  return Object.entries(change)
    .filter(([, amount]) => amount !== 0)
    .map(([what, amount]) => {
      const number = Math.abs(amount)
      return what === 'money' ? `$${number}` : WORDS[language][what as keyof (typeof WORDS)['en']](number)
    })
}

export const named = {
  regions: {
    en: { west: 'in the West', midwest: 'in the Midwest', east: 'in the East', south: 'in the South' },
    de: { west: 'im Westen', midwest: 'im Mittleren Westen', east: 'im Osten', south: 'im Süden' },
  },
  place({ space, there }: Place, language: Language): string {
    const book = language === 'en' ? english : german
    if (there === 'lobby') return language === 'en' ? 'lobby' : 'Empfang'
    if (there) return book.departments[there]
    const [, row, , column] = space
    return language === 'en' ? `row ${row}, column ${column}` : `Zeile ${row}, Spalte ${column}`
  },
}
