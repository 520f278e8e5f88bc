import { SeatMark, wordOf } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { memo } from 'react'
import type { CompanyId } from '../../components/index.ts'
import { managedBy } from '../../model/players.ts'
import { heldBy, votesOf } from '../../model/shares.ts'
import { boundToStand } from '../../steps/meeting/election.ts'
import type { Board } from '../../view.ts'
import { companyInQuestion, currentOf, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Crest, Envelope } from '../signs.tsx'
import { Count as CountedBallots } from './count.tsx'
import { Elected } from './elected.tsx'
import { Question } from './questions.tsx'
import type { Scene } from './scene.ts'

/** The meeting from within: the company's banner, everybody in their chair, and the question on the table. */
export function Interior({ scene = null }: { readonly scene?: Scene | null }) {
  const { view, board, words, book } = useDrawing()
  const { step, params } = currentOf(view)
  const company = scene?.company ?? companyInQuestion(view)
  const voting = scene !== null || step === 'election-vote' || step === 'tie-break'
  const told = step === 'auction' ? words.auction(params.place) : wordOf(words.steps, step)
  return (
    <section className={`me-interior ${company ? `me-${company}` : ''}`} aria-label={words.places.hall}>
      <Room />
      <header
        className="me-banner"
        data-place={at.banner}
        {...(company ? shows('company', company) : shows('part', 'hall'))}
      >
        {company && <Crest company={company} size={54} />}
        <h3>
          {company && <b>{book.companies[company]}</b>}
          <span>{company && voting ? words.elects(votesIn(board, company)) : told}</span>
        </h3>
      </header>
      <ul className="me-chairs">
        {board.players.map((_, seat) => (
          <Chair key={seat} seat={seat} company={company} scene={scene} />
        ))}
      </ul>
      <div className="me-table">
        {scene ? <CountedBallots scene={scene} /> : <Question />}
        <Elected but={scene?.company ?? null} />
      </div>
    </section>
  )
}

function votesIn(board: Board, company: CompanyId): number {
  return board.players.reduce((sum, _, seat) => sum + votesOf(board, company, seat), 0)
}

interface ChairProps {
  readonly seat: Seat
  readonly company: CompanyId | null
  readonly scene: Scene | null
}

function Chair({ seat, company, scene }: ChairProps) {
  const { board, view, words, names } = useDrawing()
  const current = currentOf(view)
  const step = scene ? '' : current.step
  const bound = step === 'candidature' && company ? boundToStand(board, company) : []
  const standing = scene?.candidates ?? ('candidates' in current.params ? current.params.candidates : bound)
  const manager = company === null ? null : (board.companies[company]?.manager ?? null)
  // As soon as somebody is elected the chair is theirs.
  const holds = (scene?.elected ?? manager) === seat
  const asked = !scene && view.asked.includes(seat)
  return (
    <li
      className={`me-chair ${holds ? 'me-chair-manager' : ''} ${asked ? 'me-chair-asked' : ''}`}
      data-place={at.chair(seat)}
    >
      {holds && company && (
        <span className="me-sign" {...shows('company', company)}>
          <Crest company={company} size={38} />
        </span>
      )}
      {standing.includes(seat) && (
        <i className="me-rosette" data-now={words.candidate} {...shows('part', 'election')}>
          <SeatMark seat={seat} size={15} label={words.candidate} />
        </i>
      )}
      <span className="me-chair-name">
        <SeatMark seat={seat} size={22} /> {names.seat(seat)}
      </span>
      {step === 'support' ? (
        <Count value={board.players[seat]?.relations ?? 0} word={words.relationsWord} />
      ) : (
        company && board.companies[company] && <Votes company={company} seat={seat} />
      )}
      {!company && (
        <span className="me-chair-crests" {...shows('part', 'hall')}>
          {managedBy(board, seat).map((id) => (
            <Crest key={id} company={id} size={26} label />
          ))}
        </span>
      )}
      {holds && <em>{scene?.elected === seat ? words.managerNext : words.managerNow}</em>}
      {bound.includes(seat) && <small>{words.bound}</small>}
      {SECRET.includes(step) && <Answer seat={seat} asked={asked} />}
    </li>
  )
}

/** Steps in which all answer at once, unseen by the others. */
const SECRET = ['election-vote', 'dividend-vote', 'candidature', 'agree-cash']

/** Whether somebody has answered: what, is seen when all have. */
function Answer({ seat, asked }: { readonly seat: Seat; readonly asked: boolean }) {
  const { board, words, seat: viewer } = useDrawing()
  if (board.votes[seat] === null && board.ballots[seat] === null) {
    if (!asked) return null
    return (
      <span className="me-chair-vote" {...shows('part', 'votes')}>
        {seat === viewer ? words.deciding : words.thinking}
      </span>
    )
  }
  return (
    <span className="me-chair-vote" {...shows('part', 'votes')}>
      <Envelope /> {seat === viewer ? words.answered : words.sealed}
    </span>
  )
}

/** Relations markers decide who comes first next year, not votes. */
function Count({ value, word }: { readonly value: number; readonly word: (n: number) => string }) {
  return (
    <span className="me-chair-votes" {...shows('part', 'relations')}>
      <b>{value}</b>
      <span>{word(value)}</span>
    </span>
  )
}

/** The votes a seat controls, and where they come from. */
function Votes({ company, seat }: { readonly company: CompanyId; readonly seat: Seat }) {
  const { board, words, book } = useDrawing()
  const votes = votesOf(board, company, seat)
  const own = heldBy(board, company, seat)
  const others = managedBy(board, seat).flatMap((id) => {
    const held = heldBy(board, company, id)
    return held > 0 ? [`${held} ${book.companies[id]}`] : []
  })
  return (
    <span className={`me-chair-votes ${votes === 0 ? 'me-chair-none' : ''}`} {...shows('part', 'votes')}>
      <b>{votes}</b>
      <span>
        {words.votesWord(votes)}
        <small>
          {votes === 0 ? words.noShares : [own > 0 ? words.ownShares(own) : '', ...others].filter(Boolean).join(' + ')}
        </small>
      </span>
    </span>
  )
}

/** A steamer at the quay, as one sees it from the hall. */
function Moored({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 186)`}>
      <path d="M0 -14h80l-10 16H8z" fill="#0a1a2b" />
      <path d="M2 -14h76l-3 5H4z" fill="#b8402f" />
      <path d="M10 -26h20v12H10z" fill="#f6f2e7" />
      <path d="M13 -22h3v3h-3zM19 -22h3v3h-3zM25 -22h3v3h-3z" fill="#0e2238" />
      <path d="M16 -35h8v9h-8z" fill="#b8402f" />
      <path d="M36 -17L52 -28L68 -17M52 -32V-14" stroke="#f6f2e7" strokeWidth="1.600" fill="none" />
      <path
        d="M-6 6q6 -4 12 0t12 0t12 0t12 0t12 0t12 0"
        stroke="#9fc3d6"
        strokeOpacity=".5"
        strokeWidth="2"
        fill="none"
      />
    </g>
  )
}

/** Walls, windows onto the harbour, floor. */
const Room = memo(function Room() {
  return (
    <svg className="me-room" viewBox="0 0 1268 700" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width="1268" height="400" fill="url(#me-wall)" />
      <rect y="370" width="1268" height="340" fill="url(#me-floor)" />
      {[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => (
        <path
          key={i}
          d={`M${634 + i * 90} 370L${634 + i * 330} 710`}
          stroke="#2a160d"
          strokeWidth="2"
          strokeOpacity=".5"
        />
      ))}
      {Array.from({ length: 14 }, (_, i) => (
        <rect
          key={i}
          x={20 + i * 92}
          y="246"
          width="72"
          height="112"
          fill="none"
          stroke="#0f2535"
          strokeWidth="3"
          strokeOpacity=".6"
        />
      ))}
      <rect y="232" width="1268" height="8" fill="#c8a25a" fillOpacity=".6" />
      <rect y="366" width="1268" height="8" fill="#0f2535" />
      {[70, 262, 866, 1058].map((x, i) => (
        <g key={x}>
          <path d={`M${x} 214V86a70 70 0 0 1 140 0V214z`} fill="url(#me-sky)" />
          <path d={`M${x} 170h140v44h-140z`} fill="var(--me-sea-1)" />
          <path
            d={`M${x + 20} 174V96M${x + 20} 100l70 -18M${x + 20} 112h32M${x + 90} 82v44`}
            stroke="#0e2238"
            strokeWidth="5"
            fill="none"
          />
          <Moored x={x + 34 + i * 8} />
          <path
            d={`M${x} 214V86a70 70 0 0 1 140 0V214zM${x + 70} 16V214M${x} 112h140`}
            fill="none"
            stroke="#c8a25a"
            strokeWidth="6"
          />
        </g>
      ))}
    </svg>
  )
})
