import { Spot, StageArt, useHands } from '@boardroom/board-kit'
import { memo } from 'react'
import { JOB_MARKET_SPACES, workerPrice } from '../../components/index.ts'
import type { BigShouldersMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Ground, LINE, on, Sign } from './ground.tsx'

const COATS = ['#4d6b78', '#7c4f5a', '#667a3f', '#8a5a36']
const LINE_UP = { x: 16, y: 896, w: 552, h: 112, step: 46 } as const

/** The Job Market: a line at a gate. It fills from $40 to $20 and is emptied from its end. */
export function JobMarket() {
  const { board, after, words } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const meant = moves.filter((move) => move.type === 'hire' || (move.type === 'relocate' && move.to === 'job-market'))
  const price = workerPrice(board.jobMarket)
  const next = after && after.jobMarket !== board.jobMarket ? workerPrice(after.jobMarket) : null
  return (
    <Ground id="job-market" art={<Gate />}>
      <Sign place="job-market" x={14} y={818}>
        {words.jobMarket}
      </Sign>
      <div data-place="job-line" style={on('job-market', LINE_UP)}>
        <Spot
          moves={meant}
          label={`${words.jobMarket}: ${board.jobMarket}. ${words.nextWorker}: $${price}`}
          className="bs-line"
          {...shows('part', 'jobs')}
        >
          <StageArt rect={LINE_UP}>
            {Array.from({ length: JOB_MARKET_SPACES }, (_, i) => {
              const x = LINE_UP.x + 4 + i * LINE_UP.step
              if (i >= board.jobMarket)
                return (
                  <ellipse
                    key={i}
                    cx={x + 19}
                    cy="992"
                    rx="17"
                    ry="9"
                    fill="none"
                    stroke={LINE}
                    strokeWidth="2.5"
                    strokeDasharray="6 5"
                    strokeOpacity=".6"
                  />
                )
              return (
                <use
                  key={i}
                  href="#bs-man"
                  x={x}
                  y="900"
                  width="38"
                  height="100"
                  color={COATS[(i * 5) % 4]}
                  opacity={after && i >= after.jobMarket ? 0.4 : 1}
                />
              )
            })}
          </StageArt>
        </Spot>
      </div>
      <div className="bs-gate" {...shows('part', 'jobs')} style={on('job-market', { x: 597, y: 872, w: 72, h: 78 })}>
        <small>{words.nextShort}</small>
        <b>${price}</b>
        {next !== null && next !== price && <em className="bs-next">→${next}</em>}
      </div>
      {[40, 30, 20].map((each, i) => (
        <b
          key={each}
          className="bs-board-price"
          {...shows('part', 'jobs')}
          style={on('job-market', { x: 20 + i * 184, y: 862, w: 176, h: 30 })}
        >
          ${each}
        </b>
      ))}
    </Ground>
  )
}

const Gate = memo(function Gate() {
  return (
    <>
      <g opacity=".85">
        {[260, 284, 326, 462, 490, 516].map((x, i) => (
          <use key={x} href="#bs-man" x={x} y={798 + (i % 3) * 3} width="20" height="48" color={COATS[i % 4]} />
        ))}
        <use href="#bs-cab" x="362" y="806" width="84" height="42" />
      </g>
      <polygon points="20,848 690,848 694,1012 4,1012" fill="var(--bs-pavement)" stroke={LINE} strokeWidth="2" />
      <rect x="10" y="856" width="560" height="40" fill="var(--bs-hoarding)" stroke={LINE} strokeWidth="2" />
      {[0, 1, 2].map((i) => (
        <rect
          key={i}
          x={18 + i * 184}
          y="860"
          width="178"
          height="32"
          rx="3"
          fill="var(--bs-enamel)"
          stroke="#f7edd3"
          strokeWidth="2"
        />
      ))}
      <g stroke={LINE} strokeWidth="2">
        <rect x="576" y="822" width="20" height="178" fill="var(--bs-car)" />
        <rect x="670" y="822" width="20" height="178" fill="var(--bs-car)" />
        <path d="M586 838Q632 776 678 838" fill="none" strokeWidth="7" />
        <path d="M586 846Q632 800 678 846" fill="none" strokeWidth="3" />
        <path
          d="M604 832V1000M614 826V1000M652 826V1000M662 832V1000M624 820V1000M642 820V1000M633 818V1000"
          strokeWidth="3.5"
          strokeOpacity=".7"
        />
        <rect x="597" y="872" width="72" height="78" rx="4" fill="var(--bs-paper)" />
      </g>
    </>
  )
})
