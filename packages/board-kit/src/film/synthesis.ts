import type { Sound } from './sounds.ts'

/** A tone that dies away: pitch in Hz, from a start to an end, how loud, and how long in seconds. */
interface Tone {
  readonly wave: OscillatorType
  readonly from: number
  readonly to?: number
  readonly volume: number
  readonly length: number
  readonly after?: number
}

/** A burst of noise around a pitch. */
interface Noise {
  readonly pitch: number
  readonly sharpness: number
  readonly volume: number
  readonly length: number
  readonly after?: number
}

interface Recipe {
  readonly tones: readonly Tone[]
  readonly noises: readonly Noise[]
}

/** Soft, short and dry: they are heard a hundred times an evening. */
const RECIPES: Readonly<Record<Sound | 'turn', Recipe>> = {
  coin: {
    tones: [
      { wave: 'sine', from: 2_637, volume: 0.05, length: 0.22 },
      { wave: 'sine', from: 3_951, volume: 0.03, length: 0.3, after: 0.05 },
    ],
    noises: [{ pitch: 6_000, sharpness: 2, volume: 0.02, length: 0.03 }],
  },
  stamp: {
    tones: [{ wave: 'sine', from: 170, to: 70, volume: 0.22, length: 0.12 }],
    noises: [{ pitch: 900, sharpness: 0.8, volume: 0.1, length: 0.06 }],
  },
  card: {
    tones: [],
    noises: [
      { pitch: 2_600, sharpness: 0.7, volume: 0.09, length: 0.07 },
      { pitch: 1_400, sharpness: 1, volume: 0.06, length: 0.04, after: 0.06 },
    ],
  },
  hammer: {
    tones: [
      { wave: 'triangle', from: 420, to: 210, volume: 0.12, length: 0.09 },
      { wave: 'triangle', from: 400, to: 200, volume: 0.1, length: 0.09, after: 0.17 },
    ],
    noises: [
      { pitch: 1_800, sharpness: 3, volume: 0.12, length: 0.04 },
      { pitch: 1_800, sharpness: 3, volume: 0.1, length: 0.04, after: 0.17 },
    ],
  },
  jack: {
    tones: [{ wave: 'sawtooth', from: 90, to: 135, volume: 0.04, length: 0.24 }],
    noises: [0, 0.07, 0.14, 0.21].map((after) => ({ pitch: 3_200, sharpness: 8, volume: 0.1, length: 0.025, after })),
  },
  bell: {
    tones: [
      { wave: 'sine', from: 659, volume: 0.12, length: 1.3 },
      { wave: 'sine', from: 1_319, volume: 0.06, length: 0.9 },
      { wave: 'sine', from: 1_977, volume: 0.03, length: 0.6 },
    ],
    noises: [],
  },
  // Two soft notes: it is your turn.
  turn: {
    tones: [
      { wave: 'sine', from: 523, volume: 0.12, length: 0.5 },
      { wave: 'sine', from: 784, volume: 0.12, length: 0.5, after: 0.16 },
    ],
    noises: [],
  },
}

let audio: AudioContext | undefined

/** Sounds once, so many milliseconds from now. Before the page has been touched a browser lets nothing sound. */
export function ring(sound: Sound | 'turn', delay = 0): void {
  audio ??= new AudioContext()
  if (audio.state !== 'running') void audio.resume()
  const start = audio.currentTime + delay / 1_000
  const { tones, noises } = RECIPES[sound]
  for (const tone of tones) playTone(audio, tone, start)
  for (const noise of noises) playNoise(audio, noise, start)
}

function playTone(context: AudioContext, { wave, from, to, volume, length, after = 0 }: Tone, start: number): void {
  const begin = start + after
  const oscillator = context.createOscillator()
  oscillator.type = wave
  oscillator.frequency.value = from
  oscillator.frequency.setValueAtTime(from, begin)
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, begin + length)
  oscillator.connect(dying(context, volume, begin, length))
  oscillator.start(begin)
  oscillator.stop(begin + length)
}

function playNoise(context: AudioContext, { pitch, sharpness, volume, length, after = 0 }: Noise, start: number): void {
  const begin = start + after
  const source = context.createBufferSource()
  source.buffer = hiss(context)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = sharpness
  source.connect(filter).connect(dying(context, volume, begin, length))
  source.start(begin, 0, length)
}

/** Loud at once, and gone after its length. */
function dying(context: AudioContext, volume: number, begin: number, length: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(volume, begin)
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + length)
  gain.connect(context.destination)
  return gain
}

let noise: AudioBuffer | undefined

/** A tenth of a second of noise, made once. */
function hiss(context: AudioContext): AudioBuffer {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 10, context.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  return noise
}
