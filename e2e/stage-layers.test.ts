import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser, visitor } from './browser.ts'
import { playAs, playNow, someMove, untilAsked } from './play.ts'

afterAll(closeBrowser)

/** Listens for what the browser paints of the table by itself, to be put together at every picture. */
async function listenForLayers(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  const told: number[][] = []
  devtools.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    if (layers.length > 0) told.push(layers.flatMap((each) => (each.drawsContent && each.backendNodeId) || []))
  })
  await devtools.send('LayerTree.enable')
  /** The class of an element of the table; null for one that lies elsewhere, or no longer anywhere. */
  const nameOf = async (backendNodeId: number): Promise<string | null> => {
    const found = await devtools.send('DOM.resolveNode', { backendNodeId }).catch(() => null)
    if (!found?.object.objectId) return null
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: found.object.objectId,
      functionDeclaration: `function () { return this.closest?.('.stage-world') ? this.className : null }`,
      returnByValue: true,
    })
    return result.value === null ? null : `${result.value.baseVal ?? result.value}`
  }
  const names = async (nodes: Iterable<number>): Promise<string[]> => {
    const found = await Promise.all([...nodes].map(nameOf))
    return found.filter((name) => name !== null)
  }
  return {
    latest: () => told.at(-1),
    names,
    /** All that were layers at any time. */
    all: () => names(new Set(told.flat())),
    stop: () => devtools.detach(),
  }
}

/** What the browser paints of a table at rest. */
async function layersOfTable(page: Page): Promise<string[]> {
  const layers = await listenForLayers(page)
  // They are told with the next picture, and a table at rest makes none.
  for (let turn = 0; !layers.latest(); turn++) {
    await page.evaluate((width) => document.body.style.setProperty('outline', `${width}px solid`), 1 + (turn % 2))
    await page.waitForTimeout(100)
  }
  const names = await layers.names(layers.latest() ?? [])
  await layers.stop()
  return names
}

test.each([...SHELF.keys()])('%s: the table is one layer, near and far', async (game) => {
  const { page, complaints } = await playNow(game)
  const rested = () => page.waitForSelector('.stage:not([data-moving])', { state: 'attached' })
  await rested()
  expect(await layersOfTable(page)).toEqual(['stage-world'])
  await page.keyboard.press('o')
  await page.waitForSelector('.stage[data-camera="overview"]', { state: 'attached' })
  await rested()
  expect(await layersOfTable(page)).toEqual(['stage-world'])
  expect(complaints).toEqual([])
})

test('the table stays one layer while things on it grow and turn over', async () => {
  const { page, complaints } = await playNow('master-of-economy', { motion: true, settings: { film: 'fast' } })
  await page.evaluate(() => {
    const acts = new Set<string>()
    const look = () => {
      for (const each of document.querySelectorAll('[data-uncovered]'))
        acts.add(each.getAttribute('data-uncovered') ?? '')
      document.body.dataset['acts'] = [...acts].join(' ')
    }
    const filter = { subtree: true, attributes: true, attributeFilter: ['data-uncovered'] }
    new MutationObserver(look).observe(document.body, filter)
  })
  const layers = await listenForLayers(page)
  const filmed = () => page.evaluate(() => document.body.dataset['acts'] ?? '')
  for (let move = 0; move < 12 && !/(?=.*turnOver)(?=.*grow)/.test(await filmed()); move++) {
    await someMove(page)
    await untilAsked(page)
  }
  expect(await filmed()).toMatch(/(?=.*turnOver)(?=.*grow)/)
  expect(await layers.all()).toEqual(['stage-world'])
  expect(complaints).toEqual([])
})

test.each([
  ['cuts where the processor paints', 'SwiftShader driver', 0],
  ['glides where a graphics card does', 'A graphics card', 1],
])('the camera %s, and the table stays one layer', async (_, painter, animations) => {
  const guest = await visitor({ motion: true })
  const { page, complaints } = guest
  await page.addInitScript((name) => {
    const space = { getExtension: () => ({ loseContext: () => undefined }), getParameter: () => name }
    HTMLCanvasElement.prototype.getContext = () => space as never
  }, painter)
  await playAs(guest, 'master-of-economy')
  const layers = await listenForLayers(page)
  await page.keyboard.press('o')
  await page.waitForSelector('.stage[data-camera="overview"]', { state: 'attached' })
  expect(await page.locator('.stage-world').evaluate((table) => table.getAnimations().length)).toBe(animations)
  await page.waitForSelector('.stage:not([data-moving])', { state: 'attached' })
  expect(await layers.all()).toEqual(['stage-world'])
  expect(complaints).toEqual([])
})
