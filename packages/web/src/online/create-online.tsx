import '../styles/online.css'
import { SeatMark } from '@boardroom/board-kit'
import type { Level } from '@boardroom/bots/names'
import type { OptionValue } from '@boardroom/kernel'
import type { Absence, Clock, SeatWish, Visibility } from '@boardroom/wire'
import type { SeatCard } from '../table/client.ts'
import { useWords } from '../words/index.ts'
import { useOnlineWords } from '../words/online.ts'
import { usePeopleWords } from '../words/people.ts'
import { api } from './api.ts'
import { sayClock } from './describe.ts'
import { ensurePerson } from './person.ts'

export type Where = 'device' | 'online'

/** How an online table is kept. */
export interface OnlineRules {
  readonly clock: Clock
  readonly absence: Absence
  readonly visibility: Visibility
  /** How long one waits for somebody where no clock runs; null: without end. */
  readonly patience: number | null
}

export const STANDARD_RULES: OnlineRules = {
  clock: { kind: 'none' },
  absence: 'wait',
  visibility: 'unlisted',
  patience: null,
}

const MINUTE = 60_000
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', bank: 30 * MINUTE, increment: 30_000 },
  { kind: 'live', bank: 60 * MINUTE, increment: MINUTE },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
]

const DAY = 24 * 60 * MINUTE
const PATIENCES = [1, 3, 7, 14] as const

interface Wanted extends OnlineRules {
  readonly game: string
  readonly name: string
  readonly seats: readonly SeatCard[]
  readonly options: Readonly<Record<string, OptionValue>>
}

/** Puts a new table on the server, with its maker on the first seat, and returns its id. */
export async function createOnline({ name, seats, ...wish }: Wanted): Promise<string> {
  await ensurePerson(name.trim())
  const table = await api.create({ ...wish, seats: seats.map(wishOf) })
  return table.id
}

function wishOf({ bot }: SeatCard, seat: number): SeatWish {
  if (seat === 0) return { kind: 'me' }
  return bot ? { kind: 'bot', bot } : { kind: 'open' }
}

/** Online every other seat is free at first. */
export function onlineSeats(seats: readonly SeatCard[], you: string): SeatCard[] {
  return seats.map((seat, index) => (index === 0 ? { name: you, bot: null } : { ...seat, bot: null }))
}

interface WhereFormProps {
  readonly where: Where
  readonly change: (where: Where) => void
}

export function WhereForm({ where, change }: WhereFormProps) {
  const { create } = useOnlineWords()
  const choices = [
    ['device', create.device, create.deviceHelp],
    ['online', create.online, create.onlineHelp],
  ] as const
  return (
    <section aria-labelledby="where">
      <h2 id="where">{create.where}</h2>
      <div className="where" role="radiogroup" aria-labelledby="where">
        {choices.map(([each, name, help]) => (
          <label key={each} className="where-choice">
            <input type="radio" name="where" checked={each === where} onChange={() => change(each)} />
            <strong>{name}</strong>
            <span>{help}</span>
          </label>
        ))}
      </div>
    </section>
  )
}

interface OnlineSeatFormProps {
  readonly index: number
  readonly seat: SeatCard
  readonly bots: readonly Level[]
  readonly change: (seat: SeatCard) => void
}

/** One seat of an online table: its maker's name, or who else shall sit there. */
export function OnlineSeatForm({ index, seat, bots, change }: OnlineSeatFormProps) {
  const words = useWords()
  const { create } = useOnlineWords()
  return (
    <>
      <SeatMark seat={index} size={22} label={words.create.seat(index + 1)} />
      {index === 0 ? (
        <input
          className="seat-whole"
          aria-label={create.yourName}
          placeholder={create.yourName}
          required
          value={seat.name}
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => change({ ...seat, name: event.target.value })}
        />
      ) : (
        <select
          className="seat-whole"
          aria-label={words.create.seat(index + 1)}
          value={seat.bot ?? ''}
          onChange={(event) => change({ ...seat, bot: event.target.value || null })}
        >
          <option value="">{create.open}</option>
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {create.bot} – {words.create.bots[bot]}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

interface RulesFormProps {
  readonly rules: OnlineRules
  readonly change: (rules: OnlineRules) => void
}

export function OnlineRulesForm({ rules, change }: RulesFormProps) {
  const { create } = useOnlineWords()
  const { vanished } = usePeopleWords()
  const clock = CLOCKS.findIndex((each) => JSON.stringify(each) === JSON.stringify(rules.clock))
  const setClock = (place: number): void => {
    const chosen = CLOCKS[place] ?? STANDARD_RULES.clock
    // Without a clock nobody's time is ever up, so no bot can take over.
    const absence = chosen.kind === 'none' && rules.absence === 'bot' ? 'wait' : rules.absence
    change({ ...rules, clock: chosen, absence, patience: chosen.kind === 'none' ? rules.patience : null })
  }
  const absences = (['wait', 'remind', 'bot'] as const).filter((each) => each !== 'bot' || rules.clock.kind !== 'none')
  return (
    <section aria-labelledby="online-rules" className="online-rules">
      <h2 id="online-rules">{create.table}</h2>
      <label className="setting">
        <span>{create.clock}</span>
        <select value={clock} onChange={(event) => setClock(Number(event.target.value))}>
          {CLOCKS.map((each, place) => (
            <option key={JSON.stringify(each)} value={place}>
              {sayClock(create.clocks, each)}
            </option>
          ))}
        </select>
      </label>
      <label className="setting">
        <span>{create.absence}</span>
        <select
          value={rules.absence}
          onChange={(event) => change({ ...rules, absence: event.target.value as Absence })}
        >
          {absences.map((each) => (
            <option key={each} value={each}>
              {create.absences[each]}
            </option>
          ))}
        </select>
        <small className="facts">{create.absenceHelp}</small>
      </label>
      {rules.clock.kind === 'none' && (
        <label className="setting">
          <span>{vanished.patience}</span>
          <select
            value={rules.patience ?? ''}
            onChange={(event) => change({ ...rules, patience: Number(event.target.value) || null })}
          >
            <option value="">{vanished.patiences.none}</option>
            {PATIENCES.map((days) => (
              <option key={days} value={days * DAY}>
                {vanished.patiences.days(days)}
              </option>
            ))}
          </select>
          <small className="facts">{vanished.patienceHelp}</small>
        </label>
      )}
      <label className="setting">
        <span>{create.visibility}</span>
        <select
          value={rules.visibility}
          onChange={(event) => change({ ...rules, visibility: event.target.value as Visibility })}
        >
          {(['unlisted', 'public', 'private'] as const).map((each) => (
            <option key={each} value={each}>
              {create.visibilities[each]}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}
