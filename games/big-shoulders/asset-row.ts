import type { AssetId } from './components/index.ts'
import type { Table } from './types.ts'

/** Moves every tile one space to the right and turns up a new one on $80. What lies on $40 must be gone. */
function slide(table: Table): void {
  const { state } = table
  state.assetRow.pop()
  state.assetRow.unshift(turnUp(table))
}

function turnUp(table: Table): AssetId | null {
  const asset = table.state.assetDeck.shift() ?? null
  if (asset) {
    table.reveal()
    table.log({ type: 'asset-revealed', asset })
  }
  return asset
}

/** Slides until $40 is filled or nothing is left (BS-AST-12). */
export function slideWhen40Empty(table: Table): void {
  const { state } = table
  const left = (): boolean => state.assetDeck.length > 0 || state.assetRow.some((asset) => asset !== null)
  while (state.assetRow.at(-1) === null && left()) slide(table)
}

/** Closes the gap at a space from the left and turns up a new tile (BS-AST-13). */
export function closeGap(table: Table, space: number): void {
  const { state } = table
  state.assetRow.splice(space, 1)
  state.assetRow.unshift(turnUp(table))
}

/** The tile on $40 leaves the game and the row moves on (BS-CLN-02). */
export function discardCheapest(table: Table): void {
  const { state } = table
  const last = state.assetRow.length - 1
  const asset = state.assetRow[last]
  if (asset) removeAsset(table, asset)
  state.assetRow[last] = null
  if (state.options.assetRow === 'close-gap') slide(table)
  else slideWhen40Empty(table)
}

export function removeAsset(table: Table, asset: AssetId): void {
  table.state.removed.assets.push(asset)
  table.log({ type: 'asset-removed', asset })
}
