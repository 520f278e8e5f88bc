import { SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useState } from 'react'
import { Cards, Collection, Tiles } from './belongings.tsx'
import { Competence } from './competence.tsx'
import { useDrawing } from './context.ts'
import { Holdings } from './holdings.tsx'

/** One company at a time, the own one first. */
export function CompanySection() {
  const { board, words, names, seat } = useDrawing()
  const [chosen, choose] = useState<Seat | null>(null)
  const shown = chosen ?? seat ?? board.ranking[0] ?? 0
  return (
    <section className="rc-panel" aria-label={words.companies}>
      <h3>{shown === seat ? words.yourCompany : words.companyOf(names.seat(shown))}</h3>
      <div className="rc-seats">
        {board.companies.map((_, each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === shown}
            aria-label={words.companyOf(names.seat(each))}
            onClick={() => choose(each)}
          >
            <SeatMark seat={each} size={18} />
          </button>
        ))}
      </div>
      <CompanyBoard seat={shown} live={shown === seat} />
    </section>
  )
}

export function CompanyBoard({ seat, live }: { readonly seat: Seat; readonly live: boolean }) {
  const { words } = useDrawing()
  return (
    <div className="rc-company-board">
      <Holdings seat={seat} />
      <Tiles seat={seat} live={live} />
      <h4>{words.competence}</h4>
      <Competence seat={seat} live={live} />
      <h4>{words.cards}</h4>
      <Cards seat={seat} />
      <Collection seat={seat} />
    </div>
  )
}
