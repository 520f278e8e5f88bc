import { type Bot, botNamed, sightOf } from '@boardroom/bots'
import { chanceFrom } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { CompanyId } from '../components/index.ts'
import { type CompanyPosition, type Given, given, type Position } from './given.ts'

/** Mistakes that a person would call stupid, in the turn of one company. */

/** Lets a bot play one company's turn, up to the question what to pay out. */
function operates(bot: Bot, table: Given): Given {
  const luck = chanceFrom('sensible')
  for (let i = 0; i < 60 && ['start', 'purchase', 'production'].includes(table.state.turn?.stage ?? ''); i++) {
    const [seat = 0] = table.table.asked()
    table.does(seat, bot.choose(sightOf(table.table, seat, luck)) as never)
  }
  return table
}

function company(id: CompanyId, of: CompanyPosition, position: Position = {}): Given {
  const staffed = { director: 0, appeal: 3, price: 50, ...of }
  return given({ phase: 'operating', company: id }, { decade: 2, companies: { [id]: staffed }, ...position })
}

const SUPPLY: NonNullable<Position['supply']> = {
  '10': { coal: 2, livestock: 1 },
  '20': { steel: 2, livestock: 1 },
  '30': { wood: 2 },
}

describe.each(['easy', 'medium', 'hard:1000'])('%s', (level) => {
  const bot = botNamed(level)

  test('buys all the cubes that a Good takes, and makes it', () => {
    const table = company('fairbank', { treasury: 200, factories: [{ workers: 1 }] }, { supply: SUPPLY })
    expect(operates(bot, table).company('fairbank').goods).toBeGreaterThan(0)
  })

  test('produces with cubes that lie there', () => {
    const table = company('doggett', {
      treasury: 40,
      resources: { coal: 1, livestock: 1 },
      factories: [{ workers: 2 }],
    })
    expect(operates(bot, table).company('doggett').goods).toBeGreaterThan(0)
  })

  test('does not spend its treasury on cubes that make nothing', () => {
    const table = company('brunswick', { treasury: 60, factories: [{ workers: 1 }] }, { supply: SUPPLY })
    expect(operates(bot, table).company('brunswick').treasury).toBeGreaterThan(0)
  })

  test('pays no Manager where nobody works', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { decade: 2, companies: { swift: { director: 0, treasury: 80, price: 50 } } },
    )
    table.does(0, bot.choose(sightOf(table.table, 0, chanceFrom('sensible'))) as never)
    expect(table.company('swift').treasury).toBeGreaterThanOrEqual(80 - 60 + 1)
    expect(table.step()).not.toBe('appoint-manager')
  })

  test('appoints a Manager where there are workers', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        decade: 5,
        supply: SUPPLY,
        companies: { swift: { director: 0, treasury: 160, price: 50, factories: [{ workers: 2 }] } },
      },
    ).does(0, { type: 'place', space: 'hire-manager', company: 'swift' })
    table.does(0, bot.choose(sightOf(table.table, 0, chanceFrom('sensible'))) as never)
    expect(table.company('swift').factories.map(({ manager }) => manager)).toEqual([true, false])
  })
})
