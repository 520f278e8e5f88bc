import { setTimeout as pause } from 'node:timers/promises'
import type { TableSummary } from '@boardroom/wire'
import { describe, expect, it, vi } from 'vitest'
import { BASIC, nextTurn, playOn, serverHere, testServer, twoAtTable } from './client.ts'
import { LiveClient, upgrading } from './live.ts'

const server = await serverHere()
const ada = await server.guest('Ada')
const ben = await server.guest('Ben')
const eve = await server.guest('Eve')

describe('a live connection', () => {
  it('shows the lobby and then the game, each viewer his own view', async () => {
    const table = await ada.post<TableSummary>('/api/tables', { ...BASIC, visibility: 'public' })
    const [host, guest] = [new LiveClient(ada, table.id), new LiveClient(server.client(), table.id)]
    await host.until(() => host.table?.status === 'open')
    expect(host.look).toBeNull()
    await ben.post(`/api/tables/${table.id}/join`)
    await guest.until(() => guest.table?.seats[1]?.name === 'Ben')
    await ada.post(`/api/tables/${table.id}/start`)
    await Promise.all([host.seq(0), guest.seq(0)])
    expect(host.look).toEqual(await ada.look(table.id))
    expect(guest.look).toEqual(await server.client().look(table.id))
    expect(guest.look?.view.viewer).toBe('spectator')
    expect(guest.look?.moves).toEqual([])
    expect(guest.events).toMatchObject([{ seq: 0, kind: 'start' }])
    await Promise.all([host.close(), guest.close()])
  })

  it('carries moves, undo, questions and chat, and answers each', async () => {
    const table = await twoAtTable(ada, ben)
    const { who, look } = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    const [mine, theirs] = [new LiveClient(who, table.id), new LiveClient(who === ada ? ben : ada, table.id)]
    await Promise.all([mine.seq(0), theirs.seq(0)])
    const why = await mine.ask({ type: 'why', id: 'w', move: { type: 'fly' } })
    expect(why).toMatchObject({ status: 200, refusal: { rule: 'KERNEL-MOVE' } })
    const move = { type: 'move', id: 'm', seq: 0, move: look.moves[0] }
    expect(await theirs.ask({ ...move, id: 'x' })).toMatchObject({ status: 409, error: 'refused' })
    expect(await mine.ask(move)).toMatchObject({ status: 200, seq: 1, repeated: false })
    await theirs.seq(1)
    expect(theirs.events.at(-1)).toMatchObject({ seq: 1, kind: 'move' })
    expect(await mine.ask({ ...move, id: 'n' })).toMatchObject({ status: 409, error: 'stale', seq: 1 })
    expect(await mine.ask({ type: 'chat', id: 'c', text: 'hm' })).toMatchObject({ status: 200, n: 1 })
    await theirs.until(() => theirs.lines.at(-1)?.text === 'hm')
    const bad = await mine.ask({ type: 'dance', id: 'd' })
    expect(bad).toMatchObject({ status: 400, error: 'bad-input' })
    mine.socket.send('{')
    await mine.until(() => mine.messages.find((each) => each['message'] === 'this is not JSON'))
    expect(mine.closed).toBeNull()
    await Promise.all([mine.close(), theirs.close()])
  })

  it('answers what is asked before it is known who asks', async () => {
    const table = await twoAtTable(ada, ben)
    const request = JSON.stringify({ type: 'chat', id: 'early', text: 'hm' })
    const headers = { authorization: `Bearer ${ada.key}` }
    // A database that takes its time, as when all come back at once.
    vi.spyOn(server.app.standings, 'isWelcome').mockImplementationOnce(() => pause(50, true))
    const line = upgrading(server.url, `/api/tables/${table.id}/live`, headers, request)
    let heard = ''
    for await (const part of line) {
      heard += part
      if (heard.includes('"early"')) break
    }
    expect(heard).toContain('{"type":"answer","id":"early","status":200,"n":1}')
  })

  it('lets nobody move who has no seat', async () => {
    const table = await twoAtTable(ada, ben)
    const spectator = new LiveClient(eve, table.id)
    const stranger = new LiveClient(server.client(), table.id)
    await Promise.all([spectator.seq(0), stranger.seq(0)])
    const move = { type: 'move', id: 'm', seq: 0, move: { type: 'pass' } }
    expect(await spectator.ask(move)).toMatchObject({ status: 403 })
    expect(await stranger.ask(move)).toMatchObject({ status: 401 })
    await Promise.all([spectator.close(), stranger.close()])
  })

  it('that comes back misses nothing and repeats nothing', async () => {
    const table = await twoAtTable(ada, ben)
    const steady = new LiveClient(eve, table.id)
    await steady.seq(0)
    const seen: number[] = []
    const heard: number[] = []
    let from = { seq: -1, chat: 0 }
    for (let round = 0; round < 8; round++) {
      const coming = new LiveClient(eve, table.id, from)
      // Sometimes it leaves in the middle of things.
      const play = playOn(table.id, [ada, ben], 3 + round)
      await ada.post(`/api/tables/${table.id}/chat`, { text: `round ${round}` })
      if (round % 2 === 0) await play
      await coming.until(() => coming.look)
      await coming.close()
      await play
      seen.push(...coming.events.map((event) => event.seq))
      heard.push(...coming.lines.map((line) => line.n))
      from = { seq: seen.at(-1) ?? -1, chat: heard.at(-1) ?? 0 }
    }
    const last = new LiveClient(eve, table.id, from)
    const { seq } = await eve.table(table.id)
    await last.seq(seq)
    await last.until(() => last.messages.some((each) => each.type === 'presence'))
    seen.push(...last.events.map((event) => event.seq))
    heard.push(...last.lines.map((line) => line.n))
    expect(seen).toEqual(Array.from({ length: seq + 1 }, (_, i) => i))
    expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    await steady.seq(seq)
    expect(steady.events.map((event) => event.seq)).toEqual(seen)
    expect(steady.look).toEqual(last.look)
    await Promise.all([steady.close(), last.close()])
  })

  it('tells who is there', async () => {
    const table = await twoAtTable(ada, ben)
    const first = new LiveClient(ada, table.id)
    const presence = (seats: number[], spectators: number) =>
      first.until(() => {
        const last = first.messages.findLast((each) => each.type === 'presence')
        return last?.seats?.join() === seats.join() && last.spectators === spectators
      })
    await presence([0], 0)
    const [second, third] = [new LiveClient(ben, table.id), new LiveClient(server.client(), table.id)]
    await presence([0, 1], 1)
    await Promise.all([second.close(), third.close()])
    await presence([0], 0)
    await first.close()
  })

  it('ends for who may no longer see the table', async () => {
    const table = await ada.post<TableSummary>('/api/tables', { ...BASIC, visibility: 'private' })
    await ben.post(`/api/tables/${table.id}/join`, { invite: table.seats[1]?.invite })
    const guest = new LiveClient(ben, table.id)
    await guest.until(() => guest.table)
    await ada.must('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'open' })
    await guest.until(() => guest.closed === 4404)
    const stranger = new LiveClient(eve, table.id)
    await stranger.until(() => stranger.closed === 4404)
    expect(stranger.messages).toEqual([])
  })

  it('tells pages from before the present form everything anew, and asks those it cannot tell anything to reload', async () => {
    const { id } = await twoAtTable(ada, ben)
    const old = new LiveClient(ada, id, { tell: 'changes' })
    const present = new LiveClient(ada, id, { tell: 'changes', protocol: '2' })
    for (const each of [old, present]) await each.until(() => each.messages.some(({ look }) => look?.seq === 0))
    const { who, look } = (await nextTurn(id, [ada, ben])) ?? expect.fail('nobody is asked')
    expect((await who.move(id, 0, look.moves[0])).status).toBe(200)
    const told = await old.until(() => old.messages.find((each) => each.look?.seq === 1))
    expect(told.type).toBe('update')
    expect(told.events?.[0]).toMatchObject({ seq: 1, kind: 'move', entries: expect.any(Array) })
    await present.until(() => present.messages.some(({ type }) => type === 'changes'))
    expect(old.messages.some(({ type }) => type === 'changes')).toBe(false)
    for (const protocol of ['0', '3']) {
      const stranger = new LiveClient(ada, id, { protocol })
      expect(await stranger.until(() => stranger.closed)).toBe(4426)
    }
    for (const each of [old, present]) each.socket.terminate()
  })

  it('is refused to pages of other sites', async () => {
    const table = await twoAtTable(ada, ben)
    const foreign = new LiveClient(ada, table.id, {}, { origin: 'https://evil.example' })
    await foreign.until(() => foreign.closed !== null)
    expect(foreign.messages).toEqual([])
    const own = new LiveClient(ada, table.id, {}, { origin: server.url })
    await own.seq(0)
    await own.close()
  })

  it('is cut off when it floods, without harm to others', async () => {
    const small = await testServer({ RATE_LIMIT: '100' })
    const [cara, dan, flooder] = await Promise.all(['Cara', 'Dan', 'Flo'].map((name) => small.guest(name)))
    if (!cara || !dan || !flooder) return expect.fail('nobody is there')
    const table = await twoAtTable(cara, dan)
    const [flood, calm] = [new LiveClient(flooder, table.id), new LiveClient(cara, table.id)]
    await Promise.all([flood.seq(0), calm.seq(0)])
    for (let i = 0; i < 200; i++) flood.socket.send('{"type":"why","id":"x","move":{}}')
    await flood.until(() => flood.closed === 4429)
    await playOn(table.id, [cara, dan], 1)
    await calm.seq(1)
    await calm.close()
    await small.close()
  })

  it('is dropped when its reader is too slow, and goes on when the reader comes back', async () => {
    const table = await twoAtTable(ada, ben)
    const slow = new LiveClient(eve, table.id)
    const quick = new LiveClient(ben, table.id)
    await Promise.all([slow.seq(0), quick.seq(0)])
    slow.socket.pause()
    const { hub, metrics, world } = server.app
    const dropped = async () => (await metrics.dropped.get()).values[0]?.value ?? 0
    const opened = world.opened.cached(table.id) ?? expect.fail('not in memory')
    // The same table again and again fills the buffers between here and there sooner than any game would.
    for (let i = 1; i < 10_000 && (await dropped()) === 0; i++) {
      const record = { ...opened.record, version: opened.record.version + i, title: 'x'.repeat(20_000) }
      hub.changed({ opened: { ...opened, record }, event: null })
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await dropped()).toBe(1)
    expect(quick.closed).toBeNull()
    slow.socket.terminate()
    const back = new LiveClient(eve, table.id, { seq: 0 })
    await back.seq(0)
    expect(back.events).toEqual([])
    await Promise.all([quick.close(), back.close()])
  })
})
