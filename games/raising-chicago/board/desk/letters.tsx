import type { Seat } from '@boardroom/kernel'
import { COUNCIL_CARDS, LETTERS } from '../../components/index.ts'
import { companyAt } from '../../model/companies.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { useLeaf } from '../leaf.ts'
import { countedLetters } from '../letters.ts'

/** The windows of the city council: lit for each letter of which enough cards are collected. */
export function Letters({ seat }: { readonly seat: Seat }) {
  const { board, after, view, words, names, shared } = useDrawing()
  const { open } = useLeaf()
  const asked = COUNCIL_CARDS[view.seats]
  if (!board.council || !asked) return null
  const { letters, wild, hidden } = countedLetters(companyAt(after ?? board, seat), shared)
  return (
    <button type="button" className="rc-letters" onClick={() => open('council')} {...shows('part', 'council')}>
      <i className="visually-hidden">{words.council}</i>
      {LETTERS.map((letter) => (
        <span
          key={letter}
          className={letters[letter] >= asked.qualify ? 'rc-lit' : ''}
          data-now={words.letterCards(names.seat(seat), letters[letter], letter, wild, hidden)}
        >
          <b>{letter}</b>
          {letters[letter]}
        </span>
      ))}
      {wild > 0 && (
        <span className="rc-wild" data-now={words.letterCards(names.seat(seat), wild, 'A–D', 0, hidden)}>
          <b>A–D</b>
          {wild}
        </span>
      )}
    </button>
  )
}
