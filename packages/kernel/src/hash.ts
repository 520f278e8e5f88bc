import { sha256Hex } from '#sha256'
import { canonical } from './json.ts'

/** A fingerprint of plain data, equal on every machine: the SHA-256 of its canonical text. */
export function fingerprint(value: unknown): string {
  return sha256Hex(canonical(value))
}
