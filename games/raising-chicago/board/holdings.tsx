import { Figure } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { TOKENS } from '../components/index.ts'
import { companyOf, useDrawing } from './context.ts'
import { at } from './places.ts'
import { Sign, TokenSign } from './signs.tsx'

/** Resources, jokers and favours of a company: the largest numbers on its board. */
export function Holdings({ seat }: { readonly seat: Seat }) {
  const { board, after, words } = useDrawing()
  const { hold, prestige, poverty } = companyOf(board, seat)
  const next = after && companyOf(after, seat)
  return (
    <div className="rc-holdings">
      {TOKENS.map((token) => (
        <span
          key={token}
          className={`rc-holding rc-wash-${token}`}
          title={words.tokens[token]}
          data-place={at.token(seat, token)}
        >
          <TokenSign token={token} size={24} label={words.tokens[token]} />
          <Figure value={hold[token]} next={next?.hold[token]} />
        </span>
      ))}
      <span className="rc-holding" title={words.prestige}>
        <Sign name="prestige" size={22} label={words.prestige} />
        <Figure value={prestige} next={next?.prestige} />
      </span>
      <span className="rc-holding" title={words.povertyHelp}>
        <Sign name="poverty" size={22} label={words.povertyHelp} />
        <Figure value={poverty} next={next?.poverty} />
      </span>
    </div>
  )
}
