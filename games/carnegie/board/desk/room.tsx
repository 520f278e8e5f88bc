import { Icon, Spot, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import {
  builtVp,
  type DepartmentId,
  departmentOf,
  LOBBY,
  type Space,
  type SpaceId,
  START_HR,
  spaceId,
  TILE_IDS,
  tileNumber,
} from '../../components/index.ts'
import { activeAt, departmentAt, type Employee, inactiveAt } from '../../model/company.ts'
import type { CarnegieMove } from '../../types.ts'
import type { PlayerView } from '../../view.ts'
import { useDrawing, usePicking } from '../context.ts'
import { shows } from '../explain/things.ts'
import { People, Permanent, Person, type Posture } from '../pieces.tsx'
import { at } from '../places.ts'
import { Roomy } from '../roomy.tsx'
import { Sign } from '../signs.tsx'
import { Functions } from './face.tsx'
import { Grip } from './grip.tsx'
import { Target } from './target.tsx'

/** More than these uses have less room each. */
const FEW = 2

function usesOf(department: DepartmentId): number {
  return Object.keys(departmentOf(department).uses ?? {}).length
}

/** So many are drawn lying where no desks stand, in two rows. */
const LIE_IN_THE_OPEN = 8

interface RoomProps {
  readonly seat: Seat
  readonly player: PlayerView
  readonly space: Space
  /** The own company, where things can be pointed at. */
  readonly live: boolean
}

/** One space of a company: a department with its desks, a lobby, or room for more. */
export function Room(props: RoomProps) {
  const { board, book, words } = useDrawing()
  const { player, space, seat, live } = props
  const department = departmentAt(player, space)
  const lobby = space === LOBBY
  const turn = board.turn?.seat === seat ? board.turn : null
  const type = department ? departmentOf(department).type : null
  const busy = turn?.department === space
  const done = turn?.finished.includes(space)
  const name = lobby ? book.lobby : department ? words.short[department] : null
  const long = department && words.long[department]
  const lit = activeAt(player, space) > 0 || space === START_HR
  return (
    <div
      className={`cg-room ${type ? `cg-type-${type}` : lobby ? 'cg-lobby' : 'cg-empty'} ${busy ? 'cg-busy' : ''} ${done ? 'cg-done' : ''} ${turn && type && turn.action === type ? 'cg-wanted' : ''} ${lit ? 'cg-lit' : ''}`}
      data-place={at.room(seat, spaceId(space))}
      {...(department ? shows('department', department) : shows('part', lobby ? 'lobby' : 'empty-room'))}
    >
      <span className={`cg-room-head ${long ? 'cg-long-name' : ''}`}>
        {type && <Sign name={type} size={14} />}
        {lobby && <Icon name="home" size={14} />}
        {name ? <b>{long ? <Roomy whole={long} short={name} /> : name}</b> : <EmptyMark space={space} />}
        <BuiltMark space={space} department={department} />
      </span>
      <Staff {...props} />
      {department && (
        <span className={`cg-functions ${usesOf(department) > FEW ? 'cg-functions-many' : ''}`}>
          <Functions department={department} live={live} />
        </span>
      )}
      {live && <Target space={space} player={player} />}
    </div>
  )
}

/** What a department built here is worth. */
function EmptyMark({ space }: { readonly space: Space }) {
  const { words } = useDrawing()
  const vp = builtVp(space)
  return (
    <span className="cg-empty-mark" data-now={words.emptyRoom(vp)}>
      {`+${vp}`}
      <span className="cg-star">★</span>
    </span>
  )
}

/** What the department that was built here is worth. */
function BuiltMark({ space, department }: { readonly space: Space; readonly department: DepartmentId | null }) {
  const { words } = useDrawing()
  const tile = TILE_IDS.find((id) => id === department)
  return tile ? (
    <small className="cg-built" data-now={`${words.tileNumber(tileNumber(tile))}: ${words.builtWorth(builtVp(space))}`}>
      {`+${builtVp(space)}`}
    </small>
  ) : null
}

/** Desks with whoever stands at them, and those who lie in the room. */
function Staff({ seat, player, space, live }: RoomProps) {
  const { board, words } = useDrawing()
  const department = departmentAt(player, space)
  const desks = department ? departmentOf(department).desks : 0
  const price = department ? departmentOf(department).deskCost : 0
  const active = activeAt(player, space)
  const used = board.turn?.seat === seat ? (board.turn.used[space] ?? 0) : 0
  const free = Math.max(0, desks - active)
  return (
    <span className="cg-staff">
      {space === START_HR && (
        <span className="cg-group cg-group-standing" {...shows('part', 'permanent')}>
          <Permanent label={words.permanent} />
        </span>
      )}
      <Group seat={seat} space={space} employee="unused" posture="standing" count={active - used} live={live} />
      <Group seat={seat} space={space} employee="used" posture="used" count={used} live={live} />
      {Array.from({ length: free }, (_, i) => (
        <span key={i} className="cg-desk-free" data-now={words.desk(price)} {...shows('part', 'desk')}>
          ${price}
        </span>
      ))}
      <Group
        seat={seat}
        space={space}
        employee="inactive"
        posture="lying"
        count={inactiveAt(player, space)}
        // They lie in what room the desks leave.
        most={department ? Math.max(1, 3 - desks) : LIE_IN_THE_OPEN}
        live={live}
      />
    </span>
  )
}

interface GroupProps {
  readonly seat: Seat
  readonly space: Space
  readonly employee: Employee
  readonly posture: Posture
  readonly count: number
  /** How many of them are drawn side by side at most. */
  readonly most?: number
  readonly live: boolean
}

/** Employees of one state in a room: to be taken in hand when they can move, or to be assigned at once. */
function Group({ seat, space, employee, posture, count, most = 3, live }: GroupProps) {
  const { words } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const { picked, pick } = usePicking()
  if (count <= 0) return null
  const from: SpaceId = spaceId(space)
  const own = live ? moves : []
  const assign = own.filter((move) => move.type === 'assign' && move.from === from && move.employee === employee)
  const walks = own.some((move) => move.type === 'step' && move.from === from && move.employee === employee)
  const label = words.people[employee](count)
  const crowd =
    count > most ? (
      <>
        <Person seat={seat} posture={posture} />
        <b>×{count}</b>
      </>
    ) : (
      <People seat={seat} posture={posture} count={count} />
    )
  if (assign.length > 0) {
    return (
      <Spot moves={assign} label={label} className={`cg-group cg-group-${posture}`} {...shows('part', posture)}>
        {crowd}
      </Spot>
    )
  }
  if (!walks) {
    return (
      <span
        className={`cg-group cg-group-${posture}`}
        role="img"
        aria-label={label}
        data-now={label}
        {...shows('part', posture)}
      >
        {crowd}
      </span>
    )
  }
  const chosen = picked?.kind === 'employee' && picked.from === from && picked.employee === employee
  return (
    <Grip
      label={`${label}, ${words.takeInHand}`}
      chosen={chosen}
      className={`cg-group cg-group-${posture}`}
      mark={shows('part', posture)}
      onClick={() => pick(chosen ? null : { kind: 'employee', from, employee })}
    >
      {crowd}
    </Grip>
  )
}
