// Puts one deliberate mistake after the other into a game's rules, as they are loaded, and tells who notices:
// the game's referee, or else its rule tests. npm run mutate -- <game> [--only 3,7] [--json]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, NotReady, orExplain, root, say } from './ensure.mjs'

/** Longer than any honest run; a mutation may make a game endless. */
const PATIENCE = 5 * 60 * 1000
const ENOUGH = 0.9
const CONFIG = join(root, 'vitest.mutate.config.ts')

const games = readdirSync(join(root, 'games')).filter((name) => existsSync(mutationsOf(name)))

function mutationsOf(game) {
  return join(root, 'games', game, 'test', 'mutations.ts')
}

function refereeOf(game) {
  return `games/${game}/test/referee.test.ts`
}

/** Runs tests with a mutation, or none; what failed first, or null if nothing did. */
function firstFailure(args, mutation) {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'))
  const report = join(folder, 'report.json')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const options = ['--config', CONFIG, '--bail=1', '--reporter=json', `--outputFile=${report}`]
  const env = { ...process.env, MUTATION: mutation ? JSON.stringify(mutation) : '' }
  const ran = spawnSync(process.execPath, [vitest, 'run', ...args, ...options], {
    cwd: root,
    env,
    stdio: 'ignore',
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  })
  try {
    if (ran.error?.code === 'ETIMEDOUT') return { test: args[0], message: 'no end in sight' }
    if (ran.status === 0) return null
    const suites = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []
    for (const { assertionResults } of suites) {
      const failed = assertionResults.find(({ status }) => status === 'failed')
      if (failed) return { test: failed.fullName, message: failed.failureMessages[0]?.split('\n')[0] ?? '' }
    }
    // A mistake that does not even load proves nothing about the tests.
    throw new NotReady(`${args.join(' ')}: ${suites[0]?.message?.split('\n')[0] ?? 'no test ran'}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the referee says; nothing while there is none. */
function refereed(game, mutation) {
  return existsSync(join(root, refereeOf(game))) ? firstFailure([refereeOf(game)], mutation) : null
}

/** Who notices a mutation: the referee, a rule test, or nobody. */
function judged(game, { file, from, to }) {
  const mutation = { path: join(root, 'games', game, file).replaceAll('\\', '/'), from, to }
  if (readFileSync(mutation.path, 'utf8').split(from).length !== 2) {
    throw new NotReady(`"${from}" must occur exactly once in ${file}`)
  }
  const byReferee = refereed(game, mutation)
  if (byReferee) return { by: 'referee', ...byReferee }
  const byRules = firstFailure([`games/${game}/test`, '--exclude', refereeOf(game)], mutation)
  return byRules ? { by: 'rule test', ...byRules } : { by: 'nobody', test: '', message: '' }
}

function share(part, all) {
  const percent = all === 0 ? '' : ` (${Math.round((100 * part) / all)} %)`
  return `${part} of ${all}${percent}`
}

function told({ number, rule, what, unseen, by, test, message }) {
  const how = by === 'referee' ? message : test
  const note = unseen ? ` [no whole game shows it: ${unseen}]` : ''
  return `${String(number).padStart(3)} ${by.padEnd(9)} ${rule} ${what}${note}${how ? `\n              ${how}` : ''}\n`
}

await orExplain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, json: { type: 'boolean', default: false } },
  })
  const [game] = positionals
  if (!game || !games.includes(game)) {
    say(`${game ? `no mutations for "${game}"` : 'which game?'} One of: ${games.join(', ')}`)
    process.exitCode = 2
    return
  }
  ensureInstalled()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(mutationsOf(game))
  const only = values.only?.split(',').map(Number)
  const numbered = module.MUTATIONS.map((mutation, i) => ({ number: i + 1, ...mutation }))
  const chosen = numbered.filter(({ number }) => !only || only.includes(number))

  const honest = refereed(game, null)
  if (honest) throw new NotReady(`the referee objects to the rules as they are: ${honest.message}`)

  const results = []
  for (const mutation of chosen) {
    const result = { ...mutation, ...judged(game, mutation) }
    results.push(result)
    if (!values.json) process.stdout.write(told(result))
  }

  const shown = results.filter(({ unseen }) => !unseen)
  const referee = shown.filter(({ by }) => by === 'referee').length
  const caught = results.filter(({ by }) => by !== 'nobody').length
  if (values.json) process.stdout.write(`${JSON.stringify({ game, results, referee, shown: shown.length, caught })}\n`)
  else {
    process.stdout.write(`the referee alone: ${share(referee, shown.length)} that a whole game can show\n`)
    process.stdout.write(`anybody: ${share(caught, results.length)}\n`)
  }
  process.exitCode = caught < results.length || referee < ENOUGH * shown.length ? 1 : 0
})
