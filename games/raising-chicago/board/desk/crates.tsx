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
      <Goods token={token} amount={hold[token]} next={next?.hold[token] ?? hold[token]} />
      {free ? <em data-now={words.alwaysFree}>∞</em> : saved > 0 && <em data-now={words.always(saved)}>−{saved}</em>}
    </span>
  )
}

/** Goods are drawn as large as their crate has room for, and never more of them than can be told apart. */
const ACROSS = { least: 2, most: 4 } as const

interface GoodsProps {
  readonly token: Token
  readonly amount: number
  readonly next: number
}

/** The goods that lie in a crate, piled up from its floor; what would go is faint, and so is the sign on an empty one. */
function Goods({ token, amount, next }: GoodsProps) {
  const across = Math.min(ACROSS.most, Math.max(ACROSS.least, Math.ceil(Math.sqrt(amount))))
  const shown = Math.min(across * across, Math.max(1, amount))
  return (
    <svg
      className="rc-goods"
      viewBox={`0 0 ${across} ${across}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {Array.from({ length: shown }, (_, i) => {
        const row = Math.floor(i / across)
        const inRow = Math.min(across, shown - row * across)
        return (
          <use
            key={i}
            className={i < Math.min(amount, next) ? '' : 'rc-goods-faint'}
            href={`#rc-s-${token}`}
            x={(i % across) + (across - inRow) / 2 + 0.04}
            y={across - 1 - row + 0.04}
            width={0.92}
            height={0.92}
          />
        )
      })}
    </svg>
  )
}

function Personal({ seat }: OfSeat) {
  const { board, words, book } = useDrawing()
  const { sections, tracks } = companyAt(board, seat)
  return (
    <span className="rc-personal" data-place={at.personal(seat)} {...shows('part', 'personal')}>
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
