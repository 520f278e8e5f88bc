import { Spot, stepOf, useHands } from '@boardroom/board-kit'
import { type CSSProperties, memo } from 'react'
import { CITY_IDS, type CityId, cityOf, type RegionId, SLOTS, type Slot } from '../../components/index.ts'
import type { Owner } from '../../state.ts'
import type { CarnegieMove } from '../../types.ts'
import type { Board } from '../../view.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { DiscArt } from '../pieces.tsx'
import { at } from '../places.ts'
import { SignAt } from '../signs.tsx'
import { drawn, fingersReach, REACH, slotAt } from './cities.ts'
import { on } from './geography.ts'

/** Outlines of the plaques, around their middle. */
const MEDIUM =
  'M0 -31C12 -31 17 -20 18 -10C20 -4 33 0 32 14C32 24 26 29 16 29H-16C-26 29 -32 24 -32 14C-33 0 -20 -4 -18 -10C-17 -20 -12 -31 0 -31Z'
const MAJOR = 'M-27 -30H27C38 -30 36 -10 44 -4C52 4 52 31 40 31H-40C-52 31 -52 4 -44 -4C-36 -10 -38 -30 -27 -30Z'
const MAJOR_INNER =
  'M-27 -27.500H27C35 -27.500 34 -9 42 -2C49 5 49 28.500 39 28.500H-39C-49 28.500 -49 5 -42 -2C-34 -9 -35 -27.500 -27 -27.500Z'

/** All cities as plaques with their spaces and names; nothing of it ever changes. */
export const Cities = memo(function Cities() {
  return CITY_IDS.map((city) => <City key={city} city={city} />)
})

function City({ city }: { readonly city: CityId }) {
  const { size, region, link, transportSymbol } = cityOf(city)
  const [x, y] = drawn(city).at
  return (
    <g className={`cg-city cg-in-${region}`} {...shows('city', city)}>
      <g transform={`translate(${x} ${y})`}>
        {size === 'small' && <Town wagon={transportSymbol} />}
        {size === 'medium' && (
          <>
            <path className="cg-plaque-shade" d={MEDIUM} transform="translate(0 3)" />
            <path className="cg-plaque" d={MEDIUM} />
          </>
        )}
        {size === 'major' && (
          <>
            <path className="cg-plaque-shade" d={MAJOR} transform="translate(0 3)" />
            <path className="cg-plaque" d={MAJOR} />
            <path className="cg-plaque-inner" d={MAJOR_INNER} />
          </>
        )}
        {link > 0 && <LinkBadge link={link} />}
      </g>
      {size !== 'small' &&
        SLOTS.filter((slot) => slot.city === city).map((slot) => {
          const [sx, sy] = slotAt(slot)
          return (
            <g key={slot.id} className="cg-slot-art">
              <circle cx={sx} cy={sy} r="12.5" />
              {slot.accepts !== 'any' && <SignAt name={slot.accepts} x={sx - 8.5} y={sy - 8.5} size={17} />}
            </g>
          )
        })}
      <CityName city={city} />
    </g>
  )
}

function Town({ wagon }: { readonly wagon: boolean }) {
  return (
    <>
      <circle className="cg-town" r="11.500" />
      <circle className="cg-town-inner" r="8" />
      {wagon && (
        <g className="cg-town-wagon">
          <SignAt name="wagon" x={-6.5} y={-6.5} size={13} />
        </g>
      )}
    </>
  )
}

/** So many link points this city brings to a network. */
function LinkBadge({ link }: { readonly link: number }) {
  return (
    <g className="cg-link-badge" transform="translate(26 -37)">
      <rect width="36" height="20" rx="10" />
      <SignAt name="joined" x={4.5} y={3.5} size={13} />
      <text x="21" y="15">
        {link}
      </text>
    </g>
  )
}

/** A city's name with the points of each project there. */
function CityName({ city }: { readonly city: CityId }) {
  const { name, size, vp } = cityOf(city)
  const { at: middle, label } = drawn(city)
  const [dx, dy, anchor = 'middle'] = label
  return (
    <text className={`cg-city-name cg-city-${size}`} x={middle[0] + dx} y={middle[1] + dy} textAnchor={anchor}>
      {name}
      {vp > 0 && (
        <tspan className="cg-city-vp" dx="3">
          {vp}★
        </tspan>
      )}
    </text>
  )
}

/** The discs on the map, and the one that would come. */
export function Discs() {
  const { board, after } = useDrawing()
  return SLOTS.map((slot) => {
    const owner = board.slots[slot.index] ?? null
    const next = after?.slots[slot.index] ?? null
    const shown = owner ?? next
    return shown === null ? null : <SlotDisc key={slot.id} slot={slot} owner={shown} ghost={owner === null} />
  })
}

const SlotDisc = memo(function SlotDisc({
  slot,
  owner,
  ghost,
}: {
  readonly slot: Slot
  readonly owner: Owner
  readonly ghost: boolean
}) {
  const [x, y] = slotAt(slot)
  return <DiscArt owner={owner} x={x} y={y} ghost={ghost} />
})

/** The spaces of a region, to be pointed at. */
export function Slots({ region }: { readonly region: RegionId }) {
  return SLOTS.filter((slot) => cityOf(slot.city).region === region).map((slot) => (
    <SlotSpot key={slot.id} slot={slot} region={region} />
  ))
}

function SlotSpot({ slot, region }: { readonly slot: Slot; readonly region: RegionId }) {
  const { board, view, book, words, names } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const owner = board.slots[slot.index] ?? null
  const meant = moves.filter(
    (move) => (move.type === 'build-project' || move.type === 'first-housing') && move.slot === slot.id,
  )
  const takes = slot.accepts === 'any' ? words.anyProject : book.projects[slot.accepts]
  const whose = owner === null ? words.free : typeof owner === 'number' ? names.seat(owner) : words[owner]
  const [x, y] = slotAt(slot)
  const box = on(region, { x: x - REACH.w / 2, y: y - REACH.h / 2, ...REACH })
  return (
    <Spot
      moves={meant}
      why={whyNot(slot, stepOf(view), board)}
      label={`${cityOf(slot.city).name}, ${takes}: ${whose}`}
      className={`cg-slot ${owner === null ? '' : 'cg-slot-taken'}`}
      style={{ ...box, '--reach': fingersReach(slot) } as CSSProperties}
      place={at.slot(slot.id)}
      {...shows('slot', slot.id)}
    />
  )
}

/** The move that pointing at a space would mean if it were possible. */
function whyNot(slot: Slot, step: string, { turn }: Board): CarnegieMove | null {
  if (step === 'first-housing') return { type: 'first-housing', slot: slot.id }
  if (step !== 'department-turn' || turn?.action !== 'construction') return null
  const project = slot.accepts === 'any' ? 'housing' : slot.accepts
  const { region } = cityOf(slot.city)
  return { type: 'build-project', department: 'start-construction', project, slot: slot.id, mission: region }
}
