import { useDrawing } from '../context.ts'
import { broughtBy, type RowStep, rowPointedAt, rowSteps } from '../row-steps.ts'
import { Crest, GoodSign } from '../signs.tsx'
import { on } from './ground.tsx'

/** So many lie below one another on the card, in two columns at most. */
const ROWS = 7

/** While a marker is pointed at: how its row would be resolved, on a card over the exchange, which nobody needs meanwhile. */
export function StepsCard() {
  const { board, after, forecast, bidder, words, book } = useDrawing()
  const good = after && forecast && bidder ? rowPointedAt(board, after) : null
  if (!good || !forecast) return null
  const steps = rowSteps(forecast.fates, good).slice(0, 2 * ROWS)
  return (
    <div className="me-steps" style={{ ...on('market', { x: 1648, y: 4, w: 652, h: 236 }), height: 'auto' }}>
      <h3>
        <GoodSign good={good} size={28} /> <span>{words.stepByStep(book.goods[good].name)}</span>
      </h3>
      <ol style={{ gridTemplateRows: `repeat(${Math.min(ROWS, steps.length)}, 1.14em)` }}>
        {steps.map((step, i) => (
          <Step key={i} step={step} />
        ))}
      </ol>
    </div>
  )
}

function Step({ step }: { readonly step: RowStep }) {
  const { words, book, bidder } = useDrawing()
  const brings = bidder && broughtBy(step, bidder)
  return (
    <li className={brings === null ? '' : 'me-step-own'}>
      <b className="me-step-cell">{step.cell}</b>
      <Crest company={step.company} size={24} label />
      <span>
        {words.fates[step.kind]}
        {step.buyer && (
          <>
            {' '}
            <Crest company={step.buyer} size={24} />
            <span className="visually-hidden">{book.companies[step.buyer]}</span>
          </>
        )}
      </span>
      {brings !== null && <em className="me-step-money">{words.money(brings)}</em>}
    </li>
  )
}
