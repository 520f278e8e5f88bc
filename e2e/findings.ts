import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds serious or critical about the page. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
    )
}

/** The smallest letters, and the smallest target that can be hit, that a board shows now. */
export function smallestOn(page: Page, board: string): Promise<{ readonly font: number; readonly target: number }> {
  return page.evaluate((selector) => {
    const seen = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter(
      (node) => node.offsetParent !== null && !node.closest('.visually-hidden'),
    )
    const texts = seen.filter((node) =>
      [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()),
    )
    const targets = seen.filter((node) => node.matches('.spot-open')).map((node) => node.getBoundingClientRect())
    return {
      font: Math.min(...texts.map((node) => Number.parseFloat(getComputedStyle(node).fontSize))),
      target: Math.min(...targets.map(({ width, height }) => Math.min(width, height)), 99),
    }
  }, board)
}
