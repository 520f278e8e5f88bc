import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { chromiumPath } from '../scripts/chromium.mjs'
import { sameLuckEachTime } from './luck.ts'

/** On a crowded machine everything takes its time; nothing takes this long by itself. */
const PATIENCE = 120_000

const shared = new Map<boolean, Promise<Browser>>()

function launch(whole: boolean): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(whole),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

export function browser(whole = false): Promise<Browser> {
  const running = shared.get(whole) ?? launch(whole)
  shared.set(whole, running)
  return running
}

export async function closeBrowser(): Promise<void> {
  const running = [...shared.values()]
  shared.clear()
  for (const each of running) await (await each).close()
}

export interface Visit {
  readonly width?: number
  readonly height?: number
  readonly language?: 'en' | 'de'
  readonly theme?: 'light' | 'dark'
  readonly settings?: Readonly<Record<string, unknown>>
  /** Things move; without it everything stands still. */
  readonly motion?: boolean
  /** Whether the browser keeps the pages for later: all of them, which takes as long as the test itself. */
  readonly keepsPages?: boolean
  /** Whether the browser can show notices, which takes the whole of it. */
  readonly showsNotices?: boolean
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything the console complained about. */
  readonly complaints: string[]
  go(path: string): Promise<void>
}

/** A person with a browser of their own. */
export async function visitor({
  width = 1440,
  height = 900,
  language = 'en',
  theme = 'light',
  settings = {},
  motion = false,
  keepsPages = false,
  showsNotices = false,
}: Visit = {}): Promise<Visitor> {
  const narrow = width < 700
  const context = await (await browser(showsNotices)).newContext({
    viewport: { width, height },
    locale: language,
    colorScheme: theme,
    hasTouch: narrow,
    isMobile: narrow,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: keepsPages ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  onTestFinished(() => context.close())
  await sameLuckEachTime(context)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await context.addInitScript(
    (chosen) => {
      const key = 'boardroom/settings'
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(chosen))
    },
    // Somebody who has been asked for a name before.
    { film: 'off', name: language === 'de' ? 'Spieler 1' : 'Player 1', ...settings },
  )
  return {
    page,
    context,
    complaints,
    async go(path) {
      await page.goto(`${inject('address')}${path}`)
    },
  }
}
