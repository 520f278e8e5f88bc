// The browser that the browser tests drive: the machine's Chromium, installed where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { NotReady, say } from './ensure.mjs'

/** The shell without windows first: the others keep a surface of their own for every page, a tenth of a core each. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]
const MISSING = 'no Chromium here: install it ("apt-get install chromium") or set CHROMIUM to its path'

const find = () => [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path))

/** Where it is. */
export function chromiumPath() {
  const found = find()
  if (!found) throw new NotReady(MISSING)
  return found
}

export function ensureChromium() {
  if (find()) return
  say('no Chromium here, which the browser tests need')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing it (apt-get install chromium-headless-shell)')
    apt('update', '-qq')
    // Not every distribution has the shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!find()) apt('install', '-y', '-qq', '--no-install-recommends', name)
    }
  }
  chromiumPath()
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env })
}
