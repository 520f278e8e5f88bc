import type { Language } from '@boardroom/kernel'
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHands } from '../hands.ts'
import { PointingContext } from '../lesson/pointing.ts'
import { free, moved, transformOf, zoomed } from './camera.ts'
import type { Geography } from './geography.ts'
import { useGestures } from './gestures.ts'
import { glides } from './glides.ts'
import { Minimap, StageNav, type StopIcon } from './minimap.tsx'
import './stage.css'
import { WantedContext } from './place.tsx'
import { StageTools } from './tools.tsx'
import { useAfterPicture } from './use-after-picture.ts'
import { type Attention, useCamera } from './use-camera.ts'
import { useAbovePrompt, useFromTop, useInSight } from './use-papers.ts'
import { usePointed } from './use-pointed.ts'
import { NARROW, useWindow } from './use-window.ts'
import { stageWords } from './words.ts'

export interface Papers {
  readonly side: 'corner' | 'bottom'
  readonly sheet: ReactNode
  /** On a phone they are the place that is asked about, drawn for it: they stand where the table is otherwise seen. */
  readonly instead?: boolean
}

interface StageProps<P extends string> {
  readonly geography: Geography<P>
  readonly language: Language
  /** What the present question is about, or what happens now. */
  readonly attention: Attention<P>
  readonly names: Readonly<Record<P, string>>
  readonly icons: Readonly<Record<P, StopIcon>>
  readonly className?: string
  /**
   * Papers of the present decision, laid over the table while the camera is near: along the lower edge, and the camera
   * shows what is asked above them; or in the lower left corner, over what does not matter then.
   */
  readonly papers?: Papers | null
  /** Where the turn stands, on the lower edge. */
  readonly tab?: ReactNode
  /** A paper that somebody looks at, whatever is asked. */
  readonly leaf?: ReactNode
  /** Where the desk is docked in a wide window: below the stage, or beside it with the prompt under it. */
  readonly desk?: 'below' | 'beside'
  /** From this scale on small print can be read: the stage carries `data-fine` then. */
  readonly fine?: number
  /** Below this scale only what is large can be told apart: the stage carries `data-far` then. */
  readonly far?: number
  readonly children: ReactNode
}

/** Whether the window is as narrow as on a phone. */
const NarrowContext = createContext(false)
export const useNarrow = (): boolean => useContext(NarrowContext)

/** A window as low as on a phone held sideways, or at a magnification of 200 %. */
const LOW = 300
const STEP = 80
/** Milliseconds after which a movement is over. */
const REST = 550
/** How high the tab stands over the lower edge. */
const TAB = 32

/** One drawn table with a place for everything, seen through a camera. */
export function Stage<P extends string>(props: StageProps<P>) {
  const { geography, language, attention, names, icons, className = '', papers, tab, leaf, children } = props
  const { desk = 'below', fine = Number.POSITIVE_INFINITY, far = 0 } = props
  const { asked } = useHands()
  const words = stageWords(language)
  const view = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  const window = useWindow(view, sheet, tab ? TAB : 0)
  const narrow = window.width < NARROW || window.height < LOW
  const due = asked || narrow ? attention : null
  const wanted = useAfterPicture(due)
  const pointed = usePointed(view, geography)
  const control = useCamera(geography, window, wanted, narrow, pointed)
  // A guide may point at what lies on the table only.
  const guided = useContext(PointingContext) !== null
  const alone = window.width < NARROW && (papers?.instead ?? false)
  const instead = alone && !guided && control.home
  useMarkedTable(view, desk, instead)
  useAbovePrompt(sheet, instead && asked)
  // Who is guided is shown what the guide points at, wherever it lies.
  const own = guided ? null : sheet
  useFromTop(own)
  useInSight(own, view, attention.key)
  const { camera, mode, set } = control
  /** To the place that was tapped twice, and from there, or from beside all places, to the whole table. */
  const tapTwice = (on: Element): void => {
    const place = on.closest<HTMLElement>('.place')?.dataset['place']
    if (place === undefined || !(place in geography.places) || place === control.here) control.overview()
    else control.goTo(place as P)
  }
  const dragging = useGestures({ view, camera, set, tapTwice })
  // A board that is drawn without a screen has no density.
  const transform = transformOf(camera, globalThis.devicePixelRatio ?? 1)
  const moving = useMoving(transform)
  useKeys({ o: control.overview, f: control.focus, l: control.lock })
  const seen = free(window)
  const middle = { x: seen.width / 2, y: seen.height / 2 }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => set(moved(camera, STEP, 0)),
    ArrowRight: () => set(moved(camera, -STEP, 0)),
    ArrowUp: () => set(moved(camera, 0, STEP)),
    ArrowDown: () => set(moved(camera, 0, -STEP)),
    '+': () => set(zoomed(camera, 1.25, middle)),
    '-': () => set(zoomed(camera, 0.8, middle)),
  }
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key]
    if (!act || event.target !== event.currentTarget) return
    event.preventDefault()
    act()
  }
  const laidAside = narrow ? alone && !control.home : !control.papers
  /** What gets the keyboard's focus comes into sight. */
  const follow = (event: FocusEvent): void => {
    const box = view.current?.getBoundingClientRect()
    if (!box || event.target === event.currentTarget || !event.target.matches(':focus-visible')) return
    const at = event.target.getBoundingClientRect()
    const dx = Math.max(box.left - at.left + 12, 0) || Math.min(box.right - at.right - 12, 0)
    const dy = Math.max(box.top - at.top + 12, 0) || Math.min(box.bottom - window.covered - at.bottom - 12, 0)
    if (dx !== 0 || dy !== 0) set(moved(camera, dx, dy))
  }
  return (
    <div
      className={`stage ${className}`}
      data-camera={mode}
      data-dragging={dragging || undefined}
      data-glides={glides() || undefined}
      data-moving={moving || undefined}
      data-due={wanted?.key !== due?.key || undefined}
      data-narrow={narrow || undefined}
      data-desk={desk}
      data-instead={instead || undefined}
      data-fine={camera.scale >= fine || undefined}
      data-far={camera.scale < far || undefined}
      data-near={control.near ?? undefined}
      data-asks={asked && attention.places.length === 0 ? 'elsewhere' : undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a map to be moved, with places in it */}
      <div
        ref={view}
        className="stage-view"
        role="group"
        aria-label={words.stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and + - move the camera
        tabIndex={0}
        onKeyDown={press}
        onFocus={follow}
      >
        <div className="stage-world" style={{ width: geography.width, height: geography.height, transform }}>
          <NarrowContext value={narrow}>
            <WantedContext value={(wanted ?? attention).places}>{children}</WantedContext>
          </NarrowContext>
          <i className="stage-dusk" />
        </div>
      </div>
      <StageTools words={words} control={control} zoom={(factor) => set(zoomed(camera, factor, middle))} />
      <Minimap geography={geography} camera={camera} window={window} words={words} set={set} />
      <StageNav
        geography={geography}
        names={names}
        icons={icons}
        control={control}
        attention={attention}
        words={words}
      />
      {papers && (
        <div className="stage-papers" data-side={papers.side} ref={setSheet} hidden={laidAside}>
          {papers.sheet}
        </div>
      )}
      {tab && <div className="stage-tab">{tab}</div>}
      {leaf && <div className="stage-leaf">{leaf}</div>}
    </div>
  )
}

/**
 * The table around it carries `data-stage`, `data-desk` and `data-instead` while the stage is there. Asking `:has(.stage)` in the
 * styles instead would match everything on the table again whenever anything on it changes.
 */
function useMarkedTable(
  view: { readonly current: HTMLElement | null },
  desk: 'below' | 'beside',
  instead: boolean,
): void {
  useLayoutEffect(() => {
    const table = view.current?.closest<HTMLElement>('.table')
    if (!table) return
    table.dataset['stage'] = ''
    table.dataset['desk'] = desk
    table.toggleAttribute('data-instead', instead)
    return () => {
      for (const name of ['stage', 'desk', 'instead']) delete table.dataset[name]
    }
  }, [view, desk, instead])
}

/** Whether the camera has just begun to glide: then the table is a picture of its own, and is painted anew when it has come to rest. */
function useMoving(transform: string): boolean {
  const [rested, setRested] = useState(transform)
  useEffect(() => {
    if (!glides()) return
    const timer = setTimeout(() => setRested(transform), REST)
    return () => clearTimeout(timer)
  }, [transform])
  return glides() && rested !== transform
}

/** Keys for the camera; never while something is being typed. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return
    keys[event.key]?.()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
