import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'

const met = new Map<string, number>()

/**
 * Games that are begun in the browser come out the same each time: what a page draws by `crypto.randomUUID` depends on
 * the test, on the visitor and on how often this browser has asked, so that a test that fails can be seen to fail again.
 * `LUCK=2 npx vitest run …` tries another luck.
 */
export async function sameLuckEachTime(context: BrowserContext): Promise<void> {
  const test = expect.getState().currentTestName ?? ''
  const visitor = (met.get(test) ?? 0) + 1
  met.set(test, visitor)
  await context.addInitScript(
    (who) => {
      const KEY = 'boardroom/asked-for-luck'
      const hash = (text: string): number => {
        let mixed = 0x811c9dc5
        for (const letter of text) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193)
        return mixed >>> 0
      }
      crypto.randomUUID = () => {
        const asked = Number(localStorage.getItem(KEY)) + 1
        localStorage.setItem(KEY, String(asked))
        const hex = ['a', 'b', 'c', 'd'].map((part) => hash(`${part} ${asked} ${who}`).toString(16).padStart(8, '0'))
        const digits = hex.join('')
        return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`
      }
    },
    `${test} ${visitor} ${process.env['LUCK'] ?? ''}`,
  )
}
