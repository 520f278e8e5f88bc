import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { orchard } from '../../../games/orchard/index.ts'
import { boardroom, orchardWith } from './world.ts'

/** Command lines that cannot be right, with what the one line about each must say. */
const WRONG: readonly (readonly [argv: string[], says: string])[] = [
  [['dance'], 'unknown command "dance"; commands: games, sim, replay, review, play, fuzz, ladder'],
  [['--dance'], 'unknown flag "--dance"; commands: games, sim'],
  [['games', 'orchard'], '"orchard" is one word too many; games takes only flags'],
  [['games', '--loud'], 'unknown flag "--loud"; games knows --json, --lang'],
  [['games', '--json=yes'], '--json takes no value'],
  [['games', '--lang', 'fr'], '--lang must be en or de, not "fr"'],
  [['sim'], 'sim needs a game: orchard'],
  [['sim', 'chess'], 'unknown game "chess"; known: orchard'],
  [['sim', 'orchard', 'again'], '"again" is one word too many'],
  [['sim', 'orchard', '--seats', '9'], '--seats must be a whole number from 2 to 4, not "9"'],
  [['sim', 'orchard', '--seats', 'two'], '--seats must be a whole number from 2 to 4, not "two"'],
  [['sim', 'orchard', '--seats', '-1'], '--seats must be a whole number from 2 to 4, not "-1"'],
  [['sim', 'orchard', '--seats'], '--seats needs a value'],
  [['sim', 'orchard', '--seats', '--json'], '--seats needs a value'],
  [['sim', 'orchard', '-x'], 'unknown flag "-x"'],
  [['sim', 'orchard', '--bots', 'genius'], 'unknown bot "genius"; known: easy, medium, hard, greedy, greedy-1, random'],
  [['sim', 'orchard', '--bots', 'random,', '--seats', '2'], 'unknown bot ""'],
  [['sim', 'orchard', '--bots', 'random,greedy-1', '--seats', '3'], '--bots names 2 bots; give one name for all, or 3'],
  [['sim', 'orchard', '--options', '{seasons: 3}'], `--options must be JSON such as '{"seasons":2}'`],
  [['sim', 'orchard', '--options', '[]'], 'options must be an object'],
  [['sim', 'orchard', '--options', '{"weather":1}'], 'unknown option "weather"; known: seasons, rotten'],
  [['sim', 'orchard', '--options', '{"seasons":9}'], 'option "seasons" cannot be 9; possible: 2, 3'],
  [['sim', 'orchard', '--games', '0'], '--games must be a whole number of at least 1, not "0"'],
  [['sim', 'orchard', '--games', '1e3'], '--games must be a whole number of at least 1, not "1e3"'],
  [['sim', 'orchard', '--threads', '0'], '--threads must be a whole number from 1 to 256, not "0"'],
  [['sim', 'orchard', '--save', '/dev/null/x'], '--save cannot write to /dev/null/x'],
  [['replay'], 'replay needs a game file, or - for standard input'],
  [['replay', '/no/such/file.json'], '/no/such/file.json: there is no such file'],
  [['replay', '/'], '/: it cannot be read (EISDIR)'],
  [['play'], 'play needs a game: orchard'],
  [['play', 'orchard', '--seat', '3', '--seats', '3'], '--seat must be a whole number from 0 to 2, not "3"'],
  [
    ['play', 'orchard', '--bots', 'random,random,greedy-1', '--seats', '3'],
    '--bots names 3 bots; give one name for all, or 2',
  ],
  [['play', 'orchard', '--load', 'x.json', '--seats', '3'], '--seats comes from the file with --load; leave it out'],
  [['fuzz'], 'fuzz needs a game: orchard'],
  [['fuzz', 'orchard', '--seconds', '-3'], '--seconds must be a number above 0, not "-3"'],
  [['fuzz', 'orchard', '--seconds', '0'], '--seconds must be a number above 0, not "0"'],
  [['fuzz', 'orchard', '--seconds', 'NaN'], '--seconds must be a number above 0, not "NaN"'],
  [['bench', '--json'], 'bench/run.mjs is missing'],
]

describe('bad input gets one clear line and exit code 2', () => {
  test.each(['sim', 'play'])(
    '%s: an option that does not fit the seats, in the language of the machine',
    async (name) => {
      const options = orchard.options.map((spec) =>
        spec.id === 'seasons' ? { ...spec, fits: { rule: 'OR-YEAR', seats: { 3: [4] } } } : spec,
      )
      const argv = [name, 'orchard', '--seats', '3', '--options', '{"seasons":3}']
      const said = (LANG: string) => boardroom(argv, { games: [orchardWith({ options })], env: { LANG } })
      expect(await said('C')).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('with 3 players (OR-YEAR).'),
      })
      expect((await said('de_DE.UTF-8')).err).toContain('gibt es zu dritt nicht (OR-YEAR).')
    },
  )

  test.each(WRONG)('%j', async (argv, says) => {
    const { code, out, err } = await boardroom(argv)
    expect(err).toContain(`boardroom: ${says}`)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  test('what a terminal would obey is left out of the message', async () => {
    const { err } = await boardroom(['sim', '\u001b[2Jchess\nboardroom: fine'])
    expect(err).toBe('boardroom: unknown game "chess boardroom: fine"; known: orchard\n')
  })
})

const GOOD = {
  format: 'boardroom/2',
  game: 'orchard',
  rules: '1.0.0',
  options: {},
  seats: [{ name: 'A' }, { name: 'B' }],
  seed: 'x',
  moves: [{ seat: 0, move: { type: 'bid', amount: 1 } }],
  hash: 'no',
  result: null,
}

/** Files that are no good, with the field or move that must be named. */
const FILES: readonly (readonly [what: string, content: unknown, says: string])[] = [
  ['another format', { ...GOOD, format: 'boardroom/9' }, '"format" must be "boardroom/2"'],
  ['no seed', { ...GOOD, seed: undefined }, '"seed" must be a text'],
  ['another game', { ...GOOD, game: 'chess' }, 'unknown game "chess"'],
  ['too few seats', { ...GOOD, seats: [{ name: 'A' }] }, 'Orchard is for 2 to 4 seats, not 1'],
  ['a nameless seat', { ...GOOD, seats: [{ name: 'A' }, {}] }, '"seats[1]" needs a name'],
  ['an unknown option', { ...GOOD, options: { weather: 1 } }, 'unknown option "weather"'],
  [
    'a move that is none',
    { ...GOOD, moves: [...GOOD.moves, { seat: 1, move: 7 }] },
    '"moves[1].move" must be an object',
  ],
  [
    'an illegal move',
    { ...GOOD, moves: [...GOOD.moves, { seat: 1, move: { type: 'bid', amount: 9 } }] },
    'move 2 (seat 1, bid) is refused by OR-BID-01',
  ],
  [
    'a move out of turn',
    { ...GOOD, moves: [...GOOD.moves, { seat: 0, move: { type: 'bid', amount: 1 } }] },
    'move 2 (seat 0, bid) is refused by OR-SEA-02',
  ],
  ['another last position', GOOD, 'after move 1 the position is'],
]

describe('a corrupt or tampered game file', () => {
  test.each(FILES)('%s', async (_what, content, says) => {
    const { code, out, err } = await boardroom(['replay', '-'], { input: JSON.stringify(content) })
    expect(err).toContain(says)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  test('that is not JSON', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'boardroom-')), 'cut.json')
    writeFileSync(path, JSON.stringify(GOOD).slice(0, 40))
    const { code, err } = await boardroom(['replay', path])
    expect(err).toBe('boardroom: the file is not JSON\n')
    expect(code).toBe(2)
  })

  test('is reported as JSON, too', async () => {
    const { code, out, err } = await boardroom(['replay', '-', '--json'], { input: JSON.stringify(GOOD) })
    expect(JSON.parse(out)).toMatchObject({ valid: false, game: 'orchard', seats: 2, moves: 1 })
    expect(JSON.parse(out).problem).toContain('the position is')
    expect(err).toContain('the position is')
    expect(code).toBe(2)
  })
})
