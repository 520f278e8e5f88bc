import { useLayoutEffect, useRef } from 'react'
import { cityOf, LINK_VP } from '../../components/index.ts'
import { type Part, partsOf } from '../../model/network.ts'
import { scoreOf } from '../../scoring.ts'
import { useDrawing } from '../context.ts'
import { Sign } from '../signs.tsx'

/** What newly joined cities bring, while a move that joins them is pointed at: a paper on the sea. */
export function JoinCard() {
  const { board, after, seat } = useDrawing()
  if (seat === null || !after) return null
  const had = partsOf(board, seat)[0]?.vp ?? 0
  const part = partsOf(after, seat)[0]
  if (!part || part.vp <= had) return null
  return <Joined had={had} part={part} ended={scoreOf(board, seat).total} endsNow={scoreOf(after, seat).total} />
}

interface JoinedProps {
  readonly had: number
  readonly part: Part
  /** The whole score before and after it. */
  readonly ended: number
  readonly endsNow: number
}

function Joined({ had, part: { cities, links, level, vp }, ended, endsNow }: JoinedProps) {
  const { words, book } = useDrawing()
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => clearOfSpot(card.current))
  const major = cities.filter((city) => cityOf(city).link > 0).map((city) => cityOf(city).name)
  const most = LINK_VP[links]?.at(-1) ?? vp
  return (
    <section ref={card} className="cg-joins" aria-label={words.joined}>
      <h3>
        <span className="cg-joins-all">{words.nowJoined(major)}</span>
        <span className="cg-joins-short">{words.joined}</span>
      </h3>
      <p className="cg-joins-vp">
        <s>{had}</s>
        <i>→</i>
        <b>{vp}</b>
        <span className="cg-star">★</span>
      </p>
      <ul>
        <li>
          <Sign name="joined" size={17} /> <span className="cg-joins-all">{words.linkCount(links)}</span>
          <span className="cg-joins-short">{links}</span>
        </li>
        <li>
          <Sign name={level} size={19} /> {book.levels[level]}
        </li>
        {most > vp && <li className="cg-joins-most">{words.byRailroad(most)}</li>}
      </ul>
      <p className="cg-joins-end">
        <span className="cg-joins-all">{words.endedNow}</span>
        <span className="cg-joins-short">{words.endedNowShort}</span> {ended} → <b>{endsNow}</b>
      </p>
    </section>
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
