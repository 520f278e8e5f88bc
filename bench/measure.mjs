/** CPU seconds that a piece of work takes: user and system time, as wall time says little on a busy machine. */
export function cpuSeconds(work) {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Turns that each contestant has in a round. */
const TURNS = 8

/**
 * Measures several contestants in short turns, so that whatever slows the machine down for a while slows all of them.
 * A contestant does a portion of work and returns `{ count, seconds }`. The first round only warms up.
 *
 * @template {string} N
 * @param {Record<N, () => { count: number, seconds: number }>} contestants
 * @param {number} rounds
 * @returns {Record<N, number[]>} how many per CPU-second, round by round
 */
export function interleaved(contestants, rounds) {
  const names = Object.keys(contestants)
  const rates = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    const sums = names.map(() => ({ count: 0, seconds: 0 }))
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [i, name] of names.entries()) {
        const { count, seconds } = contestants[name]()
        sums[i].count += count
        sums[i].seconds += seconds
      }
    }
    if (round === 0) continue
    for (const [i, name] of names.entries()) rates[name].push(sums[i].count / sums[i].seconds)
  }
  return rates
}

/** The median of the ratios round by round: each compares figures taken at nearly the same time. */
export function ratioOf(ours, theirs) {
  return median(ours.map((rate, round) => rate / theirs[round]))
}

/** Repeats a small piece of work until it has used enough CPU time to be measured. */
export function atLeast(seconds, work) {
  let count = 0
  let used = 0
  while (used < seconds) {
    used += cpuSeconds(() => {
      count += work()
    })
  }
  return { count, seconds: used }
}

/** A seeded generator of whole numbers below n, the same for every contestant. */
export function generator(seed) {
  let state = seed
  return (n) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}

/**
 * One line of the report.
 *
 * @typedef {object} Line
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {string} [than] what it is compared with, and its figure
 * @property {number} [ratio]
 * @property {string} wanted
 * @property {boolean} ok
 */

/** The rounds asked for with `--rounds n`; never fewer than one, five unless told. */
export function roundsAsked() {
  const at = process.argv.indexOf('--rounds')
  return at < 0 ? 5 : Math.max(1, Number(process.argv[at + 1]) || 5)
}

/** A bench is a program of its own, so that none warms up or clutters the heap of another. */
export function report(lines) {
  console.log(JSON.stringify(lines, null, 2))
}
