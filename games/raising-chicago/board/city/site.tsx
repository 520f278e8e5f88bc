import { Spot, StageArt, stepOf } from '@boardroom/board-kit'
import type { Direction, Site } from '../../components/index.ts'
import { buildingAt, purpleIsFree } from '../../model/city.ts'
import { type Building, isBuilding, type Owner, type PrestigeSite } from '../../state.ts'
import type { RaisingChicagoMove } from '../../types.ts'
import { type Drawing, useDrawing, useMeant, usePicking } from '../context.ts'
import { shows } from '../explain/things.ts'
import { ownerColor, ownerName } from '../owner.tsx'
import { at } from '../places.ts'
import { RewardSigns } from '../rewards.tsx'
import { Arrows, Hall, House, worthOf } from './building.tsx'
import { LOT, lotOf, siteRect } from './geography.ts'
import { on } from './ground.tsx'

type There = Building | PrestigeSite | null

/** What stands on a site, or would after the move that is pointed at. */
function useThere({ index }: Site): { readonly there: There; readonly shown: There } {
  const { board, after } = useDrawing()
  const there = board.city[index] ?? null
  const next = after?.city[index] ?? null
  return { there, shown: next && JSON.stringify(next) !== JSON.stringify(there) ? next : there }
}

/** A site of a ward: empty with what it gives, or the building that stands there. */
export function SiteSpot({ site }: { readonly site: Site }) {
  const drawing = useDrawing()
  const { rotation } = usePicking()
  const moves = [
    ...useMeant('raise', (move) => move.site === site.id),
    ...useMeant('place-prestige', (move) => move.site === site.id && move.rotation === rotation),
    ...useMeant('add-storey', (move) => move.site === site.id),
  ]
  const { there, shown } = useThere(site)
  return (
    <Spot
      moves={moves}
      why={useWhyNot(site)}
      label={siteLabel(drawing, site, there)}
      className={`rc-site ${site.purple ? 'rc-site-purple' : ''} ${there ? 'rc-site-built' : ''} ${shown === there ? '' : 'rc-ghost'}`}
      style={on('city', siteRect(site))}
      place={at.site(site.id)}
      {...shows('site', site.id)}
    >
      <StageArt rect={{ x: 0, y: -LOT.h, w: LOT.w + LOT.lean, h: LOT.h }}>
        <path className="rc-lot" d={`M0 0h${LOT.w}l${LOT.lean} ${-LOT.h}h${-LOT.w}z`} />
        {shown &&
          (isBuilding(shown) ? <House {...shown} place={at.house(site.id)} /> : <Hall prestige={shown.prestige} />)}
      </StageArt>
      {!shown && <EmptySite site={site} />}
    </Spot>
  )
}

function EmptySite({ site }: { readonly site: Site }) {
  return (
    <>
      <span className="rc-site-number">{site.index + 1}</span>
      {site.reward && (
        <span className="rc-site-reward">
          <RewardSigns reward={site.reward} size={17} />
        </span>
      )}
    </>
  )
}

/** Above all houses: how high each stands, what a prestige building is worth and to whom. */
export function SiteBadge({ site }: { readonly site: Site }) {
  const { board, after } = useDrawing()
  const { there, shown } = useThere(site)
  if (!shown) return null
  const { x, y } = lotOf(site)
  // What is not there yet leaves the pointer to the site that is pointed at.
  const thing = shown === there ? shows('site', site.id) : null
  if (isBuilding(shown)) {
    return (
      <b className="rc-height" {...thing} style={{ ...badgeAt(x, y), borderColor: ownerColor(shown.owner) }}>
        {shown.storeys}
      </b>
    )
  }
  const ownerTo = (direction: Direction): Owner | null => {
    const neighbour = site.neighbours[direction]
    return neighbour === null ? null : (buildingAt(after ?? board, neighbour)?.owner ?? null)
  }
  return (
    <>
      <span className="rc-arrows" {...thing} style={on('city', { x, y, w: 0, h: 0 })}>
        <StageArt rect={{ x: 0, y: 0, w: 1, h: 1 }}>
          <Arrows {...shown} ownerTo={ownerTo} />
        </StageArt>
      </span>
      <b className="rc-height rc-value" {...thing} style={badgeAt(x + 4, y)}>
        {worthOf(shown.prestige)}
      </b>
    </>
  )
}

function badgeAt(x: number, y: number) {
  return on('city', { x: x - 1, y: y - 22, w: 21, h: 21 })
}

/** What a screen reader says about a site. */
function siteLabel(drawing: Drawing, site: Site, there: There): string {
  const { words, book } = drawing
  const where = words.siteOf(site.index + 1, site.ward)
  if (there === null) {
    const gives = site.reward ? `, ${words.gives(words.reward(site.reward))}` : ''
    return `${where}: ${words.empty}${gives}`
  }
  if (!isBuilding(there)) return `${where}: ${book.prestigeBuildings[there.prestige]}`
  return `${where}: ${book.projects[there.project]}, ${ownerName(drawing, there.owner)}, ${words.storeys(there.storeys)}`
}

/** The move that pointing at a site would mean if it were possible. */
function useWhyNot(site: Site): RaisingChicagoMove | null {
  const { view, board } = useDrawing()
  const { rotation } = usePicking()
  const built = board.city[site.index] !== null
  switch (stepOf(view)) {
    case 'raise':
      return built ? { type: 'raise', site: site.id } : null
    case 'prestige-site':
      return built || (purpleIsFree(board) && !site.purple) ? { type: 'place-prestige', site: site.id, rotation } : null
    case 'add-storey':
      return { type: 'add-storey', site: site.id }
    default:
      return null
  }
}
