import { Icon, type Listed, type OutcomeProps } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { type CircleIncome, cityOf, PROJECTS, type ProjectType, REGIONS, slotOf } from '../components/index.ts'
import type { Tab } from '../state.ts'
import type { Carnegie } from '../types.ts'
import { boardWords, DrawingContext, drawingOf, nameBook, useDrawing } from './context.ts'
import { Ends, Joined, joinedBy } from './country/joins.tsx'
import { cellsOf } from './desk/tabs.tsx'
import { RewardSigns } from './gains.tsx'
import { Sign } from './signs.tsx'

/** What a project brings. */
export const outcome: Listed<Carnegie> = {
  of: ['build-project', 'first-housing'],
  title(move, _, language) {
    if (move.type !== 'build-project' && move.type !== 'first-housing') return ''
    const project = move.type === 'build-project' ? move.project : 'housing'
    return boardWords(language).builtIn(nameBook(language).projects[project], cityOf(slotOf(move.slot).city).name)
  },
  Outcome,
}

/** What it takes and what it brings, at once, with each income and at the end. */
function Outcome({ entries, ...props }: OutcomeProps<Carnegie>) {
  const drawing = drawingOf(props)
  const { board, after, seat } = drawing
  const told = entries.find(({ entry }) => entry.type === 'project' || entry.type === 'first-project')?.entry
  if (seat === null || !after || (told?.type !== 'project' && told?.type !== 'first-project')) return null
  const joined = joinedBy(board, after, seat)
  // A project with a symbol of transport brings something at once.
  const more = entries.filter(({ entry }) => entry.type === 'instant-income')
  return (
    <DrawingContext value={drawing}>
      <ul className="cg-outcome">
        <Spent />
        <Sent />
        <Opened />
        <AtEnd vp={cityOf(slotOf(told.slot).city).vp} />
        {more.map(({ seq, entry }) => (
          <li key={seq}>
            <Sign name="wagon" size={19} /> {props.text.entry(entry, props.names)}
          </li>
        ))}
      </ul>
      <section className="cg-joins-listed">{joined ? <Joined {...joined} /> : <Ends />}</section>
    </DrawingContext>
  )
}

interface RowProps {
  readonly sign: ReactNode
  readonly name: string
  readonly children?: ReactNode
}

function Row({ sign, name, children }: RowProps) {
  return (
    <li>
      {sign} <span>{name}</span> <b>{children}</b>
    </li>
  )
}

/** Goods, and with some departments money. */
function Spent() {
  const { board, after, seat, words } = useDrawing()
  const had = board.players[seat ?? 0]
  const has = after?.players[seat ?? 0]
  if (!had || !has) return null
  return (
    <>
      {had.goods !== has.goods && (
        <Row sign={<Icon name="good" size={19} />} name={words.goods}>
          {had.goods} → {has.goods}
        </Row>
      )}
      {had.money !== has.money && (
        <Row sign={<Icon name="money" size={19} />} name={words.money}>
          ${had.money} → ${has.money}
        </Row>
      )}
    </>
  )
}

/** Where the employee goes that builds it. */
function Sent() {
  const { board, after, seat, words, book } = useDrawing()
  const missions = (of: typeof board | null) => of?.players[seat ?? 0]?.missions
  const region = REGIONS.find((each) => (missions(after)?.[each] ?? 0) > (missions(board)?.[each] ?? 0))
  if (!region) return null
  return <Row sign={<Sign name={region} size={19} />} name={words.builderGoes(book.regions[region].to)} />
}

/** The circle that is open from now on. */
function Opened() {
  const { board, after, seat, words } = useDrawing()
  const [had, has] = [board, after].map((of) => of?.players[seat ?? 0]?.tabs)
  const project = PROJECTS.find((each) => had && has && has[each].built > had[each].built)
  const circle = project && has && circleOf(project, has[project])
  if (!project || !circle) return null
  return (
    <Row sign={<Sign name={project} size={19} />} name={words.eachIncome}>
      <RewardSigns reward={{ circle }} />
    </Row>
  )
}

function circleOf(project: ProjectType, { side, built }: Tab): CircleIncome | undefined {
  return cellsOf(project, side).flatMap(({ reward: { circle } }) => circle ?? [])[built - 1]
}

/** What every project in this city is worth. */
function AtEnd({ vp }: { readonly vp: number }) {
  const { words } = useDrawing()
  if (vp === 0) return null
  return (
    <Row sign={<span className="cg-star">★</span>} name={words.inTheEnd}>
      +{vp}
    </Row>
  )
}
