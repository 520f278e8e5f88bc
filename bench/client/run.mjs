// How fast the client feels, in a real Chromium with the built pages:
//   node bench/client/run.mjs                 builds the pages if they are missing; all games
//   node bench/client/run.mjs carnegie        one game
//   node bench/client/run.mjs --slow 4        with a processor four times slower, like a cheap phone
//   node bench/client/run.mjs --slow 4 --phone   in the window of one as well
//   node bench/client/run.mjs --bots hard     against other bots than those the set-up page offers
//   node bench/client/run.mjs --moves 12      watches fewer of one's own moves and what the bots answer
//   WEB_DIR=… node bench/client/run.mjs       measures pages that are built already
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openClient } from './open.mjs'

const ALL = ['big-shoulders', 'carnegie', 'raising-chicago', 'master-of-economy']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slow: { type: 'string', default: '1' },
    phone: { type: 'boolean', default: false },
    bots: { type: 'string' },
    moves: { type: 'string', default: '25' },
  },
})
const slow = Number(values.slow)
if (!(slow >= 1)) throw new Error(`--slow takes how many times slower, not "${values.slow}"`)
const watched = Number(values.moves)
const games = positionals.length > 0 ? positionals : ALL
/** Milliseconds; a slow processor may take twice as long. */
const LIMITS = slow > 1 ? { move: 200, gap: 100, step: 100 } : { move: 100, gap: 50, step: 50 }
const LARGEST_BOARD = 120_000
const PAINTED = `(then) => requestAnimationFrame(() => setTimeout(then))`

const client = await openClient({ slow, phone: values.phone })
console.log(`| What | Value | Wanted | | Load |\n|---|---|---|---|---|`)
tell(await firstPage())
// The film runs at its usual pace, as people watch it: some minutes a game.
for (const game of games) for (const measure of [boardSize, moves, frames, history]) tell(await measure(game))
await client.close()

/** With the load of the machine during the last minute. */
function tell({ what, value, wanted, ok }) {
  console.log(`| ${what} | ${value} | ${wanted} | ${ok ? 'ok' : 'missed'} | ${loadavg()[0].toFixed(1)} |`)
}

/** Starts counting the compressed script that a page and its workers load, each file once; tells the bytes so far. */
function scripts(page) {
  const sizes = new Map()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || response.request().serviceWorker()) return
    // A file that page and worker both ask for is kept by the browser: its name changes with what is in it.
    if (sizes.has(response.url())) return
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    )
  })
  return async () => (await Promise.all(sizes.values())).reduce((sum, each) => sum + each, 0)
}

/** Compressed script that is loaded before the first page can be used. */
async function firstPage() {
  const { page, go } = await client.visit()
  const loaded = scripts(page)
  await go('/')
  await page.waitForSelector('[data-way="bots"]')
  await page.waitForLoadState('networkidle')
  const size = await loaded()
  await page.context().close()
  return sized('script of the first page, gzip', size, 150_000)
}

/** Compressed script that a table of a game loads beyond the first page and the table of another game. */
async function boardSize(game) {
  const { page, go } = await client.visit()
  const other = ALL.find((each) => each !== game)
  const loaded = scripts(page)
  await start(page, go, other)
  await page.waitForLoadState('networkidle')
  const before = await loaded()
  await page.goBack()
  await page.locator(`[data-game="${game}"] .button-primary`).click()
  await page.waitForSelector('.prompt-asked')
  await page.waitForLoadState('networkidle')
  const size = (await loaded()) - before
  await page.context().close()
  return sized(`${game}: its board and rules, gzip`, size, LARGEST_BOARD)
}

function sized(what, size, most) {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} KB`
  return { what, value: kilobytes(size), wanted: `< ${kilobytes(most)}`, ok: size < most }
}

/** One click on the first page. */
async function start(page, go, game) {
  await go('/')
  await allKept(page)
  await page.locator(`[data-game="${game}"] .button-primary`).click()
  await page.waitForSelector('.prompt-asked')
}

/**
 * Whoever comes for the first time looks around for a moment: meanwhile everything is fetched for later, on both cores of a
 * small machine. The table is measured after that.
 */
async function allKept(page) {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
}

/** A table set up as it is offered: with bots, also where the first page offers a game for one. */
async function startWithBots(page, go, game) {
  await go(`/play/${game}`)
  await allKept(page)
  if (values.bots) {
    const seats = page.locator(`form select:has(option[value="${values.bots}"])`)
    for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption(values.bots)
  }
  await page.locator('form .button-primary').click()
  await page.waitForSelector('.prompt-asked')
}

/** From the click to the picture with the move on it; bots answer at their usual pace. */
async function moves(game) {
  const { page, go } = await client.visit({ film: 'normal' })
  await startWithBots(page, go, game)
  await page.evaluate(`{
    window.taken = []
    let clicked = 0
    const made = () => Number(document.querySelector('.side-log .history input').max)
    let before = made()
    addEventListener('click', () => { clicked = performance.now() }, true)
    new MutationObserver(() => {
      if (made() === before) return
      before = made()
      const from = clicked
      clicked = 0
      if (from) (${PAINTED})(() => taken.push(performance.now() - from))
    }).observe(document.querySelector('.table'), { subtree: true, attributes: true, attributeFilter: ['max'] })
  }`)
  for (let i = 0; i < watched && (await asked(page)); i++) await move(page)
  const taken = await page.evaluate('taken')
  await page.context().close()
  return inTime(`${game}: a move, from the click to the picture`, taken, LIMITS.move)
}

/** Pictures while bots think and move, at their usual pace, with the film running. */
async function frames(game) {
  const { page, go } = await client.visit({ film: 'normal' })
  await startWithBots(page, go, game)
  await page.evaluate(`{
    window.gaps = []
    let last = 0
    let waiting = false
    const tick = (now) => {
      // What begins while others are asked counts; the own move is measured above.
      if (waiting) gaps.push(now - last)
      waiting = !document.querySelector('.prompt-asked')
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  }`)
  const task = await longestTask(page)
  for (let i = 0; i < watched && (await asked(page)); i++) await move(page)
  await asked(page)
  // Before what was written down about it is handed over, which takes the page a while.
  const gaps = await page.evaluate('gaps')
  const longest = await task()
  await page.context().close()
  return inTime(
    `${game}: longest gap between two pictures while bots think and the film runs`,
    gaps,
    LIMITS.gap,
    `; longest task ${longest.toFixed(0)} ms CPU`,
    Math.max,
  )
}

/** One step back in a whole game, from the key to the picture. */
async function history(game) {
  const { page, go } = await client.visit()
  await go('/')
  const buffer = readFileSync(new URL(`../../games/${game}/test/recorded/4-defaults.json`, import.meta.url))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.waitForSelector('.chart')
  const spent = await cpu(page)
  const steps = await page.evaluate(`(async () => {
    const taken = []
    const shown = () => document.querySelector('.table-board').dataset.seq
    for (let i = 0; i < 200; i++) {
      const before = shown()
      const from = performance.now()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '[', bubbles: true }))
      while (shown() === before) await new Promise((then) => setTimeout(then))
      await new Promise(${PAINTED})
      taken.push(performance.now() - from)
    }
    return taken
  })()`)
  const used = await spent()
  await page.context().close()
  return inTime(
    `${game}: one step in the history of a whole game`,
    steps,
    LIMITS.step,
    `; ${(used / steps.length).toFixed(1)} ms CPU each`,
  )
}

/** Starts listening to the main thread; tells the CPU time of its longest task in milliseconds. */
async function longestTask(page) {
  const devtools = await page.context().newCDPSession(page)
  const events = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline'
  await devtools.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  return async () => {
    await devtools.send('Tracing.end')
    await complete
    // Pages are laid out on the main thread, so it is known by that.
    const main = events.find(({ name }) => name === 'Layout')
    const tasks = events.filter(({ name, tid, pid }) => name === 'RunTask' && tid === main.tid && pid === main.pid)
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
  }
}

/** Starts counting the main thread's CPU time, which a busy machine does not make longer; tells milliseconds. */
async function cpu(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
  const before = await spent()
  return async () => (await spent()) - before
}

function inTime(what, taken, wanted, cpuTime = '', worst = at(0.95)) {
  const sorted = [...taken].sort((a, b) => a - b)
  const value = worst === Math.max ? sorted.at(-1) : worst(sorted)
  const shown = `median ${at(0.5)(sorted).toFixed(0)} ms, ${worst === Math.max ? 'longest' : '95 %'} ${value.toFixed(0)} ms (${sorted.length})`
  return { what, value: `${shown}${cpuTime}`, wanted: `≤ ${wanted} ms`, ok: Math.round(value) <= wanted }
}

function at(part) {
  return (sorted) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

async function asked(page) {
  await page.waitForSelector('.prompt-asked, .end-screen')
  return (await page.locator('.end-screen').count()) === 0
}

/** Makes some move by clicking; confirms it if it is asked about. */
async function move(page) {
  const made = await page.locator('.side-log .history input').getAttribute('max')
  const primary = page.locator('.prompt-primary')
  const button = page.locator('.prompt-moves .move')
  if (await primary.count()) await primary.click()
  else if (await button.count()) await button.first().click()
  else {
    if (!(await page.locator('.move-list').count())) await page.keyboard.press('m')
    await page.locator('.move-list .move').first().click()
  }
  const offer = '.offer .button-primary'
  const moved = `document.querySelector('.side-log .history input').max !== '${made}'`
  await page.waitForFunction(`${moved} || document.querySelector('${offer}')`)
  if (await page.locator(offer).count()) await page.locator(offer).click()
  await page.waitForFunction(moved)
}
