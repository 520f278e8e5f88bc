import { LOAN } from '../../components/index.ts'
import { companyInQuestion, currentOf, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Crest } from '../signs.tsx'

/** The bank's slip: what a loan brings, what it costs each year, what must be paid back, and how many there can be. */
export function LoanSlip() {
  const { board, view, words, book } = useDrawing()
  const id = companyInQuestion(view)
  const company = id && board.companies[id]
  if (!company) return null
  const taking = currentOf(view).step === 'new-loan'
  const { cash, loans } = company
  const after = taking ? cash + LOAN.amount : cash - LOAN.amount
  return (
    <section {...shows('part', 'loans')} className={`me-paper me-slip me-${id}`} aria-label={words.loans}>
      <h3>
        <Crest company={id} size={30} /> {taking ? words.slip.take : words.slip.repay}
        <small>{book.companies[id]}</small>
      </h3>
      <dl>
        <dt>{words.slip.amount}</dt>
        <dd>{LOAN.amount}</dd>
        <dt>{words.slip.interest}</dt>
        <dd>{words.slip.yearly(LOAN.interest)}</dd>
        <dt>{words.slip.repayment}</dt>
        <dd>{words.slip.back(LOAN.amount, LOAN.reserve)}</dd>
        <dt>{words.slip.limit}</dt>
        <dd>{words.slip.have(loans, LOAN.most)}</dd>
        <dt>{words.companyCash}</dt>
        <dd>{after < 0 ? words.slip.missing(cash, -after) : `${cash} → ${after}`}</dd>
      </dl>
    </section>
  )
}
