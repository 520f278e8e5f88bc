import { Icon } from '@boardroom/board-kit'
import { Link } from '../shell/router.tsx'
import { ownSeat, useTableContext } from '../table/context.ts'
import { isKeptHere } from '../table/new-table.ts'
import { useReviewWords } from '../words/review.ts'

/** The way to try moves from a position: at a table of one's own, or once the game is over. Never while people play. */
export function AnalysisLink({ at }: { readonly at: number }) {
  const { state } = useTableContext()
  const words = useReviewWords()
  if (!isKeptHere(state.id) && !state.view.result) return null
  const seat = ownSeat(state)
  const address = `/study/${state.id}?mode=analysis&at=${at}${seat === null ? '' : `&seat=${seat}`}`
  return (
    <Link to={address} className="button">
      <Icon name="search" size={16} /> {words.analysis}
    </Link>
  )
}
