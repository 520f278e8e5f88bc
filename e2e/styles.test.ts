import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/games.ts'
import { closeBrowser } from './browser.ts'
import { playNow } from './play.ts'

afterAll(closeBrowser)

interface Found {
  /** Every class that the board's styles name. */
  readonly classes: readonly string[]
  /** Selectors in the layer of the games that may match anywhere. */
  readonly free: readonly string[]
  /** Selectors in that layer that are for no page of this game: a palette dresses its own page, and no other. */
  readonly foreign: readonly string[]
}

/** What the styles of the board that is on screen say. */
function stylesOf(page: Page, game: string): Promise<Found> {
  return page.evaluate((id) => {
    const board = `[data-board="${id}"]`
    const classes = new Set<string>()
    const free: string[] = []
    const page = `[data-game="${id}"]`
    const foreign: string[] = []
    const walk = (rules: CSSRuleList, inGame: boolean, scope: string): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          if (!inGame) continue
          if (scope === '') free.push(rule.selectorText)
          else if (scope.includes(board))
            for (const [, name] of rule.selectorText.matchAll(/\.([\w-]+)/g)) classes.add(name ?? '')
          else if (!scope.includes(page)) foreign.push(rule.selectorText)
        } else if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, rule.name === 'game', scope)
        else if (rule instanceof CSSScopeRule) walk(rule.cssRules, inGame, rule.start ?? '')
        else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, inGame, scope)
      }
    }
    for (const sheet of document.styleSheets) walk(sheet.cssRules, false, '')
    return { classes: [...classes], free, foreign }
  }, game)
}

/** Of all boards alike: what can be pointed at, to make a move or to read what it is. */
const OF_THE_KIT = /\.spot|^:where\(\[data-explain\]\)$/

/** The classes whose look outside of the board depends on the styles of the board. */
function leaks(page: Page, game: string, classes: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([id, names]) => {
      const probes = (names as string[]).map((name) => {
        const probe = document.body.appendChild(document.createElement('div'))
        probe.className = name
        return probe
      })
      const look = (): string[] =>
        probes.map((probe) => {
          const style = getComputedStyle(probe)
          return [...style].map((name) => style.getPropertyValue(name)).join()
        })
      const withBoard = look()
      const isOfBoard = (sheet: CSSStyleSheet): boolean =>
        [...sheet.cssRules].some((rule) => rule.cssText.includes(`[data-board="${id}"]`))
      const sheets = [...document.styleSheets].filter(isOfBoard)
      for (const sheet of sheets) sheet.disabled = true
      const without = look()
      for (const sheet of sheets) sheet.disabled = false
      for (const probe of probes) probe.remove()
      if (sheets.length === 0) throw new Error('the board has no styles')
      return (names as string[]).filter((_, i) => withBoard[i] !== without[i])
    },
    [game, classes] as const,
  )
}

describe.each([...SHELF.keys()])('the styles of %s', (game) => {
  test('touch nothing outside its board', async () => {
    const { page } = await playNow(game)
    const { classes, free, foreign } = await stylesOf(page, game)
    expect(classes.length).toBeGreaterThan(20)
    expect(free.filter((selector) => !selector.split(',').every((each) => OF_THE_KIT.test(each)))).toEqual([])
    expect(foreign).toEqual([])
    expect(await leaks(page, game, classes)).toEqual([])
  })
})
