import { stepOf, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { CarnegieMove } from '../../types.ts'
import { useDrawing, usePicking } from '../context.ts'
import { asksHouse, develops, worksOnMap } from '../focus.ts'
import { AtWork } from './at-work.tsx'
import { House } from './house.tsx'
import { Purse } from './purse.tsx'
import { Tabs } from './tabs.tsx'

/** Your desk: the house of your company, what it has, and the project tabs; always in view beside the country. */
export function Desk() {
  const { seat, board, words, view } = useDrawing()
  const shown: Seat = seat ?? board.turn?.seat ?? board.startPlayer
  const choosing = stepOf(view) === 'sides'
  const desk = useRef<HTMLElement>(null)
  const { moves, asked } = useHands<CarnegieMove>()
  const { picked } = usePicking()
  const house = picked !== null || asksHouse(view, moves)
  useHomecoming(moves)
  useScrolled(desk, asked, house, stepOf(view))
  return (
    <section
      ref={desk}
      className={`desk-dock cg-desk ${develops(moves) ? 'cg-desk-develops' : ''}`}
      aria-label={words.yourCompany}
      data-place="desk"
    >
      <House seat={shown} live={shown === seat} />
      <Purse seat={shown} />
      {worksOnMap(view, moves) && <AtWork seat={shown} />}
      {choosing ? <p className="cg-no-tabs">{words.sidesHelp}</p> : <Tabs seat={shown} live={shown === seat} />}
    </section>
  )
}

/** Everybody comes home unless one says otherwise: whoever presses the large button does not lose an income. */
function useHomecoming(moves: readonly CarnegieMove[]): void {
  const { prepare } = useHands<CarnegieMove>()
  const ready = useEffectEvent(() => {
    const all = moves.findLast((move) => move.type === 'return' && move.newLobby === 0)
    if (all) prepare(all)
  })
  useEffect(() => ready(), [moves])
}

/** A table that scrolls below the country; held sideways the country scrolls, too. */
const SCROLLS = '(max-width: 860px) and (min-height: 521px)'

/** On a phone the house comes into sight when the question is answered there, and goes back when it is not. */
function useScrolled(desk: RefObject<HTMLElement | null>, asked: boolean, house: boolean, step: string): void {
  useEffect(() => {
    // Another step may find the desk where papers of the one before have pushed it.
    if (!asked || step === 'sides' || !desk.current || !matchMedia(SCROLLS).matches) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    if (house) desk.current.querySelector('.cg-house')?.scrollIntoView({ block: 'end', behavior })
    else desk.current.closest('.table-board')?.scrollTo({ top: 0, behavior })
  }, [desk, asked, house, step])
}
