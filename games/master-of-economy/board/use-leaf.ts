import { PointingContext } from '@boardroom/board-kit'
import type { Logged, View } from '@boardroom/kernel'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Entry } from '../entries.ts'
import type { MasterOfEconomy } from '../types.ts'
import { lastTrade } from './trade-steps.ts'

type LeafId = 'shares' | 'report'

interface LeafControl {
  readonly leaf: LeafId | null
  show(what: LeafId | null): void
}

/**
 * What lies open over the table. The report of a trade opens by itself when it has been watched, until one's next move;
 * but not in the hall, where it would lie over those who sit there.
 */
export function useLeaf(
  log: readonly Logged<Entry>[],
  { seq, board: { phase } }: View<MasterOfEconomy>,
  asked: boolean,
  room: boolean,
): LeafControl {
  const [leaf, setLeaf] = useState<LeafId | null>(null)
  const trading = phase === 'trade-1' || phase === 'trade-2'
  const { begun, steps } = lastTrade(log)
  // One's own move puts it away, also if one is asked again at once.
  const was = useRef({ asked, seq })
  useEffect(() => {
    if (was.current.asked && (!asked || seq !== was.current.seq)) setLeaf(null)
    was.current = { asked, seq }
  }, [asked, seq])
  const reported = useRef(begun)
  useEffect(() => {
    // Before one is asked the film of the trade may still run, and the report would lie over it.
    if (!asked || trading || steps.length === 0 || reported.current === begun) return
    reported.current = begun
    if (room) setLeaf('report')
  }, [asked, room, trading, begun, steps.length])
  // What a guide points at lies under it.
  const covers = useContext(PointingContext) !== null
  return { leaf: covers ? null : leaf, show: useCallback((what) => setLeaf(what), []) }
}
