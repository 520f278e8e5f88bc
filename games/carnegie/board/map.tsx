import { Spot, useHands } from '@boardroom/board-kit'
import { useEffect, useMemo, useRef } from 'react'
import { CITY_IDS, cityOf, REGIONS, type RegionId, SLOTS, type Slot } from '../components/index.ts'
import { slotsOf } from '../model/map.ts'
import { partsOf } from '../model/network.ts'
import type { CarnegieMove } from '../types.ts'
import type { Board } from '../view.ts'
import { CityLabel } from './city-label.tsx'
import { stepOf, useDrawing } from './context.ts'
import { LinkLine } from './links.tsx'
import { CANVAS, MapArt, place, type Way } from './map-art.tsx'
import { Disc } from './pieces.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'

/** The map with its heading; on a phone the regions are brought into sight by name. */
export function MapSection() {
  const { words, book, view } = useDrawing()
  const scroller = useRef<HTMLDivElement>(null)
  // Where the map is larger than the screen, the first space that can be pointed at comes into sight.
  useEffect(() => {
    const box = scroller.current
    const target = box?.querySelector<HTMLElement>('.cg-slot.spot-open')
    if (!box || !target || box.scrollWidth <= box.clientWidth) return
    box.scrollTo({ left: target.offsetLeft - box.clientWidth / 2, top: target.offsetTop - box.clientHeight / 2 })
  }, [view.seq])
  const show = (region: RegionId): void => {
    const box = scroller.current
    if (!box) return
    const [x, y] = CENTRES[region]
    const left = ((x - CANVAS.left) / CANVAS.width) * box.scrollWidth - box.clientWidth / 2
    const top = ((y - CANVAS.top) / CANVAS.height) * box.scrollHeight - box.clientHeight / 2
    box.scrollTo({ left, top, behavior: 'smooth' })
  }
  return (
    <section className="cg-panel cg-map-panel" aria-label={words.map}>
      <h3>
        {words.map} <small>{words.mapHelp}</small>
      </h3>
      <div className="cg-regions">
        {REGIONS.map((region) => (
          <button key={region} type="button" className={`cg-in-${region}`} onClick={() => show(region)}>
            <Sign name={region} size={18} /> {book.regions[region].name}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <div className="cg-map-scroll" ref={scroller} tabIndex={0}>
        <CityMap />
      </div>
      <LinkLine />
    </section>
  )
}

const CENTRES: Readonly<Record<RegionId, readonly [number, number]>> = {
  west: [200, 460],
  midwest: [480, 420],
  east: [740, 410],
  south: [500, 620],
}

/** The cities with their spaces and lines, and the networks that join them. */
export function CityMap() {
  const { board } = useDrawing()
  const ways = useMemo(() => waysOf(board), [board])
  return (
    <div className="cg-map-box">
      <MapArt ways={ways} />
      {CITY_IDS.map((city) => (
        <CityLabel key={city} city={city} />
      ))}
      {SLOTS.map((slot) => (
        <SlotSpot key={slot.id} slot={slot} />
      ))}
    </div>
  )
}

function waysOf(board: Board): Way[] {
  return board.players.map((_, seat) => {
    const own = new Set(slotsOf(board, seat).map(({ city }) => city))
    const best = new Set(partsOf(board, seat)[0]?.cities ?? [])
    return { seat, has: (city) => own.has(city), counts: (city) => best.has(city) }
  })
}

function SlotSpot({ slot }: { readonly slot: Slot }) {
  const { board, after, view, book, words, names } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const owner = board.slots[slot.index] ?? null
  const meant = moves.filter(
    (move) => (move.type === 'build-project' || move.type === 'first-housing') && move.slot === slot.id,
  )
  const next = after?.slots[slot.index] ?? null
  const { name } = cityOf(slot.city)
  const takes = slot.accepts === 'any' ? words.anyProject : book.projects[slot.accepts]
  const whose =
    owner === null
      ? words.free
      : owner === 'neutral'
        ? words.neutral
        : owner === 'andrew'
          ? words.andrew
          : names.seat(owner)
  const [, x, y] = cityOf(slot.city).slots[Number(slot.id.slice(-1)) - 1] ?? ['any', 0, 0]
  return (
    <Spot
      moves={meant}
      why={whyNot(slot, stepOf(view), board)}
      label={`${name}, ${takes}: ${whose}`}
      className={`cg-slot ${slot.accepts === 'any' ? 'cg-slot-any' : ''} ${owner === null ? '' : 'cg-slot-taken'}`}
      style={place([x, y])}
      place={at.slot(slot.id)}
    >
      {owner === null ? (
        next === null ? (
          slot.accepts !== 'any' && <Sign name={slot.accepts} size={18} />
        ) : (
          <span className="cg-ghost">
            <Disc owner={next} size={18} />
          </span>
        )
      ) : (
        <Disc owner={owner} size={18} />
      )}
    </Spot>
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
