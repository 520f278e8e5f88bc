import { Icon, SeatMark } from '@boardroom/board-kit'
import { bonusFor, FACTORIES, GOODS, LOAN, WAREHOUSE } from '../components/index.ts'
import { factoriesOf, goodsIn } from '../model/warehouse.ts'
import { type InPlay, useDrawing } from './context.ts'
import { shows } from './explain/things.ts'
import { Crest, FactorySign, GoodSign } from './signs.tsx'

/** A company at a glance: manager, cash, loans, factories, goods. */
export function CompanyCard({ id, company }: InPlay) {
  const { words, book, names } = useDrawing()
  const works = factoriesOf(company)
  return (
    <section className={`me-card me-${id}`} aria-label={book.companies[id]}>
      <header {...shows('company', id)}>
        <Crest company={id} size={36} />
        <h3>{book.companies[id]}</h3>
        <span>
          <SeatMark seat={company.manager} size={14} /> {words.manager} {names.seat(company.manager)}
        </span>
        <b {...shows('part', 'cash')}>
          <Icon name="money" size={18} label={words.companyCash} /> {company.cash}
        </b>
      </header>
      <p>
        {words.loansOf(company.loans, LOAN.most)} · {words.worksBonus(works, bonusFor(works))}
      </p>
      <ul className="me-card-row">
        {FACTORIES.filter((factory) => company.factories[factory] > 0).map((factory) => (
          <li key={factory} {...shows('factory', factory)}>
            <FactorySign factory={factory} size={34} /> {company.factories[factory]}
            <span className="visually-hidden">{book.factories[factory].name}</span>
          </li>
        ))}
      </ul>
      <p>
        {words.warehouse}: {words.of(goodsIn(company), WAREHOUSE)}
      </p>
      <ul className="me-card-row">
        {GOODS.filter((good) => company.goods[good] > 0).map((good) => (
          <li key={good} {...shows('good', good)}>
            <GoodSign good={good} size={24} label /> {company.goods[good]}
          </li>
        ))}
      </ul>
    </section>
  )
}
