import { memo } from 'react'
import { POVERTY } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { OwnerMark } from '../owner.tsx'
import { at } from '../places.ts'
import { Sign } from '../signs.tsx'
import { plank, ROAD, STAIRS } from './geography.ts'
import { Ground, on } from './ground.tsx'

/** The prestige road with its stacked discs, and the poverty stairs that lead down from it. */
export function Road() {
  return (
    <Ground id="road" art={<Planks />}>
      <Ticks />
      <PrestigeDiscs />
      <Stairs />
    </Ground>
  )
}

const TICK = 5

const Planks = memo(function Planks() {
  const { y, h } = ROAD
  return (
    <>
      <rect x="0" y={y} width="826" height={h} fill="url(#rc-road)" stroke="var(--rc-line)" strokeWidth="1.500" />
      <path d={`M0 ${y + 2}h826`} stroke="#e9c48a" strokeWidth="1.500" strokeOpacity="0.5" />
      {POVERTY.map((_, field) => (
        <path
          key={field}
          d={`M${STAIRS.x + field * STAIRS.step} ${y + field * 0.9}h${STAIRS.step - 1.5}V${y + h}h${1.5 - STAIRS.step}z`}
          fill={`color-mix(in oklab, var(--rc-stair) ${100 - field * 4}%, #1a120c)`}
          stroke="var(--rc-line)"
        />
      ))}
    </>
  )
})

const Ticks = memo(function Ticks() {
  return Array.from({ length: ROAD.fields / TICK }, (_, i) => i * TICK).map((value) => (
    <span
      key={value}
      className="rc-tick"
      {...shows('part', 'road')}
      style={on('road', { x: plank(value) - 14, y: ROAD.y, w: 28, h: ROAD.h })}
    >
      {value}
    </span>
  ))
})

const DISC = 20

function PrestigeDiscs() {
  const { board, after, names } = useDrawing()
  return (
    <>
      {board.ranking.toReversed().map((seat) => {
        const value = board.companies[seat]?.prestige ?? 0
        // Whoever came later to a field lies higher; so do discs that would hide one another.
        const below = board.ranking
          .slice(board.ranking.indexOf(seat) + 1)
          .filter((other) => Math.abs(plank(board.companies[other]?.prestige ?? 0) - plank(value)) < DISC - 2).length
        return (
          <span
            key={seat}
            className="rc-disc"
            data-place={at.road(seat)}
            style={on('road', { x: plank(value) - DISC / 2, y: ROAD.y + 1 - below * 6, w: DISC, h: DISC })}
            data-now={`${names.seat(seat)}: ${value}`}
            {...shows('part', 'road')}
          >
            <OwnerMark owner={seat} size={DISC} />
            <Lap prestige={value} />
          </span>
        )
      })}
      {after?.companies.map(({ prestige }, seat) =>
        prestige === board.companies[seat]?.prestige ? null : (
          <span
            key={seat}
            className="rc-disc rc-ghost"
            {...shows('part', 'road')}
            style={on('road', { x: plank(prestige) - DISC / 2, y: ROAD.y + 1, w: DISC, h: DISC })}
          >
            <OwnerMark owner={seat} size={DISC} />
            <Lap prestige={prestige} />
          </span>
        ),
      )}
    </>
  )
}

/** Whoever has gone all the way along the road is not last on it. */
function Lap({ prestige }: { readonly prestige: number }) {
  const laps = Math.floor(prestige / ROAD.fields)
  return laps > 0 && <b className="rc-lap">+{laps * ROAD.fields}</b>
}

function Stairs() {
  const { board, after, words } = useDrawing()
  return (
    <>
      <span className="rc-stairs-sign" {...shows('part', 'stairs')}>
        <Sign name="poverty" size={20} label={words.poverty} />
      </span>
      {POVERTY.map((loss, field) => {
        const here = board.companies.flatMap(({ poverty }, seat) => (poverty === field ? [seat] : []))
        const next = (after?.companies ?? []).flatMap(({ poverty }, seat) =>
          poverty === field && poverty !== board.companies[seat]?.poverty ? [seat] : [],
        )
        return (
          <span
            key={field}
            className="rc-stair"
            data-now={words.povertyField(loss)}
            {...shows('part', 'stairs')}
            data-place={at.poverty(field)}
            style={on('road', { x: STAIRS.x + field * STAIRS.step, y: ROAD.y, w: STAIRS.step - 1.5, h: ROAD.h })}
          >
            <b>{loss === 0 ? '0' : `−${loss}`}</b>
            <span className="rc-stair-discs">
              {here.map((seat) => (
                <OwnerMark key={seat} owner={seat} size={14} />
              ))}
              {next.map((seat) => (
                <span key={seat} className="rc-ghost">
                  <OwnerMark owner={seat} size={14} />
                </span>
              ))}
            </span>
          </span>
        )
      })}
    </>
  )
}
