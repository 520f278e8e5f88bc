import { Figure, Icon, SeatMark, Spot, useHands } from '@boardroom/board-kit'
import {
  bonusFor,
  COMPANIES,
  type CompanyId,
  FACTORIES,
  FACTORY_SPACES,
  type FactoryId,
  factoryOf,
  GOODS,
  type GoodId,
  WAREHOUSE,
} from '../components/index.ts'
import type { Company } from '../state.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { companyInQuestion, currentOf, type InPlay, inPlay, useDrawing } from './context.ts'
import { at } from './places.ts'
import { Crest, FactorySign, GoodSign } from './signs.tsx'

export function Companies() {
  const { board, view } = useDrawing()
  if (currentOf(view).step === 'choose-company') return <Choice />
  return (
    <div className="me-companies">
      {inPlay(board).map((each) => (
        <CompanyBoard key={each.id} {...each} />
      ))}
    </div>
  )
}

/** Which company to lead: all have the same abilities, so the crest decides. */
function Choice() {
  const { board, words, book, names } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  return (
    <div className="me-choice">
      {COMPANIES.map((id) => {
        const company = board.companies[id]
        return (
          <Spot
            key={id}
            moves={moves.filter((move) => move.type === 'choose-company' && move.company === id)}
            why={{ type: 'choose-company', company: id }}
            label={book.companies[id]}
            className={`panel me-choice-card me-${id}`}
            place={at.company(id)}
          >
            <Crest company={id} size={72} />
            <strong>{book.companies[id]}</strong>
            <span>{company ? `${words.manager}: ${names.seat(company.manager)}` : ''}</span>
          </Spot>
        )
      })}
    </div>
  )
}

/** The board of one company: manager, cash, loans, factories, warehouse. */
export function CompanyBoard({ id, company }: InPlay) {
  const { after, view, words, book, names, seat } = useDrawing()
  const next = after?.companies[id]
  const asked = companyInQuestion(view) === id
  const own = company.manager === seat
  const factories = FACTORIES.reduce((sum, factory) => sum + company.factories[factory], 0)
  return (
    <section
      className={`panel me-company me-${id} ${asked ? 'me-company-asked' : ''} ${own ? 'me-company-own' : ''}`}
      aria-label={book.companies[id]}
      data-place={at.company(id)}
    >
      <header>
        <Crest company={id} size={40} />
        <div className="me-company-name">
          <h3>{book.companies[id]}</h3>
          <span>
            <SeatMark seat={company.manager} size={14} /> {words.manager} {names.seat(company.manager)}
          </span>
        </div>
        <Loans id={id} loans={company.loans} next={next?.loans} />
        <span className="me-company-bonus" title={words.bonus}>
          <Icon name="manager" size={16} label={words.bonus} /> {bonusFor(factories)}
        </span>
        <span className="me-cash" data-place={at.cash(id)}>
          <Icon name="money" size={20} label={words.companyCash} />
          <Figure value={company.cash} next={next?.cash} />
        </span>
      </header>
      <div className="me-factories">
        {FACTORIES.map((factory) => (
          <FactoryRow key={factory} id={id} company={company} next={next} factory={factory} />
        ))}
      </div>
      <Warehouse id={id} company={company} next={next} />
    </section>
  )
}

interface LoansProps {
  readonly id: CompanyId
  readonly loans: number
  readonly next: number | undefined
}

function Loans({ id, loans, next }: LoansProps) {
  const { words } = useDrawing()
  const shown = Math.max(loans, next ?? 0)
  return (
    <span className="me-loans" title={words.loans} data-place={at.loans(id)}>
      {Array.from({ length: shown }, (_, i) => (
        <span key={i} className={`me-loan ${i >= loans ? 'me-coming' : ''}`} title={words.loan}>
          −6
        </span>
      ))}
      <span className="visually-hidden">
        {words.loans}: {loans}
      </span>
    </span>
  )
}

interface FactoryProps {
  readonly id: CompanyId
  readonly company: Company
  readonly next: Company | null | undefined
  readonly factory: FactoryId
}

/** One kind of factory: what it turns into what, and its three spaces. */
function FactoryRow({ id, company, next, factory }: FactoryProps) {
  const { view, book } = useDrawing()
  const { inputs, output, amount } = factoryOf(factory)
  const { step } = currentOf(view)
  const mine = companyInQuestion(view) === id
  return (
    <div className="me-factory" data-place={at.factory(id, factory)}>
      <span className="me-factory-name">{book.factories[factory].name}</span>
      <span className="me-recipe">
        {inputs.map((good) => (
          <GoodSign key={good} good={good} size={18} label />
        ))}
        <Icon name="forward" size={12} />
        {Array.from({ length: amount }, (_, i) => (
          <GoodSign key={i} good={output} size={18} label={i === 0} />
        ))}
      </span>
      <span className="me-spaces">
        {Array.from({ length: FACTORY_SPACES }, (_, i) => (
          <Space
            key={i}
            built={i < company.factories[factory]}
            supplied={i < company.supplied[factory]}
            coming={next ? i < next.factories[factory] && i >= company.factories[factory] : false}
            going={next ? i >= next.factories[factory] && i < company.factories[factory] : false}
            factory={factory}
            moves={meaning(factory, id, i, company, mine)}
            why={mine || step === 'supply' ? whyAt(step, id, factory, i < company.factories[factory]) : null}
          />
        ))}
      </span>
    </div>
  )
}

/** Which moves pointing at a space means: the next free one builds, a built one is supplied or sold. */
function meaning(factory: FactoryId, id: CompanyId, i: number, company: Company, mine: boolean) {
  const have = company.factories[factory]
  return (move: MasterOfEconomyMove): boolean => {
    switch (move.type) {
      case 'build':
        return mine && move.factory === factory && i === have
      case 'sell-factory':
      case 'sell-forced':
        return mine && move.factory === factory && i === have - 1
      case 'supply':
        return move.company === id && move.factory === factory && i === company.supplied[factory]
      default:
        return false
    }
  }
}

function whyAt(step: string, company: CompanyId, factory: FactoryId, built: boolean): MasterOfEconomyMove | null {
  if (step === 'supply' && built) return { type: 'supply', company, factory }
  if (step !== 'investment') return null
  return built ? { type: 'sell-factory', factory } : { type: 'build', factory }
}

interface SpaceProps {
  readonly built: boolean
  readonly supplied: boolean
  readonly coming: boolean
  readonly going: boolean
  readonly factory: FactoryId
  readonly moves: (move: MasterOfEconomyMove) => boolean
  readonly why: MasterOfEconomyMove | null
}

function Space({ built, supplied, coming, going, factory, moves, why }: SpaceProps) {
  const { words, book } = useDrawing()
  const hands = useHands<MasterOfEconomyMove>()
  const meant = hands.moves.filter(moves)
  const state = built ? (supplied ? words.supplied : '') : words.build
  return (
    <Spot
      moves={meant}
      why={why}
      label={`${book.factories[factory].name}${state ? `: ${state}` : ''}`}
      className={`me-space ${built ? 'me-built' : ''} ${supplied ? 'me-supplied' : ''} ${coming ? 'me-coming' : ''} ${going ? 'me-going' : ''}`}
    >
      {built || coming ? <FactorySign factory={factory} size={26} /> : null}
    </Spot>
  )
}

interface WarehouseProps {
  readonly id: CompanyId
  readonly company: Company
  readonly next: Company | null | undefined
}

/** Ten spaces; what is too much stands outside. */
function Warehouse({ id, company, next }: WarehouseProps) {
  const { view, words, book } = useDrawing()
  const { moves } = useHands<MasterOfEconomyMove>()
  const asked = companyInQuestion(view) === id
  const stock = GOODS.filter((good) => company.goods[good] > 0 || (next?.goods[good] ?? 0) > 0)
  const all = GOODS.reduce((sum, good) => sum + company.goods[good], 0)
  const giveUp = (good: GoodId) => (asked ? moves.filter((move) => move.type === 'give-up' && move.good === good) : [])
  return (
    <div className="me-warehouse" data-place={at.warehouse(id)}>
      <span className="me-warehouse-name">
        {words.warehouse}{' '}
        <b className={all > WAREHOUSE ? 'me-overfull' : ''}>
          {all}/{WAREHOUSE}
        </b>
      </span>
      {stock.map((good) => (
        <Spot key={good} moves={giveUp(good)} label={book.goods[good].count(company.goods[good])} className="me-stock">
          <GoodSign good={good} size={22} />
          <Figure value={company.goods[good]} next={next?.goods[good]} />
        </Spot>
      ))}
    </div>
  )
}
