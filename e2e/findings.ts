import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds serious or critical about the page by day, and about its colours by night: nothing else differs. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const day = await findingsOf(axeOn(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  const night = await findingsOf(axeOn(page).withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: null })
  return [...day, ...night.map((finding) => `dark: ${finding}`)]
}

/** Only what is wrong is looked into; nothing is in a frame of its own. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

async function findingsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
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
