import { COUNCIL_CARDS, councilMemberOf, LETTERS, type Letter } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { countedLetters } from '../letters.ts'
import { OwnerMark } from '../owner.tsx'
import { Sign } from '../signs.tsx'

/** The city council: what its members reward, and who has how many cards of their letter. */
export function Council() {
  const { board, words, view } = useDrawing()
  const cards = COUNCIL_CARDS[view.seats]
  if (!board.council || !cards) return null
  return (
    <section className="rc-paper" aria-label={words.council}>
      <h3>
        {words.council} <small>{words.councilHelp(cards.qualify, cards.double)}</small>
      </h3>
      <div className="rc-council-list">
        {LETTERS.map((letter) => (
          <Member key={letter} letter={letter} />
        ))}
      </div>
    </section>
  )
}

function Member({ letter }: { readonly letter: Letter }) {
  const { board, words, book, view, names, shared } = useDrawing()
  const id = board.council?.[letter]
  const cards = COUNCIL_CARDS[view.seats]
  if (!id || !cards) return null
  const member = councilMemberOf(id)
  return (
    <div className="rc-member" {...shows('council', id)}>
      <b className="rc-letter">{letter}</b>
      <span className="rc-member-name">
        <b>{book.council[id]}</b>
        <small>
          <span className="rc-points">
            {member.prestige}
            <Sign name="prestige" size={14} label={words.prestige} />
          </span>{' '}
          {words.councilPer(member)}
        </small>
      </span>
      <span className="rc-member-counts">
        {board.companies.map((company, seat) => {
          const { letters, wild, hidden } = countedLetters(company, shared)
          const count = letters[letter]
          const label = words.letterCards(names.seat(seat), count, letter, wild, hidden)
          return (
            <span key={seat} className={count >= cards.qualify ? 'rc-qualified' : ''} data-now={label}>
              <OwnerMark owner={seat} size={14} />
              {count}
              {hidden > 0 && '+'}
              <span className="visually-hidden">{label}</span>
            </span>
          )
        })}
      </span>
    </div>
  )
}
