import { useEffect } from 'react'
import type { TableClient } from '../../table/client.ts'
import type { Film } from './use-film.ts'

/** So many shots may wait while bots among themselves go on. */
const AHEAD = 3

/** Where only bots play nobody waits for them: they wait until what they did has been seen. */
export function useBotsWait(client: TableClient, { waiting }: Film): void {
  const alone = client.local.length === 0
  const hold = alone && waiting > AHEAD
  useEffect(() => {
    if (alone) void client.hold?.(hold)
  }, [client, alone, hold])
}
