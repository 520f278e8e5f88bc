import { sha256 } from '#sha256'
import { canonical } from './json.ts'

/** A fingerprint of plain data, equal on every machine: the SHA-256 of its canonical text. */
export function fingerprint(value: unknown): string {
  let hex = ''
  for (const byte of sha256(canonical(value))) hex += byte.toString(16).padStart(2, '0')
  return hex
}
