// The built pages, served, and a browser for them.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { chromiumPath } from '../../scripts/chromium.mjs'
import { ensurePages } from '../../scripts/ensure.mjs'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `slow`: how many times slower than this machine its processor seems to be; `phone`: with the window and the touch of one. */
export async function openClient({ slow = 1, phone = false } = {}) {
  if (!process.env.WEB_DIR) ensurePages()
  const server = await preview({
    configFile: join(root, 'packages/web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: process.env.WEB_DIR || 'dist' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  return {
    async visit(settings = {}) {
      const window = phone ? PHONE : DESKTOP
      const context = await browser.newContext({ ...window, locale: 'en' })
      await context.addInitScript((chosen) => localStorage.setItem('boardroom/settings', JSON.stringify(chosen)), {
        film: 'off',
        name: 'Anna',
        confirm: 'never',
        ...settings,
      })
      const page = await context.newPage()
      if (slow > 1) {
        const devtools = await context.newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
      }
      const address = server.resolvedUrls.local[0].replace(/\/$/, '')
      return { page, go: (path) => page.goto(`${address}${path}`) }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
