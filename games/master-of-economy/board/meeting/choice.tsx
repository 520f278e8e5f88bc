import { Spot, useHands } from '@boardroom/board-kit'
import { samePlain } from '@boardroom/kernel'
import type { ReactNode } from 'react'
import type { MasterOfEconomyMove } from '../../types.ts'
import { type Part, shows } from '../explain/things.ts'

interface ChoiceProps {
  readonly move: MasterOfEconomyMove
  readonly label: string
  /** What is decided. */
  readonly part: Part
  readonly className?: string
  readonly children?: ReactNode
}

/** A card that makes one move, or tells why not. */
export function Choice({ move, label, part, className = '', children }: ChoiceProps) {
  const { moves } = useHands<MasterOfEconomyMove>()
  return (
    <Spot
      moves={moves.filter((other) => samePlain(other, move))}
      why={move}
      label={label}
      className={`me-option ${className}`}
      data-late=""
      {...shows('part', part)}
    >
      <strong>{label}</strong>
      {children}
    </Spot>
  )
}

export function useKind<T extends MasterOfEconomyMove['type']>(
  type: T,
): readonly Extract<MasterOfEconomyMove, { type: T }>[] {
  const { moves } = useHands<MasterOfEconomyMove>()
  return moves.filter((move): move is Extract<MasterOfEconomyMove, { type: T }> => move.type === type)
}
