import { describe, expect, it } from 'vitest'
import { audit, auditStorage } from '../src/audit.ts'
import { loadGames } from '../src/tables/games.ts'
import { nextTurn, playOn, serverHere, twoAtTable } from './client.ts'

const server = await serverHere()
const ada = await server.guest('Ada')
const ben = await server.guest('Ben')

describe('the audit', () => {
  it('finds nothing where the rules are the same, also after undo', async () => {
    const table = await twoAtTable(ada, ben)
    await playOn(table.id, [ada, ben], 20)
    await ada.post(`/api/tables/${table.id}/proposals`, { kind: 'undo', to: 3 })
    await ben.post(`/api/tables/${table.id}/proposals/answer`, { agree: true })
    await playOn(table.id, [ada, ben], 20)
    const report = await auditStorage(server.app.world.storage, server.app.world.games)
    expect(report).toEqual({ tables: 1, moves: 40, differing: [], damaged: [] })
  })

  it('names the first position that would be different', async () => {
    const games = await loadGames()
    const game = games.find('big-shoulders')
    const [kind] = game.steps.flatMap((step) => ('moves' in step ? step.moves : []))
    if (!kind) return expect.fail('the game has no moves')
    const { apply } = kind
    const changed = Object.assign(kind, {
      apply(...args: Parameters<typeof apply>) {
        apply.apply(kind, args)
        // A rule that has changed: everyone gets a dollar with this move.
        for (const player of (args[0].state as unknown as { players: { cash: number }[] }).players) player.cash++
      },
    })
    const report = await auditStorage(server.app.world.storage, games)
    expect(report.differing).toMatchObject([
      { game: 'big-shoulders', status: 'running', why: 'the position is different' },
    ])
    expect(report.differing[0]?.seq).toBeGreaterThan(0)
    Object.assign(changed, { apply })
  })

  it('is told when a server holds the directory', async () => {
    await expect(audit(server.app.config)).rejects.toThrow(/another server uses/)
  })

  it('leaves a running table as it is: it goes on from its state, not from a replay', async () => {
    const table = await twoAtTable(ada, ben)
    await playOn(table.id, [ada, ben], 5)
    const { db } = server.app.world.storage
    // The recorded moves no longer lead to this state, as after a change of the rules.
    await db
      .updateTable('events')
      .set({ move: '{"type":"gone"}' })
      .where('table', '=', table.id)
      .where('seq', '=', 2)
      .execute()
    server.app.world.opened.drop(table.id)
    expect((await nextTurn(table.id, [ada, ben]))?.look.seq).toBe(5)
    expect(await playOn(table.id, [ada, ben], 5)).toBe(5)
    const report = await auditStorage(server.app.world.storage, server.app.world.games)
    expect(report.differing).toMatchObject([{ table: table.id, seq: 2, why: 'the move is refused by KERNEL-MOVE' }])
  })
})
