import { Icon, Spot, useHands } from '@boardroom/board-kit'
import type { Seat, View } from '@boardroom/kernel'
import type { CSSProperties } from 'react'
import {
  PROJECT_GOODS,
  PROJECTS,
  type ProjectType,
  type Reward,
  type Side,
  TAB_END,
  TABS,
} from '../../components/index.ts'
import { playerAt } from '../../model/players.ts'
import { developCost } from '../../model/tabs.ts'
import type { Tab as TabState } from '../../state.ts'
import type { Carnegie, CarnegieMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { RewardSigns } from '../gains.tsx'
import { Disc } from '../pieces.tsx'
import { at } from '../places.ts'
import { Sign } from '../signs.tsx'

/** The project tabs: what they pay, what waits to be built, what comes next. */
export function Tabs({ seat, live }: Omit<TabProps, 'project'>) {
  const { words } = useDrawing()
  return (
    <section className="cg-tabs" aria-label={words.tabs}>
      {PROJECTS.map((project) => (
        <Tab key={project} seat={seat} project={project} live={live} />
      ))}
    </section>
  )
}

interface TabProps {
  readonly seat: Seat
  readonly project: ProjectType
  readonly live: boolean
}

function Tab({ seat, project, live }: TabProps) {
  const { board, after, book, words, view } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const tab = playerAt(board, seat).tabs[project]
  const develop = live ? moves.filter((move) => move.type === 'develop' && move.project === project) : []
  const spending = live && view.asked.includes(seat) && (board.turn?.research ?? 0) > 0
  const cost = developCost(project, tab)
  const goods = PROJECT_GOODS[project]
  return (
    <div className="cg-tab" data-place={at.tab(seat, project)} {...shows('project', project)}>
      <div className="cg-tab-head" data-now={words.side(tab.side)}>
        <Sign name={project} size={18} />
        <b>{words.shortProjects[project]}</b>
        <span className="cg-tab-goods" data-now={words.projectCost(goods)}>
          {goods} <Icon name="good" size={13} label={words.projectCost(goods)} />
        </span>
        <span className="visually-hidden">{words.waiting(tab.waiting)}</span>
      </div>
      <Spot
        moves={develop}
        why={spending ? { type: 'develop', project } : null}
        label={`${words.develop} ${book.projects[project]}${cost === null ? '' : `: ${words.research(cost)}`}`}
        className="cg-strip"
      >
        <Strip project={project} tab={tab} seat={seat} next={after?.players[seat]?.tabs[project]} />
      </Spot>
    </div>
  )
}

interface StripProps {
  readonly project: ProjectType
  readonly tab: TabState
  readonly seat: Seat
  readonly next?: TabState | undefined
}

/** The tab under the edge of the board: what has slid into view is lit, the rest waits under the cover. */
function Strip({ project, tab, seat, next }: StripProps) {
  const { words, view } = useDrawing()
  const cells = cellsOf(project, tab.side)
  const paying = payingCircle(view, seat, project)
  const cover = (step: number): CSSProperties => ({ left: `${((step + 1) * 100) / (TAB_END + 1)}%` })
  return (
    <>
      {cells.map(({ cost, reward }, i) => {
        const number = reward.circle ? cells.slice(0, i + 1).filter((cell) => cell.reward.circle).length : 0
        const open = number > 0 && number <= tab.built
        const disc = number > tab.built && number <= tab.built + tab.waiting
        return (
          <span
            key={i}
            className={`cg-tab-cell ${reward.circle ? 'cg-circle' : ''} ${open ? 'cg-open' : ''} ${number > 0 && number === paying ? 'cg-paying' : ''} ${i === tab.step + 1 ? 'cg-tab-next' : ''}`}
          >
            <span className="cg-pay">
              <RewardSigns reward={reward} />
            </span>
            {disc && (
              <span className="cg-tab-disc">
                <Disc owner={seat} size={15} />
              </span>
            )}
            {cost !== null && i > tab.step && (
              <span className="cg-tab-cost" data-now={words.research(cost)}>
                {cost}
                <Sign name="bulb" size={11} />
              </span>
            )}
          </span>
        )
      })}
      <span className="cg-cover" style={cover(tab.step)} />
      {next && next.step !== tab.step && <span className="cg-cover-next" style={cover(next.step)} />}
    </>
  )
}

/** The circle whose income is asked about, counted from 1; 0 for none. */
function payingCircle(view: View<Carnegie>, seat: Seat, project: ProjectType): number {
  const frame = view.agenda.at(-1)
  if (frame?.step !== 'income-choice') return 0
  const asked = frame.params
  return asked.seat === seat && asked.project === project ? asked.circle : 0
}

export function cellsOf(project: ProjectType, side: Side): { cost: number | null; reward: Reward }[] {
  const { start, steps } = TABS[project][side]
  return [{ cost: null, reward: start }, ...steps]
}
