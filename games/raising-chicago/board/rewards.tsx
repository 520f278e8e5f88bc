import type { ReactNode } from 'react'
import { type Amounts, RESOURCES, type Reward, TOKENS, type Token } from '../components/index.ts'
import { Sign } from './signs.tsx'

interface Size {
  readonly size?: number
  /** As many signs as there are of it, where there is no room for numbers. */
  readonly each?: boolean
}

interface PieceProps {
  readonly count: number
  readonly counted?: boolean
  readonly children: ReactNode
}

/** A number with its sign; one is not counted, except in a sum. */
function Piece({ count, counted = false, children }: PieceProps) {
  return (
    <span className="rc-piece">
      {(counted || count !== 1) && <b>{count}</b>}
      {children}
    </span>
  )
}

interface RewardSignsProps extends Size {
  readonly reward: Reward
}

/** What is given or taken, in signs; the words stand in the label beside it. */
export function RewardSigns({ reward, size = 16, each = false }: RewardSignsProps) {
  switch (reward.type) {
    case 'resources':
      return <AmountSigns amounts={reward.amounts} size={size} each={each} />
    case 'competence':
      return (
        <span className="rc-piece">
          <Sign name={reward.track} size={size} />
          <Sign name="competence" size={size} />
          {reward.steps > 1 && <b>{reward.steps}</b>}
        </span>
      )
    case 'joker':
    case 'favour':
      return (
        <Piece count={reward.amount}>
          <Sign name={reward.type} size={size} />
        </Piece>
      )
    case 'prestige':
      return (
        <span className="rc-piece rc-points">
          <b>{reward.amount}</b>
          <Sign name="prestige" size={size} />
        </span>
      )
    case 'extension':
      return (
        <Piece count={reward.amount}>
          <Sign name="extension" size={size} />
        </Piece>
      )
  }
}

interface AmountSignsProps extends Size {
  readonly amounts: Partial<Record<Token, number>> | Amounts
  /** A sum: every number is told, one too. */
  readonly counted?: boolean
}

export function AmountSigns({ amounts, size = 16, each = false, counted = false }: AmountSignsProps) {
  const what: Partial<Record<Token, number>> = amounts
  const shown = TOKENS.filter((token) => (what[token] ?? 0) > 0)
  return (
    <span className="rc-amounts">
      {shown.flatMap((token) =>
        each
          ? Array.from({ length: what[token] ?? 0 }, (_, i) => <Sign key={`${token}${i}`} name={token} size={size} />)
          : [
              <Piece key={token} count={what[token] ?? 0} counted={counted}>
                <Sign name={token} size={size} />
              </Piece>,
            ],
      )}
    </span>
  )
}

export function total(amounts: Amounts): number {
  return RESOURCES.reduce((sum, resource) => sum + amounts[resource], 0)
}
