import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

const utf8 = new TextEncoder()

/** SHA-256 of a text as UTF-8, anywhere. Where there is Node, `sha256.node.ts` stands in its place. */
export function sha256(text: string): Uint8Array {
  return digest(utf8.encode(text))
}

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(text))
}
