import { hash, randomBytes } from 'node:crypto'

/** 128 random bits: whoever does not know an id cannot guess it. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** A secret that proves who somebody is; only its hash is stored. */
export function newKey(): string {
  return randomBytes(32).toString('base64url')
}

export function sha256(text: string): string {
  return hash('sha256', text)
}

/** Milliseconds since 1970. Injected, so that tests decide what time it is. */
export type Now = () => number
