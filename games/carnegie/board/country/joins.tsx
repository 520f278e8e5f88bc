import { useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useLayoutEffect, useRef } from 'react'
import { cityOf, LINK_VP } from '../../components/index.ts'
import { type Part, partsOf } from '../../model/network.ts'
import { scoreOf } from '../../scoring.ts'
import type { CarnegieMove } from '../../types.ts'
import type { Board } from '../../view.ts'
import { useDrawing } from '../context.ts'
import { Sign } from '../signs.tsx'

interface Joining {
  /** What the network was worth before. */
  readonly had: number
  readonly part: Part
}

/** The part of a network that is worth more after a move than any was before it. */
export function joinedBy(board: Board, after: Board, seat: Seat): Joining | null {
  const had = partsOf(board, seat)[0]?.vp ?? 0
  const part = partsOf(after, seat)[0]
  return part && part.vp > had ? { had, part } : null
}

/** What newly joined cities bring, on the sea while a move that joins them is pointed at. */
export function JoinCard() {
  const { board, after, seat, words } = useDrawing()
  const { chosen } = useHands<CarnegieMove>()
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => clearOfSpot(card.current))
  const joined = after && seat !== null && joinedBy(board, after, seat)
  if (!joined) return null
  // Beside a wide stage what a project brings is listed, and this with it.
  const listed = chosen.some(({ type }) => type === 'build-project')
  return (
    <section ref={card} className={`cg-joins ${listed ? 'cg-joins-told' : ''}`} aria-label={words.joined}>
      <Joined {...joined} />
    </section>
  )
}

export function Joined({ had, part: { cities, links, level, vp } }: Joining) {
  const { words, book } = useDrawing()
  const major = cities.filter((city) => cityOf(city).link > 0).map((city) => cityOf(city).name)
  const most = LINK_VP[links]?.at(-1) ?? vp
  return (
    <>
      <h3>
        <span className="cg-roomy">{words.nowJoined(major)}</span>
        <span className="cg-tight">{words.joined}</span>
      </h3>
      <p className="cg-joins-vp">
        <s>{had}</s>
        <i>→</i>
        <b>{vp}</b>
        <span className="cg-star">★</span>
      </p>
      <ul>
        <li>
          <Sign name="joined" size={17} /> <span className="cg-roomy">{words.linkCount(links)}</span>
          <span className="cg-tight">{links}</span>
        </li>
        <li>
          <Sign name={level} size={19} /> {book.levels[level]}
        </li>
        {most > vp && <li className="cg-roomy">{words.byRailroad(most)}</li>}
      </ul>
      <Ends />
    </>
  )
}

/** The whole score now, and after the move. */
export function Ends() {
  const { board, after, seat, words } = useDrawing()
  if (seat === null || !after) return null
  return (
    <p className="cg-joins-end">
      <span className="cg-roomy">{words.endedNow}</span>
      <span className="cg-tight">{words.endedNowShort}</span> {scoreOf(board, seat).total} →{' '}
      <b>{scoreOf(after, seat).total}</b>
    </p>
  )
}

/** It lies on the right, where the sea is, unless it would lie on what is pointed at. */
function clearOfSpot(card: HTMLElement | null): void {
  if (!card) return
  card.dataset['side'] = 'right'
  const spot = document.querySelector('.stage-view .spot-chosen')?.getBoundingClientRect()
  const { left, top } = card.getBoundingClientRect()
  if (spot && spot.right > left && spot.bottom > top) card.dataset['side'] = 'left'
}
