import { greedy, sightOf } from '@boardroom/bots'
import { chanceFrom, LANGUAGES, type Language, type Seat, Table, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { walk } from '../board/moving.ts'
import { builtVp, SPACES, spaceOf, stepsBetween } from '../components/index.ts'
import type { Entry } from '../entries.ts'
import { carnegie } from '../index.ts'
import type { Options } from '../meta.ts'
import { countOf, type Employee } from '../model/company.ts'
import { donationCost } from '../model/donations.ts'
import { donationScores, scoreOf, wouldScore } from '../scoring.ts'
import { type CarnegieState, copyState } from '../state.ts'
import type { Carnegie, CarnegieMove } from '../types.ts'
import { given } from './given.ts'
import { amounts, type Change, changeOf, named } from './happened.ts'
import { dept } from './moves.ts'
import { curious } from './whole-game.ts'

const names = { seat: (seat: number) => ['Ida', 'Otto', 'Nils', 'Zoe'][seat] ?? `seat ${seat}` }
const texts = { en: await carnegie.text.en(), de: await carnegie.text.de() }

/** A move with everything that was said before it and everything that came of it. */
interface Deed {
  readonly seat: Seat
  readonly move: CarnegieMove
  readonly said: Readonly<Record<Language, string>>
  readonly asked: Readonly<Record<Language, string>>
  readonly before: CarnegieState
  readonly table: Table<Carnegie>
  readonly entries: readonly Entry[]
  readonly change: Change
}

function inBoth(say: (language: Language) => string): Record<Language, string> {
  return { en: say('en'), de: say('de') }
}

function act(table: Table<Carnegie>, seat: Seat, move: CarnegieMove): Deed {
  const view = viewOf(table, seat)
  const frame = table.current
  const said = inBoth((language) => texts[language].move(move, view, names))
  const asked = inBoth((language) => (frame ? texts[language].prompt(frame, seat, view, names) : ''))
  const before = copyState(table.state)
  table.entries = []
  table.apply(seat, move)
  const entries = table.entries.map(({ entry }) => entry)
  return { seat, move, said, asked, before, table, entries, change: changeOf(before, table.state, seat) }
}

function entry<T extends Entry['type']>({ entries }: Deed, type: T): Extract<Entry, { type: T }> | null {
  return (entries.find((each) => each.type === type) as Extract<Entry, { type: T }> | undefined) ?? null
}

/** The sentence must name each of these amounts, in both languages. */
function says({ said, move }: Deed, what: Change): void {
  for (const language of LANGUAGES) {
    for (const amount of amounts(what, language)) {
      expect(said[language], `${move.type} in ${language}`).toContain(amount)
    }
  }
}

/** The sentence must name no other money than this. */
function saysMoney({ said }: Deed, ...sums: number[]): void {
  for (const language of LANGUAGES) {
    const named = [...said[language].matchAll(/\$(\d+)/g)].map((match) => Number(match[1]))
    expect(named, said[language]).toEqual(sums.filter((sum) => sum > 0))
  }
}

function saysName({ said }: Deed, name: (language: Language) => string): void {
  for (const language of LANGUAGES) expect(said[language]).toContain(name(language))
}

type Check = (deed: Deed) => void

const CHECKS: { readonly [T in CarnegieMove['type']]?: Check } = {
  'choose-action': (deed) => {
    const { income, donation, flipped } = entry(deed, 'action') ?? { income: null, donation: false, flipped: null }
    for (const region of ['west', 'midwest', 'east', 'south'] as const) {
      const at = (language: Language): string => named.regions[language][region]
      for (const language of LANGUAGES) {
        expect(deed.said[language].includes(at(language)), deed.said[language]).toBe(region === income)
      }
    }
    expect(deed.said.en.includes('donations')).toBe(donation)
    expect(deed.said.de.includes('Spenden')).toBe(donation)
    expect(deed.said.en.includes('flipping')).toBe(flipped !== null)
  },
  return: (deed) => {
    const choices = deed.table.state.agenda.filter(({ step }) => step === 'income-choice').length
    says(deed, entry(deed, 'transport-income')?.gain ?? {})
    says(deed, entry(deed, 'project-income')?.gain ?? {})
    expect(deed.said.en.includes('choice')).toBe(choices > 0)
    if (choices > 0) {
      expect(deed.said.en).toMatch(new RegExp(`\\b${choices} choice`))
      expect(deed.said.de).toContain(`${choices}-mal zur Wahl`)
    }
    const money = (type: 'transport-income' | 'project-income'): number => entry(deed, type)?.gain.money ?? 0
    saysMoney(deed, money('transport-income'), money('project-income'))
    expect(deed.change.money ?? 0).toBe(money('transport-income') + money('project-income'))
  },
  use: (deed) => {
    const hires = entry(deed, 'used')?.gain.employee
    // With a New Lobby the new employee comes after the next question.
    says(deed, { ...deed.change, ...(hires && { employee: hires }) })
    saysMoney(deed, deed.change.money ?? 0)
  },
  trade: (deed) => says(deed, deed.change),
  'take-income': (deed) => {
    const { take, amount } = entry(deed, 'choice-income') ?? { take: 'money' as const, amount: 0 }
    if (take !== 'employee') says(deed, { [take]: amount })
    else expect(deed.said).toEqual({ en: 'Take 1 new employee', de: '1 neuen Mitarbeiter nehmen' })
    for (const language of LANGUAGES) {
      const offers = [...deed.asked[language].matchAll(/\d+/g)].length
      expect(offers, deed.asked[language]).toBe(legalAt(deed.before, deed.seat, 'take-income').length)
    }
  },
  donate: (deed) => {
    saysMoney(deed, -(deed.change.money ?? 0))
    for (const language of LANGUAGES) expect(deed.asked[language]).toContain(`$${-(deed.change.money ?? 0)} `)
    const { donation } = deed.move as { donation: keyof ReturnType<typeof donationScores> }
    const scored = donationScores(deed.table.state, deed.seat)[donation]
    expect(wouldScore(deed.before, deed.seat, donation)).toBe(scored)
  },
  'copy-donation': (deed) => saysMoney(deed, -(deed.change.money ?? 0)),
  'build-department': (deed) => {
    says(deed, { goods: deed.change.goods ?? 0 })
    const scored = (state: CarnegieState): number => scoreOf(state, deed.seat).departments
    const { space } = deed.move as { space: (typeof SPACES)[number] }
    expect(scored(deed.table.state) - scored(deed.before)).toBe(builtVp(spaceOf(space)))
  },
  'build-project': (deed) => {
    const price = entry(deed, 'project') ?? { goods: 0, money: 0 }
    const instant = entry(deed, 'instant-income')?.gain ?? {}
    says(deed, { goods: price.goods })
    says(deed, instant)
    saysMoney(deed, price.money, instant.money ?? 0)
    expect(deed.said.en.includes('at once')).toBe(entry(deed, 'instant-income') !== null)
    expect(deed.said.de.includes('sofort')).toBe(entry(deed, 'instant-income') !== null)
    expect(deed.change.goods ?? 0).toBe((instant.goods ?? 0) - price.goods)
    expect(deed.change.money ?? 0).toBe((instant.money ?? 0) - price.money)
  },
  develop: (deed) => {
    says(deed, { research: deed.change.research ?? 0 })
    const told = deed.entries[0]
    for (const language of LANGUAGES) {
      const reward = told ? texts[language].entry(told, names).split(': ').slice(1).join(': ').replace(/\.$/, '') : ''
      expect(deed.said[language]).toContain(reward)
    }
  },
  advance: (deed) => {
    const { research = 0, ...reward } = deed.change
    says(deed, { research })
    says(deed, reward)
    expect(deed.said.en.includes('at once')).toBe(Object.keys(reward).length > 0)
  },
  activate: (deed) => saysMoney(deed, -(deed.change.money ?? 0)),
  pay: (deed) => {
    const vp = scoreOf(deed.table.state, deed.seat).total - scoreOf(deed.before, deed.seat).total
    says(deed, { ...deed.change, vp })
    expect(entry(deed, 'paid')?.vp).toBe(vp)
  },
  'sell-good': (deed) => says(deed, deed.change),
  step: (deed) => {
    const told = entry(deed, 'stepped')
    if (!told) throw new Error('nobody moved')
    saysName(deed, (language) => named.place(told.from, language))
    saysName(deed, (language) => named.place(told.to, language))
  },
  assign: (deed) => {
    const told = entry(deed, 'assigned')
    if (told) saysName(deed, (language) => named.place(told.from, language))
  },
}

function legalAt(state: CarnegieState, seat: Seat, type: string): readonly { type: string }[] {
  const table = Table.resume(carnegie, copyState(state))
  return table.legal(seat).filter((move) => move.type === type)
}

/** The event asks for what can be done: at once, or after goods have been sold. */
function checkEventPrompt(table: Table<Carnegie>, seat: Seat): void {
  const frame = table.current
  if (frame?.step !== 'event') return
  const seller = Table.resume(carnegie, copyState(table.state))
  seller.silent = true
  while (seller.refuse(seat, { type: 'sell-good' }) === null) seller.apply(seat, { type: 'sell-good' })
  const view = viewOf(table, seat)
  const donates = seller.legal(seat).some(({ type }) => type === 'donate')
  const returns = table.legal(seat).some(({ type }) => type === 'return')
  const en = texts.en.prompt(frame, seat, view, names)
  const de = texts.de.prompt(frame, seat, view, names)
  expect({ donates: en.includes('donate'), returns: en.includes('return') }, en).toEqual({ donates, returns })
  expect({ donates: de.includes('spenden'), returns: de.includes('zurückholen') }, de).toEqual({ donates, returns })
}

function checkJokerPrompt(table: Table<Carnegie>, seat: Seat): void {
  const frame = table.current
  if (frame?.step !== 'department-turn') return
  const joker = table.legal(seat).some(({ type }) => type === 'play-joker')
  for (const language of LANGUAGES) {
    expect(texts[language].prompt(frame, seat, viewOf(table, seat), names).includes('oker')).toBe(joker)
  }
}

/** The number on a room is what walking there costs. */
function checkWalks(table: Table<Carnegie>, seat: Seat): void {
  const { turn } = table.state
  const player = table.state.players[seat]
  if (!turn || !player || turn.steps === 0) return
  for (const [from, id] of SPACES.entries()) {
    for (const employee of ['inactive', 'used', 'unused'] as const satisfies readonly Employee[]) {
      if (countOf(player, turn, from, employee) === 0) continue
      const to = SPACES.findIndex((_, space) => stepsBetween(from, space) === turn.steps)
      if (to < 0) continue
      const copy = Table.resume(carnegie, copyState(table.state))
      for (const step of walk(id, SPACES[to] ?? id, employee)) {
        expect(copy.refuse(seat, step)).toBeNull()
        copy.apply(seat, step)
      }
      expect(copy.state.turn?.steps).toBe(0)
    }
  }
}

type Choosing = (table: Table<Carnegie>, seat: Seat) => CarnegieMove

/** Plays a whole game and checks every forecast of every move made; which kinds of moves were made. */
function play(seats: number, options: Partial<Options>, seed: string, choose: Choosing): Set<string> {
  const table = Table.start(carnegie, { seats, options, seed })
  const chance = chanceFrom(`${seed}/seats`)
  const seen = new Set<string>()
  /** What the timeline said a donation would cost each seat when the action was chosen. */
  let promised: number[] = []
  while (!table.over) {
    const seat = chance.pick(table.asked())
    checkEventPrompt(table, seat)
    checkJokerPrompt(table, seat)
    if (chance.below(10) === 0) checkWalks(table, seat)
    const move = choose(table, seat)
    if (move.type === 'choose-action') promised = table.state.players.map(donationCost)
    const deed = act(table, seat, move)
    CHECKS[move.type]?.(deed)
    if (move.type === 'donate' && !table.state.andrew) expect(promised[seat]).toBe(-(deed.change.money ?? 0))
    seen.add(move.type)
  }
  return seen
}

describe('Forecasts agree with what then happens', () => {
  test('in whole random games with every number of seats', () => {
    const seen = new Set<string>()
    for (const seats of [1, 2, 3, 4]) {
      for (const number of [1, 2, 3, 4, 5]) {
        const seed = `forecasts/${number}`
        const chance = chanceFrom(seed)
        const kinds = play(seats, {}, seed, (table, seat) => curious(table, seat, chance))
        for (const kind of kinds) seen.add(kind)
      }
    }
    const rare = ['copy-donation', 'assign']
    expect(Object.keys(CHECKS).filter((type) => !seen.has(type) && !rare.includes(type))).toEqual([])
  })

  test('[CG-DEP-15] [CG-DEP-08] when a donation is copied and when somebody is assigned', () => {
    const giving = given(
      { at: 'departments', seat: 0, action: 'rnd' },
      { players: { 0: { money: 20, active: { charity: 1, communications: 1 } }, 1: { donations: ['edu-hr'] } } },
    )
    CHECKS['copy-donation']?.(act(giving.table, 0, { type: 'copy-donation', donation: 'edu-hr', mission: 'west' }))
    const moving = given(
      { at: 'departments', seat: 0, action: 'management' },
      { players: { 0: { goods: 4, active: { property: 1, 'start-planning': 1 }, inactive: { r1c2: 1 } } } },
    )
    CHECKS['build-department']?.(act(moving.table, 0, dept('sales', 'r1c1')))
    CHECKS.assign?.(act(moving.table, 0, { type: 'assign', from: 'r1c2', employee: 'inactive' }))
  })

  test.each([1, 2])('in a whole game of a bot with %i seats', (seats) => {
    const chance = chanceFrom('forecasts/bot')
    play(seats, {}, 'forecasts/bot', (table, seat) => greedy.choose(sightOf(table, seat, chance)) as CarnegieMove)
  })
})
