import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
const SQUEEZED: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.map', '.webmanifest', '.svg'])

/** Addresses that the server answers itself; every other page is the client's. */
const OWN = /^\/(api|me|unsubscribe|healthz|readyz|metrics)(\/|$)/

/** What the build names after its contents never changes. */
const HASHED = /^\/assets\//
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/** The client's built pages, if there are any: its files, and its one page for every address of its own. */
export function addWeb(server: FastifyInstance, { config }: App): void {
  const { webDir } = config
  if (webDir === null) return
  const files = readPages(webDir)
  const index = files.get('/index.html')
  if (!index) return
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const [path = '/'] = request.url.split('?')
    const file = OWN.test(path) ? undefined : (files.get(path) ?? (wantsPage(request) ? index : undefined))
    if (file) return file.send(request, reply)
  })
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

/** Every file of the folder, by its address. They are few and small, and stay in memory. */
function readPages(folder: string): Map<string, PageFile> {
  const files = new Map<string, PageFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    files.set(address, new PageFile(address, readFileSync(path)))
  }
  return files
}

const squeeze = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
type Squeeze = keyof typeof squeeze

class PageFile {
  readonly #body: Buffer
  readonly #type: string
  readonly #caching: string
  readonly #squeezes: boolean
  /** Made when first asked for. */
  readonly #squeezed: Partial<Record<Squeeze, Promise<Buffer>>> = {}

  constructor(address: string, body: Buffer) {
    const kind = extname(address)
    this.#body = body
    this.#type = TYPES[kind] ?? 'application/octet-stream'
    this.#caching = HASHED.test(address) ? FOREVER : ASK_AGAIN
    this.#squeezes = SQUEEZED.has(kind)
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('content-type', this.#type).header('cache-control', this.#caching)
    if (!this.#squeezes) return reply.send(this.#body)
    reply.header('vary', 'accept-encoding')
    const way = wayFor(request)
    if (!way) return reply.send(this.#body)
    this.#squeezed[way] ??= squeeze[way](this.#body)
    return reply.header('content-encoding', way).send(await this.#squeezed[way])
  }
}

function wayFor(request: FastifyRequest): Squeeze | null {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (typeof accepted !== 'string') return null
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}
