// The browser that the browser tests drive: the machine's Chromium, installed where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { NotReady, say } from './ensure.mjs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

const isThere = () => [process.env.CHROMIUM, ...PLACES].some((path) => path && existsSync(path))

export function ensureChromium() {
  if (isThere()) return
  say('no Chromium here, which the browser tests need')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing it (apt-get install chromium)')
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  }
  if (!isThere()) throw new NotReady('install Chromium ("apt-get install chromium") or set CHROMIUM to its path.')
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env })
}
