import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '../../server/test/storage.ts'
import { boardroom, orchardWith } from './world.ts'

/** Two halves: from the second one everything is played on to the end. */
const moment = ({ seq }: { readonly seq: number }): number => (seq < 8 ? 0 : 8)
const games = [orchardWith({ insight: { moment, length: 10, horizon: 4 } } as never)]

test('chances are fitted to games of bots, tested on others as a review tells them, and drawn', async () => {
  const { path, remove } = scratch()
  try {
    const svg = join(path, 'chances.svg')
    const argv = ['chances', 'orchard', '--bot', 'easy', '--games', '120', '--tested', '40', '--svg', svg]
    const { code, out } = await boardroom(argv, { games })
    expect(code).toBe(0)
    const found = JSON.parse(out)
    expect(found.tested).toBe('easy, chance-81 … chance-120')
    // How a game is imagined to end tells who wins it, the more so towards its end.
    expect(found.final.at(-1)).toBeGreaterThan(0)
    // Towards the end one knows more than that somebody will win.
    const known = found.logLoss.filter((loss: number) => loss > 0)
    expect(known.at(-1)).toBeLessThan(Math.log(found.seats))
    const told = found.calibration.reduce((sum: number, each: { count: number }) => sum + each.count, 0)
    expect(told % found.seats).toBe(0)
    expect(readFileSync(svg, 'utf8')).toContain('<circle')
  } finally {
    remove()
  }
})
