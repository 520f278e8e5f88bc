import { type Hands, HandsContext, type Pointing, PointingContext, type Scene, useWidth } from '@boardroom/board-kit'
import type { Names } from '@boardroom/kernel'
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Opened } from '../games.ts'
import { useSettings } from '../settings.ts'
import { GameArea } from '../shell/game-area.tsx'
import type { Shot } from './shots.ts'

interface SceneFigureProps {
  readonly opened: Opened
  readonly scene: Scene
  readonly shot: Shot
  readonly names: Names
  readonly name: string
  readonly caption: string
}

interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Smaller than this no part of a board can be read. */
const LEGIBLE = 0.55
/** A small part is drawn larger, as far as the page is wide and up to this height, in pixels. */
const TALL = 420
/** A page this narrow has boards as phones show them. */
const NARROW = 620

const nothing = (): void => undefined

/** Part of the board in a real position, drawn by the game itself; a picture, not something to play with. */
export function SceneFigure({ opened, scene, shot, names, name, caption }: SceneFigureProps) {
  const { language } = useSettings()
  const [frame, width] = useWidth<HTMLDivElement>()
  const stage = useRef<HTMLDivElement>(null)
  const [cut, setCut] = useState<Cut | null>(null)
  const { view, moves, log } = shot
  const hands: Hands = useMemo(
    () => ({
      moves,
      // Nobody is asked anything by a picture: a board that thinks so would scroll the page to itself.
      asked: false,
      chosen: [],
      take: nothing,
      takeAll: nothing,
      prepare: nothing,
      look: nothing,
      away: nothing,
    }),
    [moves],
  )
  const pointing: Pointing | null = useMemo(
    () => (scene.at ? { places: scene.at(view), cover: null, key: name } : null),
    [scene, view, name],
  )
  useLayoutEffect(() => {
    const box = stage.current
    if (!box) return
    // The same cut again would have the board drawn again, which might be measured again, and so on.
    const measure = () => setCut((before) => same(before, cutOf(box, scene.part)))
    measure()
    // Fonts may still come and a camera find its place, which moves what is to be seen.
    const sizes = new ResizeObserver(measure)
    const styles = new MutationObserver(measure)
    sizes.observe(box)
    styles.observe(box, { subtree: true, attributeFilter: ['style', 'transform', 'viewBox'] })
    return () => {
      sizes.disconnect()
      styles.disconnect()
    }
  }, [scene, language])
  const fits = cut ? width / cut.width : 1
  const most = cut ? Math.max(1, TALL / cut.height) : 1
  const scale = Math.min(most, Math.max(fits, LEGIBLE))
  const wide = fits < LEGIBLE
  const style = {
    '--board-width': `${width > 0 && width < NARROW ? width : scene.width}px`,
    '--cut-left': `${-(cut?.left ?? 0)}px`,
    '--cut-top': `${-(cut?.top ?? 0)}px`,
    '--cut-width': cut ? `${cut.width * scale}px` : '100%',
    '--cut-height': cut ? `${cut.height * scale}px` : '320px',
    '--cut-scale': scale,
  } as CSSProperties
  const props = { view, after: null, log, language, names, text: opened.text, shared: false }
  return (
    <figure className="scene" data-scene={name} data-found={cut ? 'yes' : 'no'}>
      {/* What does not fit is looked at piece by piece, by keyboard too. */}
      <div className="scene-frame" ref={frame} {...(wide && { tabIndex: 0, role: 'group', 'aria-label': caption })}>
        <div className="scene-cut" style={style} inert aria-hidden="true">
          <div className="table scene-table" data-game={opened.id}>
            <div className="table-board scene-board" ref={stage}>
              <HandsContext value={hands}>
                <PointingContext value={pointing}>
                  <GameArea game={opened.id}>
                    <opened.board.Board {...props} />
                  </GameArea>
                </PointingContext>
              </HandsContext>
            </div>
          </div>
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** A hair's breadth makes no other cut. */
function same(before: Cut | null, now: Cut | null): Cut | null {
  const moved = (side: keyof Cut) => Math.abs((before?.[side] ?? 0) - (now?.[side] ?? 0)) > 1
  return before && now && !(['left', 'top', 'width', 'height'] as const).some(moved) ? before : now
}

/** What of a part the window onto the stage shows; all of it where there is none. */
function seenOf(part: Element): DOMRect {
  const rect = part.getBoundingClientRect()
  const view = part.parentElement?.closest('.stage-view')?.getBoundingClientRect()
  if (!view) return rect
  const left = Math.max(rect.left, view.left)
  const top = Math.max(rect.top, view.top)
  return new DOMRect(left, top, Math.min(rect.right, view.right) - left, Math.min(rect.bottom, view.bottom) - top)
}

/** Where a part stands on the whole board, before anything is scaled. */
function cutOf(board: HTMLElement, part: string): Cut | null {
  const target = board.querySelector(part)
  const whole = board.getBoundingClientRect()
  const rect = target && seenOf(target)
  if (!rect || rect.width <= 0 || rect.height <= 0) return null
  const scale = whole.width / board.offsetWidth
  return {
    left: (rect.left - whole.left) / scale,
    top: (rect.top - whole.top) / scale,
    width: rect.width / scale,
    height: rect.height / scale,
  }
}
