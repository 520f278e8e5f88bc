import { SeatMark, Spot, useHands, wordOf } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { ReactNode } from 'react'
import { type CompanyId, successMarkers } from '../components/index.ts'
import type { Payment } from '../model/payments.ts'
import { votesOf } from '../model/shares.ts'
import type { MasterOfEconomy, MasterOfEconomyMove } from '../types.ts'
import type { Board } from '../view.ts'
import { companyInQuestion, currentOf, inPlay, useDrawing } from './context.ts'
import { dividendForecast, embezzlementForecast } from './forecasts.ts'
import { Crest } from './signs.tsx'

/** One panel for every question that is not answered on the board itself. */
const PANELS: { readonly [F in MasterOfEconomy['question'] as F['step']]?: (params: F['params']) => ReactNode } = {
  'agree-cash': () => <Answers type="agree-cash" answer={(move) => move.open} />,
  auction: (params) => <Auction {...params} />,
  'success-marker': () => <SuccessMarkers />,
  shortage: (params) => <Shortage payment={params.payment} />,
  repayment: () => <Loan />,
  'new-loan': () => <Loan />,
  embezzlement: (params) => <Embezzlement company={params.company} />,
  motions: (params) => <Motions {...params} />,
  'dividend-vote': (params) => <DividendVote {...params} />,
  candidature: () => <Answers type="stand" answer={(move) => move.stand} />,
  'election-vote': (params) => <Election {...params} />,
  'tie-break': (params) => <Election {...params} />,
  support: () => <Support />,
}

/** Whatever a step is about, its panel takes it. */
interface Panel {
  of(params: object): ReactNode
}
const panels: Readonly<Partial<Record<string, Panel['of']>>> = PANELS

export function Meeting() {
  const { view, words, book } = useDrawing()
  const { step, params } = currentOf(view)
  const company = companyInQuestion(view)
  const panel = panels[step]
  if (!panel) return null
  return (
    <section className={`panel me-meeting-panel ${company ? `me-${company}` : ''}`} aria-label={words.sections.meeting}>
      <header>
        {company && <Crest company={company} size={36} />}
        <h3>
          {step === 'auction' ? words.auction(params.place) : wordOf(words.steps, step)}
          {company && <small>{book.companies[company]}</small>}
        </h3>
      </header>
      {panel(params)}
    </section>
  )
}

interface ChoiceProps {
  readonly move: MasterOfEconomyMove
  readonly label: string
  readonly children?: ReactNode
}

/** A card that makes one move, or tells why not. */
function Choice({ move, label, children }: ChoiceProps) {
  const { moves } = useHands<MasterOfEconomyMove>()
  const wanted = JSON.stringify(move)
  return (
    <Spot
      moves={moves.filter((other) => JSON.stringify(other) === wanted)}
      why={move}
      label={label}
      className="me-option"
    >
      <strong>{label}</strong>
      {children}
    </Spot>
  )
}

function useKind<T extends MasterOfEconomyMove['type']>(type: T): readonly Extract<MasterOfEconomyMove, { type: T }>[] {
  const { moves } = useHands<MasterOfEconomyMove>()
  return moves.filter((move): move is Extract<MasterOfEconomyMove, { type: T }> => move.type === type)
}

/** Yes or no of everyone at once. */
function Answers<T extends 'agree-cash' | 'stand'>({
  type,
  answer,
}: {
  readonly type: T
  readonly answer: (move: Extract<MasterOfEconomyMove, { type: T }>) => boolean
}) {
  const { board, words } = useDrawing()
  return (
    <>
      <div className="me-options">
        {useKind(type).map((move) => (
          <Choice key={String(answer(move))} move={move} label={answer(move) ? words.yes : words.no} />
        ))}
      </div>
      <Weights weigh={() => null} answers={board.votes} />
    </>
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
          <Choice key={move.amount} move={move} label={String(move.amount)} />
        ))}
        {rest.length > 0 && (
          <Spot moves={rest} label={words.more} className="me-option">
            <strong>…</strong>
          </Spot>
        )}
      </div>
    </>
  )
}

/** Face down, all at once; the one of last time rests. */
function SuccessMarkers() {
  const { board, view, words, names, seat } = useDrawing()
  const own = seat === null ? null : board.players[seat]?.success
  return (
    <>
      <p>{words.shadowHelp}</p>
      <div className="me-options">
        {own?.laid === null &&
          successMarkers(view.seats).map((value) => (
            <Choice key={value} move={{ type: 'lay-success', value }} label={`+${value}`}>
              {own.shown === value && <span>{words.shown}</span>}
            </Choice>
          ))}
      </div>
      <ul className="me-weights">
        {board.players.map(({ success }, each) => (
          <li key={each}>
            <SeatMark seat={each} size={16} /> {names.seat(each)}
            {success && success.shown !== null && <span className="quiet">{words.open(success.shown)}</span>}
            <span>
              {success?.laid === null || success?.laid === undefined
                ? words.thinking
                : success.laid === 'face-down'
                  ? words.laid
                  : `+${success.laid}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Shortage({ payment }: { readonly payment: Payment }) {
  const { board, words } = useDrawing()
  const { cash } = board.companies[payment.company] ?? { cash: 0 }
  return (
    <>
      <p>
        {words.companyCash}: <b>{cash}</b>
      </p>
      <div className="me-options">
        {useKind('contribute').map((move) => (
          <Choice key={move.amount} move={move} label={words.contribute(move.amount)} />
        ))}
      </div>
    </>
  )
}

function Loan() {
  const { board, view, words } = useDrawing()
  const id = companyInQuestion(view)
  const company = id && board.companies[id]
  if (!company) return null
  return (
    <p>
      {words.companyCash}: <b>{company.cash}</b> · {words.loans}: <b>{company.loans}</b>
    </p>
  )
}

function Embezzlement({ company }: { readonly company: CompanyId }) {
  const { board, words } = useDrawing()
  return (
    <div className="me-options">
      {useKind('embezzle').map((move) => {
        const { cost, points } = embezzlementForecast(board, company, move.amount)
        return (
          <Choice key={move.amount} move={move} label={move.amount === 0 ? words.nothing : words.take(move.amount)}>
            {move.amount > 0 && (
              <>
                <span>{words.costs(cost)}</span>
                <span>{words.falls(points)}</span>
              </>
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
      <p className="me-named">
        {words.motion}:{' '}
        {[...new Set(named)].map((amount) => (
          <b key={amount}>{words.perShare(amount)}</b>
        ))}
      </p>
      <div className="me-options">
        {useKind('name-motion').map((move) => (
          <Choice key={move.amount} move={move} label={words.perShare(move.amount)}>
            <Payout company={company} amount={move.amount} />
          </Choice>
        ))}
      </div>
      <Votes company={company} answers={null} />
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
  const { board, words } = useDrawing()
  const asked = useKind('vote').length > 0
  return (
    <>
      <p className="me-named">
        {words.motion}: <b>{words.perShare(amount)}</b>
      </p>
      {asked && (
        <div className="me-options">
          <Choice move={{ type: 'vote', yes: true }} label={words.yes}>
            <Payout company={company} amount={amount} />
          </Choice>
          <Choice move={{ type: 'vote', yes: false }} label={words.no} />
        </div>
      )}
      <Votes company={company} answers={board.votes} />
    </>
  )
}

interface ElectionProps {
  readonly company: CompanyId
  readonly candidates: readonly Seat[]
}

function Election({ company, candidates }: ElectionProps) {
  const { board, view, words, names } = useDrawing()
  const type = currentOf(view).step === 'tie-break' ? 'break-tie' : 'elect'
  const asked = useHands<MasterOfEconomyMove>().asked
  return (
    <>
      <div className="me-options">
        {candidates.map((candidate) =>
          asked ? (
            <Choice key={candidate} move={{ type, candidate }} label={names.seat(candidate)}>
              <SeatMark seat={candidate} size={20} />
            </Choice>
          ) : (
            <span key={candidate} className="me-option">
              <SeatMark seat={candidate} size={20} /> {words.candidate} {names.seat(candidate)}
            </span>
          ),
        )}
      </div>
      <Votes company={company} answers={board.ballots} />
    </>
  )
}

/** Every seat with the votes it controls, and whether it has answered. */
function Votes({
  company,
  answers,
}: {
  readonly company: CompanyId
  readonly answers: Board['ballots'] | Board['votes'] | null
}) {
  const { board } = useDrawing()
  return <Weights weigh={(seat) => votesOf(board, company, seat)} answers={answers} />
}

interface WeightsProps {
  readonly weigh: (seat: Seat) => number | null
  readonly answers: Board['ballots'] | Board['votes'] | null
}

function Weights({ weigh, answers }: WeightsProps) {
  const { board, view, words, names } = useDrawing()
  const weights = board.players.map((_, seat) => weigh(seat))
  const all = weights.reduce<number>((sum, votes) => sum + (votes ?? 0), 0)
  return (
    <ul className="me-weights">
      {weights.map((votes, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} size={16} /> {names.seat(seat)}
          {votes !== null && (
            <>
              <span className="me-weight" style={{ inlineSize: `${all > 0 ? (votes / all) * 100 : 0}%` }} />
              <b>{words.votes(votes)}</b>
            </>
          )}
          {answers && (
            <span className="quiet">
              {answers[seat] !== null ? words.answered : view.asked.includes(seat) ? words.thinking : ''}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Support() {
  const { board, words, book } = useDrawing()
  return (
    <>
      <div className="me-options">
        {useKind('support').map((move) => (
          <Choice key={move.markers} move={move} label={words.support(move.markers)} />
        ))}
      </div>
      <ul className="me-weights">
        {inPlay(board).map(({ id }) => (
          <li key={id} className={`me-${id}`}>
            <Crest company={id} size={22} /> {book.companies[id]}
            <b>{words.support(board.support[id])}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
