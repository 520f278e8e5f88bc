import type { Game, Migration, MoveKind } from '@boardroom/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Toy, type ToyState, toy } from '../../../kernel/test/toy.ts'
import { auditStorage } from '../../src/audit.ts'
import type { AnyGame, Games } from '../../src/tables/games.ts'
import { stateOf as stateIn } from '../../src/tables/stored.ts'
import { type Client, nextTurn, type TestServer, testServer, twoAtTable } from '../client.ts'
import { scratch } from '../storage.ts'
import { onBothDatabases } from './storages.ts'

type AnyKind = MoveKind<Toy, object, { type: 'sell'; card: number }>

/** The game as a later release has it: whoever sells gets more than before. */
function selling(rules: string, bonus: number, migrations: readonly Migration[] = []): Game<Toy> {
  const steps = toy.steps.map((step) => {
    if (!('moves' in step)) return step
    const moves = step.moves.map((kind) => {
      if (kind.type !== 'sell') return kind
      const { apply } = kind as unknown as AnyKind
      const more: AnyKind['apply'] = (table, params, seat, move) => {
        apply(table, params, seat, move)
        table.state.coins[seat] = (table.state.coins[seat] ?? 0) + bonus
        table.state.bank -= bonus
      }
      return { ...kind, apply: more } as unknown as typeof kind
    })
    return { ...step, moves }
  })
  return { ...toy, rules, steps, migrations }
}

/** A release in which the position also knows who is famous, and cannot do without. */
const FAME: Migration = { from: '1.1.0', to: '1.2.0', migrate: (state) => ({ ...state, fame: [0, 0] }) }
function famous(rules: string): Game<Toy> {
  const game = selling(rules, 1, [FAME])
  return {
    ...game,
    setup: (start) => FAME.migrate({ ...game.setup(start) }) as unknown as ToyState,
    view: (state, viewer) => {
      if (!(state as ToyState & { fame?: number[] }).fame) throw new Error('nobody is famous')
      return game.view(state, viewer)
    },
  }
}

function only(game: Game<Toy>): Games {
  const any = game as unknown as AnyGame
  return { ids: [game.id], offered: [any], find: () => any, text: (_id, language) => any.text[language]() }
}

onBothDatabases('a table whose rules change', (env) => {
  const directory = scratch()
  let setting: Record<string, string>
  let server: TestServer
  let ada: Client
  let ben: Client

  beforeAll(async () => {
    setting = { DATA_DIR: directory.path, ...(await env()) }
    server = await testServer(setting, { games: only(toy) })
    ada = await server.guest('Ada')
    ben = await server.guest('Ben')
  })
  afterAll(async () => {
    await server.close()
    directory.remove()
  })

  async function upgrade(game: Game<Toy>): Promise<void> {
    await server.close()
    server = await testServer(setting, { games: only(game) })
    ada.url = server.url
    ben.url = server.url
  }

  const stateOf = async (table: string): Promise<ToyState & { fame?: number[] }> => {
    const position = await server.app.world.storage.tables.position(table)
    return stateIn(position ?? expect.fail('no state')) as ToyState
  }

  /** At a table at which seat 0 has dug and has its turn. */
  async function started(digs: number): Promise<string> {
    const { id } = await twoAtTable(ada, ben, { game: toy.id, options: { length: 'long' } })
    for (const who of [ada, ben]) await who.move(id, (await who.look(id)).seq, { type: 'bid', coins: 1 })
    for (let i = 0; i < digs; i++) await move(id, 'dig')
    return id
  }

  async function move(table: string, type: string): Promise<void> {
    const turn = (await nextTurn(table, [ada, ben])) ?? expect.fail('nobody is asked')
    const wanted = turn.look.moves.find((each) => each.type === type) ?? expect.fail(`no ${type}`)
    expect((await turn.who.move(table, turn.look.seq, wanted)).status).toBe(200)
  }

  const undo = async (who: Client, table: string) => who.undo(table, (await who.look(table)).seq)

  it('goes on from its state, and undo never makes another one in silence', async () => {
    const [sold, unsold, fresh] = [await started(2), await started(2), await started(2)]
    await move(sold, 'sell')
    await move(sold, 'sell')
    const before = await stateOf(sold)
    const [untouched, start] = [await stateOf(unsold), await stateOf(fresh)]
    await move(unsold, 'sell')
    await upgrade(selling('1.1.0', 3))

    // The sale before it would bring more today: the position is not to be had any more.
    const refused = await undo(ada, sold)
    expect(refused).toMatchObject({ status: 409, body: { error: 'refused', rule: 'KERNEL-RULES' } })
    expect(refused.body['message']).toMatch(/^The rules have changed since \(1\.0\.0, now 1\.1\.0\)/)
    await ada.must('PATCH', '/api/me', { language: 'de' })
    expect((await undo(ada, sold)).body['message']).toMatch(/^Seitdem haben sich die Regeln geändert/)
    const wish = await ada.send('POST', `/api/tables/${sold}/proposals`, { kind: 'undo', to: 5 })
    expect(wish).toMatchObject({ status: 409, body: { rule: 'KERNEL-RULES' } })
    expect((await ada.table(sold)).proposal).toBeNull()
    expect(await ada.send('GET', `/api/tables/${sold}/view?seq=5`)).toMatchObject({
      status: 409,
      body: { rule: 'KERNEL-RULES' },
    })
    await ada.must('PATCH', '/api/me', { language: 'en' })
    expect(await stateOf(sold)).toEqual(before)

    // Nothing before this sale comes out differently: it can be taken back.
    expect((await undo(ada, unsold)).status).toBe(200)
    expect({ ...(await stateOf(unsold)) }).toEqual(untouched)

    // What was stored when the rules changed is restored as it was.
    await move(fresh, 'sell')
    expect((await stateOf(fresh)).bank).not.toBe(start.bank)
    expect((await undo(ada, fresh)).status).toBe(200)
    expect(await stateOf(fresh)).toEqual(start)
    await move(sold, 'dig')
    expect((await stateOf(sold)).coins).toEqual(before.coins)
    const { damaged } = await auditStorage(server.app.world.storage, server.app.world.games)
    expect(damaged).toEqual([])
  })

  it('goes through a change of the shape of its state when it is opened, and back over it', async () => {
    await upgrade(selling('1.1.0', 3))
    const table = await started(3)
    await move(table, 'sell')
    const before = await stateOf(table)
    expect(before.fame).toBeUndefined()
    await upgrade(famous('1.2.0'))
    expect((await ada.look(table)).view.rules).toBe('1.2.0')
    await move(table, 'sell')
    expect((await stateOf(table)).fame).toEqual([0, 0])
    expect((await undo(ada, table)).status).toBe(200)
    expect(await stateOf(table)).toEqual({ ...before, fame: [0, 0] })
    // Back over a move of the old shape there is nothing to hold it against.
    expect(await undo(ada, table)).toMatchObject({ status: 409, body: { rule: 'KERNEL-RULES' } })
    const { damaged } = await auditStorage(server.app.world.storage, server.app.world.games)
    expect(damaged).toEqual([])
  })

  it('that were newer than these says so', async () => {
    const table = await started(1)
    await upgrade(selling('1.0.0', 0))
    const answer = await ada.send('GET', `/api/tables/${table}/view`)
    expect(answer.body['error']).toBe('damaged-table')
    await upgrade(famous('1.2.0'))
    expect((await ada.send('GET', `/api/tables/${table}/view`)).status).toBe(200)
  })
})
