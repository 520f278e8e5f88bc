import { type Explored, pathIn, type Tally } from '@boardroom/kernel'

/** A share, and how far chance alone may have taken it. */
export interface Share {
  readonly mean: number
  readonly from: number
  readonly to: number
}

/** One choice and how those who made it fared. */
export interface Row {
  readonly path: readonly string[]
  readonly times: number
  /** Of all who came to choose. */
  readonly part: number
  readonly won: Share
  readonly score: number
  /** Half of the interval of the mean score; null where one game is all there is. */
  readonly scoreError: number | null
  /** Against what everybody wins in the mean; null where the difference may be chance. */
  readonly verdict: 'more' | 'less' | null
  /** Too few games to say anything. */
  readonly few: boolean
  /** What was chosen next. */
  readonly next: readonly Row[]
}

/** Below so many times a share of wins says nothing. */
export const FEW = 12
/** Standard errors on both sides: 95 of 100 intervals hold the truth. */
const WIDE = 1.96

/** What was chosen first and what followed from it, the most frequent on top. */
export function rowsOf({ seats, topics }: Explored, topic: string): readonly Row[] {
  const all = Object.entries(topics[topic] ?? {}).map(([key, tally]) => ({ path: pathIn(key), tally }))
  const below = (path: readonly string[]): readonly Row[] => {
    const found = all.filter(
      (each) => each.path.length === path.length + 1 && path.every((step, place) => each.path[place] === step),
    )
    const times = found.reduce((sum, { tally }) => sum + tally.times, 0)
    return found
      .map((each) => rowOf(each.path, each.tally, times, 1 / seats, below(each.path)))
      .sort(found.every(({ path: each }) => Number.isFinite(Number(each.at(-1)))) ? byNumber : byTimes)
  }
  return below([])
}

function byTimes(a: Row, b: Row): number {
  return b.times - a.times
}

/** Numbers are looked for in their order. */
function byNumber(a: Row, b: Row): number {
  return Number(a.path.at(-1)) - Number(b.path.at(-1))
}

function rowOf(path: readonly string[], tally: Tally, of: number, fair: number, next: readonly Row[]): Row {
  const { times, score } = tally
  const won = shareOf(tally)
  const few = times < FEW
  const beyond = won.from > fair ? 'more' : won.to < fair ? 'less' : null
  return {
    ...{ path, times, won, few, next },
    part: times / of,
    score: score / times,
    scoreError: errorOf(tally),
    verdict: few ? null : beyond,
  }
}

/** Wilson's interval: it stays between none and all, however few games there are. */
export function shareOf({ times, won }: Pick<Tally, 'times' | 'won'>): Share {
  const mean = won / times
  const square = WIDE ** 2 / times
  const middle = (mean + square / 2) / (1 + square)
  const half = (WIDE / (1 + square)) * Math.sqrt((mean * (1 - mean)) / times + square / (4 * times))
  return { mean, from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}

function errorOf({ times, score, squares }: Tally): number | null {
  if (times < 2) return null
  const spread = Math.max(0, squares - score ** 2 / times) / (times - 1)
  return WIDE * Math.sqrt(spread / times)
}
