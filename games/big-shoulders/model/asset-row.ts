import { ASSET_PRICES, type AssetId } from '../components/index.ts'
import type { Public } from '../state.ts'
import type { Turn } from '../types.ts'

/** What a tile in the row costs; null if it is not there. */
export function assetCost({ assetRow }: Pick<Public, 'assetRow'>, asset: AssetId, discount: number): number | null {
  const price = ASSET_PRICES[assetRow.indexOf(asset)]
  return price === undefined ? null : price - discount
}

export function cheapestAsset({ assetRow }: Pick<Public, 'assetRow'>): AssetId | null {
  return assetRow.findLast((asset) => asset !== null) ?? null
}

/** Moves every tile one space to the right and turns up a new one on $80. What lies on $40 must be gone. */
function slide(turn: Turn): void {
  const { state } = turn
  state.assetRow.pop()
  state.assetRow.unshift(turnUp(turn))
}

function turnUp(turn: Turn): AssetId | null {
  const asset = turn.state.assetDeck.shift() ?? null
  if (asset) {
    turn.reveal()
    turn.log({ type: 'asset-revealed', asset })
  }
  return asset
}

/** Slides until $40 is filled or nothing is left (BS-AST-12). */
export function slideWhen40Empty(turn: Turn): void {
  const { state } = turn
  const left = (): boolean => state.assetDeck.length > 0 || state.assetRow.some((asset) => asset !== null)
  while (state.assetRow.at(-1) === null && left()) slide(turn)
}

/** Closes the gap at a space from the left and turns up a new tile (BS-AST-13). */
export function closeGap(turn: Turn, space: number): void {
  const { state } = turn
  state.assetRow.splice(space, 1)
  state.assetRow.unshift(turnUp(turn))
}

/** The tile on $40 leaves the game and the row moves on (BS-CLN-02). */
export function discardCheapest(turn: Turn): void {
  const { state } = turn
  const last = state.assetRow.length - 1
  const asset = state.assetRow[last]
  if (asset) removeAsset(turn, asset)
  state.assetRow[last] = null
  if (state.options.assetRow === 'close-gap') slide(turn)
  else slideWhen40Empty(turn)
}

export function removeAsset(turn: Turn, asset: AssetId): void {
  turn.state.removed.assets.push(asset)
  turn.log({ type: 'asset-removed', asset })
}
