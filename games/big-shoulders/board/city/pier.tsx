import { Spot, stepOf, useHands } from '@boardroom/board-kit'
import { memo } from 'react'
import { ASSET_PRICES, type AssetId, assetOf } from '../../components/index.ts'
import type { BigShouldersMove } from '../../types.ts'
import { soft, useDrawing } from '../context.ts'
import { AssetSigns, BonusSigns } from '../effect.tsx'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Ground, LINE, on, Sign } from './ground.tsx'

const CRATE = { x: 1728, y: 1072, w: 128, step: 133, h: 134 } as const

/** The pier: Capital Assets as crates, each cheaper the longer it lies. */
export function Pier() {
  const { board, words } = useDrawing()
  return (
    <Ground id="assets" art={<Planks />}>
      <Sign place="assets" x={1730} y={1028} note={words.deckLeft(board.assetDeck)}>
        {words.assets}
      </Sign>
      {board.assetRow.map((asset, place) => (
        <Crate key={place} asset={asset} place={place} />
      ))}
    </Ground>
  )
}

function Crate({ asset, place }: { readonly asset: AssetId | null; readonly place: number }) {
  const { book, view } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const price = ASSET_PRICES[place] ?? 0
  const where = on('assets', { x: CRATE.x + place * CRATE.step, y: CRATE.y, w: CRATE.w, h: CRATE.h })
  if (!asset) {
    return (
      <div className="bs-crate bs-crate-empty" {...shows('part', 'crate')} style={where}>
        <b className="bs-crate-price">${price}</b>
      </div>
    )
  }
  const { immediate, effect, fee } = assetOf(asset)
  const name = soft(book.assets[asset])
  const buying = stepOf(view) === 'buy-asset'
  const buy = moves.filter((move) => move.type === 'buy-asset' && move.asset === asset)
  return (
    <div data-place={at.onSale(asset)} style={where}>
      <Spot
        moves={buy}
        why={buying ? { type: 'buy-asset', asset } : null}
        label={`${book.assets[asset]}, $${price}`}
        className="asset bs-crate"
        {...shows('asset', asset)}
      >
        <b className="bs-crate-price">${price}</b>
        <span className={`bs-crate-name ${isLong(name) ? 'bs-crate-long' : ''}`}>{name}</span>
        <span className={`bs-crate-signs ${fee > 0 ? 'bs-crate-fee' : ''}`}>
          <BonusSigns bonuses={immediate} />
          <span className="asset-use">
            {fee > 0 && <b>${fee}:</b>}
            <AssetSigns effect={effect} />
          </span>
        </span>
      </Spot>
    </div>
  )
}

/** Whether a name in letters of the usual size would not fit its crate: as a whole, or one of its words. */
function isLong(name: string): boolean {
  return name.length > 18 || name.split(/[\s\u00ad]/).some((word) => word.length > 11)
}

const Planks = memo(function Planks() {
  return (
    <>
      <path
        d="M1740 1200V1224M1840 1200V1224M1960 1200V1224M2080 1200V1224M2200 1200V1224M2320 1200V1224"
        stroke="#4a2f18"
        strokeWidth="16"
      />
      <rect x="1716" y="1046" width="684" height="156" fill="url(#bs-plank-fill)" stroke={LINE} strokeWidth="2.5" />
      <rect x="1716" y="1046" width="684" height="156" fill="url(#bs-plank)" />
      <rect x="1716" y="1202" width="684" height="14" fill="#5a3d20" stroke={LINE} strokeWidth="2" />
    </>
  )
})
