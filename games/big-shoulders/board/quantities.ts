import type { Quantities } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { charterOf } from '../components/index.ts'
import { moveFacts } from '../text/facts/moves.ts'
import { companyHere } from '../text/facts/position.ts'
import type { BigShouldersMove, TableView } from '../types.ts'
import { boardWords } from './context.ts'
import { goodsSold } from './papers/sales.tsx'

/** Moves of one place that differ only in how many Goods are sold, or in which certificates. */
export function quantities(moves: readonly BigShouldersMove[], view: TableView, language: Language): Quantities | null {
  return goodsSold(moves, view, language) ?? sharesSold(moves, view, language) ?? sharesIssued(moves, view, language)
}

interface Certificates {
  readonly common: number
  readonly preferred: number
  readonly director: number
}

/** As they are marked on charters and in the ledger. */
function marks({ common, preferred, director }: Certificates): string {
  const commons = common > 1 ? `10 ×${common}` : '10'
  return [director > 0 && '30', preferred > 0 && '20', common > 0 && commons].filter(Boolean).join(' + ')
}

function sharesSold(moves: readonly BigShouldersMove[], view: TableView, language: Language): Quantities | null {
  const sales = moves.filter((move) => move.type === 'sell')
  const [first] = sales
  if (!first || sales.length < moves.length || sales.some(({ company }) => company !== first.company)) return null
  const words = boardWords(language)
  return {
    ask: words.whichSold(charterOf(first.company).shortName),
    each: sales.map((move) => {
      const { certificates, sale } = moveFacts.sell(move, view)
      if (!sale) return { many: marks(certificates), brings: '' }
      const { paid, price, protectable, losesDirectorship } = sale
      const also = [protectable && words.unlessProtected, losesDirectorship && words.noDirector].filter(Boolean)
      return { many: marks(certificates), brings: [words.proceeds(paid, price.from, price.to), ...also].join(', ') }
    }),
  }
}

function sharesIssued(moves: readonly BigShouldersMove[], view: TableView, language: Language): Quantities | null {
  const here = companyHere(view)
  const issues = moves.filter((move) => move.type === 'issue')
  if (!here || issues.length === 0 || issues.length < moves.length) return null
  const words = boardWords(language)
  return {
    ask: words.whichIssued(charterOf(here.id).shortName),
    each: issues.map((move) => {
      const { certificates, effect } = moveFacts.issue(move, view)
      const brings = effect ? words.proceeds(effect.paid, effect.price.from, effect.price.to) : ''
      return { many: marks(certificates), brings }
    }),
  }
}
