import type { Now } from './ids.ts'

/**
 * The time of day, as one process tells it: it never goes back, and an hour on it is an hour. The machine's clock may be
 * set back while somebody thinks, who must not win an hour by it. Set forward it is believed: a machine that slept
 * knows by it how long.
 */
export function steadyClock(wall: Now = Date.now, ticks: () => number = () => performance.now()): Now {
  let ahead = wall() - ticks()
  return () => {
    const at = ticks()
    ahead = Math.max(ahead, wall() - at)
    return Math.floor(at + ahead)
  }
}
