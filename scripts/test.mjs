// Everything that guards the product. The last line is "N passed, N failed", with ", N skipped" if there are any.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, NotReady, root, say } from './ensure.mjs'
import { vitest } from './vitest.mjs'

const REPORT = join(root, '.boardroom', 'vitest.json')
const REPORTER = join(root, 'scripts', 'retried.mjs')
const CLI = join(root, 'packages', 'cli', 'bin', 'boardroom.mjs')
/** Written by `retried.mjs` while the tests run. */
const RETRIED = join(root, '.boardroom', 'retried.txt')

/** Starts the server, waits for the address it prints, asks for the first page, and stops it. */
const STARTED = `
  import { spawn } from 'node:child_process'
  const server = spawn(process.execPath, ['scripts/start.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  server.stdout.on('data', async (part) => {
    text += part
    const address = /Boardroom is at (\\S+)/.exec(text)?.[1]
    if (!address || server.killed) return
    const page = await fetch(address)
    server.on('exit', (code) => process.exit(page.ok && code === 0 ? 0 : 1))
    server.kill('SIGTERM')
  })
`

const totals = { passed: 0, failed: 0, skipped: 0 }
const retried = []

/** A check besides the tests, counted like one. */
function check(name, holds) {
  const fine = holds()
  totals[fine ? 'passed' : 'failed']++
  process.stdout.write(`${fine ? '✓' : '✗'} ${name}\n`)
}

function ready(work) {
  try {
    work()
    return true
  } catch (problem) {
    if (!(problem instanceof NotReady)) throw problem
    say(problem.message)
    return false
  }
}

function types() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
  return spawnSync(npm, ['run', '--silent', 'check'], options).status === 0
}

/** Runs test files and adds to the totals what their report says. */
function tests(...args) {
  mkdirSync(join(root, '.boardroom'), { recursive: true })
  for (const file of [REPORT, RETRIED]) rmSync(file, { force: true })
  const code = vitest([
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--reporter=${REPORTER}`,
    `--outputFile.json=${REPORT}`,
  ])
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null
  totals.passed += report?.numPassedTests ?? 0
  totals.failed += report?.numFailedTests ?? 0
  totals.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  if (existsSync(RETRIED)) retried.push(...readFileSync(RETRIED, 'utf8').trim().split('\n'))
  // A file that cannot even be loaded has no failing test to count.
  if (code !== 0 && !report?.numFailedTests) totals.failed++
}

function boardroom(args) {
  const ran = spawnSync(process.execPath, [CLI, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { code: ran.status, json: ran.status === 0 ? JSON.parse(ran.stdout) : null }
}

/** The same games come out the same, whoever plays them and with or without checks. */
function sameGames(game, seats) {
  const args = ['sim', game, '--seats', String(seats), '--games', '2', '--seed', 'smoke', '--json']
  const checked = boardroom([...args, '--check'])
  const threaded = boardroom([...args, '--threads', '2'])
  return checked.json !== null && checked.json.hash === threaded.json?.hash
}

function fuzzed(game) {
  return boardroom(['fuzz', game, '--seconds', '4', '--seed', 'smoke', '--json']).code === 0
}

/** What is checked of each game from the command line. */
function fromTheTerminal({ id, seats: { min, max } }) {
  for (let seats = min; seats <= max; seats++) {
    check(`boardroom sim ${id} --seats ${seats} --check`, () => sameGames(id, seats))
  }
  check(`boardroom fuzz ${id}`, () => fuzzed(id))
}

/** The command of the README serves the pages, and stops when it is told to. */
function started() {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(root, '.boardroom', 'start'), LOG_LEVEL: 'silent' }
  const options = { cwd: root, encoding: 'utf8', env, timeout: 120_000, input: '' }
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', STARTED], options)
  return ran.status === 0
}

check('dependencies are installed', () => ready(ensureInstalled))
if (totals.failed === 0) {
  check('types and style (npm run check)', types)
  check('build', () => ready(ensureBuilt))
  tests()
  check('Chromium', () => ready(ensureChromium))
  tests('--config', 'vitest.e2e.config.ts')
  check('npm start', started)
  const games = boardroom(['games', '--json']).json ?? []
  check('boardroom games', () => games.length > 0)
  for (const game of games) fromTheTerminal(game)
}

if (retried.length > 0) process.stdout.write(`Needed a second try:\n${retried.map((name) => `  ${name}\n`).join('')}`)
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed${skipped}\n`)
process.exitCode = totals.failed > 0 ? 1 : 0
