import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAME_IDS, loadGame } from '@boardroom/games'
import { describe, expect, test } from 'vitest'
import { orchard } from '../../../games/orchard/index.ts'
import type { AnyGame } from '../src/world.ts'
import { boardroom, orchardWith, orchardWithMove, type Surroundings } from './world.ts'

/** Plays Orchard on a fixed seed with these lines typed in. */
async function typed(lines: readonly string[], flags: readonly string[] = [], around: Surroundings = {}) {
  const argv = ['play', 'orchard', '--seed', '2', ...flags]
  const { code, out, err } = await boardroom(argv, {
    columns: 120,
    ...around,
    input: lines.map((line) => `${line}\n`).join(''),
  })
  expect(err).toBe('')
  expect(code).toBe(0)
  return out
}

/** What was said in answer to the last line typed. */
function answer(out: string, line: string): string {
  const parts = out.split(`> ${line}\n`)
  expect(parts.length).toBeGreaterThan(1)
  return (parts.at(-1) as string).split('\n\nYour move>')[0] as string
}

const temporary = (name: string): string => join(mkdtempSync(join(tmpdir(), 'boardroom-')), name)

describe('play', () => {
  test('greets, shows the table, the question and numbered moves', async () => {
    const out = await typed([])
    expect(out).toContain('Orchard in the terminal.')
    expect(out).toContain('You are Anna.')
    expect(out).toContain('Carl is played by the bot “medium”.')
    expect(out).toContain('Options: the usual ones')
    expect(out).toContain('│ Anna   │     5 │      2 │ –   │')
    expect(out).toContain('Bid for the harvest at a price of 3.')
    expect(out).toContain('  6  Bid 5')
    expect(out).toContain('Until next time.')
  })

  test('tells what the bots did, and nothing that is hidden', async () => {
    const out = await typed([])
    expect(out).toContain('1  Bertha has bid.')
    expect(out).toContain('│ Bertha │     5 │      2 │ ?   │')
    expect(out).not.toContain('Your bid is')
  })

  test('a number makes the move', async () => {
    const out = await typed(['3'])
    expect(answer(out, '3')).toContain('Your bid is 2.')
    expect(answer(out, '3')).toContain('Sell apples, or end your turn.')
  })

  test('a hint names moves by their numbers, what they bring and why; a game without reasons has none', async () => {
    expect(answer(await typed(['hint']), 'hint')).toBe('There is no advice in this game.')
    const game = await loadGame(GAME_IDS[0] as string)
    const argv = ['play', game.id, '--seed', '2', '--bots', 'greedy']
    const { out } = await boardroom(argv, { games: [game], columns: 120, input: 'tipp\n' })
    const said = answer(out, 'tipp')
    expect(said).toMatch(/^\d+ {2}\S/m)
    expect(said).toMatch(/your position then: about \S+/)
    expect(said).toContain('Based on 6 ways the game may go on')
  })

  test('a number that is not on the list', async () => {
    expect(answer(await typed(['77']), '77')).toBe('There is no such move: choose 1 to 6.')
    expect(answer(await typed(['0']), '0')).toBe('There is no such move: choose 1 to 6.')
  })

  test('a move written out, legal or refused with its rule', async () => {
    expect(answer(await typed(['{"type":"bid","amount":4}']), '{"type":"bid","amount":4}')).toContain('Your bid is 4.')
    const refused = answer(await typed(['{"type":"bid","amount":7}']), '{"type":"bid","amount":7}')
    expect(refused).toBe('✗ Not possible: You cannot bid more than 5.\n  OR-BID-01  Bidding')
    expect(answer(await typed(['{oops']), '{oops')).toBe(
      'This is not JSON. A move looks like this: {"type":"bid","amount":0}',
    )
  })

  test('a whole game ends with the scores, where they come from, and the winner', async () => {
    const out = await typed(Array.from({ length: 40 }, () => '1'))
    expect(out).toContain('Final scores')
    expect(out).toMatch(/│ Name {5}│ coins │ apples │ Total │/)
    expect(out).toMatch(/│ ★ \w+ +│ +\d+ │ +\d+ │ +\d+ │/)
    expect(out).toMatch(/wins\.|share the victory\./)
    expect(out).toContain('The seed of this game was 2.')
  })

  test('Enter makes the only move, and shows the question where there are several', async () => {
    const out = await typed(['1', '', '4', '', 'quit'])
    expect(answer(out, '')).toContain('Bid for the harvest')
    expect(out.split('Sell apples, or end your turn.').length).toBeGreaterThan(2)
    expect(out).toContain('The only move; Enter makes it.')
  })

  test('another seat, other bots, another name', async () => {
    const out = await typed([], ['--seat', '1', '--seats', '2', '--bots', 'random', '--name', 'Zoe'])
    expect(out).toContain('You are Zoe.')
    expect(out).toContain('Anna is played by the bot “random”.')
    expect(out).toContain('│ Zoe ')
  })

  test('tells of options that are not the usual ones', async () => {
    const out = await typed([], ['--options', '{"seasons":3}'])
    expect(out).toContain('Options: Seasons: three; Rotten apples: on.')
  })

  test('unknown words are answered', async () => {
    expect(answer(await typed(['dance wildly']), 'dance wildly')).toBe(
      '“dance” is neither a move nor a command. Type a number, or “help”.',
    )
  })
})

describe('sheets', () => {
  /** Orchard with more on the table than anyone can take in at a glance, and an outcome in its own words. */
  async function crowded(): Promise<AnyGame> {
    const text = await orchard.text.en()
    const ledger = { title: 'Ledger (all of it)', rows: Array.from({ length: 40 }, (_, i) => [`page ${i}`]) }
    const sheets: typeof text.sheets = (view, names) => [
      ...(view.result ? [{ title: 'How it ended', rows: [['happily']] }] : []),
      ...text.sheets(view, names),
      ledger,
    ]
    return orchardWith({ text: { ...orchard.text, en: () => Promise.resolve({ ...text, sheets }) } })
  }

  test('that are too long are only named; table shows them', async () => {
    const games = [await crowded()]
    const out = await typed(['table ledger'], [], { games })
    const [before, after] = out.split('> table ledger')
    expect(before).toContain('│ Anna   │     5 │')
    expect(before).toContain('Also new: Ledger. “table” shows everything')
    expect(before).not.toContain('page 39')
    expect(after).toContain('page 39')
  })

  test('that have not changed are not shown again', async () => {
    const out = await typed(['3', '1', '4', '1', '1', '1'], [], { games: [await crowded()] })
    expect(out.split('Also new: Ledger')).toHaveLength(2)
    expect(out.split('│ Name   │ Coins │').length).toBeGreaterThan(2)
  })

  test('that are only there at the end tell the outcome', async () => {
    const lines = Array.from({ length: 40 }, () => '1')
    const out = await typed(lines, [], { games: [await crowded()] })
    expect(out).toContain('How it ended\n┌─────────┐\n│ happily │')
    expect(out).not.toContain('Final scores')
  })
})

describe('long lists of moves', () => {
  test('are grouped under the rules they come from, in columns where there is room', async () => {
    const game = orchardWithMove('sell', {
      candidates: () => Array.from({ length: 12 }, (_, i) => ({ type: 'sell', count: i + 1 })),
      refuse: () => null,
    })
    const moves = answer(await typed(['3', 'moves'], [], { games: [game], columns: 60 }), 'moves')
    expect(moves.split('\n').slice(3)).toEqual([
      '  Selling apples',
      '   1  Sell 1 apple        7  Sell 7 apples',
      '   2  Sell 2 apples       8  Sell 8 apples',
      '   3  Sell 3 apples       9  Sell 9 apples',
      '   4  Sell 4 apples      10  Sell 10 apples',
      '   5  Sell 5 apples      11  Sell 11 apples',
      '   6  Sell 6 apples      12  Sell 12 apples',
      '',
      '  End of a turn',
      '  13  End your turn',
    ])
  })
})

describe('why', () => {
  test('alone: what is not possible now, with the rule', async () => {
    const said = answer(await typed(['why']), 'why')
    expect(said).toContain('What is not possible now, and why:')
    expect(said).toContain('✗ Selling apples · End of a turn\n    It is not the time for that. [OR-SEA-02]')
    expect(said).not.toContain('Bidding')
  })

  test('with a number: the rule that allows it', async () => {
    const said = answer(await typed(['why 2']), 'why 2')
    expect(said).toContain('✓ This is possible now. Bid 1')
    expect(said).toContain('Bidding  OR-BID-01')
    expect(said).toContain('You bid in secret: what you have, and at most 5.')
    expect(answer(await typed(['why 9']), 'why 9')).toBe('There is no such move: choose 1 to 6.')
  })

  test('with a move: the rule that forbids it', async () => {
    const line = 'why {"type":"sell","count":1}'
    expect(answer(await typed([line]), line)).toContain(
      '✗ Not possible: It is not the time for that.\n  OR-SEA-02  Order of a season',
    )
    const misshapen = 'why {"type":"bid"}'
    expect(answer(await typed([misshapen]), misshapen)).toContain('“amount” should be a whole number from 0 to 9')
  })

  test('with a word: everything of that kind', async () => {
    const said = answer(await typed(['3', 'why sell']), 'why sell')
    expect(said).toContain(
      '✗ Sell 5 apples · Sell 6 apples · Sell 7 apples · Sell 8 apples · Sell 9 apples\n    You have only 4 apples. [OR-SEL-01]',
    )
    expect(answer(await typed(['3', 'why end']), 'why end')).toContain('Everything of this kind')
    expect(answer(await typed(['why tax']), 'why tax')).toContain('No kind of move is called “tax”.')
  })
})

describe('other commands', () => {
  test('undo takes the own last move back, and only that', async () => {
    const out = await typed(['3', '1', 'undo', 'table'])
    expect(answer(out, 'undo')).toContain('Taken back.')
    expect(answer(out, 'table')).toContain('│ Anna   │     3 │      4 │ –   │')
    expect(answer(await typed(['undo']), 'undo')).toContain('Nothing of yours can be taken back')
  })

  test('log', async () => {
    const said = answer(await typed(['3', 'log']), 'log')
    expect(said).toContain('0  A new season: apples sell at 3.')
    expect(said).toContain('   Your bid is 2.')
  })

  test('help lists the commands, shows a rule, searches the rules', async () => {
    expect(answer(await typed(['help']), 'help')).toContain('  undo   takes your last move back')
    expect(answer(await typed(['help or-sel-01']), 'help or-sel-01')).toContain(
      'On your turn you may sell apples at the price of the season',
    )
    const found = answer(await typed(['help apples']), 'help apples')
    expect(found).toContain('2 rules mention “apples”.')
    // A rule that has the word in its title comes before one that only speaks of it.
    expect(found.indexOf('OR-BID-02')).toBeGreaterThan(0)
    expect(found.indexOf('OR-SEL-01')).toBeLessThan(found.indexOf('OR-BID-02'))
    expect(answer(await typed(['help secret']), 'help secret')).toContain('You bid in secret')
    expect(answer(await typed(['help chess']), 'help chess')).toBe('The rules help has nothing on “chess”.')
  })

  test('table shows all sheets, or those with a word', async () => {
    expect(answer(await typed(['table orch']), 'table orch')).toContain('│ Name   │ Coins │ Apples │ Bid │')
    expect(answer(await typed(['table moon']), 'table moon')).toBe('Nothing on the table is called “moon”.')
  })

  test('about and moves', async () => {
    expect(answer(await typed(['about']), 'about')).toBe('All figures are made up.')
    expect(answer(await typed(['moves']), 'moves')).toContain('  1  Bid 0')
  })

  test('save writes a file that replays and goes on', async () => {
    const path = temporary('game.json')
    expect(await typed(['3', '1', `save ${path}`])).toContain(`Saved to ${path}.`)
    const { out } = await boardroom(['replay', path, '--json'])
    expect(JSON.parse(out)).toMatchObject({ valid: true, moves: 4, result: null })
    const again = await boardroom(['play', 'orchard', '--load', path], { input: 'table\n' })
    expect(again.out).toContain('│ Anna   │     6 │      3 │ –   │')
    expect(await typed([`save ${path}`])).toContain(`Saved to ${path}.`)
  })

  test('a game that is over can still be kept, for a review', async () => {
    const path = temporary('over.json')
    const out = await typed([...Array.from({ length: 40 }, () => '1'), `save ${path}`, '', 'table'])
    expect(out.trimEnd().endsWith('Enter leaves>')).toBe(true)
    const { out: replayed } = await boardroom(['replay', path, '--json'])
    expect(JSON.parse(replayed)).toMatchObject({ valid: true, result: { winners: [expect.any(Number)] } })
  })

  test('save leaves other files alone and says what went wrong', async () => {
    const path = temporary('diary.txt')
    writeFileSync(path, 'dear diary')
    expect(await typed([`save ${path}`])).toContain('it exists and is not a game file')
    expect(readFileSync(path, 'utf8')).toBe('dear diary')
    expect(await typed(['save /no/such/folder/x.json'])).toContain('ENOENT')
    expect(await typed(['save'])).toContain('Give the name of a file')
    expect(existsSync('/no/such/folder')).toBe(false)
  })

  test('quit leaves; what follows is not read', async () => {
    const out = await typed(['quit', '1'])
    expect(out.endsWith('Your move> quit\nUntil next time.\n')).toBe(true)
  })
})

describe('languages', () => {
  test('can be changed at any time', async () => {
    const out = await typed(['lang de', 'warum', 'lang en', 'why'])
    expect(out).toContain('Ab jetzt auf Deutsch.')
    expect(out).toContain('Biete für die Ernte beim Preis 3.')
    expect(out).toContain('Dein Zug> warum\nWas jetzt nicht möglich ist, und warum:')
    expect(out).toContain('Dafür ist jetzt nicht die Zeit. [OR-SEA-02]')
    expect(out).toContain('From now on in English.')
  })

  test('German commands, all of them', async () => {
    const lines = [
      'hilfe',
      '3',
      '1',
      'rückgängig',
      'verlauf',
      'tisch',
      'züge',
      'ausgabe',
      'speichern',
      'sprache',
      'ende',
    ]
    const out = await typed(lines, ['--lang', 'de'])
    expect(out).toContain('nimmt deinen letzten Zug zurück')
    expect(out).toContain('Rückgängig gemacht.')
    expect(out).toContain('Anna zahlt 2 und erntet 2 Äpfel.')
    expect(out).toContain('Alle Werte sind ausgedacht.')
    expect(out).toContain('Gib einen Dateinamen an')
    expect(out).toContain('Sprachen: en, de.')
    expect(out.endsWith('Bis zum nächsten Mal.\n')).toBe(true)
    expect(out).not.toContain('ist weder ein Zug noch ein Befehl')
  })

  test('an unknown one is answered', async () => {
    expect(answer(await typed(['lang fr']), 'lang fr')).toBe('Languages: en, de. For example: lang de')
  })
})

describe('on a terminal', () => {
  test('in colour, unless NO_COLOR is set', async () => {
    expect(await typed([], [], { isTTY: true })).toContain('\u001b[1m')
    expect(await typed([], [], { isTTY: true, env: { NO_COLOR: '1' } })).not.toContain('\u001b[')
  })

  test('no line is wider than the terminal', async () => {
    const out = await typed(['help', 'why', 'why 1', 'help season', 'table', '3', '1'], [], { columns: 44 })
    const lines = out.split('\n').filter((line) => !line.startsWith('Your move>'))
    expect(lines.length).toBeGreaterThan(40)
    expect(lines.filter((line) => [...line].length > 44)).toEqual([])
  })
})
