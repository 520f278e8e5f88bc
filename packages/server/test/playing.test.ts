import { describe, expect, it } from 'vitest'
import { type Client, nextTurn, playOn, serverHere, twoAtTable } from './client.ts'

const server = await serverHere()
const ada = await server.guest('Ada')
const ben = await server.guest('Ben')
const eve = await server.guest('Eve')

describe('moves', () => {
  it('are made by the seat that is asked, at the position it saw', async () => {
    const table = await twoAtTable(ada, ben)
    const { who, look } = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    const other = who === ada ? ben : ada
    const [move] = look.moves
    const before = await server.app.world.storage.tables.position(table.id)

    const early = await other.move(table.id, 0, move)
    expect(early.status).toBe(409)
    expect(early.body['rule']).toMatch(/^BS-/)
    expect(early.body['message']).toEqual(expect.any(String))
    expect((await eve.move(table.id, 0, move)).status).toBe(403)
    expect((await server.client().move(table.id, 0, move)).status).toBe(401)
    expect((await who.move(table.id, 7, move)).body).toMatchObject({ error: 'stale', seq: 0 })
    const nonsense = await who.move(table.id, 0, { type: 'fly' })
    expect([nonsense.status, nonsense.body['rule']]).toEqual([409, 'KERNEL-MOVE'])
    expect(await server.app.world.storage.tables.position(table.id)).toEqual(before)

    const made = await who.move(table.id, 0, move)
    expect([made.status, made.body]).toEqual([200, { seq: 1, repeated: false }])
    const stale = await who.move(table.id, 0, move)
    expect([stale.status, stale.body['seq']]).toEqual([409, 1])
  })

  it('are applied once however often the request comes', async () => {
    const table = await twoAtTable(ada, ben)
    const { who, look } = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    const [move] = look.moves
    const answers = await Promise.all(Array.from({ length: 5 }, () => who.move(table.id, 0, move, 'the same')))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter((answer) => answer.body['repeated'] === false)).toHaveLength(1)
    expect((await who.table(table.id)).seq).toBe(1)
    const late = await who.move(table.id, 1, move, 'the same')
    expect(late.body).toEqual({ seq: 1, repeated: true })
  })

  it('say why not, in the language of whoever asks', async () => {
    const table = await twoAtTable(ada, ben)
    const { who, look } = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    const other = who === ada ? ben : ada
    const why = (client: Client, move: unknown) => client.post(`/api/tables/${table.id}/why`, { move })
    expect(await why(who, look.moves[0])).toEqual({ refusal: null })
    const english = (await why(other, look.moves[0]))['refusal'] as { message: string; rule: string }
    await other.must('PATCH', '/api/me', { language: 'de' })
    const german = (await why(other, look.moves[0]))['refusal'] as { message: string; rule: string }
    await other.must('PATCH', '/api/me', { language: 'en' })
    expect(german.rule).toBe(english.rule)
    expect(german.message).not.toBe(english.message)
    expect((await eve.send('POST', `/api/tables/${table.id}/why`, { move: look.moves[0] })).status).toBe(403)
  })
})

describe('undo', () => {
  it('takes own moves back to the last point of no return, as the kernel does', async () => {
    const table = await twoAtTable(ada, ben)
    // Enough play to meet turns of several moves.
    let undone = 0
    for (let i = 0; i < 120 && undone < 5; i++) {
      const { who, look } = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
      const other = who === ada ? ben : ada
      const { seq } = (await who.move(table.id, look.seq, look.moves[i % look.moves.length])).body as { seq: number }
      const after = await who.look(table.id)
      expect((await other.undo(table.id, seq)).body['rule']).toBe('KERNEL-UNDO')
      if (!after.canUndo || i % 3 !== 0) continue
      undone++
      expect((await who.undo(table.id, seq)).body).toEqual({ seq: seq + 1, repeated: false })
      const back = await who.look(table.id)
      expect(back.view).toEqual(look.view)
      expect(back.moves).toEqual(look.moves)
    }
    expect(undone).toBe(5)
  })

  it('goes further back when everyone agrees', async () => {
    const table = await twoAtTable(ada, ben)
    const start = await ada.look(table.id)
    await playOn(table.id, [ada, ben], 9)
    await ada.post(`/api/tables/${table.id}/proposals`, { kind: 'undo', to: 0 })
    expect((await ada.table(table.id)).seq).toBe(9)
    await ben.post(`/api/tables/${table.id}/proposals/answer`, { agree: true })
    const back = await ada.look(table.id)
    expect(back.seq).toBe(10)
    expect(back.view).toEqual(start.view)
    expect(back.canUndo).toBe(false)
    const { events } = await ada.get<{ events: { kind: string; to: number | null }[] }>(
      `/api/tables/${table.id}/log?after=9`,
    )
    expect(events).toMatchObject([{ kind: 'undo', to: 0 }])
    await playOn(table.id, [ada, ben], 5)
    expect((await ada.table(table.id)).seq).toBe(15)
  })

  it('ends a proposal when somebody moves instead', async () => {
    const table = await twoAtTable(ada, ben)
    await playOn(table.id, [ada, ben], 3)
    await ada.post(`/api/tables/${table.id}/proposals`, { kind: 'undo', to: 1 })
    expect((await ben.send('POST', `/api/tables/${table.id}/proposals`, { kind: 'cancel' })).status).toBe(409)
    await playOn(table.id, [ada, ben], 1)
    expect((await ben.send('POST', `/api/tables/${table.id}/proposals/answer`, { agree: true })).status).toBe(409)
  })
})

describe('past positions', () => {
  it('look as they looked then, for those who may see them', async () => {
    const table = await twoAtTable(ada, ben)
    const seen: unknown[] = []
    for (let seq = 0; seq < 120; seq++) {
      seen.push((await ben.look(table.id)).view)
      await playOn(table.id, [ada, ben], 1, () => 0)
    }
    await ben.send('POST', `/api/tables/${table.id}/proposals`, { kind: 'undo', to: 70 })
    await ada.post(`/api/tables/${table.id}/proposals/answer`, { agree: true })
    const range = (from: number, to: number) => ben.send('GET', `/api/tables/${table.id}/views?from=${from}&to=${to}`)
    const row = (await range(60, 121)).body['looks'] as { seq: number; view: unknown }[]
    expect(row.map((look) => look.seq)).toEqual(Array.from({ length: 62 }, (_, i) => 60 + i))
    for (const { seq, view } of row.slice(0, 60)) expect(view, `position ${seq}`).toEqual(seen[seq])
    expect(row.at(-1)?.view).toEqual(seen[70])
    expect([(await range(0, 64)).status, (await range(2, 1)).status, (await range(100, 130)).status]).toEqual([
      400, 400, 404,
    ])
    for (const seq of [0, 1, 49, 50, 51, 99, 119]) {
      const { view, moves } = await ben.get<{ view: unknown; moves: unknown[] }>(
        `/api/tables/${table.id}/view?seq=${seq}`,
      )
      expect(view, `position ${seq}`).toEqual(seen[seq])
      expect(moves).toEqual([])
    }
    expect((await ben.send('GET', `/api/tables/${table.id}/view?seq=500`)).status).toBe(404)
  })
})
