import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { browser } from './browser.ts'

export const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))

/** Chromium takes the picture; WebP keeps flat colours small and clean. */
export async function shoot(page: Page, name: string): Promise<void> {
  const png = await page.screenshot()
  const maker = await (await browser()).newPage()
  const url = await maker.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.82)
  }, png.toString('base64'))
  await maker.close()
  await writeFile(`${FOLDER}${name}.webp`, Buffer.from(url.split(',')[1] ?? '', 'base64'))
}
