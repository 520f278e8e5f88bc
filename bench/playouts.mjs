/** City of the Big Shoulders against container-engine: random games, every legal move listed, one picked and made. */
import { playOut } from './big-shoulders.mjs'
import { playContainer } from './container.mjs'
import { atLeast, generator, interleaved, median, ratioOf, report, roundsAsked } from './measure.mjs'

const SECONDS = 0.15
let seed = 0
const below = generator(1)

const rates = interleaved(
  {
    ours: () => atLeast(SECONDS, () => playOut(`bench-${seed++}`, false)),
    silent: () => atLeast(SECONDS, () => playOut(`bench-${seed++}`, true)),
    peer: () => atLeast(SECONDS, () => playContainer(`bench-${seed++}`, below)),
  },
  roundsAsked(),
)

const value = median(rates.ours)
const ratio = ratioOf(rates.ours, rates.peer)
const peer = `container-engine ${Math.round(median(rates.peer)).toLocaleString('en')}/s`

report([
  {
    name: 'Big Shoulders, 4 seats, random games with log',
    value,
    unit: 'decisions/s',
    wanted: '≥ 100,000/s',
    ok: value >= 100_000,
  },
  { name: 'the same against a peer', value, unit: 'decisions/s', than: peer, ratio, wanted: '≥ 1x', ok: ratio >= 1 },
  {
    name: 'the same without log, as bots search',
    value: median(rates.silent),
    unit: 'decisions/s',
    than: peer,
    ratio: ratioOf(rates.silent, rates.peer),
    wanted: '',
    ok: true,
  },
])
