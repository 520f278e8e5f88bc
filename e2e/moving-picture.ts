/** Part of a picture that differs from the one before it, as a still WebP. */
export interface Patch {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly webp: Buffer
}

export interface Frame extends Patch {
  /** Milliseconds until the next one. */
  readonly duration: number
}

interface Chunk {
  readonly name: string
  readonly data: Buffer
}

const HEAD = 12

/** Frames as one animated WebP that begins anew: https://developers.google.com/speed/webp/docs/riff_container */
export function movingPicture(width: number, height: number, frames: readonly Frame[]): Buffer {
  const head = Buffer.alloc(10)
  head.writeUInt8(0b10, 0)
  head.writeUIntLE(width - 1, 4, 3)
  head.writeUIntLE(height - 1, 7, 3)
  const body = Buffer.concat([chunk('VP8X', head), chunk('ANIM', Buffer.alloc(6)), ...frames.map(frameChunk)])
  const riff = Buffer.alloc(HEAD)
  riff.write('RIFF', 0, 'ascii')
  riff.writeUInt32LE(body.length + 4, 4)
  riff.write('WEBP', 8, 'ascii')
  return Buffer.concat([riff, body])
}

function frameChunk({ x, y, width, height, duration, webp }: Frame): Buffer {
  const head = Buffer.alloc(16)
  // Places are counted in steps of two.
  head.writeUIntLE(x / 2, 0, 3)
  head.writeUIntLE(y / 2, 3, 3)
  head.writeUIntLE(width - 1, 6, 3)
  head.writeUIntLE(height - 1, 9, 3)
  head.writeUIntLE(Math.round(duration), 12, 3)
  // Over the one before, without blending.
  head.writeUInt8(0b10, 15)
  const picture = chunksOf(webp).filter(({ name }) => ['ALPH', 'VP8 ', 'VP8L'].includes(name))
  return chunk('ANMF', Buffer.concat([head, ...picture.map(({ name, data }) => chunk(name, data))]))
}

function chunksOf(webp: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = HEAD; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4)
    chunks.push({ name: webp.toString('ascii', at, at + 4), data: webp.subarray(at + 8, at + 8 + size) })
    at += 8 + size + (size % 2)
  }
  return chunks
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'ascii')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
