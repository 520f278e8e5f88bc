import { readFileSync } from 'node:fs'
import { loadGame } from '@boardroom/games'
import { resolveOptions } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../src/games.ts'

describe.each([...SHELF])('the shelf of %s', (id, shelf) => {
  test('says of the game what the game says of itself', async () => {
    const { title, seats } = await loadGame(id)
    expect({ title: shelf.title, seats: shelf.seats }).toEqual({ title, seats })
    expect(shelf.atOnce).toBeGreaterThanOrEqual(seats.min)
    expect(shelf.atOnce).toBeLessThanOrEqual(seats.max)
  })

  test('writes its title in the letters of its board', () => {
    const palette = new URL(`../../../games/${id}/board/styles/palette.css`, import.meta.url)
    const [, own] = /--display: "([^"]+)"/.exec(readFileSync(palette, 'utf8')) ?? []
    expect(shelf.face?.family).toBe(own)
  })

  test('offers tables that can be started, each under a name of its own', async () => {
    const { options, seats } = await loadGame(id)
    for (const preset of [...shelf.presets, shelf.screenshots]) {
      expect(preset.seats).toBeGreaterThanOrEqual(seats.min)
      expect(preset.seats).toBeLessThanOrEqual(seats.max)
      expect(resolveOptions(options, preset.options, preset.seats)).toMatchObject(preset.options)
    }
    expect(new Set(shelf.presets.map((preset) => preset.id)).size).toBe(shelf.presets.length)
  })
})
