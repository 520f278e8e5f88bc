import { type Rect, SeatMark, Spot, useMoves } from '@boardroom/board-kit'
import { memo } from 'react'
import { DECADES, type StockMarket, stockMarket, TRIPLE_FROM } from '../../components/index.ts'
import type { Found } from '../../steps/setup/found.ts'
import { inPlay, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Glyph } from '../glyphs.tsx'
import { at } from '../places.ts'
import { useLeaf } from '../shown.ts'
import { type Climb, useClimbs } from './climbs.ts'
import { bay } from './geography.ts'
import { Ground, LINE, on } from './ground.tsx'
import { spread, Token } from './token.tsx'

const FOOT = 250

/** The exchange: a wall with the share track large, the Decades above it. */
export function Exchange() {
  const { view } = useDrawing()
  const market = stockMarket(view.options)
  return (
    <Ground id="exchange" art={<Facade market={market} />}>
      <Attic />
      {market.track.map((price, space) => (
        <Bay key={price} price={price} where={bay(space, market)} par={market.pars.includes(price)} />
      ))}
      <Prices />
    </Ground>
  )
}

interface BayProps {
  readonly price: number
  readonly where: Rect
  readonly par: boolean
}

function Bay({ price, where, par }: BayProps) {
  const { words } = useDrawing()
  const found = useMoves<Found>((move) => par && move.type === 'found' && move.par === price)
  return (
    <div data-place={at.price(price)} style={on('exchange', where)}>
      <Spot
        moves={found}
        label={`$${price}${par ? `, ${words.par}` : ''}`}
        className={`bs-bay ${par ? 'bs-par' : ''}`}
        {...shows('price', `${price}`)}
      >
        <b>{price}</b>
      </Spot>
    </div>
  )
}

/** The companies on the track: the one that came last lies below the others. */
export function Prices() {
  const { board, view } = useDrawing()
  const companies = inPlay(board)
  const bays = new Map<number, number>()
  for (const { company } of companies) bays.set(company.price, (bays.get(company.price) ?? 0) + 1)
  const seen = new Map<number, number>()
  const middle = useMiddle()
  const climbs = useClimbs()
  const market = stockMarket(view.options)
  const tokens = companies
    .map(({ id, company }) => {
      const rank = seen.get(company.price) ?? 0
      seen.set(company.price, rank + 1)
      return { id, company, rank }
    })
    .sort((a, b) => a.id.localeCompare(b.id))
    .map(({ id, company, rank }) => {
      const { dx, dy, size } = spread(bays.get(company.price) ?? 1, rank, 86)
      return (
        <Token
          key={id}
          company={id}
          place={`share:${id}`}
          x={middle(company.price) + dx}
          y={FOOT + dy}
          size={size}
          rank={rank}
          leaves={climbs.some((climb) => climb.id === id)}
        />
      )
    })
  return (
    <>
      {climbs.map(({ id, to }) => (
        <div key={id} className="bs-bay-next" style={on('exchange', bay(to, market))} />
      ))}
      {tokens}
      {climbs.map(({ id, to }) => (
        <Token key={id} company={id} place="" x={middle(to)} y={FOOT} size={86} ghost />
      ))}
      {climbs.length > 0 && (
        <svg className="bs-price-path" viewBox="0 0 2400 326" width="2400" height="326" aria-hidden="true">
          {climbs.map(({ id, from, to }) => (
            <Hops key={id} from={from} to={to} taken={bays} />
          ))}
        </svg>
      )}
    </>
  )
}

/** Where the middle of a space of the track is. */
function useMiddle(): (space: number) => number {
  const market = stockMarket(useDrawing().view.options)
  return (space) => {
    const { x, w } = bay(space, market)
    return x + w / 2
  }
}

interface HopsProps extends Omit<Climb, 'id'> {
  /** Spaces on which companies stand. */
  readonly taken: ReadonlyMap<number, number>
}

/** Arcs from bay to bay, counted; over the head of who stands there. */
function Hops({ from, to, taken }: HopsProps) {
  const way = Math.sign(to - from)
  const steps = Array.from({ length: Math.abs(to - from) }, (_, i) => from + i * way)
  const x = useMiddle()
  return steps.map((space, i) => {
    const next = space + way
    const middle = (x(space) + x(next)) / 2
    const y = taken.has(next) ? 212 : 244
    return (
      <g key={space}>
        <path className="bs-hop" d={`M${x(space)} 236Q${middle} 176 ${x(next)} 236`} />
        {i < steps.length - 1 && (
          <>
            <circle cx={x(next)} cy={y} r="25" />
            <text x={x(next)} y={y + 10} textAnchor="middle">
              {way > 0 ? '+' : '−'}
              {i + 1}
            </text>
          </>
        )}
      </g>
    )
  })
}

function Attic() {
  const { board, words, names } = useDrawing()
  const { open, toggle } = useLeaf('ledger')
  const pool = inPlay(board).reduce(
    (sum, { company }) => sum + company.common.pool + (company.preferred === 'pool' ? 2 : 0),
    0,
  )
  return (
    <div className="bs-attic" style={on('exchange', { x: 6, y: 96, w: 2388, h: 50 })}>
      <button type="button" className="bs-attic-name" {...(open ? {} : shows('part', 'ledger'))} onClick={toggle}>
        {words.exchangeName}
      </button>
      <span className="bs-attic-guide">{words.payoutGuide(TRIPLE_FROM)}</span>
      <ol className="bs-decades" {...shows('part', 'decades')} aria-label={words.decade} data-place={at.decades}>
        {Object.entries(DECADES).map(([decade, { year }]) => (
          <li
            key={decade}
            aria-current={Number(decade) === board.decade ? 'step' : undefined}
            className={Number(decade) < board.decade ? 'bs-decade-past' : ''}
          >
            {year}
          </li>
        ))}
      </ol>
      <span className="bs-attic-order" data-place={at.order} {...shows('part', 'order')}>
        {words.turnOrder}
        {board.turnOrder.map((seat) => (
          <SeatMark key={seat} seat={seat} size={26} label={names.seat(seat)} />
        ))}
      </span>
      <span className="bs-attic-order" data-place={at.priority} {...shows('part', 'priority')}>
        <Glyph name="share" size={30} />
        {words.priority}
        <SeatMark seat={board.priorityDeal} size={26} label={names.seat(board.priorityDeal)} />
      </span>
      <span className="bs-attic-order" data-place={at.pool} {...shows('part', 'pool')}>
        {words.poolColumn}: {pool === 0 ? words.empty : words.shares(pool)}
      </span>
    </div>
  )
}

export const Facade = memo(function Facade({ market }: { readonly market: StockMarket }) {
  const { track, pars } = market
  return (
    <>
      <polygon points="2388,318 2400,306 2400,84 2388,96" fill="#8c7b55" />
      <rect x="12" y="96" width="2376" height="224" fill="url(#bs-stone)" stroke={LINE} strokeWidth="2.5" />
      <polygon points="850,98 1200,10 1550,98" fill="url(#bs-stone)" stroke={LINE} strokeWidth="2.5" />
      <polygon points="905,92 1200,20 1495,92" fill="var(--bs-stone-2)" stroke={LINE} strokeWidth="1.5" />
      <path
        d="M1154 80q-30 -26 -70 -8q-40 14 -120 12M1246 80q30 -26 70 -8q40 14 120 12M1140 84h-150M1260 84h150"
        fill="none"
        stroke={LINE}
        strokeWidth="2.5"
        strokeOpacity=".5"
      />
      <circle cx="1200" cy="58" r="30" fill="var(--bs-paper)" stroke={LINE} strokeWidth="3" />
      <path d="M1200 58V38M1200 58L1214 66" stroke="var(--bs-ink)" strokeWidth="4" strokeLinecap="round" />
      {[60, 330, 600, 870, 1530, 1800, 2070, 2330].map((x, i) => (
        <g key={x}>
          <path d={`M${x} 98V34`} stroke={LINE} strokeWidth="4" />
          <path
            d={`M${x + 2} 36q16 -8 30 0t30 0v24q-16 8 -30 0t-30 0z`}
            fill={i % 2 ? '#1f5f66' : '#7a1f22'}
            stroke={LINE}
            strokeWidth="2"
          />
        </g>
      ))}
      <rect x="6" y="96" width="2388" height="50" fill="var(--bs-frieze)" stroke={LINE} strokeWidth="2.5" />
      <path d="M6 100H2394" stroke={LINE} strokeWidth="8" strokeDasharray="8 8" strokeOpacity=".45" />
      {track.map((price, space) => {
        const { x, y, w, h } = bay(space, market)
        return (
          <g key={price}>
            <rect
              x={x}
              y={y}
              width={w}
              height={h}
              fill={pars.includes(price) ? 'url(#bs-par)' : 'url(#bs-slate)'}
              stroke={LINE}
              strokeWidth="2"
            />
            <path d={`M${x + 13} 204H${x + w - 13}`} stroke="#f6e7bd" strokeWidth="1.5" strokeOpacity=".35" />
            <ellipse cx={x + w / 2} cy="289" rx="34" ry="7" fill="#0c1f1e" fillOpacity=".6" />
            {pars.includes(price) && <path d={`M${x + 11} 293h${w - 22}`} stroke="#c9983a" strokeWidth="5" />}
          </g>
        )
      })}
      {Array.from({ length: track.length + 1 }, (_, i) => {
        const x = bay(i, market).x - 12
        return (
          <g key={x} stroke={LINE}>
            <rect x={x} y="146" width="14" height="158" fill="var(--bs-column)" strokeWidth="1.8" />
            <path d={`M${x + 5} 154v142M${x + 10} 154v142`} stroke="#a28f63" strokeWidth="1.5" />
            <rect x={x - 3} y="146" width="20" height="8" fill="var(--bs-frieze)" strokeWidth="1.5" />
          </g>
        )
      })}
      <path d={`M${bay(track.indexOf(TRIPLE_FROM), market).x - 5} 146v158`} stroke="#c2413c" strokeWidth="6" />
      <rect x="6" y="302" width="2388" height="10" fill="var(--bs-frieze)" stroke={LINE} strokeWidth="2" />
      <rect y="312" width="2400" height="12" fill="var(--bs-stone-2)" stroke={LINE} strokeWidth="2" />
    </>
  )
})
