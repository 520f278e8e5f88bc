import { Figure, SeatMark, stepOf } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { POVERTY, SYMBOLS } from '../../components/index.ts'
import { companyAt } from '../../model/companies.ts'
import { symbolSets } from '../../model/symbols.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { lossAt } from '../figures.ts'
import { Sign } from '../signs.tsx'
import { Cards, Collection, Finals, Tiles } from './belongings.tsx'
import { Competence } from './competence.tsx'
import { Crates } from './crates.tsx'
import { Letters } from './letters.tsx'

/** Steps in which nothing but outskirts tiles is asked about. */
const TILE_STEPS = new Set(['tile-window', 'before-award'])

/** Your desk: what the company has and decides with, always in view below the city. */
export function Desk() {
  const { board, view, words, seat: viewer } = useDrawing()
  const seat = viewer ?? view.asked[0] ?? board.ranking[0] ?? 0
  const live = seat === viewer
  return (
    <section className="desk-dock rc-desk" aria-label={words.yourCompany} data-place="desk">
      <Nameplate seat={seat} />
      <Crates seat={seat} />
      <Competence seat={seat} live={live} />
      <Cards seat={seat} />
      <div className={`rc-shelf ${view.asked.includes(seat) && TILE_STEPS.has(stepOf(view)) ? 'rc-shelf-asked' : ''}`}>
        <Letters seat={seat} />
        <Tiles seat={seat} live={live} />
        <Collection seat={seat} />
      </div>
    </section>
  )
}

/** An iron plate: whose company it is, its prestige, poverty and symbols. */
function Nameplate({ seat }: { readonly seat: Seat }) {
  const { board, after, words, names } = useDrawing()
  const { prestige, poverty } = companyAt(board, seat)
  const next = after && companyAt(after, seat)
  return (
    <div className="rc-nameplate">
      <span className="rc-owner">
        <SeatMark seat={seat} size={20} /> <b>{names.seat(seat)}</b>
      </span>
      <span className="rc-standing">
        <span className="rc-prestige" {...shows('part', 'prestige')}>
          <Sign name="prestige" size={24} label={words.prestige} />
          <Figure value={prestige} next={next?.prestige} />
        </span>
        <span className="rc-poverty" data-now={words.povertyField(POVERTY[poverty] ?? 0)} {...shows('part', 'poverty')}>
          <Sign name="poverty" size={20} label={words.poverty} />
          <Figure value={lossAt(poverty)} next={next ? lossAt(next.poverty) : undefined} />
        </span>
      </span>
      <Symbols seat={seat} />
      <Finals seat={seat} />
    </div>
  )
}

function Symbols({ seat }: { readonly seat: Seat }) {
  const { board, words, book } = useDrawing()
  const { symbols } = companyAt(board, seat)
  return (
    <fieldset className="rc-symbols" aria-label={words.symbols}>
      {SYMBOLS.map((symbol) => (
        <span
          key={symbol}
          className={`rc-symbol ${symbols[symbol] === 0 ? 'rc-missing' : ''}`}
          {...shows('symbol', symbol)}
        >
          <Sign name={symbol} size={17} label={book.symbols[symbol]} />
          <b>{symbols[symbol]}</b>
        </span>
      ))}
      <span className="rc-sets" {...shows('part', 'symbols')}>
        {words.sets(symbolSets(symbols))}
      </span>
    </fieldset>
  )
}

/** The same for the sheet of a seat. */
export function CompanyBoard({ seat }: { readonly seat: Seat }) {
  return (
    <div className="rc-company-board">
      <Nameplate seat={seat} />
      <Crates seat={seat} />
      <Competence seat={seat} live={false} />
      <Cards seat={seat} />
      <div className="rc-shelf">
        <Tiles seat={seat} live={false} />
        <Collection seat={seat} />
      </div>
    </div>
  )
}
