import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** A passkey in software: what a browser and its authenticator would answer. */
export class Authenticator {
  readonly #id = randomBytes(32)
  readonly #origin: string
  readonly #private: KeyObject
  readonly #public: KeyObject
  #count = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#private = privateKey
    this.#public = publicKey
  }

  register({ challenge }: { challenge: string }): object {
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' })
    // The public key in COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1).
    const key = map([
      [1, integer(2)],
      [3, integer(-7)],
      [-1, integer(1)],
      [-2, bytes(Buffer.from(x, 'base64url'))],
      [-3, bytes(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.from([0, this.#id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, key])
    const authData = Buffer.concat([this.#authData(0x45), attested])
    const attestation = map([
      ['fmt', text('none')],
      ['attStmt', map([])],
      ['authData', bytes(authData)],
    ])
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  authenticate({ challenge }: { challenge: string }): object {
    const client = this.#client('webauthn.get', challenge)
    const authData = this.#authData(0x05)
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#private).toString('base64url'),
    })
  }

  #authData(flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++this.#count)
    const site = createHash('sha256').update(new URL(this.#origin).hostname).digest()
    return Buffer.concat([site, Buffer.from([flags]), count])
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #credential(response: object): object {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

// As much of CBOR (RFC 8949) as passkeys need.

function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n])
  if (n < 256) return Buffer.from([(kind << 5) | 24, n])
  return Buffer.from([(kind << 5) | 25, n >> 8, n & 255])
}

const integer = (n: number): Buffer => (n < 0 ? head(1, -1 - n) : head(0, n))
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data])
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (entries: readonly (readonly [number | string, Buffer])[]): Buffer =>
  Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [typeof key === 'number' ? integer(key) : text(key), value]),
  ])
