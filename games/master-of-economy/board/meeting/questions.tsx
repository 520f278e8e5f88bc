import { Figure, SeatMark, Spot } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { ReactNode } from 'react'
import type { CompanyId } from '../../components/index.ts'
import type { MasterOfEconomy, MasterOfEconomyMove } from '../../types.ts'
import type { Board } from '../../view.ts'
import { currentOf, inPlay, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { dividendForecast, embezzlementForecast } from '../forecasts.ts'
import { at } from '../places.ts'
import { Crest } from '../signs.tsx'
import { BuyBack } from './buy-back.tsx'
import { Choice, useKind } from './choice.tsx'
import { Election } from './election.tsx'

/** What lies on the table for every question that is answered in the hall. */
const TABLES: { readonly [F in MasterOfEconomy['question'] as F['step']]?: (params: F['params']) => ReactNode } = {
  'agree-cash': () => <Answers type="agree-cash" answer={(move) => move.open} />,
  auction: (params) => <Auction {...params} />,
  embezzlement: (params) => <Embezzlement company={params.company} />,
  motions: (params) => <Motions {...params} />,
  'dividend-vote': (params) => <DividendVote {...params} />,
  'buy-backs': (params) => <BuyBack company={params.company} />,
  candidature: () => <Answers type="stand" answer={(move) => move.stand} />,
  'election-vote': (params) => <Election {...params} />,
  'tie-break': (params) => <Election {...params} />,
  support: () => <Support />,
}

/** Whatever a step is about, its table takes it. */
interface Table {
  of(params: object): ReactNode
}
const tables: Readonly<Partial<Record<string, Table['of']>>> = TABLES

export function isInHall(step: string): boolean {
  return step in TABLES
}

export function Question() {
  const { view } = useDrawing()
  const { step, params } = currentOf(view)
  return tables[step]?.(params) ?? null
}

/** Yes or no of everyone at once. */
function Answers<T extends 'agree-cash' | 'stand'>({
  type,
  answer,
}: {
  readonly type: T
  readonly answer: (move: Extract<MasterOfEconomyMove, { type: T }>) => boolean
}) {
  const { words } = useDrawing()
  const label = (yes: boolean): string =>
    type === 'stand' ? (yes ? words.standYes : words.standNo) : yes ? words.yes : words.no
  return (
    <div className="me-options">
      {useKind(type).map((move) => (
        <Choice
          key={String(answer(move))}
          move={move}
          label={label(answer(move))}
          part={type === 'stand' ? 'candidature' : 'open-cash'}
        />
      ))}
    </div>
  )
}

interface AuctionProps {
  readonly place: number
  readonly last: number
  readonly active: readonly Seat[]
}

const QUICK_BIDS = 8

function Auction({ last, active }: AuctionProps) {
  const { words, names } = useDrawing()
  const bids = useKind('bid')
  const rest = bids.slice(QUICK_BIDS)
  return (
    <>
      <p>
        <b>{words.lastBid(last)}</b> · {words.stillIn}:{' '}
        {active.map((seat) => (
          <span key={seat} className="me-active">
            <SeatMark seat={seat} size={14} /> {names.seat(seat)}
          </span>
        ))}
      </p>
      <div className="me-options">
        {bids.slice(0, QUICK_BIDS).map((move) => (
          <Choice key={move.amount} move={move} label={String(move.amount)} part="auction" />
        ))}
        {rest.length > 0 && (
          <Spot moves={rest} label={words.more} className="me-option" {...shows('part', 'auction')}>
            <strong>…</strong>
          </Spot>
        )}
      </div>
    </>
  )
}

function Embezzlement({ company }: { readonly company: CompanyId }) {
  const { board, words } = useDrawing()
  return (
    <div className="me-options">
      {useKind('embezzle').map((move) => {
        const { cost, points } = embezzlementForecast(board, company, move.amount)
        return (
          <Choice
            key={move.amount}
            move={move}
            label={move.amount === 0 ? words.nothing : words.take(move.amount)}
            part="embezzlement"
          >
            {move.amount > 0 && (
              <span>
                {words.costs(cost)}, {words.falls(points)}
              </span>
            )}
          </Choice>
        )
      })}
    </div>
  )
}

interface MotionsProps {
  readonly company: CompanyId
  readonly most: number
  readonly named: readonly number[]
}

function Motions({ company, named }: MotionsProps) {
  const { words } = useDrawing()
  return (
    <>
      <p className="me-named" {...shows('part', 'dividend')}>
        {words.motion}:{' '}
        {[...new Set(named)].map((amount) => (
          <b key={amount}>{words.perShare(amount)}</b>
        ))}
      </p>
      <div className="me-options">
        {useKind('name-motion').map((move) => (
          <Choice key={move.amount} move={move} label={words.perShare(move.amount)} part="dividend">
            <Payout company={company} amount={move.amount} />
          </Choice>
        ))}
      </div>
    </>
  )
}

/** What a dividend costs the company and brings the seat in front of the screen. */
function Payout({ company, amount }: { readonly company: CompanyId; readonly amount: number }) {
  const { board, words, seat } = useDrawing()
  const { all, rest, own } = dividendForecast(board, company, amount, seat)
  return (
    <>
      <span>{words.pays(all, rest)}</span>
      {own > 0 && <span>{words.toYou(own)}</span>}
    </>
  )
}

interface VoteProps {
  readonly company: CompanyId
  readonly amount: number
}

function DividendVote({ company, amount }: VoteProps) {
  const { words } = useDrawing()
  const asked = useKind('vote').length > 0
  return (
    <>
      <p className="me-named" {...shows('part', 'dividend')}>
        {words.motion}: <b>{words.perShare(amount)}</b>
      </p>
      {asked && (
        <div className="me-options">
          <Choice move={{ type: 'vote', yes: true }} label={words.yes} part="dividend">
            <Payout company={company} amount={amount} />
          </Choice>
          <Choice move={{ type: 'vote', yes: false }} label={words.no} part="dividend" />
        </div>
      )}
    </>
  )
}

/** The place of every company next year, as the markers lie: more come first, else the old sequence stays. */
function placesNext({ order, support }: Board): Map<CompanyId, number> {
  const sorted = [...order].sort((a, b) => support[b] - support[a])
  return new Map(sorted.map((id, i) => [id, i + 1]))
}

function Support() {
  const { board, after, words, book } = useDrawing()
  const [places, coming] = [placesNext(board), after && placesNext(after)]
  return (
    <>
      <div className="me-options">
        {useKind('support').map((move) => (
          <Choice key={move.markers} move={move} label={words.support(move.markers)} part="support" />
        ))}
      </div>
      <ul className="me-supports" data-place={at.order}>
        {inPlay(board).map(({ id }) => (
          <li key={id} {...shows('part', 'support')}>
            <strong>
              <Figure value={places.get(id) ?? 0} next={coming?.get(id)} />
            </strong>
            <Crest company={id} size={24} /> {book.companies[id]}: <b>{words.support(board.support[id])}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
