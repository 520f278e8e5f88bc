// Everything that guards the product. The last line is "N passed, N failed", with ", N skipped" if there are any.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, ensurePages, NotReady, root, say } from './ensure.mjs'

const FOLDER = join(root, '.boardroom')
const REPORTER = join(root, 'scripts', 'retried.mjs')
const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const CLI = join(root, 'packages', 'cli', 'bin', 'boardroom.mjs')

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

/** Runs a command; what it prints to standard output is given back with its exit code. */
function run(command, args, options = {}, show = null) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], ...options })
    let out = ''
    if (show) for (const stream of [child.stdout, child.stderr]) show(stream)
    else {
      child.stdout.on('data', (part) => {
        out += part
      })
    }
    child.on('error', () => resolve({ code: 1, out }))
    child.on('close', (code) => resolve({ code: code ?? 1, out }))
  })
}

const node = (args, options, show) => run(process.execPath, args, options, show)

/** A check besides the tests, counted like one. */
async function check(name, holds) {
  const fine = await holds()
  totals[fine ? 'passed' : 'failed']++
  process.stdout.write(`${fine ? '✓' : '✗'} ${name}\n`)
  return fine
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

async function types() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { code, out } = await run(npm, ['run', '--silent', 'check'], { shell: process.platform === 'win32' })
  if (code !== 0) process.stdout.write(out)
  return code === 0
}

/** Shows what a process prints line by line, so that several can be shown at once. */
function showLines(stream) {
  let rest = ''
  stream.on('data', (part) => {
    const lines = `${rest}${part}`.split('\n')
    rest = lines.pop()
    for (const line of lines) process.stdout.write(`${line}\n`)
  })
  stream.on('end', () => rest && process.stdout.write(`${rest}\n`))
}

/** Runs test files and adds to the totals what their report says. */
async function tests(name, args, env = {}) {
  const report = join(FOLDER, `${name}.json`)
  const again = join(FOLDER, `${name}.retried`)
  for (const file of [report, again]) rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--reporter=${REPORTER}`, `--outputFile.json=${report}`]
  const options = { env: { ...process.env, ...env, RETRIED: again }, stdio: ['ignore', 'pipe', 'pipe'] }
  const { code } = await node([VITEST, 'run', ...args, ...reporters], options, showLines)
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  totals.passed += told?.numPassedTests ?? 0
  totals.failed += told?.numFailedTests ?? 0
  totals.skipped += (told?.numPendingTests ?? 0) + (told?.numTodoTests ?? 0)
  if (existsSync(again)) retried.push(...readFileSync(again, 'utf8').trim().split('\n'))
  // A file that cannot even be loaded has no failing test to count.
  if (code !== 0 && !told?.numFailedTests) totals.failed++
}

async function boardroom(args) {
  const { code, out } = await node([CLI, ...args])
  return { code, json: code === 0 ? JSON.parse(out) : null }
}

/** The same games come out the same, whoever plays them and with or without checks. */
async function sameGames(game, seats) {
  const args = ['sim', game, '--seats', String(seats), '--games', '2', '--seed', 'smoke', '--json']
  const checked = await boardroom([...args, '--check'])
  const threaded = await boardroom([...args, '--threads', '2'])
  return checked.json !== null && checked.json.hash === threaded.json?.hash
}

async function fuzzed(game) {
  return (await boardroom(['fuzz', game, '--seconds', '4', '--seed', 'smoke', '--json'])).code === 0
}

/** What is checked of every game from the command line. */
async function fromTheTerminal() {
  const games = (await boardroom(['games', '--json'])).json ?? []
  await check('boardroom games', () => games.length > 0)
  for (const { id, seats } of games) {
    for (let count = seats.min; count <= seats.max; count++) {
      await check(`boardroom sim ${id} --seats ${count} --check`, () => sameGames(id, count))
    }
    await check(`boardroom fuzz ${id}`, () => fuzzed(id))
  }
}

/** The command of the README serves the pages, and stops when it is told to. */
async function started() {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(FOLDER, 'start'), LOG_LEVEL: 'silent' }
  const { code } = await node(['--input-type=module', '-e', STARTED], { env, timeout: 120_000 })
  return code === 0
}

async function browserTests() {
  if (!(await check('Chromium', () => ready(ensureChromium)))) return
  await tests('browser', ['--config', 'vitest.e2e.config.ts'], { WEB_DIR: join(root, 'packages', 'web', 'dist') })
}

async function others() {
  await check('types and style (npm run check)', types)
  await check('npm start', started)
  await fromTheTerminal()
}

async function everything() {
  mkdirSync(FOLDER, { recursive: true })
  if (!(await check('dependencies are installed', () => ready(ensureInstalled)))) return
  if (!(await check('build', () => ready(ensureBuilt)))) return
  if (!(await check('pages', () => ready(ensurePages)))) return
  // Much of it waits, for browsers, servers and databases: side by side it takes half the time.
  await Promise.all([tests('tests', []), browserTests(), others()])
}

await everything()
if (retried.length > 0) process.stdout.write(`Needed a second try:\n${retried.map((name) => `  ${name}\n`).join('')}`)
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed${skipped}\n`)
process.exitCode = totals.failed > 0 ? 1 : 0
