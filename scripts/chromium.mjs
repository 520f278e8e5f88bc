// The browsers that the browser tests drive: the machine's Chromium, installed where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { NotReady, say } from './ensure.mjs'

/** Without windows: the whole browser keeps a surface of its own for every page, a tenth of a core each. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** The shell shows no notices: for those it must be the whole browser. */
const find = (whole) =>
  [process.env.CHROMIUM, ...(whole ? [] : [SHELL]), ...WHOLE].find((path) => path && existsSync(path))

export function chromiumPath(whole = false) {
  const found = find(whole)
  if (!found)
    throw new NotReady('no Chromium here: install it ("apt-get install chromium") or set CHROMIUM to its path')
  return found
}

export function ensureChromium() {
  if (find(true)) return
  say('no Chromium here, which the browser tests need')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing it (apt-get install chromium chromium-headless-shell)')
    apt('update', '-qq')
    // One after the other: not every distribution has the shell.
    for (const name of ['chromium', 'chromium-headless-shell'])
      apt('install', '-y', '-qq', '--no-install-recommends', name)
  }
  chromiumPath(true)
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env })
}
