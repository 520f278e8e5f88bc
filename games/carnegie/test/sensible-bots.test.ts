import { botNamed, sightOf } from '@boardroom/bots'
import { chanceFrom } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { LOBBY } from '../components/index.ts'
import { type Given, given } from './given.ts'

/** Mistakes that a person would call stupid. */

/** Lets a bot play a seat's department turn. */
function plays(level: string, table: Given, seat: number): Given {
  const bot = botNamed(level)
  const luck = chanceFrom('sensible')
  for (let i = 0; i < 40 && table.state.phase === 'departments' && table.state.turn?.seat === seat; i++) {
    table.does(seat, bot.choose(sightOf(table.table, seat, luck)) as never)
  }
  return table
}

const LAST = { hr: 5, management: 5, construction: 5, rnd: 4 }

test('hard does not keep its joker when an action of its own brings more', () => {
  const table = given(
    { at: 'departments', seat: 1, action: 'rnd' },
    {
      markers: LAST,
      players: { 1: { jokers: 1, goods: 4, active: { 'start-construction': 2 }, tabs: { housing: { step: 2 } } } },
    },
  )
  plays('hard:2000', table, 1)
  expect(table.player(1).jokers).toBe(0)
  expect(table.player(1).tabs.housing.built).toBeGreaterThan(1)
})

test.each(['easy', 'medium', 'hard:500'])('%s builds when it has all it takes, to the last', (level) => {
  const table = given(
    { at: 'departments', seat: 0, action: 'construction' },
    {
      markers: { ...LAST, construction: 4, rnd: 5 },
      players: { 0: { goods: 4, active: { 'start-construction': 2 }, tabs: { housing: { step: 2 } } } },
    },
  )
  const { built } = table.player(0).tabs.housing
  expect(plays(level, table, 0).player(0).tabs.housing.built).toBe(built + 2)
})

test.each(['easy', 'medium', 'hard:500'])('%s does not sell goods for $1 each in the middle of a game', (level) => {
  const table = given(
    { at: 'departments', seat: 0, action: 'rnd' },
    { markers: { hr: 2, management: 2, construction: 2, rnd: 1 }, players: { 0: { goods: 4, money: 6 } } },
  )
  plays(level, table, 0)
  expect(table.player(0).goods).toBe(4)
})

test.each(['easy', 'medium', 'hard:500'])(
  '%s does not leave employees in the lobby who could reach a desk',
  (level) => {
    const table = given(
      { at: 'departments', seat: 0, action: 'hr' },
      {
        markers: { hr: 1, management: 1, construction: 1, rnd: 1 },
        players: { 0: { money: 10, inactive: { lobby: 2 } } },
      },
    )
    plays(level, table, 0)
    expect(table.player(0).inactive[LOBBY]).toBe(0)
  },
)

test.each(['medium', 'hard:500'])(
  '%s does not choose construction for everybody without a builder of its own',
  (level) => {
    const table = given(
      { at: 'choose-action' },
      {
        startPlayer: 0,
        players: {
          0: {
            money: 10,
            goods: 3,
            active: { 'start-rnd': 2, 'start-finance': 2, 'start-hr': 2, 'start-construction': 0 },
          },
          1: { goods: 4, active: { 'start-construction': 3 }, tabs: { housing: { step: 2 } } },
        },
      },
    )
    const move = botNamed(level).choose(sightOf(table.table, 0, chanceFrom('sensible')))
    expect(move).toMatchObject({ type: 'choose-action' })
    expect(move).not.toMatchObject({ action: 'construction' })
  },
)
