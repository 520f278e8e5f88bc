import { Icon, Spot, stepOf, useHands } from '@boardroom/board-kit'
import type { Move } from '@boardroom/kernel'
import type { ReactNode } from 'react'
import { type DepartmentId, departmentOf, type FunctionId, MOST_TRADED, type Use } from '../../components/index.ts'
import type { CarnegieMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { GainSigns } from '../gains.tsx'
import { Sign } from '../signs.tsx'

interface FunctionsProps {
  readonly department: DepartmentId
  /** In the own company: what it does can be pointed at. */
  readonly live?: boolean
}

/** What a department does, in signs; in the own company each sign is a place to point at. */
export function Functions({ department, live = false }: FunctionsProps) {
  const { words } = useDrawing()
  const { uses, trade, projects, ongoing } = departmentOf(department)
  if (ongoing) {
    return (
      <span className="cg-ongoing" data-now={words.ongoing[department] ?? ''} {...shows('department', department)}>
        {words.ongoingShort[department] ?? ''}
      </span>
    )
  }
  if (uses) {
    return Object.entries(uses).map(([name, use]) => (
      <UseChip key={name} department={department} name={name as FunctionId} use={use} live={live} />
    ))
  }
  if (trade) return <TradeChip department={department} live={live} />
  if (projects) {
    return (
      <Chip of={department} label={words.buildsProjects}>
        {projects.money > 0 && <b>${projects.money}</b>}
        <i>→</i>
        <Sign name="housing" size={14} />
      </Chip>
    )
  }
  if (department === 'charity') {
    return (
      <Chip of={department} label={words.copiesDonations}>
        <i>→</i>
        <Sign name="donation" size={14} />
      </Chip>
    )
  }
  return (
    <Chip of={department} label={words.buildsDepartments}>
      <Icon name="good" size={14} />
      <i>→</i>
      <Sign name="tile" size={14} />
    </Chip>
  )
}

interface ChipProps {
  readonly of: DepartmentId
  readonly label: string
  readonly moves?: readonly Move[]
  readonly why?: CarnegieMove | null
  readonly children: ReactNode
}

function Chip({ of, label, moves = [], why, children }: ChipProps) {
  return (
    <Spot moves={moves} why={why} label={label} className="cg-chip" {...shows('department', of)}>
      {children}
    </Spot>
  )
}

interface UseChipProps {
  readonly department: DepartmentId
  readonly name: FunctionId
  readonly use: Use
  readonly live: boolean
}

function UseChip({ department, name, use, live }: UseChipProps) {
  const { words, view } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const meant = live
    ? moves.filter((move) => move.type === 'use' && move.department === department && move.function === name)
    : []
  const mission = use.mission ? 'west' : null
  const why: CarnegieMove | null =
    live && stepOf(view) === 'department-turn' ? { type: 'use', department, function: name, mission } : null
  return (
    <Chip of={department} label={words.functions[name]} moves={meant} why={why}>
      {use.mission && <i>→</i>}
      {use.steps && (
        <span className="cg-piece">
          <b>{use.steps}</b>
          <Sign name="steps" size={14} />
        </span>
      )}
      {use.vpPerTwoActive ? (
        <span className="cg-piece">
          <Sign name="vp" size={14} />
          /2
          <Icon name="employee" size={14} />
        </span>
      ) : (
        <GainSigns gain={use.gain} size={14} />
      )}
    </Chip>
  )
}

function TradeChip({ department, live }: Required<FunctionsProps>) {
  const { words, view } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const { trade } = departmentOf(department)
  if (!trade) return null
  const trader = department as 'sales' | 'logistics' | 'supply-chain'
  const meant = live ? moves.filter((move) => move.type === 'trade' && move.department === trader) : []
  const why: CarnegieMove | null =
    live && stepOf(view) === 'department-turn' ? { type: 'trade', department: trader, goods: 1 } : null
  return (
    <Chip of={department} label={words.trades} moves={meant} why={why}>
      <b>1–{MOST_TRADED}×</b>
      {trade.pay === 'money' ? <b>${trade.each}</b> : <Icon name="good" size={14} />}
      <i>→</i>
      <GainSigns gain={trade.gain} size={14} />
    </Chip>
  )
}
