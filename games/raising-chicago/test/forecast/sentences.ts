import type { Language, Seat, View } from '@boardroom/kernel'
import { expect } from 'vitest'
import { neighbourhoodReward, type Reward, siteOf } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../../types.ts'
import { type Amounts, amountsIn, numbersIn, VOCABULARY } from './vocabulary.ts'

export const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

type Seen = View<RaisingChicago>

/** A move that was made, and what came of it. */
export interface After {
  readonly seat: Seat
  readonly before: Seen
  readonly now: Seen
  readonly entries: readonly Entry[]
}

const NOTHING: Amounts = { timber: 0, jackscrew: 0, masonry: 0, joker: 0, favour: 0 }

function find<T extends Entry['type']>(entries: readonly Entry[], type: T): Extract<Entry, { type: T }> | undefined {
  return entries.find((entry): entry is Extract<Entry, { type: T }> => entry.type === type)
}

/** A question says what there is, and offers tiles only where some can be used. */
export function questionOf(
  language: Language,
  step: string,
  prompt: string,
  view: Seen,
  seat: Seat,
  legal: readonly RaisingChicagoMove[],
): void {
  const company = view.board.companies[seat]
  if (!company) throw new Error(`nobody sits at ${seat}`)
  const words = VOCABULARY[language]
  if (step === 'bid' || step === 'payment') {
    expect(words.useTiles.test(prompt), prompt).toBe(legal.some((move) => move.type === 'use-tile'))
  }
  if (step === 'personal-projects') {
    const [, held = ''] = prompt.split(/You have|Du hast/)
    expect(amountsIn(language, held), prompt).toEqual(company.hold)
  }
  if (step === 'prestige-site') {
    const sites = new Set(legal.flatMap((move) => (move.type === 'place-prestige' ? [siteOf(move.site)] : [])))
    expect(words.purple.test(prompt), prompt).toBe([...sites].every(({ purple }) => purple))
  }
}

/** Compares a sentence with what then happened; returns how much it foretold. */
export function checkMove(
  language: Language,
  sentence: string,
  prompt: string,
  move: RaisingChicagoMove,
  after: After,
): number {
  const about = `${sentence} | ${prompt} | ${JSON.stringify(after.entries)}`
  const amounts = amountsIn(language, sentence)
  const { entries } = after
  switch (move.type) {
    case 'place':
      return checkPlace(language, sentence, about, after)
    case 'pay-toll': {
      const toll = find(entries, 'toll')
      expect(amounts, about).toEqual({ ...NOTHING, ...toll?.plain, joker: toll?.jokers })
      return 1
    }
    case 'give':
      expect(amounts, about).toEqual({ ...NOTHING, ...find(entries, 'exchanged')?.gave })
      return 1
    case 'exchange':
      expect(after.now.agenda.at(-1), about).toMatchObject({ step: 'giving' })
      expect(amounts[move.get], about).toBe(1)
      return 1
    case 'pay':
      return checkPay(language, sentence, prompt, about, after)
    case 'raise':
    case 'place-prestige':
      return checkSite(language, sentence, prompt, about, after)
    case 'move':
      return checkMoved(language, prompt, about, after)
    case 'take-four':
    case 'choose-card':
      expect(amounts, about).toEqual({ ...NOTHING, ...find(entries, 'took')?.takes })
      return 1
    case 'add-storey':
      expect(storeysIn(language, sentence), about).toBe(find(entries, 'storey-added')?.storeys)
      return 1
    case 'train':
      return checkTrain(language, sentence, about, after)
    case 'copy-tile':
      return checkCopy(language, sentence, about, move, after)
    case 'choose-field':
      return checkField(language, sentence, about, after)
    case 'use-tile':
      return checkTile(language, sentence, about, after)
    case 'complete-section':
      expect(amounts, about).toEqual({ ...NOTHING, ...find(entries, 'section')?.spent })
      return 1
    case 'swap-banners':
      return checkBanners(language, sentence, about, move, after)
    default:
      return 0
  }
}

/** What a square brings, or the toll: paid at once, or asked for. */
function checkPlace(language: Language, sentence: string, about: string, { entries, now }: After): number {
  const words = VOCABULARY[language]
  const placed = find(entries, 'placed')
  const taken = { ...NOTHING, ...(placed?.takes ? { [placed.takes]: 1 } : {}) }
  const [, toll] = words.toll.exec(sentence) ?? []
  const due = now.agenda.at(-1)
  const paid = find(entries, 'toll')
  if (!toll) {
    expect(amountsIn(language, sentence), about).toEqual(taken)
    expect([paid, due?.step === 'toll'], about).toEqual([undefined, false])
    return 1
  }
  expect(placed?.takes, about).toBeNull()
  const foretold = amountsIn(language, toll)
  if (due?.step === 'toll') expect({ ...NOTHING, ...(due.params as { toll: Amounts }).toll }, about).toEqual(foretold)
  else {
    const total = Object.values(foretold).reduce((sum, count) => sum + count, 0)
    const { plain, jokers } = paid ?? { plain: NOTHING, jokers: 0 }
    expect(
      Object.values(plain).reduce((sum, count) => sum + count, jokers),
      about,
    ).toBe(total)
  }
  return 1
}

/** The sentence names what is spent and what is short, the question what was needed. */
function checkPay(language: Language, sentence: string, prompt: string, about: string, { entries }: After): number {
  const words = VOCABULARY[language]
  const paid = find(entries, 'paid')
  if (!paid) throw new Error(`nothing was paid: ${about}`)
  const amounts = amountsIn(language, sentence)
  const favours = [...sentence.matchAll(words.favourFor)].length
  expect({ ...amounts, favour: favours }, about).toEqual({
    ...paid.plain,
    joker: paid.jokers,
    favour: paid.favours.length,
  })
  const [, lacking = ''] = words.short.exec(sentence) ?? []
  const short = Object.entries(words.kinds).flatMap(([kind, pattern]) => (pattern.test(lacking) ? [kind] : []))
  expect(short, about).toEqual(paid.short)
  expect(entries.filter(({ type }) => type === 'poverty').length, about).toBeGreaterThanOrEqual(short.length)
  // Between the colon and the full stop the question names the need of each kind.
  const [, after = ''] = prompt.split(/: (?=\d|nothing|nichts)/)
  const need = amountsIn(language, after.split('. ')[0] ?? '')
  const settled = Object.entries(need).reduce((sum, [kind, count]) => {
    const unpaid = [...paid.favours, ...paid.short].some((other) => other === kind)
    return sum + (unpaid ? 0 : count)
  }, 0)
  expect(paid.plain.timber + paid.plain.jackscrew + paid.plain.masonry + paid.jokers, about).toBe(settled)
  return 2
}

function storeysIn(language: Language, sentence: string): number {
  return Number(VOCABULARY[language].storeys.exec(sentence)?.[1])
}

/** Reward and fields of the tracks, in this order, and what is enclosed. */
function checkSite(language: Language, sentence: string, prompt: string, about: string, after: After): number {
  const words = VOCABULARY[language]
  const own = ownProject(after.entries)
  const raised = find(own, 'raised')
  if (raised) expect(storeysIn(language, prompt), about).toBe(raised.storeys)
  const [ofSite = '', closes = ''] = sentence.split(';')
  checkReward(language, ofSite, about, siteReward(own))
  const steps = own.filter(isStep)
  const foretold = [...sentence.matchAll(stepPattern(language))].map(([, track, field]) => ({
    track,
    field: Number(field),
  }))
  const happened = steps.slice(0, foretold.length).map((entry) => ({
    track: words.tracks[entry.track]?.toLowerCase(),
    field: entry.type === 'advanced' ? entry.field : Number.NaN,
  }))
  expect(
    foretold.map(({ track, field }) => ({ track: track?.toLowerCase(), field })),
    about,
  ).toEqual(happened)
  expect(foretold.length, about).toBe(raised ? 1 : 2)
  const fields = numbersIn(words.encloses.exec(sentence)?.[1] ?? '', words.field)
  expect(fields, about).toEqual(enclosedIn(own, after))
  // The board shows no numbers: each is known by what it gives.
  expect(closes.match(/\(.+?\)/g) ?? [], about).toHaveLength(fields.length)
  return 3
}

function isStep(entry: Entry): entry is Extract<Entry, { type: 'advanced' | 'track-end' }> {
  return entry.type === 'advanced' || entry.type === 'track-end'
}

function stepPattern(language: Language): RegExp {
  const { tracks, toField, atEnd } = VOCABULARY[language]
  return new RegExp(`(${Object.values(tracks).join('|')}) (?:${toField}|${atEnd})`, 'gi')
}

function siteReward(entries: readonly Entry[]): Reward | null {
  const gained = entries.find((entry) => entry.type === 'gained' && entry.from === 'site')
  return gained?.type === 'gained' ? gained.reward : null
}

/** What belongs to the project at hand: others may have followed already. */
function ownProject(entries: readonly Entry[]): readonly Entry[] {
  const end = entries.findIndex(({ type }) => type === 'card')
  return end < 0 ? entries : entries.slice(0, end)
}

/** Fields awarded at once, and those that wait to be awarded. */
function enclosedIn(own: readonly Entry[], { entries, now }: After): number[] {
  const awarded = own.flatMap((entry) => (entry.type === 'neighbourhood' ? [Number(entry.field.slice(-2))] : []))
  const waiting = now.agenda.flatMap(({ step, params }) =>
    step === 'award-fields' || step === 'neighbourhoods' ? params.fields : [],
  )
  const all = own === entries ? [...awarded, ...waiting.map((index) => index + 1)] : awarded
  return all.sort((one, other) => one - other)
}

function checkReward(language: Language, sentence: string, about: string, reward: Reward | null): void {
  const words = VOCABULARY[language]
  const amounts = amountsIn(language, sentence)
  expect(Number(words.prestige.exec(sentence)?.[1] ?? 0), about).toBe(reward?.type === 'prestige' ? reward.amount : 0)
  expect(amounts['joker'], about).toBe(reward?.type === 'joker' ? reward.amount : 0)
}

function checkMoved(language: Language, prompt: string, about: string, { entries, seat, now }: After): number {
  const moved = find(entries, 'moved')
  expect(storeysIn(language, prompt), about).toBe(moved?.storeys)
  expect(now.board.companies[seat]?.tiles, about).toContain(moved?.tile)
  return 1
}

function checkTrain(language: Language, sentence: string, about: string, { entries }: After): number {
  const { toField, atEnd } = VOCABULARY[language]
  const [, to] = new RegExp(`${toField}$`).exec(sentence) ?? []
  const last = entries.findLast((entry) => entry.type === 'advanced')
  if (to) expect(last, about).toMatchObject({ field: Number(to) })
  else expect([sentence.includes(atEnd), last], about).toEqual([true, undefined])
  return 1
}

/** What the copied tile gives, or that it gives nothing. */
function checkCopy(
  language: Language,
  sentence: string,
  about: string,
  move: Extract<RaisingChicagoMove, { type: 'copy-tile' }>,
  { entries, before }: After,
): number {
  const tile = before.board.fields[Number(move.field.slice(-2)) - 1]
  if (!tile) throw new Error(`nothing lies there: ${about}`)
  const reward = neighbourhoodReward(tile)
  const [first] = entries
  const lost = first?.type === 'no-extension' || first?.type === 'track-end'
  expect(VOCABULARY[language].lost.test(sentence), about).toBe(lost)
  if (lost) return 1
  if (reward.type === 'competence') expect(first, about).toMatchObject({ type: 'advanced', track: reward.track })
  else expect(first, about).toMatchObject({ type: 'gained', reward })
  if (reward.type === 'resources')
    expect(amountsIn(language, sentence), about).toEqual({ ...NOTHING, ...reward.amounts })
  return 1
}

function checkField(language: Language, sentence: string, about: string, { entries }: After): number {
  const awarded = find(entries, 'neighbourhood')
  const winner = awarded?.winner === null ? VOCABULARY[language].nobody : names.seat(awarded?.winner ?? -1)
  expect(sentence.split(/ (?:for|für) /).at(-1), about).toBe(winner)
  return 1
}

/** Favours, jokers and prestige that a tile promises are given at once. */
function checkTile(language: Language, sentence: string, about: string, { entries, now }: After): number {
  const [, does = ''] = sentence.split(': ')
  const promised = amountsIn(language, does)
  const gained = entries.filter((entry) => entry.type === 'gained' && entry.from === 'tile')
  const sum = (type: Reward['type']): number =>
    gained.reduce(
      (total, entry) =>
        total +
        (entry.type === 'gained' && entry.reward.type === type && 'amount' in entry.reward ? entry.reward.amount : 0),
      0,
    )
  expect({ joker: promised['joker'], favour: promised['favour'] }, about).toEqual({
    joker: sum('joker'),
    favour: sum('favour'),
  })
  const prestige = Number(VOCABULARY[language].prestige.exec(does)?.[1] ?? 0)
  const { step, params } = now.agenda.at(-1) ?? { step: '', params: {} }
  // The prestige for a storey comes with it.
  expect(step === 'add-storey' ? prestige - 1 : prestige, about).toBe(sum('prestige'))
  if (step === 'copy-tile') expect(/two|zweier/.test(does), about).toBe((params as { left: number }).left === 2)
  return 1
}

/** The sentence names what hangs where before; afterwards it is the other way round. */
function checkBanners(
  language: Language,
  sentence: string,
  about: string,
  move: Extract<RaisingChicagoMove, { type: 'swap-banners' }>,
  { now }: After,
): number {
  const { kinds } = VOCABULARY[language]
  const named = [...sentence.matchAll(/\(([^)]*)\)/g)].map(([, kind = '']) =>
    Object.keys(kinds).find((id) => kinds[id]?.test(kind)),
  )
  const places = move.spaces.map((space) => now.board.banners[Number(space.at(-1)) - 1])
  expect(named, about).toEqual(places.reverse())
  return 1
}
