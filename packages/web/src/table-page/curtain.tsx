import { SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'

/** Between two people at one screen, where something secret follows. Nothing of the table is drawn behind it. */
export function Curtain({ seat, open }: { readonly seat: Seat; readonly open: () => void }) {
  const { names } = useTableContext()
  const words = useWords().table
  const name = names.seat(seat)
  return (
    <main className="curtain">
      <div>
        <SeatMark seat={seat} size={72} />
        <h1>{words.curtain(name)}</h1>
        <p>{words.curtainHelp}</p>
        <button type="button" className="button button-primary button-large" onClick={open}>
          {words.curtainOpen(name)}
        </button>
      </div>
    </main>
  )
}
