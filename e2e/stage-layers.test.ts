import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser } from './browser.ts'
import { playNow } from './play.ts'

afterAll(closeBrowser)

/** What the browser paints of the table by itself, to be put together at every picture. */
async function layersOfTable(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  const told: number[][] = []
  devtools.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    told.push(layers.flatMap(({ drawsContent, backendNodeId }) => (drawsContent && backendNodeId) || []))
  })
  await devtools.send('LayerTree.enable')
  const painted = () => told.findLast((layers) => layers.length > 0)
  // They are told with the next picture, and a table at rest makes none.
  for (let turn = 0; !painted(); turn++) {
    await page.evaluate((width) => document.body.style.setProperty('outline', `${width}px solid`), 1 + (turn % 2))
    await page.waitForTimeout(100)
  }
  const names: string[] = []
  for (const backendNodeId of painted() ?? []) {
    const { object } = await devtools.send('DOM.resolveNode', { backendNodeId })
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: object.objectId as string,
      functionDeclaration: `function () { return this.closest?.('.stage-world') ? this.className : null }`,
      returnByValue: true,
    })
    if (result.value !== null) names.push(`${result.value.baseVal ?? result.value}`)
  }
  await devtools.detach()
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
