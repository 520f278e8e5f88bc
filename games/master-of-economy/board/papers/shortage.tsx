import { missing, type Payment } from '../../model/payments.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Choice, useKind } from '../meeting/choice.tsx'
import { Crest } from '../signs.tsx'

/** The company lacks money: how much its manager gives. */
export function Shortage({ payment }: { readonly payment: Payment }) {
  const { board, words, book } = useDrawing()
  const { cash } = board.companies[payment.company] ?? { cash: 0 }
  return (
    <section className={`me-paper me-${payment.company}`} aria-label={words.steps.shortage}>
      <h3 {...shows('company', payment.company)}>
        <Crest company={payment.company} size={30} /> {words.steps.shortage}
        <small>{book.companies[payment.company]}</small>
      </h3>
      <p>
        {words.companyCash}: <b>{cash}</b> · {words.lacks} <b>{missing(board, payment)}</b>
      </p>
      <div className="me-options">
        {useKind('contribute').map((move) => (
          <Choice key={move.amount} move={move} label={words.contribute(move.amount)} part="contribute" />
        ))}
      </div>
    </section>
  )
}
