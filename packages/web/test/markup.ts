/** An element of a drawn page, with those around it. */
export interface Drawn {
  readonly tag: string
  readonly attributes: string
  readonly parent: Drawn | null
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)([^>]*?)(\/?)>/g
const VOID = new Set(['br', 'img', 'input', 'hr', 'wbr'])

/** All elements of a page as React writes it down. */
export function elementsIn(markup: string): Drawn[] {
  const all: Drawn[] = []
  let open = null as Drawn | null
  for (const [, closes, tag = '', attributes = '', alone] of markup.matchAll(TAG)) {
    if (closes) {
      open = open?.parent ?? null
      continue
    }
    const element: Drawn = { tag, attributes, parent: open }
    all.push(element)
    if (!alone && !VOID.has(tag)) open = element
  }
  return all
}

export function attribute({ attributes }: Drawn, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? null
}

export function classesOf(element: Drawn): readonly string[] {
  return (attribute(element, 'class') ?? '').split(' ').filter(Boolean)
}

/** The element itself or the nearest one around it that fits. */
export function closest(element: Drawn, fits: (each: Drawn) => boolean): Drawn | null {
  for (let each: Drawn | null = element; each; each = each.parent) if (fits(each)) return each
  return null
}
