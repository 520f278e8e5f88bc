import type { Result } from '@boardroom/kernel'
import { ownSeat, useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'

/** How the person at the screen did, and by how much: what one looks for first when the score is counted. */
export function OwnPlace({ result, alone }: { readonly result: Result; readonly alone: boolean }) {
  const { client, state, names, board, language } = useTableContext()
  const words = useWords().table.own
  const own = ownSeat(state)
  const [winner, ...more] = result.winners
  // Who plays for several people, in a pair or against the game itself is told by the sheet.
  if (own === null || winner === undefined || more.length > 0 || client.local.length > 1 || alone) return null
  const { scores } = result
  const mine = scores[own] ?? 0
  const others = scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => seat !== own)
  const next = others.reduce((best, each) => (each.score > best.score ? each : best))
  const gap = Math.abs(mine - (own === winner ? next.score : (scores[winner] ?? 0)))
  const by = board.amount(gap, language)
  if (own === winner)
    return <p>{gap > 0 ? words.ahead(by, names.seat(next.seat)) : words.level(names.seat(next.seat))}</p>
  const place = words.places[others.filter(({ score }) => score > mine).length] ?? ''
  return <p>{gap > 0 ? words.behind(place, by, names.seat(winner)) : words.level(names.seat(winner))}</p>
}
