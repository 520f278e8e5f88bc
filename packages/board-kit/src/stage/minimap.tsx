import type { MouseEvent, ReactElement } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import { type Camera, free, showsAll, type Window } from './camera.ts'
import type { Geography } from './geography.ts'
import type { Attention, CameraControl } from './use-camera.ts'
import type { StageWords } from './words.ts'

interface MinimapProps<P extends string> {
  readonly geography: Geography<P>
  readonly camera: Camera
  readonly window: Window
  readonly words: StageWords
  readonly set: (camera: Camera) => void
}

/** A small picture of the whole table with a frame around what is seen; a tap goes there. Nobody needs it where all is seen. */
export function Minimap<P extends string>({ geography, camera, window, words, set }: MinimapProps<P>) {
  const { width, height, places, stops } = geography
  const { width: across, height: down } = free(window)
  const round = width / 100
  const seen = { w: across / camera.scale, h: down / camera.scale }
  const go = (event: MouseEvent): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    set({ scale: camera.scale, x: x - seen.w / 2, y: y - seen.h / 2 })
  }
  return (
    <button
      type="button"
      className="stage-map"
      hidden={showsAll(camera, geography, window)}
      // A game whose last place has something in that corner can put it into the other one there.
      data-at={camera.x + seen.w > width - round ? 'end' : undefined}
      aria-label={words.map}
      title={words.map}
      onClick={go}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {stops.map((id) => {
          const { x, y, w, h } = places[id]
          return <rect key={id} className="stage-map-place" x={x} y={y} width={w} height={h} rx={round} />
        })}
        <rect className="stage-map-frame" x={camera.x} y={camera.y} width={seen.w} height={seen.h} rx={round} />
      </svg>
    </button>
  )
}

/** One of the house's icons, or the game's own. */
export type StopIcon = IconName | ReactElement

function StopSign({ icon }: { readonly icon: StopIcon }) {
  return typeof icon === 'string' ? <Icon name={icon} size={20} /> : icon
}

interface StageNavProps<P extends string> {
  readonly geography: Geography<P>
  readonly names: Readonly<Record<P, string>>
  readonly icons: Readonly<Record<P, StopIcon>>
  readonly control: CameraControl<P>
  readonly attention: Attention<P>
  readonly words: StageWords
}

/** On a phone: the places of the table, in an order that never changes. */
export function StageNav<P extends string>({ geography, names, icons, control, attention, words }: StageNavProps<P>) {
  return (
    <nav className="stage-nav" aria-label={words.places}>
      {geography.stops.map((id) => (
        <button
          key={id}
          type="button"
          data-stop={id}
          title={names[id]}
          aria-label={names[id]}
          aria-current={control.here === id ? 'location' : undefined}
          className={attention.places.includes(id) ? 'stage-stop-wanted' : ''}
          onClick={() => control.goTo(id)}
        >
          <StopSign icon={icons[id]} />
          <span>{names[id]}</span>
        </button>
      ))}
    </nav>
  )
}
