import type { TableSummary } from '@boardroom/wire'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { OnlineState, RemoteTable } from './remote-table.ts'

/** The online table on screen; null at a table that is played on this device. */
export const OnlineContext = createContext<RemoteTable | null>(null)

export function useOnline(remote: RemoteTable): OnlineState {
  return useSyncExternalStore(
    (listener) => remote.subscribe(listener),
    () => remote.online(),
  )
}

export interface Online extends OnlineState {
  readonly remote: RemoteTable
  readonly table: TableSummary
}

const silent = (): (() => void) => () => undefined

/** The online table on screen, if it is one. */
export function useOnlineTable(): Online | null {
  const remote = useContext(OnlineContext)
  const state = useSyncExternalStore(
    (listener) => (remote ? remote.subscribe(listener) : silent()),
    () => remote?.online() ?? null,
  )
  return remote && state?.table ? { ...state, remote, table: state.table } : null
}
