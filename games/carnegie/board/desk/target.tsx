import { Icon, Spot, stepOf, useHands } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import {
  departmentOf,
  LOBBY,
  type Space,
  type SpaceId,
  spaceId,
  spaceOf,
  stepsBetween,
  type TileId,
} from '../../components/index.ts'
import { departmentAt, inactiveAt, newLobby } from '../../model/company.ts'
import { buildCost } from '../../steps/departments/build-department.ts'
import type { CarnegieMove } from '../../types.ts'
import type { PlayerView } from '../../view.ts'
import { useDrawing, usePicking } from '../context.ts'
import { shows } from '../explain/things.ts'
import { walk } from '../moving.ts'
import { Sign } from '../signs.tsx'
import { Grip } from './grip.tsx'

interface TargetProps {
  readonly space: Space
  readonly player: PlayerView
}

/** What a whole room means when it is pointed at: a goal for an employee, a site, a desk to activate, a lobby. */
export function Target(props: TargetProps) {
  const { view } = useDrawing()
  const { picked } = usePicking()
  if (picked?.kind === 'employee') return <Goal {...props} />
  const step = stepOf(view)
  if (step === 'activation') return <Activating {...props} />
  if (step === 'choose-lobby') return <Entering {...props} />
  return step === 'department-turn' ? <Site {...props} /> : null
}

/** How many steps it is to here for the employee in hand; a click walks all of them. */
function Goal({ space }: TargetProps) {
  const { board, words } = useDrawing()
  const { picked, pick } = usePicking()
  const { takeAll } = useHands<CarnegieMove>()
  if (picked?.kind !== 'employee') return null
  const to = spaceId(space)
  const steps = stepsBetween(spaceOf(picked.from), space)
  const have = board.turn?.steps ?? 0
  if (steps === 0) return null
  if (steps > have) {
    return (
      <span className="cg-target cg-target-far" data-now={words.tooFar(steps, have)} {...shows('part', 'steps')}>
        <Badge>
          {steps} <Sign name="steps" size={16} label={words.tooFar(steps, have)} />
        </Badge>
      </span>
    )
  }
  return (
    <Grip
      label={words.goHere(steps)}
      className="cg-target"
      mark={shows('part', 'steps')}
      said
      onClick={() => {
        takeAll(walk(picked.from, to, picked.employee))
        pick(null)
      }}
    >
      <Badge>
        {steps} <Sign name="steps" size={16} />
      </Badge>
    </Grip>
  )
}

function Badge({ children }: { readonly children: ReactNode }) {
  return <span className="cg-badge">{children}</span>
}

function useMeant(test: (move: CarnegieMove) => boolean): CarnegieMove[] {
  const { moves } = useHands<CarnegieMove>()
  return moves.filter(test)
}

/** Somebody lying here stands up at a free desk, which says what that costs. */
function Activating({ space, player }: TargetProps) {
  const { words } = useDrawing()
  const id: SpaceId = spaceId(space)
  const meant = useMeant((move) => move.type === 'activate' && move.space === id)
  const department = departmentAt(player, space)
  if (inactiveAt(player, space) === 0) return null
  const cost = department ? departmentOf(department).deskCost : 0
  return (
    <Spot moves={meant} why={{ type: 'activate', space: id }} label={words.activateHere(cost)} className="cg-target" />
  )
}

function Entering({ space, player }: TargetProps) {
  const { book } = useDrawing()
  const lobby = space === LOBBY ? 'lobby' : space === newLobby(player) ? 'new-lobby' : null
  const meant = useMeant((move) => move.type === 'enter-lobby' && move.lobby === lobby)
  if (meant.length === 0) return null
  return <Spot moves={meant} label={lobby === 'lobby' ? book.lobby : book.newLobby} className="cg-target" />
}

/** A free space for the tile in hand, or for any that can be built. */
function Site({ space, player }: TargetProps) {
  const { words, board } = useDrawing()
  const { picked } = usePicking()
  const tile: TileId | null = picked?.kind === 'tile' ? picked.tile : player.reserve
  const meant = useMeant(
    (move) => move.type === 'build-department' && spaceOf(move.space) === space && (!tile || move.tile === tile),
  )
  if (player.departments[space] !== null || board.turn?.action !== 'management') return null
  const goods = tile ? buildCost(player, tile, space) : null
  const why: CarnegieMove | null = tile ? { type: 'build-department', tile, space: spaceId(space) } : null
  return (
    <Spot moves={meant} why={why} label={words.buildHere(goods)} className="cg-target">
      {meant.length > 0 && goods !== null && (
        <Badge>
          {goods} <Icon name="good" size={16} />
        </Badge>
      )}
    </Spot>
  )
}
