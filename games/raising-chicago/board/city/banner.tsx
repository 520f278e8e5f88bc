import { Spot, stepOf, useHands } from '@boardroom/board-kit'
import { BANNER_SPACE_IDS } from '../../components/index.ts'
import { useDrawing, useMeant, usePicking } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Sign } from '../signs.tsx'
import { bannerRect, type PlaceId } from './geography.ts'
import { on } from './ground.tsx'

/** A banner: which competence building below it teaches. Two of them can be swapped: first one, then the other. */
export function Banner({ index, on: where }: { readonly index: number; readonly on: PlaceId }) {
  const { board, after, words, book, view } = useDrawing()
  const { asked } = useHands()
  const { banner: first, pick } = usePicking()
  const id = BANNER_SPACE_IDS[index]
  const swaps = useMeant('swap-banners', ({ spaces }) => id !== undefined && spaces.includes(id))
  const track = after?.banners[index] ?? board.banners[index]
  if (!track || !id) return null
  const label = words.bannerOf(index + 1, book.resources[track])
  const style = on(where, bannerRect(index))
  const face = (
    <span className={`rc-banner-face rc-in-${track}`} data-place={at.banner(id)}>
      <Sign name={track} size={20} />
    </span>
  )
  if (!asked || stepOf(view) !== 'swap-banners')
    return (
      <span className="rc-banner" style={style} {...shows('banner', id)}>
        {face}
      </span>
    )
  if (first === null || first === id) {
    return (
      <button
        type="button"
        className={`rc-banner spot spot-open ${first === id ? 'spot-chosen' : ''}`}
        style={style}
        aria-pressed={first === id}
        {...shows('banner', id)}
        aria-label={`${label}: ${words.pickBanner}`}
        onClick={() => pick({ banner: first === id ? null : id })}
      >
        {face}
      </button>
    )
  }
  return (
    <Spot
      moves={swaps.filter(({ spaces }) => spaces.includes(first))}
      label={label}
      className="rc-banner"
      style={style}
      {...shows('banner', id)}
    >
      {face}
    </Spot>
  )
}
