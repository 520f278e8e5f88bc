import { checkFile, type GameFile } from '@boardroom/kernel'

/** A game as a part of an address: deflated, in letters that addresses carry as they are. */
export async function packed(file: GameFile): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(file)))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The game that an address carries. */
export async function unpacked(text: string): Promise<GameFile> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  const json = new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes))
  return checkFile(JSON.parse(json))
}

async function through(stream: ReadableWritablePair<BufferSource, BufferSource>, bytes: BufferSource) {
  const blob = new Blob([bytes]).stream() as ReadableStream<BufferSource>
  return new Uint8Array(await new Response(blob.pipeThrough(stream) as unknown as ReadableStream).arrayBuffer())
}

/** A link to a moment of a game that carries the game itself: it needs nothing that only this browser has. */
export async function linkTo(
  file: GameFile,
  place: { readonly at: number; readonly line: number | null },
): Promise<string> {
  const link = new URL('/study', location.origin)
  link.searchParams.set('at', String(place.at))
  if (place.line !== null) link.searchParams.set('line', String(place.line))
  link.hash = await packed(file)
  return link.href
}
