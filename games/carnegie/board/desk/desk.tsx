import { stepOf } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useDrawing } from '../context.ts'
import { House } from './house.tsx'
import { Purse } from './purse.tsx'
import { Tabs } from './tabs.tsx'

/** Your desk: the house of your company, what it has, and the project tabs; always in view beside the country. */
export function Desk() {
  const { seat, board, words, view } = useDrawing()
  const shown: Seat = seat ?? board.turn?.seat ?? board.startPlayer
  const choosing = stepOf(view) === 'sides'
  return (
    <section className="desk-dock cg-desk" aria-label={words.yourCompany} data-place="desk">
      <House seat={shown} live={shown === seat} />
      <Purse seat={shown} />
      {choosing ? <p className="cg-no-tabs">{words.sidesHelp}</p> : <Tabs seat={shown} live={shown === seat} />}
    </section>
  )
}
