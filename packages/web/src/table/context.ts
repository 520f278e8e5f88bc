import type { AnyBoard } from '@boardroom/board-kit'
import type { GameText, GameTypes, Language, Names, Seat } from '@boardroom/kernel'
import { createContext, useContext } from 'react'
import type { Opened } from '../games.ts'
import type { TableClient, TableState } from './client.ts'

/** What every part of the table page needs to know. */
export interface TableContextValue {
  readonly client: TableClient
  readonly state: TableState
  readonly opened: Opened
  readonly board: AnyBoard
  readonly text: GameText<GameTypes>
  readonly language: Language
  readonly names: Names
}

export const TableContext = createContext<TableContextValue | null>(null)

export function useTableContext(): TableContextValue {
  const value = useContext(TableContext)
  if (!value) throw new Error('this belongs on a table page')
  return value
}

/** The seat in front of the screen, or null for a spectator. */
export function ownSeat(state: TableState): Seat | null {
  return state.view.viewer === 'spectator' ? null : state.view.viewer
}

/** Whether the seat in front of the screen is asked. */
export function isAsked(state: TableState): boolean {
  const seat = ownSeat(state)
  return seat !== null && state.view.asked.includes(seat)
}
