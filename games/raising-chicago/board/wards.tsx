import { Figure } from '@boardroom/board-kit'
import type { CSSProperties } from 'react'
import { FIELDS, SITES, WARD_TILES, WARDS, type Ward } from '../components/index.ts'
import { Banner } from './banners.tsx'
import { useDrawing } from './context.ts'
import { FieldSpot } from './field.tsx'
import { CITY, placeOfWard } from './geometry.ts'
import { wardStanding } from './leads.ts'
import { OwnerMark, ownerColor } from './owner.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'
import { SiteSpot } from './site.tsx'

/** The four wards: who leads, the banners over the columns, and the sites with their neighbourhoods. */
export function Wards() {
  return (
    <div className="rc-wards" data-place="city">
      <div className="rc-ward-heads">
        {WARDS.map((ward) => (
          <WardHead key={ward} ward={ward} />
        ))}
      </div>
      <div className="rc-banners">
        {Array.from({ length: 8 }, (_, column) => (
          <Banner key={column} index={column} />
        ))}
      </div>
      <div className="rc-grid" style={{ aspectRatio: `${CITY.width} / ${CITY.height}` }}>
        {WARDS.map((ward) => (
          <WardGround key={ward} ward={ward} />
        ))}
        {SITES.map((site) => (
          <SiteSpot key={site.id} site={site} />
        ))}
        {FIELDS.map((field) => (
          <FieldSpot key={field.id} field={field} />
        ))}
      </div>
    </div>
  )
}

function leadStyle(color: string | null): CSSProperties {
  return color === null ? {} : ({ '--rc-lead': color } as CSSProperties)
}

function WardGround({ ward }: { readonly ward: Ward }) {
  const { board } = useDrawing()
  const { leader } = wardStanding(board, ward)
  return (
    <span
      className={`rc-ground ${leader === null ? '' : 'rc-ground-led'}`}
      style={{ ...placeOfWard(ward), ...leadStyle(leader === null ? null : ownerColor(leader)) }}
    />
  )
}

/** Ward and value of its tile, then everybody's storeys, the leader first and largest. */
function WardHead({ ward }: { readonly ward: Ward }) {
  const { board, after, words, names } = useDrawing()
  const { counts, leader } = wardStanding(board, ward)
  const next = after && wardStanding(after, ward)
  const tile = board.wardTiles[ward - 1]
  const values = tile ? WARD_TILES[tile] : null
  return (
    <div className="rc-ward" style={leadStyle(leader === null ? null : ownerColor(leader))} data-place={at.ward(ward)}>
      <span className="rc-ward-name">
        <b>{words.ward(ward)}</b>
        {values && (
          <span className="rc-points" title={words.wardValues(values.most, values.second)}>
            {values.most}/{values.second}
            <Sign name="prestige" size={14} label={words.wardValues(values.most, values.second)} />
          </span>
        )}
      </span>
      <span className="rc-ward-counts">
        {counts.length === 0 && <span className="rc-none">{words.nobodyYet}</span>}
        {counts.map(({ owner, count }) => (
          <span
            key={owner}
            className={owner === leader ? 'rc-leads' : ''}
            title={`${names.seat(owner)}: ${words.storeys(count)}`}
          >
            <OwnerMark owner={owner} size={owner === leader ? 17 : 13} />
            <Figure value={count} next={next?.counts.find((each) => each.owner === owner)?.count} />
          </span>
        ))}
        {leader === null && counts.length > 1 && <em>{words.tied}</em>}
      </span>
    </div>
  )
}
