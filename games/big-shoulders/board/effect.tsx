import type { AssetEffect, ImmediateBonus, ManagerBonus, SpaceEffect } from '../components/index.ts'
import { CubeRow } from './cubes.tsx'
import { Glyph, type GlyphName } from './glyphs.tsx'

interface PieceProps {
  readonly icon: GlyphName
  readonly text?: string
}

function Piece({ icon, text }: PieceProps) {
  return (
    <span className="piece">
      {text && <b>{text}</b>}
      <Glyph name={icon} size={20} />
    </span>
  )
}

function times(count: number, icon: GlyphName) {
  return Array.from({ length: count }, (_, i) => <Piece key={`${icon}${i}`} icon={icon} />)
}

/** What a space does, in signs. Its name in words stands beside it. */
export function EffectSigns({ effect }: { readonly effect: SpaceEffect }) {
  return (
    <span className="effect" aria-hidden="true">
      {effect.hireWorkers && <Piece icon="worker" text="+" />}
      {times(effect.workers ?? 0, 'worker')}
      {times(effect.managers ?? 0, 'manager')}
      {times(effect.salespeople ?? 0, 'salesperson')}
      {times(effect.automate ?? 0, 'automation')}
      {effect.appeal && <Piece icon="appeal" text={`+${effect.appeal}`} />}
      {effect.goods && <Piece icon="good" text={`+${effect.goods}`} />}
      {effect.haymarket && <CubeRow cubes={effect.haymarket} size={20} />}
      {effect.choose && <Piece icon="cube" text={effect.choose === 'like' ? '2 =' : '2 ≠'} />}
      {effect.dividend && <Piece icon="share" text={`$${effect.dividend}`} />}
      {effect.buyAsset !== undefined && <Piece icon="asset" text={effect.buyAsset ? `−$${effect.buyAsset}` : ''} />}
    </span>
  )
}

export function ManagerSigns({ bonus }: { readonly bonus: ManagerBonus }) {
  return (
    <span className="effect effect-small" aria-hidden="true">
      {bonus.resources && <Piece icon="cube" text={`+${bonus.resources}`} />}
      {bonus.goods && <Piece icon="good" text={`+${bonus.goods}`} />}
      {bonus.appeal && <Piece icon="appeal" text={`+${bonus.appeal}`} />}
    </span>
  )
}

export function AssetSigns({ effect }: { readonly effect: AssetEffect }) {
  return (
    <span className="effect" aria-hidden="true">
      {effect.appeal && <Piece icon="appeal" text={`+${effect.appeal}`} />}
      {effect.haymarket && <CubeRow cubes={effect.haymarket} size={20} />}
      {effect.revenue && <Piece icon="money" text={`+$${effect.revenue}`} />}
      {effect.shareValueSteps && <Piece icon="up" text={`+${effect.shareValueSteps}`} />}
      {effect.protect && <Piece icon="lock" />}
    </span>
  )
}

/** What a Capital Asset brings at once when it is bought. */
export function BonusSigns({ bonuses }: { readonly bonuses: readonly ImmediateBonus[] }) {
  return (
    <span className="effect effect-small">
      {bonuses.map((bonus) => {
        if ('worker' in bonus) return <Piece key="worker" icon="worker" text="+" />
        if ('automate' in bonus) return <Piece key="automate" icon="automation" text="+" />
        return <Piece key="appeal" icon="appeal" text={`+${bonus.appeal}`} />
      })}
    </span>
  )
}
