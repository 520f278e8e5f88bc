import { stockMarket } from '../../components/index.ts'
import { perShareOf } from '../../model/dividends.ts'
import { priceAfterPayout } from '../../model/prices.ts'
import { type Drawing, type InPlay, inPlay, useDrawing } from '../context.ts'

/** A share value on its way, from space to space of the Stock track. */
export interface Climb extends Pick<InPlay, 'id'> {
  readonly from: number
  readonly to: number
}

/** Where share values go: by the move that is pointed at, else by paying out what was sold for. */
export function useClimbs(): readonly Climb[] {
  const drawing = useDrawing()
  const { board, after } = drawing
  const climbs = inPlay(board).map(({ id, company }) => ({
    id,
    from: company.price,
    to: (after ? after.companies[id]?.price : spaceIfPaid(drawing, { id, company })) ?? company.price,
  }))
  return climbs.filter(({ from, to }) => from !== to)
}

function spaceIfPaid({ view, board: { turn } }: Drawing, { id, company }: InPlay): number | undefined {
  if (turn?.company !== id || turn.stage !== 'distribution') return undefined
  const { to } = priceAfterPayout(company, 10 * perShareOf(turn.revenue), view.options)
  return stockMarket(view.options).track.indexOf(to)
}
