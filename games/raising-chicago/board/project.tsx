import { type AnyProjectId, isFinal, projectOf, RESOURCES, type Resource, type SlotId } from '../components/index.ts'
import { companyAt } from '../model/companies.ts'
import { needFor } from '../model/payment.ts'
import { useDrawing } from './context.ts'
import { RewardSigns } from './rewards.tsx'
import { Sign } from './signs.tsx'

interface ProjectFaceProps {
  readonly project: AnyProjectId
  /** The slot in which it is auctioned. */
  readonly numeral?: SlotId
}

/** What a project is, brings and costs; the second line of the cost is what this company still has to pay. */
export function ProjectFace({ project, numeral }: ProjectFaceProps) {
  const { words } = useDrawing()
  const { kind, rewards } = projectOf(project)
  return (
    <>
      <span className="rc-project-brings">
        {numeral && <b className="rc-numeral">{numeral}</b>}
        <span className="rc-kind">
          <Sign name={kind} size={21} label={words.kinds[kind]} />
        </span>
        <ProjectSymbols project={project} />
        {rewards.map((reward) => (
          <span key={reward.type} data-now={words.reward(reward)}>
            <RewardSigns reward={reward} size={18} />
          </span>
        ))}
      </span>
      <span className="rc-cost">
        {RESOURCES.map((resource) => (
          <CostOf key={resource} project={project} resource={resource} />
        ))}
      </span>
    </>
  )
}

export function ProjectSymbols({ project }: { readonly project: AnyProjectId }) {
  const { book } = useDrawing()
  const card = projectOf(project)
  const symbols = 'symbols' in card ? card.symbols : [card.symbol]
  return symbols.map((symbol) => (
    <span key={symbol} className={`rc-symbol ${isFinal(project) ? 'rc-symbol-final' : ''}`}>
      <Sign name={symbol} size={18} label={book.symbols[symbol]} />
    </span>
  ))
}

interface CostOfProps {
  readonly project: AnyProjectId
  readonly resource: Resource
}

/** What a project costs of a kind, and what of it this company still has to pay. */
function useCost({ project, resource }: CostOfProps) {
  const { board, view, seat, words, book } = useDrawing()
  const cost = projectOf(project).cost[resource]
  const own = seat === null ? null : companyAt(board, seat)
  const need = own ? needFor(view.seats, own, project)[resource] : cost
  const lacks = own !== null && own.hold[resource] < need
  return { cost, need, lacks, label: words.costOf(book.resources[resource], cost, own ? need : null, lacks) }
}

function CostOf(props: CostOfProps) {
  const { cost, need, lacks, label } = useCost(props)
  return (
    <span className={`rc-cost-of ${lacks ? 'rc-lacks' : ''} ${need === 0 ? 'rc-covered' : ''}`} data-now={label}>
      <Sign name={props.resource} size={18} label={label} />
      <b>{need}</b>
      {need !== cost && <s>{cost}</s>}
    </span>
  )
}

/** The same where there is no room for signs: numbers in the colours of the kinds, in their order. */
export function Costs({ project }: ProjectFaceProps) {
  return (
    <span className="rc-costs">
      {RESOURCES.map((resource) => (
        <CostChip key={resource} project={project} resource={resource} />
      ))}
    </span>
  )
}

function CostChip(props: CostOfProps) {
  const { need, label } = useCost(props)
  return (
    <b className={`rc-in-${props.resource}`} data-now={label}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{need}</span>
    </b>
  )
}
