import { Figure, SeatMark, Spot, useHands } from '@boardroom/board-kit'
import { memo } from 'react'
import {
  bonusFor,
  COMPANIES,
  type CompanyId,
  FACTORIES,
  FACTORY_SPACES,
  LOAN,
  WAREHOUSE,
} from '../../components/index.ts'
import { factoriesOf, goodsIn } from '../../model/warehouse.ts'
import type { Company } from '../../state.ts'
import type { MasterOfEconomyMove } from '../../types.ts'
import { Bays } from '../bays.tsx'
import { companyInQuestion, currentOf, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Lot } from '../lot.tsx'
import { CompanyPackets } from '../packets.tsx'
import { at } from '../places.ts'
import { Crest } from '../signs.tsx'
import { WORKS, worksRect } from './geography.ts'
import { Ground, LINE, on } from './ground.tsx'

/** The works of the four companies, side by side in a sequence that never changes. */
export function Works() {
  return (
    <Ground id="works" art={<Grounds />}>
      {COMPANIES.map((id) => (
        <Site key={id} id={id} />
      ))}
    </Ground>
  )
}

function Site({ id }: { readonly id: CompanyId }) {
  const { board, view, book } = useDrawing()
  const company = board.companies[id]
  const asked = companyInQuestion(view) === id
  return (
    <section
      className={`me-site me-${id} ${asked ? 'me-site-asked' : ''} ${company ? '' : 'me-site-empty'}`}
      aria-label={book.companies[id]}
      data-place={at.company(id)}
      style={on('works', worksRect(id))}
    >
      <Head id={id} company={company ?? null} />
      {company && (
        <>
          <Lots id={id} company={company} />
          <Stores id={id} company={company} />
        </>
      )}
    </section>
  )
}

function Head({ id, company }: { readonly id: CompanyId; readonly company: Company | null }) {
  const { board, after, view, words, book, names, forecast } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  const choosing = currentOf(view).step === 'choose-company'
  const note = board.shadow === id ? words.shadow : company || choosing ? '' : words.outOfPlay
  return (
    <>
      <header className="me-site-head" {...shows('company', id)}>
        <Crest company={id} size={52} />
        <h3>{book.companies[id]}</h3>
        {company ? (
          <>
            <CompanyPackets id={id} />
            <SeatMark seat={company.manager} size={26} label={`${words.manager}: ${names.seat(company.manager)}`} />
            <span className="me-site-cash" data-place={at.cash(id)} {...shows('part', 'cash')}>
              <Figure value={company.cash} next={after?.companies[id]?.cash ?? nextCash()} />
            </span>
          </>
        ) : (
          <small>{note}</small>
        )}
      </header>
      {choosing && (
        <Spot
          moves={moves.filter((move) => move.type === 'choose-company' && move.company === id)}
          why={{ type: 'choose-company', company: id }}
          label={book.companies[id]}
          className="me-choice-card"
          {...shows('company', id)}
        >
          <strong>{company ? names.seat(company.manager) : words.found}</strong>
        </Spot>
      )}
    </>
  )
  function nextCash(): number | undefined {
    return forecast && companyInQuestion(view) === id ? forecast.after.get(id)?.cash : undefined
  }
}

function Lots({ id, company }: { readonly id: CompanyId; readonly company: Company }) {
  const { book } = useDrawing()
  return FACTORIES.map((factory, column) => (
    <fieldset
      key={factory}
      className="me-lots"
      data-place={at.factory(id, factory)}
      style={{ left: 4 + column * WORKS.lot }}
    >
      <legend className="visually-hidden">{book.factories[factory].name}</legend>
      {Array.from({ length: FACTORY_SPACES }, (_, index) => (
        <Lot key={index} id={id} company={company} factory={factory} index={index} size={45} />
      ))}
    </fieldset>
  ))
}

/** The warehouse, loans and what the manager earns. */
function Stores({ id, company }: { readonly id: CompanyId; readonly company: Company }) {
  const { after, words } = useDrawing()
  const all = goodsIn(company)
  const works = factoriesOf(company)
  const loans = Math.max(company.loans, after?.companies[id]?.loans ?? 0)
  return (
    <div className="me-stores">
      <div className="me-stock" data-place={at.warehouse(id)} {...shows('part', 'warehouse')}>
        <Bays id={id} company={company} size={24} />
      </div>
      <p>
        <b className={all > WAREHOUSE ? 'me-bad' : ''} {...shows('part', 'warehouse')}>
          {all}/{WAREHOUSE}
        </b>
        <span className="me-loans" data-place={at.loans(id)} {...shows('part', 'loans')}>
          {Array.from({ length: LOAN.most }, (_, i) => (
            <i
              key={i}
              className={i >= company.loans ? (i < loans ? 'me-loan me-coming' : 'me-loan me-no-loan') : 'me-loan'}
            >
              {i < loans ? LOAN.amount : ''}
            </i>
          ))}
          <span className="visually-hidden">
            {words.loans}: {company.loans}
          </span>
        </span>
        <span className="me-site-bonus" {...shows('part', 'bonus')}>
          {words.worksOf(works)} <span className="visually-hidden">{words.bonus}</span> <b>+{bonusFor(works)}</b>
        </span>
      </p>
    </div>
  )
}

/** Between the rows of lots carts come and go, to the warehouse and back. */
function Roads({ x, y }: { readonly x: number; readonly y: number }) {
  return Array.from({ length: FACTORY_SPACES }, (_, row) => (
    <g key={row} transform={`translate(${x} ${y + 96 + row * 51})`}>
      <path d="M0 0H298V6H0z" fill="#0e2238" fillOpacity=".16" />
      <path d="M6 3H294" stroke="#f6f2e7" strokeOpacity=".5" strokeWidth="1.500" strokeDasharray="9 8" />
    </g>
  ))
}

const Grounds = memo(function Grounds() {
  return COMPANIES.map((id) => {
    const { x, y, w, h } = worksRect(id)
    return (
      <g key={id} className={`me-${id}`}>
        <path
          d={`M${x} ${y + 44}L${x + 14} ${y + 34}H${x + w}V${y + h - 8}L${x + w - 10} ${y + h}H${x}z`}
          fill="var(--me-ground)"
        />
        <rect x={x} y={y + 42} width={w} height={h - 46} fill="url(#me-cobble)" />
        <Roads x={x} y={y} />
        <path
          d={`M${x + 302} ${y + 72}L${x + 380} ${y + 50}L${x + 458} ${y + 72}V${y + 142}H${x + 302}z`}
          fill="#6b3b2e"
          stroke={LINE}
          strokeWidth="3"
        />
        <rect x={x + 307} y={y + 70} width="146" height="68" fill="var(--me-store)" />
        <rect x={x} y={y} width={w} height={WORKS.head} fill="var(--company)" stroke={LINE} strokeWidth="3" />
      </g>
    )
  })
})
