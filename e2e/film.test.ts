import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, type Visit, visitor } from './browser.ts'
import { movesMade, playNow, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

const watched: Visit = { motion: true, settings: { film: 'slow' } }
const board = (page: Page) => page.locator('#board')
const seqOnBoard = async (page: Page): Promise<number> => Number(await board(page).getAttribute('data-seq'))
const caption = (page: Page) => page.locator('[data-film]')

/** Makes moves until the bots' answer is being watched. */
async function untilWatching(page: Page): Promise<void> {
  for (let i = 0; i < 30; i++) {
    // Bots may still be at it, after a film that was skipped.
    await page.waitForSelector('.film-controls, .prompt-asked')
    if (await page.locator('.film-controls').count()) return
    await someMove(page)
  }
  throw new Error('nothing to watch in 30 moves')
}

async function appears(what: Locator): Promise<boolean> {
  return what
    .first()
    .waitFor({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    )
}

describe('the film', () => {
  test('bots’ turns are watched in order, over the positions of their time, and end in the present', async () => {
    const { page, complaints } = await playNow('big-shoulders', watched)
    await page.evaluate(`{
      window.seen = []
      new MutationObserver(() => {
        const told = document.querySelector('[data-film]')
        const seq = Number(document.querySelector('#board').dataset.seq)
        const line = told && seq + ' ' + told.innerText
        if (line && seen.at(-1) !== line) seen.push(line)
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    }`)
    await untilWatching(page)
    // Nothing can be decided on a position that is over.
    expect(await page.locator('#board .spot-open').count()).toBe(0)
    expect(await seqOnBoard(page)).toBeLessThan(await movesMade(page))
    await page.waitForSelector('.prompt-asked')
    expect(await seqOnBoard(page)).toBe(await movesMade(page))
    const seqs = (await page.evaluate<string[]>('seen')).map((line) => Number.parseInt(line, 10))
    expect(seqs.length).toBeGreaterThan(2)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('bots that answer at once do not bring back the position before the own move', async () => {
    const { page, go } = await visitor(watched)
    await go('/play/carnegie')
    await page.locator('form .button-primary').click()
    await untilAsked(page)
    await page.evaluate(`{
      window.shown = []
      const board = document.querySelector('#board')
      new MutationObserver(() => {
        const seq = Number(board.dataset.seq)
        if (shown.at(-1) !== seq) shown.push(seq)
      }).observe(board, { attributes: true, attributeFilter: ['data-seq'] })
    }`)
    await untilWatching(page)
    await page.waitForSelector('.prompt-asked')
    const shown = await page.evaluate<number[]>('shown')
    expect(shown.length).toBeGreaterThan(2)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  })

  test('what a move would lead to stays on screen until it has led there', async () => {
    const { page } = await playNow('big-shoulders', { motion: true, settings: { film: 'off', confirm: 'never' } })
    const next = page.locator('.figure-next')
    const first = page.locator('.move-list .move').first()
    for (let i = 0; i < 10; i++) {
      if (!(await page.locator('.move-list').count())) await page.keyboard.press('m')
      await first.hover()
      if (await appears(next)) break
      await someMove(page)
      await page.waitForSelector('.prompt-asked')
    }
    expect(await next.count()).toBeGreaterThan(0)
    await page.evaluate(`{
      window.bare = 0
      const before = document.querySelector('#board').dataset.seq
      const look = () => {
        if (document.querySelector('#board').dataset.seq === before && !document.querySelector('.figure-next')) bare++
      }
      new MutationObserver(look).observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true })
    }`)
    const before = await seqOnBoard(page)
    await first.click()
    await page.waitForFunction(
      (seq) => document.querySelector<HTMLElement>('#board')?.dataset['seq'] !== `${seq}`,
      before,
    )
    expect(await page.evaluate('bare')).toBe(0)
  })

  test('skipping is instant: by button, by Space, by a touch of the board', async () => {
    const { page, complaints } = await playNow('big-shoulders', watched)
    const ways = [
      () => page.locator('.film-controls').click(),
      () => page.keyboard.press('Space'),
      () => page.keyboard.press('Escape'),
      // Somewhere on the stage, wherever it ends up.
      () => page.mouse.click(400, 300),
    ]
    for (const skip of ways) {
      await untilWatching(page)
      const made = await movesMade(page)
      await page.evaluate(`{
        window.drawn = []
        const board = document.querySelector('#board')
        new MutationObserver(() => drawn.push(Number(board.dataset.seq))).observe(board, { attributeFilter: ['data-seq'] })
      }`)
      await skip()
      await page.waitForSelector('.film-controls', { state: 'detached' })
      expect(await seqOnBoard(page)).toBeGreaterThanOrEqual(made)
      // No position in between was drawn, however long the machine took.
      const between = (await page.evaluate<number[]>('drawn')).filter((seq) => seq < made)
      expect(between).toEqual([])
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('the own move ends the film at once', async () => {
    const { page } = await playNow('big-shoulders', { motion: true, settings: { film: 'normal', confirm: 'never' } })
    /** The caption before a move of the list, and those in the pictures that have the move. */
    const ends = () =>
      page.evaluate(async () => {
        const told = () => document.querySelector('.film-caption > span')?.textContent ?? null
        const made = () => document.querySelector('.side-log .history input')?.getAttribute('max')
        const [before, last] = [told(), made()]
        document.querySelector<HTMLElement>('.move-list .move')?.click()
        while (made() === last) await new Promise(requestAnimationFrame)
        const after: (string | null)[] = []
        // As long as the position that the film shows is fetched, and longer.
        for (let picture = 0; picture < 15; picture++) {
          after.push(told())
          await new Promise(requestAnimationFrame)
        }
        return { before, after }
      })
    let shown: Awaited<ReturnType<typeof ends>> | undefined
    for (let i = 0; i < 20 && !shown?.before; i++) {
      await untilWatching(page)
      await page.waitForSelector('.prompt-asked')
      // The last thing that happened is still on screen, over the present, and the next move is accepted.
      if (!(await page.locator('.move-list').count())) await page.keyboard.press('m')
      await page.waitForSelector('.move-list .move')
      shown = await ends()
    }
    expect(shown?.before).toBeTruthy()
    expect(shown?.after).not.toContain(shown?.before)
    await page.context().close()
  })

  test('its speed is changed while it runs, for what is on screen, too', async () => {
    const { page } = await playNow('big-shoulders', watched)
    await untilWatching(page)
    /** Milliseconds that a shot which has just begun takes, and that the same one takes at the next speed. */
    const [slow, normal] = await page.evaluate(async () => {
      const told = () => document.querySelector('[data-film]')?.textContent
      const clock = () => {
        const running = document.querySelector('.film-layer')?.getAnimations() ?? []
        return Math.max(0, ...running.map(({ effect }) => Number(effect?.getTiming().duration ?? 0)))
      }
      while (clock() === 0) await new Promise(requestAnimationFrame)
      const [shot, before] = [told(), clock()]
      const speed = document.querySelector('.film-controls')?.previousElementSibling
      if (speed instanceof HTMLElement) speed.click()
      while (told() === shot && [0, before].includes(clock())) await new Promise(requestAnimationFrame)
      return [before, told() === shot ? clock() : 0] as const
    })
    expect(slow / normal).toBeCloseTo(2.2, 1)
    expect(await page.evaluate(() => localStorage.getItem('boardroom/settings'))).toContain('"film":"normal"')
    await page.context().close()
  })

  test('stepping through the past plays forwards and backwards', async () => {
    const { page } = await playNow('big-shoulders', watched)
    await untilWatching(page)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.prompt-asked')
    const present = await movesMade(page)
    await page.locator('body').press('[')
    await page.locator('body').press('[')
    await expect.poll(() => seqOnBoard(page)).toBe(present - 2)
    await page.locator('body').press(']')
    await expect.poll(() => seqOnBoard(page)).toBe(present - 1)
    await expect.poll(() => caption(page).count()).toBe(1)
    const told = await caption(page).innerText()
    await page.locator('body').press('[')
    await expect.poll(() => seqOnBoard(page)).toBe(present - 2)
    await expect.poll(() => page.locator('.film-caption [aria-label="Taken back"]').count()).toBe(1)
    expect(told.length).toBeGreaterThan(5)
    await page.context().close()
  })

  test('without motion there are captions, and nothing moves', async () => {
    const { page } = await playNow('big-shoulders', { ...watched, motion: false })
    await untilWatching(page)
    // What changes on the way, in every picture of some shots.
    const changing = await page.evaluate(async () => {
      const seen = new Set<string>()
      const shots = new Set<Element>()
      const how = ['offset', 'computedOffset', 'easing', 'composite']
      while (shots.size < 4 && document.querySelector('.film-controls')) {
        for (const layer of document.querySelectorAll('.film-layer')) shots.add(layer)
        const frames = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        for (const name of frames.flatMap(Object.keys)) if (!how.includes(name)) seen.add(name)
        await new Promise(requestAnimationFrame)
      }
      return [...seen]
    })
    // What has changed is lit up where it is.
    expect(changing).toContain('opacity')
    expect(changing.filter((name) => !/^(opacity|background|color)/.test(name))).toEqual([])
    await page.context().close()
  })

  test('sounds come with what happens, and only when they are asked for', async () => {
    const { page, complaints } = await playNow('big-shoulders', watched)
    await page.evaluate(`{
      window.heard = 0
      for (const source of [OscillatorNode, AudioBufferSourceNode]) {
        const start = source.prototype.start
        source.prototype.start = function (...when) {
          heard++
          return start.apply(this, when)
        }
      }
    }`)
    await untilWatching(page)
    await page.waitForSelector('.film-event[data-sound]', { state: 'attached' })
    await page.waitForTimeout(600)
    expect(await page.evaluate<number>('heard')).toBe(0)
    await page.getByRole('button', { name: 'Turn sounds on' }).click()
    await page.getByRole('button', { name: 'Turn sounds off' }).waitFor()
    await untilWatching(page)
    await expect.poll(() => page.evaluate<number>('heard')).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('turned off, the present is there at once', async () => {
    const { page } = await playNow('big-shoulders', { motion: true, settings: { film: 'off' } })
    for (let i = 0; i < 6; i++) {
      await someMove(page)
      await page.waitForSelector('.prompt-asked')
      expect(await caption(page).count()).toBe(0)
      expect(await seqOnBoard(page)).toBe(await movesMade(page))
    }
    await page.context().close()
  })

  test('what happened can be watched again', async () => {
    const { page } = await playNow('big-shoulders', watched)
    await untilWatching(page)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.prompt-asked')
    await page.keyboard.press('w')
    await page.waitForSelector('[data-film]')
    await page.keyboard.press('Escape')
    await expect.poll(() => caption(page).count()).toBe(0)
    await page.context().close()
  })

  test('on a phone the sheet of the log makes room for the film that begins in it', async () => {
    const { page } = await playNow('big-shoulders', { ...watched, width: 390, height: 844 })
    await untilWatching(page)
    await page.locator('.film-controls').click()
    await page.waitForSelector('.prompt-asked')
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await page.locator('dialog').getByRole('button', { name: 'Watch again' }).click()
    await page.waitForSelector('[data-film]')
    expect(await page.locator('dialog').count()).toBe(0)
    await page.context().close()
  })
})
