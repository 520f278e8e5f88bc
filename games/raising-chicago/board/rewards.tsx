import type { ReactNode } from 'react'
import { type Amounts, RESOURCES, type Reward, TOKENS, type Token } from '../components/index.ts'
import { Sign, TokenSign } from './signs.tsx'

/** A number with its sign; one is not counted. */
function Piece({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <span className="rc-piece">
      {count !== 1 && <b>{count}</b>}
      {children}
    </span>
  )
}

/** What is given or taken, in signs; the words stand in the label beside it. */
export function RewardSigns({ reward, size = 16 }: { readonly reward: Reward; readonly size?: number }) {
  switch (reward.type) {
    case 'resources':
      return <AmountSigns amounts={reward.amounts} size={size} />
    case 'competence':
      return (
        <span className="rc-piece">
          <TokenSign token={reward.track} size={size} />
          <Sign name="competence" size={size} />
          {reward.steps > 1 && <b>{reward.steps}</b>}
        </span>
      )
    case 'joker':
    case 'favour':
      return (
        <Piece count={reward.amount}>
          <TokenSign token={reward.type} size={size} />
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

interface AmountSignsProps {
  readonly amounts: Partial<Record<Token, number>> | Amounts
  readonly size?: number
}

export function AmountSigns({ amounts, size = 16 }: AmountSignsProps) {
  const what: Partial<Record<Token, number>> = amounts
  return (
    <span className="rc-amounts">
      {TOKENS.filter((token) => (what[token] ?? 0) > 0).map((token) => (
        <Piece key={token} count={what[token] ?? 0}>
          <TokenSign token={token} size={size} />
        </Piece>
      ))}
    </span>
  )
}

export function total(amounts: Amounts): number {
  return RESOURCES.reduce((sum, resource) => sum + amounts[resource], 0)
}
