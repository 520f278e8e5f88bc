import { GAME_IDS } from '@boardroom/games'
import { describe, expect, it } from 'vitest'
import { nextTurn, playOn, serverHere, twoAtTable } from './client.ts'

const server = await serverHere()
const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
const { opened, storage } = server.app.world

/** The latest state in memory, and as it is read again. */
async function states(table: string): Promise<readonly [string, string]> {
  const known = JSON.stringify(opened.cached(table)?.position?.table.state)
  opened.drop(table)
  return [known, JSON.stringify((await opened.open(table))?.position?.table.state)]
}

describe.each(GAME_IDS)('a table of %s', (game) => {
  it('is after every move the same to the letter when it is opened anew', async () => {
    const { id } = await twoAtTable(ada, ben, { game })
    let changes = 0
    for (let i = 0; i < 64 && (await playOn(id, [ada, ben], 1)) === 1; i++) {
      // Several in a row, and from one that was read as well.
      if (i % 3 === 0) continue
      const [known, read] = await states(id)
      expect(read).toBe(known)
      const stored = await storage.tables.position(id)
      changes = Math.max(changes, stored?.changes.length ?? 0)
    }
    expect(changes).toBeGreaterThan(3)
  })

  it('and also when a move was taken back', async () => {
    const { id } = await twoAtTable(ada, ben, { game })
    let undone = 0
    for (let i = 0; i < 40 && (await playOn(id, [ada, ben], 1)) === 1; i++) {
      const { seq } = opened.cached(id)?.record ?? expect.fail('not in memory')
      for (const who of [ada, ben]) if ((await who.undo(id, seq)).status === 200) undone++
      const [known, read] = await states(id)
      expect(read).toBe(known)
      if (!(await nextTurn(id, [ada, ben]))) break
    }
    expect(undone).toBeGreaterThan(0)
  })
})
