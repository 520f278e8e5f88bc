import type { Env, Sink } from '../world.ts'

/** Colours and weights for a terminal; plain text for everything else. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  accent(text: string): string
  good(text: string): string
  bad(text: string): string
}

const plain = (text: string): string => text
const code = (open: number, close: number) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`

const COLOURLESS: Paint = { bold: plain, dim: plain, accent: plain, good: plain, bad: plain }

const COLOURED: Paint = {
  bold: code(1, 22),
  dim: code(2, 22),
  accent: code(36, 39),
  good: code(32, 39),
  bad: code(31, 39),
}

/** Colour where a terminal reads along, unless NO_COLOR (no-color.org) is set. */
export function paintFor(sink: Sink, env: Env): Paint {
  return sink.isTTY && !env.NO_COLOR ? COLOURED : COLOURLESS
}
