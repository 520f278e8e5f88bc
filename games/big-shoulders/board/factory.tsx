import { Icon, SeatMark, Spot, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { CompanyId, Factory } from '../components/index.ts'
import type { FactoryState } from '../state.ts'
import type { BigShoulders, BigShouldersMove } from '../types.ts'
import type { Board } from '../view.ts'
import { useDrawing, useTerms } from './context.ts'
import { CubeRow, sayCubes } from './cubes.tsx'
import { ManagerSigns } from './effect.tsx'
import { shows } from './explain/things.ts'
import { Glyph } from './glyphs.tsx'
import { at } from './places.ts'

interface FactoryProps {
  readonly id: CompanyId
  readonly number: number
  readonly factory: FactoryState
  readonly printed: Factory | undefined
}

/** One factory: who works there, what it needs, what it makes, what its Manager brings. */
export function FactoryPanel({ id, number, factory, printed }: FactoryProps) {
  const { board, view, after, words, book } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  if (!printed) return null
  const here = currentCompany(view.agenda.at(-1)?.params) ?? board.turn?.company
  const meant = here === id ? moves.filter((move) => isHere(move, number)) : []
  const acts = board.turn?.company === id
  const why = acts && board.turn?.stage !== 'distribution' ? ({ type: 'produce', factory: number } as const) : null
  const done = acts && (board.turn?.produced ?? 0) >= number
  const next = after?.companies[id]?.factories[number - 1]
  const full = factory.automated === printed.workerSpaces
  const partner = partnerWaitingAt(board, id, number)
  const work = `${words.needs} ${sayCubes(printed.resources, book.resources)}, ${words.makes} ${printed.goods + (full ? 1 : 0)} ${words.goods}`
  const label = `${words.factory(number)}: ${work}${partner === null ? '' : `. ${words.partnerHere}`}`
  return (
    <Spot
      moves={meant}
      why={why}
      label={label}
      place={at.factory(id, number)}
      className={`factory ${done ? 'factory-done' : ''}`}
      {...shows('factory', `${id}/${number}`)}
    >
      <span className="factory-staff">
        {Array.from({ length: printed.workerSpaces }, (_, i) => (
          <StaffSlot key={i} piece={pieceAt(factory, i)} next={next ? pieceAt(next, i) : undefined} />
        ))}
        <span
          className={`slot slot-manager ${factory.manager ? 'slot-filled' : ''} ${next?.manager && !factory.manager ? 'slot-next' : ''}`}
          data-now={words.manager}
        >
          <Glyph name="manager" size={19} label={factory.manager ? words.manager : undefined} />
        </span>
        <ManagerSigns bonus={printed.manager} />
      </span>
      <span className="factory-work">
        <CubeRow cubes={printed.resources} size={18} />
        <b className="factory-goods">
          → {printed.goods + (full ? 1 : 0)}
          <Glyph name="good" size={17} />
        </b>
        {partner !== null && (
          <span className="factory-partner" {...shows('part', 'waiting')}>
            <Glyph name="partner" size={18} label={words.partnerHere} />
            <SeatMark seat={partner} size={11} />
          </span>
        )}
      </span>
      {done && (
        <span className="factory-check">
          <Icon name="check" size={15} />
        </span>
      )}
    </Spot>
  )
}

/** Whose reserved Partner production in all factories would free; it is drawn at the last one (BS-OPR-22, BS-DIR-10). */
function partnerWaitingAt(board: Board, id: CompanyId, number: number): Seat | null {
  const company = board.companies[id]
  if (!company || number < company.factories.length) return null
  const director = board.players[company.director]
  const waits =
    director?.partners.reserved === 'pool' ||
    (director?.partners.reserved === 'charter' && director.startingCompany === id)
  return waits ? company.director : null
}

function currentCompany(params: BigShoulders['frame']['params'] | undefined): CompanyId | undefined {
  return params && 'company' in params ? params.company : undefined
}

/** Moves that are made by pointing at a factory. */
function isHere(move: BigShouldersMove, number: number): boolean {
  switch (move.type) {
    case 'hire':
    case 'place-worker':
    case 'appoint-manager':
    case 'automate':
    case 'produce':
      return move.factory === number
    case 'relocate':
      return move.to === number
    default:
      return false
  }
}

type StaffPiece = 'automation' | 'worker' | 'empty'

/** Automation tokens lie to the left, Workers beside them. */
function pieceAt({ automated, workers }: FactoryState, place: number): StaffPiece {
  if (place < automated) return 'automation'
  return place < automated + workers ? 'worker' : 'empty'
}

function StaffSlot({ piece, next }: { readonly piece: StaffPiece; readonly next: StaffPiece | undefined }) {
  const { words } = useTerms()
  const names = { automation: words.automated, worker: words.worker, empty: words.emptySlot }
  const coming = next !== undefined && next !== piece
  return (
    <span
      className={`slot ${piece === 'empty' ? '' : 'slot-filled'} slot-${piece} ${coming ? 'slot-next' : ''}`}
      data-now={names[piece]}
    >
      <Glyph name={piece === 'automation' ? 'automation' : 'worker'} size={19} label={names[piece]} />
    </span>
  )
}
