import type { Clock } from '@boardroom/wire'
import type { OnlineWords } from '../words/online.ts'

/** A clock in words. */
export function sayClock(words: OnlineWords['create']['clocks'], clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return words.none
    case 'live':
      return words.live(Math.round(clock.bank / 60_000), Math.round(clock.increment / 1000))
    case 'days':
      return words.days(clock.days)
  }
}
