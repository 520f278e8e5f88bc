import { type OutskirtsTileId, outskirtsTileOf, type TileEffect } from '../components/index.ts'
import { useDrawing } from './context.ts'
import { RewardSigns } from './rewards.tsx'
import { Sign, type SignName } from './signs.tsx'

const EFFECTS: Readonly<Record<TileEffect, readonly SignName[]>> = {
  uncovered: ['timber', 'jackscrew', 'masonry'],
  'project-area': ['recurring', 'council'],
  'own-cards': ['recurring', 'extension'],
  storey: ['storey', 'raise'],
  track: ['competence'],
  resources: ['timber', 'jackscrew', 'masonry'],
  banners: ['turn'],
  neighbourhoods: ['neighbourhood'],
}

const COUNTS: Readonly<Partial<Record<TileEffect, string>>> = {
  track: '3',
  resources: '4',
  neighbourhoods: '2',
  storey: '+1',
}

/** What an outskirts tile does, in signs over its name. */
export function TileFace({ tile }: { readonly tile: OutskirtsTileId }) {
  const { book, words } = useDrawing()
  const { rewards, effect } = outskirtsTileOf(tile)
  return (
    <span className="rc-tile">
      <span className="rc-tile-signs">
        {rewards.map((reward) => (
          <RewardSigns key={reward.type} reward={reward} size={20} />
        ))}
        {effect && (
          <span className="rc-piece">
            {COUNTS[effect] && <b>{COUNTS[effect]}</b>}
            {EFFECTS[effect].map((name) => (
              <Sign key={name} name={name} size={COUNTS[effect] && EFFECTS[effect].length > 2 ? 16 : 19} />
            ))}
          </span>
        )}
      </span>
      <span className="rc-tile-name">{words.breakable(book.tiles[tile])}</span>
    </span>
  )
}
