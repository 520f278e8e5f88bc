import { Spot } from '@boardroom/board-kit'
import type { Direction, Site } from '../components/index.ts'
import { buildingAt, purpleIsFree } from '../model/city.ts'
import { type Building, isBuilding, type Owner, type PrestigeSite } from '../state.ts'
import type { RaisingChicagoMove } from '../types.ts'
import { BuildingArt, PrestigeArt } from './building-art.tsx'
import { type Drawing, stepOf, useDrawing, useMeant, usePicking } from './context.ts'
import { placeOfSite } from './geometry.ts'
import { ownerName } from './owner.tsx'
import { at } from './places.ts'
import { RewardSigns } from './rewards.tsx'

/** A site of a ward: empty with what it gives, or the building that stands there. */
export function SiteSpot({ site }: { readonly site: Site }) {
  const drawing = useDrawing()
  const { board, after } = drawing
  const { rotation } = usePicking()
  const moves = [
    ...useMeant('raise', (move) => move.site === site.id),
    ...useMeant('place-prestige', (move) => move.site === site.id && move.rotation === rotation),
    ...useMeant('add-storey', (move) => move.site === site.id),
  ]
  const there = board.city[site.index] ?? null
  const next = after?.city[site.index] ?? null
  const shown = next && JSON.stringify(next) !== JSON.stringify(there) ? next : there
  return (
    <Spot
      moves={moves}
      why={useWhyNot(site)}
      label={siteLabel(drawing, site, there)}
      className={`rc-site ${site.purple ? 'rc-site-purple' : ''} ${there ? 'rc-site-built' : ''} ${shown === there ? '' : 'rc-ghost'}`}
      style={placeOfSite(site)}
      place={at.site(site.id)}
    >
      {shown ? <Standing there={shown} site={site} /> : <EmptySite site={site} />}
    </Spot>
  )
}

function Standing({ there, site }: { readonly there: Building | PrestigeSite; readonly site: Site }) {
  const { board } = useDrawing()
  const ownerTo = (direction: Direction): Owner | null => {
    const neighbour = site.neighbours[direction]
    return neighbour === null ? null : (buildingAt(board, neighbour)?.owner ?? null)
  }
  if (!isBuilding(there)) return <PrestigeArt {...there} ownerTo={ownerTo} />
  return (
    <>
      <BuildingArt {...there} />
      <b className="rc-height">{there.storeys}</b>
    </>
  )
}

function EmptySite({ site }: { readonly site: Site }) {
  return (
    <>
      <span className="rc-site-number">{site.index + 1}</span>
      {site.reward && (
        <span className="rc-site-reward">
          <RewardSigns reward={site.reward} size={18} />
        </span>
      )}
    </>
  )
}

/** What a screen reader says about a site. */
function siteLabel(drawing: Drawing, site: Site, there: Building | PrestigeSite | null): string {
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
