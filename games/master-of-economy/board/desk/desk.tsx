import { Figure, SeatMark, Spot, useHands } from '@boardroom/board-kit'
import { type ReactNode, useState } from 'react'
import {
  bonusFor,
  type CompanyId,
  FACTORIES,
  FACTORY_SPACES,
  factoryOf,
  LOAN,
  shareValue,
  WAREHOUSE,
} from '../../components/index.ts'
import { sharesOf } from '../../model/shares.ts'
import { factoriesOf, goodsIn } from '../../model/warehouse.ts'
import type { MasterOfEconomyMove } from '../../types.ts'
import { Bays } from '../bays.tsx'
import { companyInQuestion, currentOf, type InPlay, inPlay, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Lot } from '../lot.tsx'
import { CompanyPackets } from '../packets.tsx'
import { Crest, GoodSign } from '../signs.tsx'
import { Bids } from './bids.tsx'
import { Private } from './private.tsx'

/** Your desk: the company you lead, its warehouse and works, and what is your own. Always in view below the harbour. */
export function Desk() {
  const { board, view, words, seat: viewer } = useDrawing()
  const [wanted, setWanted] = useState<CompanyId | null>(null)
  const seat = viewer ?? view.asked[0] ?? 0
  const own = inPlay(board).filter(({ company }) => company.manager === seat)
  const here = companyInQuestion(view)
  const open = own.find(({ id }) => id === wanted) ?? own.find(({ id }) => id === here) ?? own[0]
  return (
    <section
      className={`desk-dock me-desk ${open ? `me-${open.id}` : ''}`}
      aria-label={words.deskName}
      data-place="desk"
    >
      {open ? (
        <OwnCompany {...open}>
          {own
            .filter(({ id }) => id !== open.id)
            .map(({ id }) => (
              <button
                key={id}
                type="button"
                className="me-desk-other"
                {...shows('company', id)}
                onClick={() => setWanted(id)}
              >
                <Crest company={id} size={28} label />
              </button>
            ))}
        </OwnCompany>
      ) : (
        <div className="me-desk-none">
          <p>{board.year === 0 ? words.firstCompany : words.noCompany}</p>
          {currentOf(view).step === 'choose-company' && <Founding />}
        </div>
      )}
      <Private seat={seat} />
      <Bids />
    </section>
  )
}

/** On a phone the works lie side by side, wider than the window: here all can be founded that nobody has. */
function Founding() {
  const { book } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  return (
    <div className="me-founding">
      {moves.map((move) => {
        if (move.type !== 'choose-company') return null
        const { company } = move
        return (
          <Spot
            key={company}
            moves={[move]}
            label={book.companies[company]}
            className={`me-${company}`}
            {...shows('company', company)}
          >
            <Crest company={company} size={34} />
            <b>{book.companies[company]}</b>
          </Spot>
        )
      })}
    </div>
  )
}

function OwnCompany({ id, company, children }: InPlay & { readonly children: ReactNode }) {
  return (
    <>
      <Purse id={id} company={company}>
        {children}
      </Purse>
      <Success id={id} />
      <Warehouse id={id} company={company} />
      <Plant id={id} company={company} />
    </>
  )
}

function Purse({ id, company, children }: InPlay & { readonly children: ReactNode }) {
  const { board, after, words, book, names, forecast, bidder } = useDrawing()
  const place = board.order.indexOf(id) + 1
  const next = after?.companies[id]?.cash
  const coming = bidder === id ? forecast?.after.get(id)?.cash : undefined
  return (
    <div className="me-desk-purse">
      <div className="me-desk-name" {...shows('company', id)}>
        <Crest company={id} size={34} />
        <div>
          <h3>{book.companies[id]}</h3>
          <span>
            <SeatMark seat={company.manager} size={13} /> {names.seat(company.manager)}
          </span>{' '}
          {place > 0 && <span>{words.place(place)}</span>}
        </div>
        {children}
      </div>
      <strong {...shows('part', 'cash')}>
        <Figure value={company.cash} next={coming ?? next} />
      </strong>
      <span className="me-desk-loans" {...shows('part', 'loans')}>
        {words.companyCash}
        <span>
          {Array.from({ length: LOAN.most }, (_, i) => (
            <i key={i} className={i < company.loans ? 'me-loan' : 'me-loan me-no-loan'}>
              {i < company.loans ? LOAN.amount : ''}
            </i>
          ))}
        </span>
        {words.loansOf(company.loans, LOAN.most)}
      </span>
      <CompanyPackets id={id} />
    </div>
  )
}

function Success({ id }: { readonly id: CompanyId }) {
  const { board, after, words, forecast, bidder } = useDrawing()
  const { points } = sharesOf(board, id)
  const next = (bidder === id ? forecast?.after.get(id)?.points : undefined) ?? after?.shares[id]?.points
  return (
    <div className="me-desk-success" {...shows('part', 'success')}>
      <h4>{words.successTitle}</h4>
      <strong>
        <Figure value={points} next={next} />
      </strong>
      <span>{words.pointsWord(next ?? points)}</span>
      <strong>
        <Figure value={shareValue(points)} next={next === undefined ? undefined : shareValue(next)} />
      </strong>
      <span>{words.perShareWord}</span>
    </div>
  )
}

function Warehouse({ id, company }: InPlay) {
  const { words } = useDrawing()
  const all = goodsIn(company)
  return (
    <div className="me-desk-stock" {...shows('part', 'warehouse')}>
      <h4>
        {words.warehouse} <small className={all > WAREHOUSE ? 'me-bad' : ''}>{words.of(all, WAREHOUSE)}</small>
      </h4>
      <div className="me-bays">
        <Bays id={id} company={company} size={27} />
      </div>
    </div>
  )
}

function Plant({ id, company }: InPlay) {
  const { words, book } = useDrawing()
  const all = factoriesOf(company)
  return (
    <div className="me-desk-works">
      <h4 {...shows('part', 'bonus')}>
        {words.places.works} <small>{words.worksBonus(all, bonusFor(all))}</small>
      </h4>
      <div className="me-desk-lots">
        {FACTORIES.map((factory) => {
          const { inputs, output, amount } = factoryOf(factory)
          return (
            <fieldset key={factory} {...shows('factory', factory)}>
              <legend className="visually-hidden">{book.factories[factory].name}</legend>
              {Array.from({ length: FACTORY_SPACES }, (_, index) => (
                <Lot key={index} id={id} company={company} factory={factory} index={index} size={30} />
              ))}
              <span className="me-recipe">
                <span>
                  {inputs.map((good) => (
                    <GoodSign key={good} good={good} size={15} label />
                  ))}
                </span>
                <span>
                  <i>›</i>
                  {amount > 1 && amount}
                  <GoodSign good={output} size={16} label />
                </span>
              </span>
            </fieldset>
          )
        })}
      </div>
    </div>
  )
}
