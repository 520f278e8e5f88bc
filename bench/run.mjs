/**
 * `boardroom bench`: runs every bench in a process of its own and prints one table. Exits with 1 if a figure that is
 * needed is missed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** What is measured, with what it is built on. */
const MEASURED = ['packages/bots', 'games']
const BENCHES = [['kernel'], ['playouts'], ['copy'], ['history'], ['growth']]

const here = dirname(fileURLToPath(import.meta.url))
const root = dirname(here)

const { json, rounds } = options()
prepare()
const { GAME_IDS } = await import('@boardroom/games')
const lines = [...BENCHES, ...GAME_IDS.map((game) => ['game', game])].flatMap(([bench, ...args]) => run(bench, args))
console.log(json ? JSON.stringify({ node: process.version, rounds, benches: lines }, null, 2) : table(lines))
process.exit(lines.every(({ ok }) => ok) ? 0 : 1)

function options() {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
    })
    const rounds = Number(values.rounds)
    if (!Number.isInteger(rounds) || rounds < 1)
      throw new Error(`--rounds must be a whole number, not ${values.rounds}`)
    return { json: values.json, rounds }
  } catch (error) {
    console.error(`bench: ${error.message.split('\n')[0]} (known: --json, --rounds n)`)
    process.exit(2)
  }
}

/** Builds what has changed, and installs what is compared with: nothing else in the repository needs it. */
function prepare() {
  must('npm', ['exec', '--', 'tsc', '-b', ...MEASURED])
  if (existsSync(join(here, 'node_modules', '.package-lock.json'))) return
  console.error('bench: installing what to compare with (bench/package.json)')
  must('npm', ['install', '--prefix', here, '--no-audit', '--no-fund'])
}

function must(command, args) {
  // Standard output is for the figures alone.
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`bench: ${[command, ...args].join(' ')} failed`)
  process.exit(1)
}

/** @returns {import('./measure.mjs').Line[]} */
function run(bench, args) {
  console.error(`bench: ${[bench, ...args].join(' ')}`)
  const program = [join(here, `${bench}.mjs`), ...args, '--rounds', String(rounds)]
  const { status, stdout } = spawnSync(process.execPath, program, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 2],
    encoding: 'utf8',
  })
  if (status === 0) return JSON.parse(stdout)
  console.error(`bench: ${bench} failed`)
  process.exit(1)
}

/**
 * A Markdown table, as in docs/performance.md.
 *
 * @param {import('./measure.mjs').Line[]} lines
 */
function table(lines) {
  const rows = lines.map(({ name, value, unit, than, ratio, wanted, ok }) => [
    name,
    `${figure(value)} ${unit}`,
    than ?? '',
    ratio === undefined ? '' : `${figure(ratio)}x`,
    wanted,
    wanted && (ok ? 'ok' : 'MISSED'),
  ])
  rows.unshift(['What', 'Value', 'Compared with', 'Ratio', 'Wanted', ''])
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)))
  const text = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`)
  text.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  return text.join('\n')
}

function figure(value) {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
}
