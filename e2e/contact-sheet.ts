import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { browser } from './browser.ts'
import { FOLDER } from './shoot.ts'

/** A picture in small, in its row and column. */
interface Print {
  readonly row: string
  readonly column: string
  readonly url: string
}

/** Pixels of a picture's height on the sheet. */
const HIGH = 190

/** Every picture of a game in small on one sheet: a row for each moment, a column for each look. */
export class ContactSheet {
  readonly #name: string
  readonly #prints: Print[] = []

  constructor(name: string) {
    this.#name = name
  }

  async add(page: Page, row: string, column: string): Promise<void> {
    const png = (await page.screenshot()).toString('base64')
    const maker = await (await browser()).newPage()
    const url = await maker.evaluate(
      async ([data, high]) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
        const canvas = document.createElement('canvas')
        canvas.height = high
        canvas.width = Math.round((picture.width * high) / picture.height)
        const pen = canvas.getContext('2d')
        if (pen) pen.imageSmoothingQuality = 'high'
        pen?.drawImage(picture, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL('image/png')
      },
      [png, HIGH] as const,
    )
    await maker.close()
    this.#prints.push({ row, column, url })
  }

  /** Lays them out in the order in which their rows and columns came first. */
  async save(): Promise<void> {
    if (this.#prints.length === 0) return
    const maker = await (await browser()).newPage()
    const url = await maker.evaluate(
      async ([prints, high]) => {
        const [gap, line] = [8, 26]
        const columns = [...new Set(prints.map(({ column }) => column))]
        const rows = [...new Set(prints.map(({ row }) => row))]
        const pictures = await Promise.all(
          prints.map(async (print) => ({
            ...print,
            picture: await createImageBitmap(await (await fetch(print.url)).blob()),
          })),
        )
        const widths = columns.map((column) =>
          Math.max(...pictures.filter((each) => each.column === column).map(({ picture }) => picture.width)),
        )
        const left = (at: number): number => gap + widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0)
        const canvas = document.createElement('canvas')
        canvas.width = left(columns.length)
        canvas.height = line + rows.length * (high + line)
        const pen = canvas.getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.fillStyle = '#26211c'
        pen.fillRect(0, 0, canvas.width, canvas.height)
        pen.fillStyle = '#f3e6c6'
        pen.font = '13px sans-serif'
        columns.forEach((column, at) => {
          pen.fillText(column, left(at), 17, widths[at])
        })
        for (const { row, column, picture } of pictures) {
          const top = line + rows.indexOf(row) * (high + line)
          const x = left(columns.indexOf(column))
          pen.drawImage(picture, x, top)
          if (column === columns[0]) pen.fillText(row, x, top + high + 16)
        }
        return canvas.toDataURL('image/webp', 0.55)
      },
      [this.#prints, HIGH] as const,
    )
    await maker.close()
    await writeFile(`${FOLDER}${this.#name}.webp`, Buffer.from(url.split(',')[1] ?? '', 'base64'))
  }
}
