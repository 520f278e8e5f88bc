import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, nextTurn, type TestServer, testServer, twoAtTable } from '../client.ts'
import { LiveClient } from '../live.ts'
import { onBothDatabases } from './storages.ts'

const ROUNDS = 40

onBothDatabases('an undo and the move of the next player', (env) => {
  let server: TestServer
  let ada: Client
  let ben: Client
  beforeAll(async () => {
    server = await testServer(await env())
    ada = await server.guest('Ada')
    ben = await server.guest('Ben')
  })
  afterAll(() => server.close())

  /** A table at which somebody has moved, may take it back, and the other may move. */
  async function contested(): Promise<{ id: string; undoer: Client; mover: Client; seq: number; move: unknown }> {
    const clients = [ada, ben]
    const { id } = await twoAtTable(ada, ben)
    for (;;) {
      const turn = (await nextTurn(id, clients)) ?? expect.fail('nobody is asked')
      await turn.who.move(id, turn.look.seq, turn.look.moves.at(-1))
      const after = await turn.who.look(id)
      const mover = clients.find((each) => each !== turn.who) as Client
      const look = await mover.look(id)
      if (after.canUndo && look.moves.length > 0)
        return { id, undoer: turn.who, mover, seq: look.seq, move: look.moves[0] }
    }
  }

  it('are never both done, and whoever’s request arrives first wins', async () => {
    const wins = { undo: 0, move: 0 }
    const firsts: boolean[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { id, undoer, mover, seq, move } = await contested()
      const [taking, making] = [new LiveClient(undoer, id), new LiveClient(mover, id)]
      await Promise.all([taking.seq(seq), making.seq(seq)])
      const undoFirst = round % 2 === 0
      const undo = () => taking.ask({ type: 'undo', id: 'u', seq })
      const play = () => making.ask({ type: 'move', id: 'm', seq, move })
      const [first, second] = undoFirst ? [undo(), play()] : [play(), undo()]
      const statuses = (await Promise.all([first, second])).map(({ status }) => status)
      expect(
        statuses.filter((status) => status === 200),
        JSON.stringify(statuses),
      ).toHaveLength(1)
      firsts.push(statuses[0] === 200)
      wins[(statuses[0] === 200) === undoFirst ? 'undo' : 'move']++
      await Promise.all([taking.close(), making.close()])
    }
    // Which of two sockets is read first is up to the machine, but neither kind of request has the better of it.
    expect(Math.min(wins.undo, wins.move)).toBeGreaterThan(ROUNDS / 5)
    expect(firsts.filter(Boolean).length).toBeGreaterThan(ROUNDS * 0.8)
  }, 120_000)
})
