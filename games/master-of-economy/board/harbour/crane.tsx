import type { GoodId } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { GoodSign } from '../signs.tsx'
import { QUAY } from './geography.ts'

interface CraneProps {
  readonly good: GoodId
  readonly demand: number
  /** Where it will stand as the bids are. */
  readonly coming: number
}

const FIRST = QUAY.cells - QUAY.shed

/** Demand: a portal crane over the last cell that is served. A dashed portal shows where it is going to stand. */
export function Crane({ good, demand, coming }: CraneProps) {
  const { board, after, words } = useDrawing()
  const flag = (after ?? board).market.offers[good][demand - 1]
  const x = (cell: number): number => FIRST + (cell - 1) * QUAY.cell
  return (
    <>
      {coming < demand && coming > 0 && (
        <svg
          className="me-crane-next"
          {...shows('demand', good)}
          style={{ left: x(coming) }}
          width="112"
          height="122"
          viewBox="0 -22 112 122"
          aria-hidden="true"
        >
          <path d="M5 88V-12H107V88" />
          <path className="me-crane-arrow" d="M42 -20h28l-14 18z" />
        </svg>
      )}
      {demand > 0 && (
        <svg
          className="me-crane"
          data-now={words.demandUpTo(demand)}
          {...shows('demand', good)}
          style={{ left: x(demand) }}
          width="240"
          height="132"
          viewBox="0 -30 240 132"
          aria-hidden="true"
        >
          <g {...shows('demand', good)} data-now={words.demandUpTo(demand)}>
            <path className="me-crane-iron" d="M92 -6L226 -26M92 -6L112 -22L226 -26" strokeWidth="8" />
            <path
              className="me-crane-lamp"
              d="M92 -6L226 -26M92 -6L112 -22L226 -26"
              strokeWidth="3.500"
              strokeDasharray="9 5"
            />
            <path className="me-crane-iron" d="M222 -24V34" strokeWidth="3" />
            <path d="M210 34h24v15h-24z" fill="#fff3d0" stroke="#0e2238" strokeWidth="3" />
            <path d="M70 -26h32v20h-32z" fill="#fff3d0" stroke="#0e2238" strokeWidth="4" />
          </g>
          <path className="me-crane-iron" d="M4 96V-8H108V96" strokeWidth="9" />
          <path className="me-crane-lamp" d="M4 94V-4M108 94V-4" strokeWidth="4" strokeDasharray="11 11" />
          {!flag && (
            <>
              <circle cx="81" cy="62" r="22" fill="#fff8e0" stroke="#0e2238" strokeWidth="4" />
              <GoodSign good={good} size={30} x={66} y={47} />
            </>
          )}
        </svg>
      )}
    </>
  )
}

/** The freighter at the quay's head: what would be exported stands on its deck, or what has been, while that is shown. */
export function Ship({ good, left }: { readonly good: GoodId; readonly left: number }) {
  const { forecast, traded, words } = useDrawing()
  const out = forecast
    ? forecast.fates.filter((fate) => fate.good === good && fate.kind === 'exported').length
    : traded.filter((step) => step.good === good && step.type === 'export').length
  return (
    <svg
      className="me-ship"
      {...shows('part', 'ship')}
      style={{ left }}
      width="204"
      height="84"
      viewBox="0 -8 204 84"
      aria-hidden="true"
    >
      <path d="M4 40h192l-22 26H24z" fill="#0a1a2b" />
      <path d="M4 40h192l-5 6H10z" fill="#c9452f" />
      <path d="M18 40V18h34v22z" fill="#efebdd" />
      <path d="M24 18V4h14v14z" fill="#c9452f" />
      <path d="M24 8h14" stroke="#f6f2e7" strokeWidth="3" />
      <path d="M22 24h26M22 31h26" stroke="#0e2238" strokeWidth="2.500" strokeDasharray="4 4" />
      <path d="M110 40V8M110 10l44 20M110 10L70 34M170 40V20" stroke="#efebdd" strokeWidth="2.500" fill="none" />
      <path d="M-4 72q30 -10 60 0t60 0t60 0t40 0" fill="none" stroke="#bfe0e6" strokeWidth="3" strokeOpacity=".5" />
      {Array.from({ length: Math.min(4, out) }, (_, i) => (
        <GoodSign key={i} good={good} size={30} x={58 + i * 31} y={11} />
      ))}
      {out > 0 && (
        <text className="me-leave" x="142" y="63" textAnchor="middle">
          {words.leave(out)}
        </text>
      )}
    </svg>
  )
}
