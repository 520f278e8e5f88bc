import { type BoardModule, type BoardProps, Icon, SeatMark, Spot, useMoves } from '@boardroom/board-kit'
import type { Orchard } from '../types.ts'

const WORDS = {
  en: { price: 'Price', scored: { coins: 'Coins', apples: 'Apples' } },
  de: { price: 'Preis', scored: { coins: 'Münzen', apples: 'Äpfel' } },
}

/** An apple for each that somebody has; pointing at one's own sells them. */
function Board({ view: { board, viewer }, language, names }: BoardProps<Orchard>) {
  const sales = useMoves<Orchard['move']>(({ type }) => type === 'sell')
  return (
    <div style={{ padding: 24 }}>
      <h2>{`${WORDS[language].price}: ${board.price}`}</h2>
      {board.apples.map((apples, seat) => (
        <Spot key={seat} label={`${names.seat(seat)}: ${apples}`} moves={seat === viewer ? sales : []}>
          <SeatMark seat={seat} size={24} /> {names.seat(seat)}{' '}
          {Array.from({ length: apples }, (_, apple) => (
            <Icon key={apple} name="good" size={18} />
          ))}
        </Spot>
      ))}
    </div>
  )
}

export const board: BoardModule<Orchard> = {
  Board,
  words: (language) => WORDS[language],
  isButton: ({ type }) => type === 'bid',
  secret: ({ agenda }) => agenda.at(-1)?.step === 'bidding',
  figures: ({ board: { coins, apples } }, seat, language) => [
    { icon: 'money', label: WORDS[language].scored.coins, value: `${coins[seat]}` },
    { icon: 'good', label: WORDS[language].scored.apples, value: `${apples[seat]}` },
  ],
}
