import { Icon, type IconName } from '@boardroom/board-kit'
import { useEffect, useMemo, useState } from 'react'
import { type CompanyId, GOODS } from '../../components/index.ts'
import { inPlay, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Crest, GoodSign } from '../signs.tsx'
import { earningsOf, lastTrade, type TradeEntry } from '../trade-steps.ts'

const PACE = 900

/** The last trade phase, to be followed step by step: it plays by itself once, and can be walked through. */
export function Report() {
  const { log, words, book, tell } = useDrawing()
  const { begun, steps } = useMemo(() => lastTrade(log), [log])
  const [shown, setShown] = useState(steps.length)
  const [playing, setPlaying] = useState(false)
  const [seen, setSeen] = useState({ begun, steps: steps.length })
  if (seen.begun !== begun || seen.steps !== steps.length) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    setSeen({ begun, steps: steps.length })
    setPlaying(!still)
    if (still) setShown(steps.length)
    else if (seen.begun !== begun || shown > steps.length) setShown(1)
  }
  useEffect(() => {
    if (!playing) return
    if (shown >= steps.length) return setPlaying(false)
    const timer = setTimeout(() => setShown(shown + 1), PACE)
    return () => clearTimeout(timer)
  }, [playing, shown, steps.length])
  const walk = (to: number): void => {
    setPlaying(false)
    setShown(Math.min(steps.length, Math.max(1, to)))
  }
  const latest = steps[shown - 1]
  return (
    <section className="me-paper me-report" {...shows('part', 'report')} aria-label={words.report}>
      <h3>{words.report}</h3>
      <div className="me-report-steps">
        <Walk name="first" label={words.first} press={() => walk(1)} />
        <Walk name="back" label={words.before} press={() => walk(shown - 1)} />
        <span>{words.reportStep(shown, steps.length)}</span>
        <Walk name="forward" label={words.next} press={() => walk(shown + 1)} />
        <Walk name="last" label={words.last} press={() => walk(steps.length)} />
        <p aria-live="polite">{latest && tell(latest)}</p>
      </div>
      <Earned steps={steps} />
      <ol className="me-report-rows">
        {GOODS.filter((good) => steps.some((step) => step.good === good)).map((good) => (
          <li key={good}>
            <span className="me-report-good">
              <GoodSign good={good} size={22} /> {book.goods[good].name}
            </span>
            <span className="me-report-chips">
              {steps.map((step, i) =>
                step.good === good ? (
                  <Chip key={i} step={step} come={i < shown} now={i === shown - 1} tell={tell} />
                ) : null,
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the trade brought each company: money, exports, fines. */
function Earned({ steps }: { readonly steps: readonly TradeEntry[] }) {
  const { board, words } = useDrawing()
  return (
    <ul className="me-earned">
      {inPlay(board).map(({ id }) => {
        const { money, exports, fines } = earningsOf(steps, id)
        return (
          <li key={id}>
            <Crest company={id} size={26} label /> <b>{words.money(money)}</b>
            <small>
              {words.bill.exported(exports)}
              {fines > 0 && <span className="me-bad"> {words.bill.fine(fines)}</span>}
            </small>
          </li>
        )
      })}
    </ul>
  )
}

function Walk({ name, label, press }: { name: IconName; label: string; press: () => void }) {
  return (
    <button type="button" className="me-walk" onClick={press} aria-label={label}>
      <Icon name={name} size={18} />
    </button>
  )
}

interface ChipProps {
  readonly step: TradeEntry
  readonly come: boolean
  readonly now: boolean
  readonly tell: (entry: TradeEntry) => string
}

/** One step as a sign: who, to whom, for how much. */
function Chip({ step, come, now, tell }: ChipProps) {
  const kind = kindOf(step)
  return (
    <span
      className={`me-deal me-deal-${kind} ${come ? '' : 'me-deal-coming'} ${now ? 'me-deal-now' : ''}`}
      data-now={tell(step)}
    >
      {whoIn(step).map((id, i) => (
        <span key={id}>
          {i > 0 && <Icon name="forward" size={12} />}
          <Crest company={id} size={20} />
        </span>
      ))}
      <Icon name={SIGNS[kind]} size={14} />
      {'price' in step && <b>{step.price}</b>}
    </span>
  )
}

type Kind = 'local' | 'import' | 'export' | 'fine' | 'void'

const SIGNS: Readonly<Record<Kind, IconName>> = {
  local: 'good',
  import: 'load',
  export: 'up',
  fine: 'flag',
  void: 'close',
}

function kindOf({ type }: TradeEntry): Kind {
  if (type === 'local' || type === 'import' || type === 'export') return type
  return type === 'fine' || type === 'fine-waived' ? 'fine' : 'void'
}

function whoIn(step: TradeEntry): CompanyId[] {
  if (step.type === 'local') return [step.seller, step.buyer]
  return 'company' in step ? [step.company] : []
}
