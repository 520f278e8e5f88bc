// What every entry point needs before it can do anything: dependencies installed, sources built. Uses nothing but
// Node, because it runs in a fresh clone. All output goes to standard error, so that standard output stays clean.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Written by npm at the end of an installation. */
const INSTALLED = join(root, 'node_modules', '.package-lock.json')
/** Which lockfile was installed. It may list more than npm then installs, so a look at the packages is not enough. */
const FROM = join(root, 'node_modules', '.boardroom-installed')
const STAMP = join(root, 'node_modules', '.boardroom-built')
const PAGES = join(root, 'packages', 'web', 'dist', 'index.html')
const PAGES_STAMP = join(root, 'node_modules', '.boardroom-pages')
const LOCK = join(root, '.boardroom', 'lock')
const ENTRY = join(root, 'packages', 'cli', 'dist', 'main.js')
/** Folders without sources of the build. */
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'recorded'])
const PATIENCE = 10 * 60 * 1000

/** Something is missing that cannot be provided here; the message says what to do. */
export class NotReady extends Error {}

/**
 * Installs if nothing is installed, and builds if something is out of date; quick when nothing is. It does not touch an
 * installation that is there: another process may be using or changing it.
 */
export function ensureBuilt() {
  if (existsSync(INSTALLED) && isBuilt()) return
  underLock(() => {
    if (!existsSync(INSTALLED)) install()
    if (!isBuilt()) build()
  })
}

/** Installs unless everything that the lockfile lists is there. */
export function ensureInstalled() {
  if (isInstalled()) return
  underLock(() => {
    if (!isInstalled()) install()
  })
}

/** Builds the client's pages if they are missing or older than what they are made of. */
export function ensurePages() {
  const made = () => existsSync(PAGES) && existsSync(PAGES_STAMP) && readFileSync(PAGES_STAMP, 'utf8') === sources()
  if (made()) return
  underLock(() => {
    if (made()) return
    say('building the pages')
    const built = sources()
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const args = ['build', join('packages', 'web'), '--logLevel', 'warn']
    if (execute(process.execPath, [vite, ...args]) !== 0) throw new NotReady('the pages cannot be built; see above.')
    writeFileSync(PAGES_STAMP, built)
  })
}

/** Whether this lockfile was the last one installed from, or all it lists is there anyway. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  return (existsSync(FROM) && readFileSync(FROM, 'utf8') === lockfile()) || isComplete()
}

function lockfile() {
  return createHash('sha1')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** Whether every package of the lockfile is there in its version. Those for other systems may be left out. */
function isComplete() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(INSTALLED)
  if (!present) return false
  return Object.entries(wanted ?? {}).every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/')) return true
    if (link) return existsSync(join(root, path))
    return present[path] ? present[path].version === version : optional === true
  })
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

function install() {
  say('installing dependencies (npm ci)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Warnings of npm tell a newcomer nothing they could act on; errors are shown.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  const done = execute(npm, ['ci', ...quietly], { shell: process.platform === 'win32' })
  if (done !== 0) {
    throw new NotReady(`"npm ci" failed in ${root}; it needs npm and its registry. Run it by hand to see more.`)
  }
  writeFileSync(FROM, lockfile())
}

function isBuilt() {
  return existsSync(ENTRY) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources()
}

/** A fingerprint of all sources by name, size and time: changes when one is edited, added, removed or replaced. */
function sources() {
  const hash = createHash('sha1')
  for (const folder of ['packages', 'games']) addSources(join(root, folder), hash)
  return hash.digest('hex')
}

function addSources(folder, hash) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) addSources(path, hash)
    } else if (/\.(tsx?|css|html|svg)$|^(tsconfig|package|weights)\.json$/.test(entry.name)) {
      const { size, mtimeMs } = statSync(path)
      hash.update(`${path} ${size} ${mtimeMs}\n`)
    }
  }
}

function build() {
  say('building')
  // Taken first: what is edited during the build is built next time.
  const built = sources()
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  // The compiler trusts its notes of the last build, even if the files it wrote then are gone.
  const force = existsSync(ENTRY) ? [] : ['--force']
  if (execute(process.execPath, [tsc, '-b', 'tsconfig.build.json', ...force]) !== 0) {
    throw new NotReady('the sources do not compile; see the messages above. If packages are missing, run "npm ci".')
  }
  writeFileSync(STAMP, built)
}

function execute(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options }).status
}

/** Only one process at a time installs or builds; the others wait and find it done. */
function underLock(work) {
  mkdirSync(dirname(LOCK), { recursive: true })
  const start = Date.now()
  while (!takeLock()) {
    if (Date.now() - start > PATIENCE)
      throw new NotReady(`another process holds ${LOCK}; remove it if none is running.`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  }
  try {
    work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function takeLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isAbandoned()) rmSync(LOCK, { force: true })
    return false
  }
}

/** Whether the process that took the lock is gone. */
function isAbandoned() {
  try {
    const owner = Number(readFileSync(LOCK, 'utf8'))
    if (owner > 0) process.kill(owner, 0)
    return false
  } catch (problem) {
    return problem.code === 'ESRCH'
  }
}

export function say(line) {
  process.stderr.write(`boardroom: ${line}\n`)
}

/** Runs the work; what is not ready becomes one line and exit code 1. */
export async function orExplain(work) {
  try {
    await work()
  } catch (problem) {
    if (!(problem instanceof NotReady)) throw problem
    say(problem.message)
    process.exitCode = 1
  }
}
