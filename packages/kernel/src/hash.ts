import { canonical } from './json.ts'

/** Four 32-bit lanes over a text's UTF-16 code units; each lane stirs the next, so all 128 bits depend on all of it. */
export function lanes(text: string): [number, number, number, number] {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0]
}

/**
 * A fingerprint of plain data, equal on every machine. It finds mistakes and careless tampering; it is not a
 * signature (seeds are committed with SHA-256, by the server).
 */
export function fingerprint(value: unknown): string {
  return lanes(canonical(value))
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('')
}
