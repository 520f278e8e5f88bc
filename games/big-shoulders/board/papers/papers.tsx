import { Icon, type Papers } from '@boardroom/board-kit'
import type { CompanyId } from '../../components/index.ts'
import { companyHere } from '../../text/facts/position.ts'
import { Charter } from '../charter.tsx'
import type { Drawing } from '../context.ts'
import { useDrawing } from '../context.ts'
import { Shares } from '../shares.tsx'
import { useShown } from '../shown.ts'
import { BuildingChoice } from './building-choice.tsx'
import { Dividends } from './dividends.tsx'
import { OpenCharters } from './open-charters.tsx'

/** What is laid out beside the city for the present decision. */
export function papersOf({ board, view, seat }: Drawing, asked: boolean): Papers | null {
  if (!asked) return null
  switch (board.phase) {
    case 'setup':
      return { side: 'bottom', sheet: <OpenCharters /> }
    case 'stock':
      return {
        side: 'bottom',
        sheet: (
          <div className="bs-stock-papers">
            <Shares />
            <OpenCharters />
          </div>
        ),
      }
    case 'building':
      return { side: 'corner', sheet: <BuildingChoice /> }
    case 'operating': {
      const selling = board.turn?.stage === 'distribution' && companyHere(view)?.company.director === seat
      return selling ? { side: 'corner', sheet: <Dividends /> } : null
    }
    default:
      return null
  }
}

/** What somebody looks at: another company's charter, or who owns what. */
export function Leaf({ of }: { readonly of: CompanyId | 'ledger' }) {
  const { board, words } = useDrawing()
  const { show } = useShown()
  const company = of === 'ledger' ? null : board.companies[of]
  return (
    <div className="bs-leaf" role="dialog" aria-label={of === 'ledger' ? words.ownership : words.company}>
      <button type="button" className="bs-leaf-close" aria-label={words.closePaper} onClick={() => show(null)}>
        <Icon name="close" size={18} />
      </button>
      {of === 'ledger' ? <Shares /> : company && <Charter id={of} company={company} />}
    </div>
  )
}
