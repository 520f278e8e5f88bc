import { Figure } from '@boardroom/board-kit'
import { COLUMNS, FIELDS, SITES, WARD_TILES, WARDS, type Ward } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { wardStanding } from '../leads.ts'
import { OwnerMark, ownerColor } from '../owner.tsx'
import { at } from '../places.ts'
import { Sign } from '../signs.tsx'
import { Banner } from './banner.tsx'
import { EnclosedGround, EnclosedTallies } from './enclosed.tsx'
import { FieldSpot } from './field.tsx'
import { gantryRect, wardCorners } from './geography.ts'
import { Ground, on } from './ground.tsx'
import { Streets } from './scenery.tsx'
import { SiteBadge, SiteSpot } from './site.tsx'

/** The four wards: kerbs in the colour of who leads, sites from back to front, then signs and banners above them all. */
export function Wards() {
  return (
    <Ground
      id="city"
      art={
        <>
          <Kerbs />
          <EnclosedGround />
        </>
      }
    >
      {SITES.map((site) => (
        <SiteSpot key={site.id} site={site} />
      ))}
      {SITES.map((site) => (
        <SiteBadge key={site.id} site={site} />
      ))}
      {FIELDS.map((field) => (
        <FieldSpot key={field.id} field={field} />
      ))}
      <EnclosedTallies />
      {WARDS.map((ward) => (
        <Gantry key={ward} ward={ward} />
      ))}
      {Array.from({ length: COLUMNS }, (_, column) => (
        <Banner key={column} index={column} on="city" />
      ))}
    </Ground>
  )
}

function Kerbs() {
  const { board } = useDrawing()
  return (
    <>
      {WARDS.map((ward) => {
        const { leader } = wardStanding(board, ward)
        return (
          <polygon
            key={ward}
            points={wardCorners(ward).join(' ')}
            fill="var(--rc-ward)"
            stroke={leader === null ? 'var(--rc-sand)' : ownerColor(leader)}
            strokeWidth="3.500"
            strokeLinejoin="round"
          />
        )
      })}
      <Streets />
    </>
  )
}

/** Ward and value of its tile, then everybody's storeys, the leader first. */
function Gantry({ ward }: { readonly ward: Ward }) {
  const { board, after, words, names } = useDrawing()
  const { counts, leader } = wardStanding(board, ward)
  const next = after && wardStanding(after, ward)
  const tile = board.wardTiles[ward - 1]
  const values = tile ? WARD_TILES[tile] : null
  const shown = next && next.counts.length > counts.length ? next.counts : counts
  return (
    <div
      className="rc-gantry"
      style={{
        ...on('city', gantryRect(ward)),
        borderBottomColor: leader === null ? 'var(--rc-sand)' : ownerColor(leader),
      }}
      data-place={at.ward(ward)}
      {...shows('ward', `${ward}`)}
    >
      <span className="rc-gantry-name">
        <b>{words.ward(ward)}</b>
        {values && (
          <span className="rc-points" data-now={words.wardValues(values.most, values.second)}>
            <Sign name="prestige" size={16} label={words.wardValues(values.most, values.second)} />
            {values.most}/{values.second}
          </span>
        )}
      </span>
      <span className="rc-gantry-counts">
        {shown.length === 0 && <span className="rc-quiet">{words.nobodyYet}</span>}
        {shown.map(({ owner }) => {
          const count = counts.find((each) => each.owner === owner)?.count ?? 0
          return (
            <span
              key={owner}
              className={owner === leader ? 'rc-leads' : ''}
              data-now={`${names.seat(owner)}: ${words.storeys(count)}`}
            >
              <OwnerMark owner={owner} size={14} />
              <Figure value={count} next={next?.counts.find((each) => each.owner === owner)?.count} />
            </span>
          )
        })}
        {leader === null && counts.length > 1 && (
          <em data-now={words.tied}>
            <span aria-hidden="true">=</span>
            <span className="visually-hidden">{words.tied}</span>
          </em>
        )}
      </span>
    </div>
  )
}
