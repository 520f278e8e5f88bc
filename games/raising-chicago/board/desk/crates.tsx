import { Figure } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { isResource, PERSONAL, RESOURCES, TOKENS, type Token } from '../../components/index.ts'
import { companyAt, isFree, permanents } from '../../model/companies.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Sign } from '../signs.tsx'

interface OfSeat {
  readonly seat: Seat
}

/** Five crates: the numbers that are looked at most; below them the personal project. */
export function Crates({ seat }: OfSeat) {
  return (
    <div className="rc-crates">
      {TOKENS.map((token) => (
        <Crate key={token} seat={seat} token={token} />
      ))}
      <Personal seat={seat} />
    </div>
  )
}

function Crate({ seat, token }: OfSeat & { readonly token: Token }) {
  const { board, after, words, view } = useDrawing()
  const { hold, tracks } = companyAt(board, seat)
  const next = after && companyAt(after, seat)
  const saved = isResource(token) ? permanents(view.seats, tracks, token) : 0
  const free = isResource(token) && isFree(tracks, token)
  return (
    <span className={`rc-crate rc-in-${token}`} data-place={at.token(seat, token)} {...shows('token', token)}>
      <small>{words.crates[token]}</small>
      <span className="rc-crate-count">
        <Sign name={token} size={26} label={words.tokens[token]} />
        <Figure value={hold[token]} next={next?.hold[token]} />
      </span>
      {free ? <em data-now={words.alwaysFree}>∞</em> : saved > 0 && <em data-now={words.always(saved)}>−{saved}</em>}
    </span>
  )
}

function Personal({ seat }: OfSeat) {
  const { board, words, book } = useDrawing()
  const { sections, tracks } = companyAt(board, seat)
  return (
    <span className="rc-personal" {...shows('part', 'personal')}>
      <b>{words.personalShort}</b>
      {RESOURCES.map((resource) => {
        const done = sections.includes(resource) || isFree(tracks, resource)
        const label = words.section(book.resources[resource], done)
        return (
          <span key={resource} className={`rc-section-mark ${done ? 'rc-section-paid' : ''}`} data-now={label}>
            {PERSONAL.cost}
            <Sign name={resource} size={16} label={label} />
          </span>
        )
      })}
      <span className="rc-points">
        {words.each(PERSONAL.section)} <Sign name="prestige" size={15} label={words.prestige} />
      </span>
    </span>
  )
}
