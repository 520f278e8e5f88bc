import type { TableSummary } from '@boardroom/wire'
import { expect, it } from 'vitest'
import { nextTurn, testServer } from '../client.ts'
import { onBothDatabases } from './storages.ts'

onBothDatabases('ids of requests', (env) => {
  it('that people make up are never those of a bot who plays for them', async () => {
    const server = await testServer(await env())
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const wish = { game: 'big-shoulders', seats: [{ kind: 'me' }, { kind: 'open' }] }
    const table = await ada.post<TableSummary>('/api/tables', wish)
    await ben.post(`/api/tables/${table.id}/join`, { invite: table.seats[1]?.invite })
    await ada.post(`/api/tables/${table.id}/start`)
    // Ben uses up every id that a bot could think of for the moves to come.
    for (let made = 0; made < 12; ) {
      const turn = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
      const { seq, moves } = turn.look
      const id = turn.who === ben ? `bot/${seq + 8}` : `${seq}`
      expect((await turn.who.move(table.id, seq, moves[0], id)).status).toBe(200)
      made++
    }
    await ben.post(`/api/tables/${table.id}/leave`)
    const before = (await ada.table(table.id)).seq
    for (let moved = 0, tries = 0; moved < 4; tries++) {
      if (tries > 400) expect.fail('the table stands still')
      const turn = await nextTurn(table.id, [ada])
      if (turn) {
        await ada.move(table.id, turn.look.seq, turn.look.moves[0])
        moved++
      } else await new Promise((resolve) => setTimeout(resolve, 25))
    }
    const { db } = server.app.world.storage
    const events = await db
      .selectFrom('events')
      .select(['seat', 'client'])
      .where('table', '=', table.id)
      .where('seq', '>', before)
      .execute()
    const played = events.filter(({ seat }) => seat === 1)
    expect(played.length).toBeGreaterThan(0)
    expect(played.every(({ client }) => client === null)).toBe(true)
    await server.close()
  })
})
