import type { GoodId } from '../../components/index.ts'
import type { Fate } from '../../model/forecast.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'

/** What the markers of the company that bids bring in a row as things stand: in all, and by what becomes of them. */
export function useBill(good: GoodId) {
  const { forecast, bidder, words } = useDrawing()
  const own = forecast?.fates.filter((fate) => fate.good === good && fate.company === bidder) ?? []
  if (own.length === 0) return null
  const sum = (fates: readonly Fate[]): number => fates.reduce((all, { money }) => all + money, 0)
  const { bill } = words
  const ends = [
    { told: bill.sold, kinds: ['sold'] },
    { told: bill.out, kinds: ['exported'] },
    { told: bill.bought, kinds: ['bought', 'imported'] },
    { told: bill.fine, kinds: ['fine'], bad: true },
    { told: bill.nothing, kinds: ['no-demand', 'cancelled', 'none', 'short'], bad: true },
  ] satisfies readonly { told: (n: number) => string; kinds: readonly Fate['kind'][]; bad?: boolean }[]
  const lines = ends.flatMap(({ told, kinds, bad = false }) => {
    const fates = own.filter(({ kind }) => kinds.some((each) => each === kind))
    return fates.length > 0 ? [{ told: told(fates.length), money: sum(fates), bad }] : []
  })
  return { money: words.money(sum(own)), lines, bad: lines.some(({ bad }) => bad) }
}

/** The bill of lading at the head of a quay. */
export function Bill({ good, left }: { readonly good: GoodId; readonly left: number }) {
  const { words } = useDrawing()
  const bill = useBill(good)
  if (!bill) return null
  return (
    <p className="me-bill" {...shows('part', 'bill')} style={{ left }}>
      <b className="me-bill-sum">{bill.money}</b>
      <span>
        {bill.lines.map(({ told, money, bad }) => (
          <small key={told} className={bad ? 'me-bad' : ''}>
            {told} {money !== 0 && <b>{words.money(money)}</b>}
          </small>
        ))}
      </span>
    </p>
  )
}
