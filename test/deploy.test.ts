import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../packages/server/src/config.ts'

/** The files in deploy/ cannot be run here; but what they name has to be there. */
const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string): string => readFileSync(root + path, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const settings = new Set(Object.keys(usedSettings()))

/** Every variable that the server reads. */
function usedSettings(): Record<string, true> {
  const used: Record<string, true> = { NODE_ENV: true }
  const note = (name: string): undefined => {
    used[name] = true
  }
  readConfig(new Proxy<Record<string, string | undefined>>({}, { get: (_, name) => note(String(name)) }))
  return used
}

/** Files of ours that are made by the build, and what they are made from. */
function sourceOf(path: string): string {
  return path.replace('/dist/', '/src/').replace(/\.js$/, '.ts')
}

const FILES = [
  'Dockerfile',
  'Dockerfile.dockerignore',
  'compose.yaml',
  'boardroom.service',
  'boardroom-backup.service',
  'boardroom-backup.timer',
  'Caddyfile',
  'nginx.conf',
]

describe('what is in deploy/', () => {
  test.each(FILES)('%s is there, and the manual speaks of it', (file) => {
    expect(existsSync(`${root}deploy/${file}`)).toBe(true)
    if (!file.endsWith('.dockerignore')) expect(read('docs/self-hosting.md')).toContain(`deploy/${file}`)
  })

  test('every program of ours that is started exists', () => {
    const texts = ['deploy/Dockerfile', 'deploy/boardroom.service', 'deploy/boardroom-backup.service'].map(read)
    const named = texts.flatMap((text) =>
      [...text.matchAll(/(?:packages|scripts)\/[\w./-]+\.m?js/g)].map(([path]) => path),
    )
    expect(named).toHaveLength(3)
    for (const path of named) expect(existsSync(root + sourceOf(path)), path).toBe(true)
  })

  test('every command of ours is known', () => {
    const commands = read('packages/cli/src/run.ts')
    const texts = FILES.map((file) => read(`deploy/${file}`)).join('\n')
    const used = [...texts.matchAll(/main\.js"?,? "?(\w+)/g)].map((match) => match[1] as string)
    expect(used.sort()).toEqual(['backup', 'serve', 'serve'])
    for (const command of used) expect(commands).toMatch(new RegExp(`Command\\[\\] = \\[[^\\]]*\\b${command}\\b`))
    for (const [, script] of texts.matchAll(/npm run ([\w:]+)/g)) expect(scripts[script as string], script).toBeTruthy()
    for (const [, folder] of texts.matchAll(/vite build (\S+)/g)) {
      expect(existsSync(`${root}${folder}/vite.config.ts`)).toBe(true)
    }
  })

  test('every setting is one that the server reads', () => {
    const inCompose = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map((match) => match[1] as string)
    const inUnits = ['Dockerfile', 'boardroom.service', 'boardroom-backup.service'].flatMap((file) =>
      [...read(`deploy/${file}`).matchAll(/^(?:ENV |Environment=)(.+)$/gm)].flatMap((match) =>
        [...(match[1] as string).matchAll(/([A-Z_]+)=/g)].map(([, name]) => name as string),
      ),
    )
    const ours = [...inCompose.filter((name) => !name.startsWith('POSTGRES_')), ...inUnits]
    expect(ours).toContain('DATABASE_URL')
    expect(ours).toContain('DATA_DIR')
    for (const name of ours) expect(settings, name).toContain(name)
  })

  test('every setting of the server is in the manual', () => {
    const manual = read('docs/self-hosting.md')
    for (const name of settings) if (name !== 'NODE_ENV') expect(manual, name).toContain(`\`${name}\``)
  })

  test('proxies let live connections through, and keep the figures inside', () => {
    expect(read('deploy/nginx.conf')).toMatch(/Upgrade \$http_upgrade/)
    expect(read('deploy/nginx.conf')).toMatch(/Connection \$connection_upgrade/)
    for (const file of ['deploy/nginx.conf', 'deploy/Caddyfile']) expect(read(file)).toContain('/metrics')
    expect(read('deploy/Dockerfile')).toContain('/readyz')
  })

  test('every path of the image that is copied or run belongs to the repository', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
    for (const folder of ['packages', 'games', 'scripts', 'package-lock.json']) {
      expect(existsSync(root + folder)).toBe(true)
      expect(ignored).not.toContain(folder)
    }
    expect(read('deploy/compose.yaml')).toContain('dockerfile: deploy/Dockerfile')
  })
})
