import type { Page } from 'playwright-core'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the places of the stage lie on it, in its own coordinates. */
export function placesOnStage(page: Page): Promise<Record<string, Box>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.stage-world > .place')].map((place) => [
        place.dataset['place'] ?? '',
        { left: place.offsetLeft, top: place.offsetTop, width: place.offsetWidth, height: place.offsetHeight },
      ]),
    ),
  )
}

/** Where desk and prompt lie in the window. */
export function underStage(page: Page): Promise<Record<string, Box>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['.desk-dock', '.table-prompt'].map((name) => {
        const { left, top, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
        return [name, { left, top, width, height }]
      }),
    ),
  )
}

/** Places that are not wholly seen through the window onto the stage. */
export function placesOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect()
    if (!view) return ['no stage']
    return [...document.querySelectorAll<HTMLElement>('.stage-world > .place')]
      .filter((place) => {
        const box = place.getBoundingClientRect()
        const slack = 2
        return (
          box.left < view.left - slack ||
          box.top < view.top - slack ||
          box.right > view.right + slack ||
          box.bottom > view.bottom + slack
        )
      })
      .map((place) => place.dataset['place'] ?? '')
  })
}

/** What is asked now and cannot be seen: open spots on the table, on papers and on the desk, and the desk itself. */
export function askedOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element, frame: DOMRect): boolean => {
      const box = element.getBoundingClientRect()
      const slack = 3
      return (
        box.left >= frame.left - slack &&
        box.top >= frame.top - slack &&
        box.right <= frame.right + slack &&
        box.bottom <= frame.bottom + slack
      )
    }
    const view = document.querySelector('.stage-view')?.getBoundingClientRect()
    const desk = document.querySelector('.desk-dock')
    if (!view || !desk) return ['no stage']
    const whole = new DOMRect(0, 0, innerWidth, innerHeight)
    const missing = (selector: string, frame: DOMRect): string[] =>
      [...document.querySelectorAll(selector)]
        .filter((spot) => spot.checkVisibility() && !seen(spot, frame))
        .map((spot) => `${selector}: ${spot.textContent?.slice(0, 40)}`)
    return [
      ...(seen(desk, whole) ? [] : ['the desk']),
      ...missing('.stage-world .spot-open', view),
      ...missing('.stage-papers .spot-open', view),
      ...missing('.desk-dock .spot-open', desk.getBoundingClientRect()),
      ...missing('.prompt .button', whole),
    ]
  })
}

/** Pairs of words on the stage and the desk that are written over one another. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const view = document.querySelector('.stage-view')?.getBoundingClientRect() ?? new DOMRect()
    const labels: { text: string; box: DOMRect; stage: boolean }[] = []
    // What is solid and has risen over others hides what is written there.
    const covers = [...document.querySelectorAll('[data-covers]')].map(
      (cover) => [cover, cover.getBoundingClientRect()] as const,
    )
    const isCovered = (label: Element, { left, top, width, height }: DOMRect): boolean =>
      covers.some(([cover, box]) => {
        const [x, y] = [left + width / 2, top + height / 2]
        return !cover.contains(label) && x > box.left && x < box.right && y > box.top && y < box.bottom
      })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const parent = node.parentElement
      if (!text || !parent?.closest('.stage-world, .desk-dock')) continue
      if (parent.closest('.visually-hidden, title, [hidden]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      // The height of a line is more than that of its letters.
      const trim = box.height * 0.22
      const stage = parent.closest('.stage-world') !== null
      // What the camera does not show is written over by nothing.
      if (stage && (box.left < view.left || box.top < view.top || box.right > view.right || box.bottom > view.bottom))
        continue
      const letters = new DOMRect(box.x, box.y + trim, box.width, box.height - 2 * trim)
      if (box.width > 0 && !isCovered(parent, box)) labels.push({ text, box: letters, stage })
    }
    const found: string[] = []
    for (const [i, a] of labels.entries()) {
      for (const b of labels.slice(i + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (a.stage === b.stage && across > 1.5 && down > 1.5) found.push(`${a.text} | ${b.text}`)
      }
    }
    return found
  })
}
