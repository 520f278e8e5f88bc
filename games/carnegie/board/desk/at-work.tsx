import { Icon, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { departmentOf, PROJECT_GOODS, PROJECTS, SPACES, spaceId } from '../../components/index.ts'
import { departmentAt } from '../../model/company.ts'
import { playerAt } from '../../model/players.ts'
import type { CarnegieMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Disc } from '../pieces.tsx'
import { Sign } from '../signs.tsx'
import { Room } from './room.tsx'

/** On a phone, below the map while it is asked about: the rooms of the house whose departments can be used. */
export function AtWork({ seat }: { readonly seat: Seat }) {
  const { board, words } = useDrawing()
  const player = playerAt(board, seat)
  const rooms = SPACES.map((_, space) => space).filter((space) => {
    const department = departmentAt(player, space)
    return department !== null && departmentOf(department).type === board.turn?.action
  })
  return (
    <section className="cg-at-work" aria-label={words.atWork}>
      {rooms.map((space) => (
        <Room key={spaceId(space)} seat={seat} player={player} space={space} live />
      ))}
      {board.turn?.action === 'construction' && <Waiting seat={seat} />}
    </section>
  )
}

/** What can be built: the discs that wait on each tab, and the goods that each of them takes. */
function Waiting({ seat }: { readonly seat: Seat }) {
  const { board, words, book } = useDrawing()
  const { chosen } = useHands<CarnegieMove>()
  const { tabs } = playerAt(board, seat)
  return (
    <ul className="cg-waiting">
      {PROJECTS.map((project) => {
        const { waiting } = tabs[project]
        const meant = chosen.some((move) => move.type === 'build-project' && move.project === project)
        const goods = PROJECT_GOODS[project]
        return (
          <li
            key={project}
            className={`${waiting > 0 ? '' : 'cg-none'} ${meant ? 'cg-meant' : ''}`}
            {...shows('project', project)}
          >
            <Sign name={project} size={17} label={`${book.projects[project]}: ${words.waiting(waiting)}`} />
            <b>{waiting}</b>
            <Disc owner={seat} size={14} />
            <span>
              {goods} <Icon name="good" size={14} label={words.projectCost(goods)} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
