import { seatColor } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { type CityId, cityOf, REGIONS, type RegionId, ROUTES } from '../components/index.ts'

/** The part of the game board's canvas that the map shows. */
export const CANVAS = { left: 32, top: 292, width: 866, height: 434 } as const

/** A place on the canvas in percent of the map. */
export function place([x, y]: readonly [number, number]): { left: string; top: string } {
  return {
    left: `${(((x - CANVAS.left) / CANVAS.width) * 100).toFixed(3)}%`,
    top: `${(((y - CANVAS.top) / CANVAS.height) * 100).toFixed(3)}%`,
  }
}

/** The land of each region, in flowing lines; neighbours share theirs. */
const LAND: Readonly<Record<RegionId, string>> = {
  west: 'M74 304C130 300 250 306 340 304C352 360 356 430 354 500C354 528 340 548 318 566C296 586 284 604 262 618C200 622 130 628 92 618C66 600 62 556 50 520C38 486 40 440 54 406C66 372 60 336 74 304Z',
  midwest:
    'M340 304C400 302 440 306 492 312C520 318 536 344 566 348C590 352 604 346 616 352C610 380 612 420 622 448C630 470 634 492 640 514C600 520 560 528 520 532C460 538 400 536 354 530C356 430 352 360 340 304Z',
  east: 'M616 352C650 350 672 318 700 306C740 294 810 294 850 302C868 330 852 366 846 388C858 416 856 452 836 470C812 494 774 512 748 524C716 526 676 522 640 514C634 492 630 470 622 448C612 420 610 380 616 352Z',
  south:
    'M354 530C400 536 460 538 520 532C560 528 600 520 640 514C676 522 716 526 748 524C734 552 722 584 706 604C690 620 664 622 652 636C640 656 640 690 622 704C600 710 584 690 560 694C530 700 520 716 490 716C450 718 410 722 376 720C346 712 334 682 312 664C292 648 270 640 262 618C284 604 296 586 318 566C340 548 352 540 354 530Z',
}

/** A line between two cities, bent a little as rivers and railways are. */
function lineOf(from: CityId, to: CityId): string {
  const [x1, y1] = cityOf(from).at
  const [x2, y2] = cityOf(to).at
  const bend = 0.07
  const x = (x1 + x2) / 2 + (y2 - y1) * bend
  const y = (y1 + y2) / 2 - (x2 - x1) * bend
  return `M${x1} ${y1}Q${x.toFixed(1)} ${y.toFixed(1)} ${x2} ${y2}`
}

const LINES = ROUTES.map(([from, to]) => ({ from, to, path: lineOf(from, to) }))

/** A seat's way between cities. */
export interface Way {
  readonly seat: Seat
  readonly has: (city: CityId) => boolean
  /** Drawn strongly: a part that scores. */
  readonly counts: (city: CityId) => boolean
}

/** Land, lines, and the networks on them. */
export function MapArt({ ways }: { readonly ways: readonly Way[] }) {
  const { left, top, width, height } = CANVAS
  return (
    <svg className="cg-map-art" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <g className="cg-sea">
        {[0, 1, 2, 3, 4, 5].map((wave) => (
          <path
            key={wave}
            d={`M${left - 20} ${top + 30 + wave * 78}q54 -26 108 0t108 0 108 0 108 0 108 0 108 0 108 0 108 0 108 0`}
          />
        ))}
      </g>
      {REGIONS.map((region) => (
        <path key={region} className={`cg-land cg-in-${region}`} d={LAND[region]} />
      ))}
      <g>
        {LINES.map(({ path }) => (
          <path key={path} className="cg-line" d={path} />
        ))}
        {LINES.map(({ path }) => (
          <path key={path} className="cg-sleepers" d={path} />
        ))}
      </g>
      {LINES.map(({ from, to, path }) => {
        const here = ways.filter((way) => way.has(from) && way.has(to))
        return here.map((way, i) => (
          <path
            key={`${path}${way.seat}`}
            className={`cg-way ${way.counts(from) && way.counts(to) ? 'cg-way-counts' : ''}`}
            d={path}
            stroke={seatColor(way.seat)}
            transform={`translate(${(i - (here.length - 1) / 2) * 4} ${(i - (here.length - 1) / 2) * 4})`}
          />
        ))
      })}
    </svg>
  )
}
