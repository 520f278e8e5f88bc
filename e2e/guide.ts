import { standIns } from '@boardroom/board-kit'
import type { Page } from 'playwright-core'
import { movesMade } from './play.ts'

/** What the guide says now; empty where it is silent. */
export async function said(page: Page): Promise<string> {
  return (await page.locator('.tutor h2').allInnerTexts()).join()
}

/** Waits until neither the guide nor the camera moves: for so many pictures, all is where it was. */
export async function atRest(page: Page, pictures = 4): Promise<void> {
  await page.evaluate(async (wanted) => {
    const where = (): string =>
      [...document.querySelectorAll('.tutor, .stage-world, .spotlight-ring')]
        .map((each) => JSON.stringify(each.getBoundingClientRect()))
        .join()
    for (let same = 0, before = ''; same < wanted; ) {
      await new Promise(requestAnimationFrame)
      const now = where()
      same = now === before ? same + 1 : 0
      before = now
    }
  }, pictures)
}

/** Acts, and waits until the guide says something else, or is silent and the player is asked; and until all has come to rest. */
export async function after(page: Page, act: () => Promise<void>): Promise<void> {
  const before = { title: await said(page), moves: await movesMade(page) }
  await act()
  const goesOn = page.waitForFunction(({ title, moves }) => {
    const made = Number(document.querySelector('.side-log .history input')?.getAttribute('max'))
    const now = document.querySelector('.tutor h2')?.textContent ?? ''
    const silent = document.querySelector('.tutor-pill') && document.querySelector('.prompt-asked')
    return now !== title || made > moves ? now || silent : null
  }, before)
  await goesOn.catch(() => {
    throw new Error(`nothing comes after "${before.title}" at move ${before.moves}`)
  })
  await atRest(page)
}

/** Goes on as the guide recommends. */
export async function follow(page: Page): Promise<void> {
  const show = page.locator('.tutor [data-show]')
  const go = page.locator('.tutor [data-first]')
  await after(page, async () => ((await show.count()) ? show : go).first().click())
}

/**
 * Places that are pointed at and cannot be seen: not there, not lit, out of the window, or under the card, papers, lists or
 * the prompt. Of each at least half is seen; of one that is too large for that, as much as a seventh of the window.
 */
export async function unseen(page: Page): Promise<string[]> {
  const places = (await page.locator('.tutor').getAttribute('data-places'))?.split(' ').filter(Boolean) ?? []
  return page.evaluate(
    (all) => {
      const POINTS = 7
      const areaOf = (element: Element): number => {
        const { width, height } = element.getBoundingClientRect()
        return width * height
      }
      const hasSize = (element: Element): boolean => areaOf(element) > 0
      /** Which share of an element nothing lies over. */
      const shareOf = (element: Element): number => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const ground = element.closest('.stage-view, .desk-dock, .stage-papers') ?? element
        let seen = 0
        for (let point = 0; point < POINTS ** 2; point++) {
          const x = left + (width * ((point % POINTS) + 0.5)) / POINTS
          const y = top + (height * (Math.floor(point / POINTS) + 0.5)) / POINTS
          const uppermost = document.elementFromPoint(x, y)
          if (uppermost && ground.contains(uppermost)) seen++
        }
        return seen / POINTS ** 2
      }
      const hidden = all.flatMap((names) => {
        const [name] = names
        const [there = []] = names
          .map((each) => [...document.querySelectorAll(`[data-place="${CSS.escape(each)}"]`)].filter(hasSize))
          .filter(({ length }) => length > 0)
        if (there.length === 0) return [`${name} is not on the board`]
        // One may lie on the stage, and on papers over it once more.
        const seen = there.map((element) => ({ share: shareOf(element), area: areaOf(element) }))
        if (seen.some(({ share, area }) => share >= 0.5 || share * area > (innerWidth * innerHeight) / 7)) return []
        return [`${name}: ${seen.map(({ share }) => Math.round(share * 100)).join(', ')} % in sight`]
      })
      const lit = document.querySelectorAll('.spotlight-ring').length
      return lit < all.length ? [...hidden, `${lit} of ${all.length} places are lit`] : hidden
    },
    places.map((place) => standIns(place)),
  )
}
