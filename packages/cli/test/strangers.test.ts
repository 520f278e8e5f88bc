import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { boardroom } from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'strangers-'))
const example = fileURLToPath(new URL('../../../docs/examples/my-bot.mjs', import.meta.url))

/** A program that is handed each message as `message` and answers with `say`. */
function program(name: string, onMessage: string): string {
  const path = join(folder, name)
  writeFileSync(
    path,
    `#!${process.execPath}
const say = (answer) => process.stdout.write(typeof answer === 'string' ? answer : JSON.stringify(answer) + '\\n')
let text = ''
process.stdin.on('data', (part) => {
  const lines = (text + part).split('\\n')
  text = lines.pop()
  for (const line of lines) { const message = JSON.parse(line); ${onMessage} }
})
`,
  )
  chmodSync(path, 0o755)
  return path
}

/** Programs take a while to start on a busy machine: only those that are late by intention are hurried. */
const HURRY = ['--patience', '1']

const sensible = `if (message.type === 'turn') say({ id: message.id, move: message.moves.at(-1) })`

async function sim(bots: string, ...flags: string[]) {
  const args = ['sim', 'orchard', '--json', '--bots', bots, '--games', '2', '--patience', '60', ...flags]
  const { code, out, err } = await boardroom(args)
  expect(err).toBe('')
  expect(code).toBe(0)
  const report = JSON.parse(out)
  expect(report.scores.flat().every(Number.isFinite)).toBe(true)
  expect(report.games).toBe(2)
  return report
}

describe('bots of others', () => {
  test('play whole games', async () => {
    const { faults } = await sim(`${program('sensible', sensible)},random`)
    expect(faults).toEqual([])
  })

  test('are told who they are, what they may see, what they may do, what was said and how it came out', async () => {
    const heard = join(folder, 'heard.jsonl')
    const path = program('listening', `require('fs').appendFileSync('${heard}', line + '\\n'); ${sensible}`)
    await sim(`greedy-1,${path}`, '--seed', 'told')
    const messages = readFileSync(heard, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(messages[0]).toMatchObject({ type: 'game', protocol: 'boardroom-bot/1', game: 'orchard', seat: 1, seats: 2 })
    const turns = messages.filter(({ type }) => type === 'turn')
    expect(turns[0].view).toMatchObject({ viewer: 1, asked: expect.arrayContaining([1]) })
    expect(turns[0].moves[0]).toMatchObject({ type: 'bid' })
    // Its own bid is whispered to it; that of the other is not.
    const bids = turns.flatMap(({ entries }) => entries).filter(({ type }) => type === 'ownBid')
    expect(bids.length).toBeLessThanOrEqual(turns.filter(({ moves }) => moves[0].type === 'bid').length)
    expect(messages.filter(({ type }) => type === 'over')).toHaveLength(2)
    expect(messages.at(-1).result.scores).toHaveLength(2)
  })

  test.each([
    ['that answer with no JSON', `if (message.type === 'turn') say('hello\\n')`, 'nonsense'],
    [
      'that answer with a move that is not legal',
      `if (message.type === 'turn') say({ id: message.id, move: { type: 'fly' } })`,
      'nonsense',
    ],
    [
      'that answer another question',
      `if (message.type === 'turn') say({ id: 999, move: message.moves[0] })`,
      'nonsense',
    ],
    ['that never end their line', `if (message.type === 'turn') say('x'.repeat(3 << 20))`, 'gone'],
    ['that end at once', 'process.exit(3)', 'gone'],
    ['that say nothing', '', 'late'],
  ])('%s lose their turns, are named, and the games go on', async (_, onMessage, fault) => {
    const path = program('broken', onMessage)
    const { faults } = await sim(`${path},random`, ...(fault === 'late' ? HURRY : []))
    expect(faults[0]).toMatchObject({ seed: '1/0', seat: 0, bot: path, first: { fault } })
    expect(faults[0].times).toBeGreaterThan(0)
  })

  test('that answer too late are not listened to, until they answer in time', async () => {
    // It answers the first question after the second one was asked.
    const lateOnce = `if (message.type === 'turn') {
      const answer = { id: message.id, move: message.moves[0] }
      if (message.id > 1) { if (message.id === 2) say(globalThis.kept); say(answer) } else globalThis.kept = answer
    }`
    const { faults } = await sim(`${program('slow', lateOnce)},random`, '--patience', '3')
    expect(faults[0]).toMatchObject({ times: 1, first: { fault: 'late' } })
  })

  test('are said in words too', async () => {
    const path = program('wordy', `if (message.type === 'turn') say('moo\\n')`)
    const { out } = await boardroom(['sim', 'orchard', '--bots', `${path},random`])
    expect(out).toMatch(/wordy \(seat 0\) lost \d+ turns? in game 1\/0, first after move \d+: no legal move: moo/)
  })

  test('that cannot be started are bad input', async () => {
    const { code, err } = await boardroom(['sim', 'orchard', '--bots', './no-such-bot,random'])
    expect(code).toBe(2)
    expect(err).toContain('./no-such-bot cannot be started (ENOENT)')
  })

  test('of which the example plays without a fault', async () => {
    const { faults } = await sim(`${example},${example}`)
    expect(faults).toEqual([])
  })
})
