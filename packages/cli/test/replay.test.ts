import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { boardroom } from './world.ts'

let path = ''
let text = ''

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardroom-'))
  await boardroom(['sim', 'orchard', '--seats', '2', '--save', folder])
  path = join(folder, 'orchard-2-1-0.json')
  text = readFileSync(path, 'utf8')
})

describe('replay', () => {
  test('tells the game in words and the final scores', async () => {
    const { code, out } = await boardroom(['replay', path])
    expect(out).toContain('Orchard: random 1, random 2')
    expect(out).toMatch(/^ 0 {2}A new season: apples sell at \d\.$/m)
    expect(out).toContain('random 1 has bid.')
    expect(out).toContain('Final scores')
    expect(out).toMatch(/│ ★ random \d │/)
    expect(out).toMatch(/All \d+ moves are legal; last position [0-9a-f]{64}\./)
    expect(code).toBe(0)
  })

  test('reads standard input', async () => {
    const { code, out } = await boardroom(['replay', '-', '--json'], { input: text })
    const file = JSON.parse(text)
    expect(JSON.parse(out)).toEqual({
      valid: true,
      game: 'orchard',
      rules: '1.0.0',
      seats: 2,
      moves: file.moves.length,
      hash: file.hash,
      seedHash: createHash('sha256').update(file.seed).digest('hex'),
      result: file.result,
    })
    expect(code).toBe(0)
  })

  test('the seed is compared with the hash that a table published', async () => {
    const published = createHash('sha256').update(JSON.parse(text).seed).digest('hex')
    const fits = await boardroom(['replay', path, '--seed-hash', published])
    expect(fits.out).toContain(`The SHA-256 of the seed is ${published}`)
    expect(fits.code).toBe(0)
    const wrong = await boardroom(['replay', path, '--seed-hash', published.replace(/^./, 'x')])
    expect(wrong.err).toContain('not the one that was published')
    expect(wrong.code).toBe(2)
  })

  test('in the language of the machine, unless told otherwise', async () => {
    expect((await boardroom(['replay', path], { env: { LANG: 'de_AT.UTF-8' } })).out).toContain('Endstand')
    expect((await boardroom(['replay', path], { env: { LC_ALL: 'C', LANG: 'de_DE' } })).out).toContain('Final scores')
    expect((await boardroom(['replay', path, '--lang', 'de'])).out).toContain('hat geboten.')
  })

  test('a seat reads its own whispers, others do not', async () => {
    expect((await boardroom(['replay', path])).out).not.toContain('Your bid')
    expect((await boardroom(['replay', path, '--seat', 'spectator'])).out).not.toContain('Your bid')
    expect((await boardroom(['replay', path, '--seat', '1'])).out).toContain('Your bid is')
  })

  test('--to shows the position as a viewer sees it', async () => {
    const first = JSON.parse(text).moves[0]
    const own = await boardroom(['replay', path, '--to', '1', '--seat', String(first.seat)])
    const other = await boardroom(['replay', path, '--to', '1', '--seat', String(1 - first.seat)])
    const row = (bid: string) => new RegExp(`│ random ${first.seat + 1} │ +5 │ +2 │ +${bid} `)
    expect(own.out).toMatch(row(String(first.move.amount)))
    expect(other.out).toMatch(row('\\?'))
    expect(other.out).toContain('The position after move 1 of')
    expect(other.out).not.toContain('Final scores')
  })

  test('--to as JSON gives the view', async () => {
    const { out } = await boardroom(['replay', path, '--to', '2', '--json', '--seat', '0'])
    const { view, moves } = JSON.parse(out)
    expect(view).toMatchObject({ seq: 2, viewer: 0, seats: 2 })
    expect(moves).toBeGreaterThan(2)
  })

  test.each([
    ['--to', '999', '--to must be a whole number from 0 to'],
    ['--to', 'x', '--to must be a whole number from 0 to'],
    ['--seat', '2', '--seat must be 0 to 1 or spectator, not "2"'],
    ['--seat', '-1', '--seat must be 0 to 1 or spectator, not "-1"'],
  ])('%s %s is refused', async (flag, value, says) => {
    const { code, err } = await boardroom(['replay', path, flag, value])
    expect(err).toContain(says)
    expect(code).toBe(2)
  })

  test('names in a file cannot give orders to the terminal', async () => {
    const file = JSON.parse(text)
    file.seats[0].name = '\u001b]0;owned\u0007Eve\u001b[2J\nAll moves are legal'
    const { out } = await boardroom(['replay', '-'], { input: JSON.stringify(file) })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
    expect(out).toContain('Eve')
  })

  test('a file of other rules says so', async () => {
    const file = { ...JSON.parse(text), rules: '0.9.0' }
    writeFileSync(`${path}.old`, JSON.stringify(file))
    const { code, out } = await boardroom(['replay', `${path}.old`])
    expect(out).toContain('Recorded under rules 0.9.0, replayed under 1.0.0.')
    expect(code).toBe(0)
  })
})
