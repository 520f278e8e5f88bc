import { Spot, useHands } from '@boardroom/board-kit'
import type { CSSProperties } from 'react'
import type { CompanyId, FactoryId } from '../components/index.ts'
import type { Company } from '../state.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { companyInQuestion, currentOf, useDrawing } from './context.ts'
import { shows } from './explain/things.ts'
import { FactorySign } from './signs.tsx'

interface LotProps {
  readonly id: CompanyId
  readonly company: Company
  readonly factory: FactoryId
  /** Which of the three lots, from 0. */
  readonly index: number
  readonly size: number
  readonly style?: CSSProperties
}

/** A lot for a factory: the next free one builds, a factory on it is supplied or sold. */
export function Lot({ id, company, factory, index, size, style }: LotProps) {
  const { view, after, words, book, seat } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  const next = after?.companies[id]
  const have = company.factories[factory]
  const built = index < have
  const supplied = index < company.supplied[factory]
  const coming = next ? index < next.factories[factory] && !built : false
  const going = next ? index >= next.factories[factory] && built : false
  const fed = next ? index < next.supplied[factory] && !supplied : false
  const mine = companyInQuestion(view) === id
  const meant = moves.filter(meaning)
  // An empty lot tells who may build what would stand there: nobody knows the six columns by heart.
  const planned = mine && company.manager === seat && index === have && currentOf(view).step === 'investment'
  const state = built ? (supplied ? words.supplied : '') : words.build
  return (
    <Spot
      moves={meant}
      why={whyAt(currentOf(view).step, id, factory, built, mine)}
      label={`${book.companies[id]}, ${book.factories[factory].name}${state ? `: ${state}` : ''}`}
      className={`me-lot ${built ? 'me-built' : ''} ${supplied || fed ? 'me-supplied' : ''} ${going ? 'me-going' : ''}`}
      style={style}
      {...shows('factory', factory)}
    >
      {(built || coming || planned) && (
        <i className={coming ? 'me-coming' : built ? '' : 'me-planned'}>
          <FactorySign factory={factory} size={size} />
        </i>
      )}
    </Spot>
  )
  function meaning(move: MasterOfEconomyMove): boolean {
    switch (move.type) {
      case 'build':
        return mine && move.factory === factory && index === have
      case 'sell-factory':
      case 'sell-forced':
        return mine && move.factory === factory && index === have - 1
      case 'supply':
        return move.company === id && move.factory === factory && index === company.supplied[factory]
      default:
        return false
    }
  }
}

function whyAt(
  step: string,
  company: CompanyId,
  factory: FactoryId,
  built: boolean,
  mine: boolean,
): MasterOfEconomyMove | null {
  if (step === 'supply') return built ? { type: 'supply', company, factory } : null
  if (step !== 'investment' || !mine) return null
  return built ? { type: 'sell-factory', factory } : { type: 'build', factory }
}
