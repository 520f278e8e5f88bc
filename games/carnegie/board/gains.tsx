import { Icon } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import type { CircleIncome, Gain, Reward } from '../components/index.ts'
import { Sign } from './signs.tsx'

interface PieceProps {
  readonly count: number
  readonly children: ReactNode
  readonly money?: boolean
}

function Piece({ count, children, money = false }: PieceProps) {
  return (
    <span className="cg-piece">
      {money ? <b>${count}</b> : count > 1 && <b>{count}</b>}
      {!money && children}
    </span>
  )
}

interface GainSignsProps {
  readonly gain: Gain
  readonly size?: number
}

/** What something brings, in signs; the words stand in the label beside it. */
export function GainSigns({ gain, size = 16 }: GainSignsProps) {
  const { money, goods, vp, research, employee } = gain
  return (
    <span className="cg-gain" aria-hidden="true">
      {money && (
        <Piece count={money} money>
          $
        </Piece>
      )}
      {goods && (
        <Piece count={goods}>
          <Icon name="good" size={size} />
        </Piece>
      )}
      {vp && (
        <Piece count={vp}>
          <Sign name="vp" size={size} />
        </Piece>
      )}
      {research && (
        <Piece count={research}>
          <Sign name="bulb" size={size} />
        </Piece>
      )}
      {employee && (
        <Piece count={employee}>
          <Icon name="employee" size={size} />
        </Piece>
      )}
    </span>
  )
}

/** The income of a circle: one thing, or either of two. */
function CircleSigns({ circle, size = 15 }: { readonly circle: CircleIncome; readonly size?: number }) {
  if (!('choice' in circle)) return <GainSigns gain={circle} size={size} />
  return (
    <span className="cg-choice">
      <GainSigns gain={circle.choice[0]} size={size} />
      <i>/</i>
      <GainSigns gain={circle.choice[1]} size={size} />
    </span>
  )
}

/** What a cell of a tab shows. */
export function RewardSigns({ reward }: { readonly reward: Reward }) {
  const { circle, endVp, cap } = reward
  if (circle) return <CircleSigns circle={circle} />
  if (endVp) return <GainSigns gain={{ vp: endVp }} size={16} />
  if (!cap) return null
  return (
    <span className="cg-piece">
      <b>{`+${cap}`}</b>
      <Sign name="cap" size={15} />
    </span>
  )
}
