import type { CompanyId } from '../components/index.ts'
import { issuers, packetsOf } from '../model/shares.ts'
import { useDrawing } from './context.ts'
import { shows } from './explain/things.ts'

/** The packets of others that a company owns. */
export function CompanyPackets({ id }: { readonly id: CompanyId }) {
  const { board, book, words } = useDrawing()
  const owned = issuers(board).flatMap((issuer) => packetsOf(board, issuer, id).map((size) => ({ issuer, size })))
  if (owned.length === 0) return null
  return (
    <ul className="me-owned">
      {owned.map(({ issuer, size }) => (
        <li key={`${issuer} ${size}`} className={`me-${issuer}`} {...shows('packet', `${issuer}/${size}`)}>
          <span aria-hidden="true">{size}</span>
          <span className="visually-hidden">
            {book.companies[issuer]}, {words.packet(size)}
          </span>
        </li>
      ))}
    </ul>
  )
}
