import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { GLYPH_SIGNS, Glyph, type GlyphName } from '../games/big-shoulders/board/glyphs.tsx'
import { closeBrowser, visitor } from './browser.ts'

afterAll(closeBrowser)

const NAMES = Object.keys(GLYPH_SIGNS) as GlyphName[]

/** Pixels on a side, as on charters in a small window. */
const SMALL = 16
/** Of the pixels that either of two signs fills, so many at least belong to one of them alone. */
const APART = 0.3

test('signs of pieces are told apart by their shape at 16 px, worker and manager too', async () => {
  const { page, go } = await visitor()
  await go('/about')
  const drawn = NAMES.map((name) => {
    const svg = renderToStaticMarkup(createElement(Glyph, { name, size: SMALL }))
    return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  })
  const pixels = await page.evaluate(
    async ([signs, size]) =>
      Promise.all(
        signs.map(async (sign) => {
          const picture = new Image(size, size)
          picture.src = `data:image/svg+xml,${encodeURIComponent(sign)}`
          await picture.decode()
          const pen = new OffscreenCanvas(size, size).getContext('2d')
          pen?.drawImage(picture, 0, 0, size, size)
          const { data } = pen?.getImageData(0, 0, size, size) ?? { data: [] }
          return Array.from({ length: size * size }, (_, i) => (data[i * 4 + 3] ?? 0) > 127)
        }),
      ),
    [drawn, SMALL] as const,
  )
  for (const [i, a] of pixels.entries()) {
    expect(a.filter(Boolean).length, NAMES[i]).toBeGreaterThan(SMALL)
    for (const [j, b] of pixels.slice(0, i).entries()) {
      const either = a.filter((filled, at) => filled || b[at]).length
      const one = a.filter((filled, at) => filled !== b[at]).length
      expect(one / either, `${NAMES[i]} and ${NAMES[j]}`).toBeGreaterThan(APART)
    }
  }
})
