import type { GoodId } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'

/** The bill of lading of the company that bids: what its markers of this row bring as things stand. */
export function Bill({ good, left }: { readonly good: GoodId; readonly left: number }) {
  const { forecast, bidder, words } = useDrawing()
  const own = forecast?.fates.filter((fate) => fate.good === good && fate.company === bidder) ?? []
  if (own.length === 0) return null
  const money = own.reduce((sum, fate) => sum + fate.money, 0)
  const count = (...kinds: readonly string[]): number => own.filter(({ kind }) => kinds.includes(kind)).length
  const lines = [
    { n: count('sold'), text: words.bill.sold },
    { n: count('exported'), text: words.bill.exported },
    { n: count('bought', 'imported'), text: words.bill.bought },
    { n: count('fine'), text: words.bill.fine, bad: true },
    { n: count('no-demand', 'cancelled', 'none', 'short'), text: words.bill.nothing, bad: true },
  ].filter(({ n }) => n > 0)
  return (
    <p className="me-bill" {...shows('part', 'bill')} style={{ left }}>
      <b className="me-bill-sum">{words.money(money)}</b>
      <span>
        {lines.slice(0, 2).map(({ n, text, bad }) => (
          <small key={text(n)} className={bad ? 'me-bad' : ''}>
            {text(n)}
          </small>
        ))}
      </span>
    </p>
  )
}
