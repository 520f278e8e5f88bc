import { Spot, StageArt } from '@boardroom/board-kit'
import {
  ASSET_PRICES,
  DECADES,
  type Decade,
  GENERAL_SPACE_IDS,
  type GeneralSpaceId,
  generalSpace,
  JOB_MARKET_SPACES,
  workerPrice,
} from '../../components/index.ts'
import { useDrawing, useTerms } from '../context.ts'
import { EffectSigns } from '../effect.tsx'
import { shows } from '../explain/things.ts'
import { Glyph, type GlyphName } from '../glyphs.tsx'
import { at } from '../places.ts'
import { Ground, LINE, on, Sign } from './ground.tsx'
import { Pawns } from './pawn.tsx'
import { usePlacing } from './placing.ts'

const HOUSE = { x: 898, y: 346, w: 92, h: 170 } as const

/** La Salle Street: a house for every general action space. */
export function LaSalle() {
  const { words } = useTerms()
  return (
    <Ground
      id="spaces"
      art={
        <polygon points="900,484 1738,484 1732,512 888,512" fill="var(--bs-pavement)" stroke={LINE} strokeWidth="1.5" />
      }
    >
      <Sign place="spaces" x={892} y={321}>
        {words.general}
      </Sign>
      {GENERAL_SPACE_IDS.map((space, place) => (
        <SpaceHouse key={space} space={space} place={place} />
      ))}
      <Pool />
    </Ground>
  )
}

function SpaceHouse({ space, place }: { readonly space: GeneralSpaceId; readonly place: number }) {
  const { board, words, book } = useDrawing()
  const { unlimited, fromDecade, cost, funds, effect } = generalSpace(space)
  const { moves, why, seats } = usePlacing(space)
  const closed = board.decade < fromDecade
  const name = book.spaces[space]
  const roof = closed ? 'closed' : unlimited ? 'open' : 'once'
  const sign = signOf(space)
  return (
    <div data-place={at.space(space)} style={on('spaces', { ...HOUSE, x: HOUSE.x + place * HOUSE.w })}>
      <Spot
        moves={moves}
        why={why}
        label={`${name}${cost ? `, ${words.cost} $${cost}` : ''}`}
        className={`space bs-house bs-roof-${roof} ${!unlimited && seats.length > 0 ? 'bs-used' : ''}`}
        {...shows('space', space)}
      >
        <StageArt rect={{ x: 0, y: 0, w: 98, h: 170 }}>
          <polygon className="bs-wall-side" points="84,148 94,140 94,42 84,50" stroke={LINE} strokeWidth="1.8" />
          <rect className="bs-wall" x="6" y="50" width="78" height="98" stroke={LINE} strokeWidth="2" />
          <polygon className="bs-roof" points="1,50 45,12 89,50" stroke={LINE} strokeWidth="2" />
          <polygon className="bs-roof-side" points="45,12 54,6 98,42 89,50" stroke={LINE} strokeWidth="1.8" />
          <rect x="2" y="145" width="86" height="8" fill="var(--bs-stone-2)" stroke={LINE} strokeWidth="1.5" />
          <polygon points="34,145 34,134 45,128 56,134 56,145" fill="#3a2a20" />
        </StageArt>
        <span className="bs-house-often" data-now={unlimited ? words.anyNumber : words.oncePerDecade}>
          {closed ? DECADES[fromDecade as Decade].year : unlimited ? '∞' : '1×'}
        </span>
        <span className="bs-house-sign">
          {sign ? <Glyph name={sign} size={36} /> : <EffectSigns effect={effect} />}
          <b className={funds > 0 ? 'bs-brings' : 'bs-costs'}>{figureOf(space)}</b>
        </span>
        <Pawns seats={seats} size={44} />
      </Spot>
    </div>
  )
}

/** The sign over a door, where the effect itself is a sum of money or a purchase. */
function signOf(space: GeneralSpaceId): GlyphName | null {
  const { funds, effect } = generalSpace(space)
  if (funds > 0) return 'bank'
  if (effect.dividend) return 'share'
  return effect.buyAsset === undefined ? null : 'asset'
}

/** What a use costs the company at least, or brings it. */
function figureOf(space: GeneralSpaceId): string {
  const { cost, funds, effect } = generalSpace(space)
  if (funds > 0) return `+$${funds}`
  if (effect.hireWorkers) return `$${workerPrice(JOB_MARKET_SPACES)}+`
  if (effect.buyAsset !== undefined) return `$${Math.min(...ASSET_PRICES)}+`
  return `$${effect.dividend ?? cost}`
}

/** Only there while somebody without a company uses it. */
function Pool() {
  const { book } = useTerms()
  const { moves, seats } = usePlacing('bank-pool')
  if (moves.length === 0 && seats.length === 0) return null
  return (
    <div data-place="spaces:bank-pool" style={on('spaces', { x: 1480, y: 328, w: 250, h: 36 })}>
      <Spot
        moves={moves}
        label={book.spaces['bank-pool']}
        className="space bs-pool-space"
        {...shows('part', 'bank-pool')}
      >
        <b>{book.spaces['bank-pool']} +$25</b>
        <Pawns seats={seats} size={34} />
      </Spot>
    </div>
  )
}
