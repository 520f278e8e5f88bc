import { StageArt } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { memo } from 'react'
import { type CompanyId, charterOf } from '../../components/index.ts'
import type { Company } from '../../state.ts'
import { inPlay, useDrawing } from '../context.ts'
import { Crest } from '../crest.tsx'
import { shows } from '../explain/things.ts'
import { Glyph } from '../glyphs.tsx'
import { at } from '../places.ts'
import { useLeaf } from '../shown.ts'
import { streetOf } from './geography.ts'
import { LINE, on } from './ground.tsx'

/** The works of the companies a player directs, with their Goods and treasury; a click shows the charter. */
export function Works({ seat }: { readonly seat: Seat }) {
  const { board } = useDrawing()
  const { x, y } = streetOf(seat)
  const own = inPlay(board).filter(({ company }) => company.director === seat)
  if (own.length === 0) return null
  return (
    <div
      className={`bs-works bs-works-${Math.min(own.length, 4)}`}
      style={on('city', { x: x + 14, y: y - 176, w: 190, h: 172 })}
    >
      <Mill />
      <div className="bs-works-front">
        {own.map(({ id, company }) => (
          <Plate key={id} id={id} company={company} alone={own.length === 1} />
        ))}
      </div>
    </div>
  )
}

interface PlateProps {
  readonly id: CompanyId
  readonly company: Company
  readonly alone: boolean
}

function Plate({ id, company, alone }: PlateProps) {
  const { words } = useDrawing()
  const { open, toggle } = useLeaf(id)
  const { name } = charterOf(id)
  const facts = `${words.goods} ${company.goods}, ${words.treasury} ${words.dollars(company.treasury)}`
  return (
    <button
      type="button"
      className="bs-plate"
      data-place={at.company(id)}
      data-now={facts}
      {...(open ? {} : shows('company', id))}
      onClick={toggle}
    >
      <span className="visually-hidden">{`${name}: ${facts}`}</span>
      <Crest company={id} size={alone ? 66 : 32} />
      <span className="bs-plate-facts" aria-hidden="true">
        <span>
          <Glyph name="good" size={alone ? 22 : 18} />
          <b>{company.goods}</b>
        </span>
        <b>{words.dollars(company.treasury)}</b>
      </span>
    </button>
  )
}

const Mill = memo(function Mill() {
  return (
    <StageArt rect={{ x: 904, y: 464, w: 190, h: 172 }}>
      <g stroke={LINE} strokeWidth="2">
        {/* Its smoke rises past the works behind it: the treasury on them must stay readable. */}
        <rect x="1072" y="508" width="13" height="112" fill="var(--bs-brick)" />
        <rect x="1069" y="504" width="19" height="8" fill="#c9a15c" />
        <path
          d="M1081 500q-4 -8 2 -13q-1 -7 4 -9"
          fill="none"
          stroke="var(--bs-smoke)"
          strokeWidth="10"
          strokeLinecap="round"
          strokeOpacity=".75"
        />
        <polygon points="1060,628 1074,616 1074,544 1060,554" fill="#55261b" />
        {[910, 960, 1010].map((x) => (
          <g key={x}>
            <polygon className="bs-pane" points={`${x},554 ${x},528 ${x + 50},554`} />
            <polygon points={`${x},528 ${x + 14},518 ${x + 64},544 ${x + 50},554`} fill="var(--bs-tin)" />
          </g>
        ))}
        <rect x="910" y="554" width="150" height="74" fill="url(#bs-brick)" />
        <rect x="910" y="554" width="150" height="74" fill="url(#bs-bricks)" stroke="none" />
      </g>
    </StageArt>
  )
})
