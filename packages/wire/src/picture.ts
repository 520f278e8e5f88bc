import { changed } from './difference.ts'
import { digest } from './digest.ts'
import type { Changes, PictureData, Update } from './types.ts'

/** Differences, and those who see by them. Without the schemas, so that a page can have it cheaply. */
export * from './brief.ts'
export * from './difference.ts'
export * from './digest.ts'
export * from './protocol.ts'

/** A table as it is told to one connection: whole at first, then by what changes. */
export class Picture {
  #data: PictureData | null = null
  #version = -1

  get table(): PictureData['table'] | null {
    return this.#data?.table ?? null
  }

  get look(): PictureData['look'] {
    return this.#data?.look ?? null
  }

  /** False: something was missed, and the picture stays as it was until the whole is told. */
  take(message: Update | Changes): boolean {
    const next = message.type === 'update' ? this.#anew(message) : this.#after(message)
    if (!next) return false
    this.#data = next
    this.#version = message.version
    return true
  }

  #anew({ table, look }: Update): PictureData {
    return { table, look: look === undefined ? this.look : look }
  }

  #after({ version, from = version - 1, change, digest: expected }: Changes): PictureData | null {
    if (!this.#data || from !== this.#version) return null
    const next = changed(this.#data, change) as PictureData
    return digest(next) === expected ? next : null
  }
}
