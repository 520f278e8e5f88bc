import { Spot, useHands } from '@boardroom/board-kit'
import { memo } from 'react'
import { RESOURCES, type ResourceId, SUPPLY_PRICE, SUPPLY_SPACES, type SupplySpace } from '../../components/index.ts'
import { countCubes } from '../../model/cubes.ts'
import type { BigShouldersMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { Cube } from '../cubes.tsx'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Ground, LINE, on, Sign } from './ground.tsx'

const CAR = { x: 108, y: 398, w: 124, h: 92, step: 133 } as const

/** The Supply Chain: a train whose cars are loaded at X and roll on towards $10. */
export function RailYard() {
  const { board, words } = useDrawing()
  return (
    <Ground id="supply" art={<Tracks />}>
      <Sign place="supply" x={22} y={352}>
        {words.supplyChain}
      </Sign>
      <div
        className="bs-bag"
        data-place="supply:bag"
        data-now={words.bag(countCubes(board.bag))}
        {...shows('part', 'bag')}
        style={on('supply', { x: 22, y: 480, w: 68, h: 62 })}
      >
        <b>{countCubes(board.bag)}</b>
        <small>{words.bagShort}</small>
      </div>
      {SUPPLY_SPACES.map((space, place) => (
        <Car key={space} space={space} place={place} />
      ))}
    </Ground>
  )
}

function Car({ space, place }: { readonly space: SupplySpace; readonly place: number }) {
  const { board } = useDrawing()
  const price = SUPPLY_PRICE[space]
  const load = RESOURCES.filter((resource) => board.supply[space][resource] > 0)
  const x = CAR.x + place * CAR.step
  return (
    <>
      <div
        className={`bs-load bs-load-${load.length}`}
        data-place={at.car(space)}
        style={on('supply', { x: x - 2, y: CAR.y, w: CAR.w + 4, h: CAR.h })}
      >
        {load.map((resource) => (
          <Load key={resource} space={space} resource={resource} />
        ))}
      </div>
      <b
        className={`bs-car-price ${price === null ? 'bs-not-for-sale' : ''}`}
        {...shows('car', space)}
        style={on('supply', { x: x + 20, y: 493, w: 84, h: 44 })}
      >
        {price === null ? 'X' : `$${price}`}
      </b>
    </>
  )
}

function Load({ space, resource }: { readonly space: SupplySpace; readonly resource: ResourceId }) {
  const { board, after, words, book } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const price = SUPPLY_PRICE[space]
  const count = board.supply[space][resource]
  const next = after?.supply[space][resource] ?? count
  const purchase = moves.filter(
    (move) => move.type === 'purchase' && move.space === space && move.resource === resource,
  )
  return (
    <Spot
      moves={purchase}
      why={board.turn ? { type: 'purchase', space, resource } : null}
      label={`${count} ${book.resources[resource]}, ${price === null ? words.notForSale : `$${price}`}`}
      className={`bs-stack ${next === 0 ? 'bs-stack-gone' : ''}`}
      {...shows('supply', `${space}/${resource}`)}
    >
      <Cube resource={resource} size={42} />
      {count > 1 && <b className={next < count ? 'bs-next' : ''}>{next < count ? `→${next}` : count}</b>}
    </Spot>
  )
}

const Tracks = memo(function Tracks() {
  return (
    <>
      <polygon points="20,372 700,372 724,580 0,580" fill="var(--bs-yard)" stroke={LINE} strokeWidth="2" />
      {[419, 555].map((y) => (
        <g key={y}>
          <path d={`M0 ${y}H726`} stroke="#5c4630" strokeWidth="20" strokeDasharray="7 11" />
          <path d={`M0 ${y - 6}H726M0 ${y + 7}H726`} stroke="#3d4648" strokeWidth="4" />
        </g>
      ))}
      <path d="M250 416q70 0 130 66t130 72" stroke="#3d4648" strokeWidth="4" fill="none" strokeOpacity=".7" />
      <g opacity=".55">
        {['#55655a', '#3d5a5e', '#86693a', '#6e4632'].map((fill, i) => (
          <g key={fill} stroke={LINE}>
            <rect x={330 + i * 86} y="374" width="78" height="38" rx="3" fill={fill} strokeWidth="2" />
            <circle cx={346 + i * 86} cy="413" r="8" fill="#2e2a28" />
            <circle cx={392 + i * 86} cy="413" r="8" fill="#2e2a28" />
          </g>
        ))}
      </g>
      <rect x="14" y="470" width="84" height="78" fill="#6d4c2c" stroke={LINE} strokeWidth="2.5" />
      <polygon points="6,470 56,438 106,470" fill="#3f4a4b" stroke={LINE} strokeWidth="2.5" />
      <rect x="22" y="480" width="68" height="62" rx="4" fill="var(--bs-paper)" stroke={LINE} strokeWidth="2" />
      {SUPPLY_SPACES.map((space, i) => {
        const x = CAR.x - 2 + i * CAR.step
        return (
          <g key={space} stroke={LINE}>
            <rect x={x + 8} y="484" width="108" height="8" fill="#2c1d16" />
            <rect
              x={x}
              y="490"
              width="124"
              height="50"
              rx="3"
              fill={space === 'x' ? '#57483e' : 'var(--bs-car)'}
              strokeWidth="2.5"
            />
            <path d={`M${x + 10} 492v46M${x + 114} 492v46`} strokeWidth="2" strokeOpacity=".6" />
            <rect
              x={x + 20}
              y="493"
              width="84"
              height="44"
              rx="4"
              fill={space === 'x' ? 'var(--bs-paper-old)' : 'var(--bs-paper)'}
              strokeWidth="2"
            />
            <path d={`M${x + 124} 538h9`} strokeWidth="5" />
            {[24, 100].map((dx) => (
              <circle key={dx} cx={x + dx} cy="550" r="12" fill="#2e2a28" stroke="#bba56f" strokeWidth="3" />
            ))}
          </g>
        )
      })}
      <g stroke={LINE} strokeWidth="2.5">
        <path d="M642 540v-60h34v16h40q10 0 10 12v32z" fill="#26302f" />
        <path d="M702 496l-4 -32h22l-4 32z" fill="#26302f" />
        <path className="bs-pane" d="M649 488h20v16h-20z" stroke="none" />
        {[658, 688, 714].map((x) => (
          <circle key={x} cx={x} cy="547" r="13" fill="#7a1f22" strokeWidth="3" />
        ))}
      </g>
      <path
        d="M710 458q-14 -18 4 -30q-2 -20 14 -24"
        fill="none"
        stroke="var(--bs-smoke)"
        strokeWidth="17"
        strokeLinecap="round"
        strokeOpacity=".75"
      />
    </>
  )
})
