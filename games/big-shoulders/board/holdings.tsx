import type { Seat } from '@boardroom/kernel'
import { sharesOf } from '../model/company.ts'
import type { TableView } from '../types.ts'
import { inPlayByName } from './context.ts'
import { Crest } from './crest.tsx'
import { shows } from './explain/things.ts'

/** The shares of a seat: a seal for every company, and how many of the ten. */
export function Holdings({ view, seat }: { readonly view: TableView; readonly seat: Seat }) {
  return inPlayByName(view.board).map(({ id, company }) => {
    const shares = sharesOf(company, seat)
    return (
      shares > 0 && (
        <span key={id} {...shows('company', id)}>
          <Crest company={id} size={20} label /> {shares}
        </span>
      )
    )
  })
}
