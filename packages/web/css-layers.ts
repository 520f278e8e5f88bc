import type { CSSOptions } from 'vite'

type PostCssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/** Later ones win, however particular a selector of an earlier one is. */
const ORDER = 'reset, house, kit, game'

/** Known everywhere, wherever they are written. */
const GLOBAL = new Set(['keyframes', 'property', 'font-face'])

interface Place {
  readonly layer: string
  /** Nothing outside of it can be touched. */
  readonly scope?: string
}

/** Where a file of styles belongs, by where it lies: no game can forget it. */
function placeOf(file: string): Place | null {
  const game = /\/games\/([^/]+)\/board\/(.*)$/.exec(file)
  if (game?.[2]?.endsWith('palette.css'))
    return { layer: 'game', scope: `:is(.table, .film, .tutor, .game-area, .popover)[data-game="${game[1]}"]` }
  if (game) return { layer: 'game', scope: `[data-board="${game[1]}"]` }
  if (file.includes('/packages/board-kit/')) return { layer: 'kit' }
  if (file.endsWith('/packages/web/src/styles/reset.css')) return { layer: 'reset' }
  return file.includes('/packages/web/') ? { layer: 'house' } : null
}

/** Puts every file of styles into its layer, and those of a board into the scope of that board. */
export function cssLayers(): PostCssPlugin {
  return {
    postcssPlugin: 'css-layers',
    Once(root, { AtRule }) {
      const place = placeOf(root.source?.input.file?.replaceAll('\\', '/') ?? '')
      // Whoever names a layer knows why.
      if (!place || root.nodes.some((node) => node.type === 'atrule' && node.name === 'layer')) return
      const apart = root.nodes.filter((node) => node.type === 'atrule' && GLOBAL.has(node.name))
      const layer = new AtRule({ name: 'layer', params: place.layer, nodes: [] })
      const inner = place.scope ? new AtRule({ name: 'scope', params: `(${place.scope})`, nodes: [] }) : layer
      if (inner !== layer) layer.append(inner)
      inner.append(root.nodes.filter((node) => !apart.includes(node)))
      root.append(new AtRule({ name: 'layer', params: ORDER }), layer)
      for (const node of apart) layer.before(node)
    },
  }
}
