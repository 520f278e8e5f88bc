import type { Names, Sheet, View } from '@boardroom/kernel'
import type { OrchardEntry, OrchardRefusal, OrchardText, OrchardTypes } from './orchard.ts'

const rulesEn = {
  'ORC-01': { title: 'The orchard', text: 'Each season an apple price is turned up.' },
  'ORC-02': {
    title: 'Bidding',
    text: 'Everybody bids coins in secret. Nobody bids more than they have, or more than 5.',
  },
  'ORC-03': { title: 'Selling apples', text: 'On your turn you may sell apples you have at the price of the season.' },
  'ORC-04': { title: 'End of a turn', text: 'You may stop selling at any time.' },
  'ORC-05': { title: 'Order of a season', text: 'First the price, then the bids, then the market.' },
  'ORC-06': { title: 'Whose turn it is', text: 'Everybody bids together; apples are sold in turn.' },
}

const rulesDe: typeof rulesEn = {
  'ORC-01': { title: 'Der Obstgarten', text: 'Jede Saison wird ein Apfelpreis aufgedeckt.' },
  'ORC-02': { title: 'Bieten', text: 'Alle bieten verdeckt. Niemand bietet mehr, als er hat, oder mehr als 5.' },
  'ORC-03': { title: 'Äpfel verkaufen', text: 'Du kannst eigene Äpfel zum Preis der Saison verkaufen.' },
  'ORC-04': { title: 'Ende des Zuges', text: 'Du kannst jederzeit aufhören zu verkaufen.' },
  'ORC-05': { title: 'Ablauf einer Saison', text: 'Erst der Preis, dann die Gebote, dann der Markt.' },
  'ORC-06': { title: 'Wer dran ist', text: 'Alle bieten gleichzeitig; verkauft wird reihum.' },
}

const options = {
  seasons: { name: 'Seasons', help: 'How many seasons are played.' },
  rotten: { name: 'Rotten apples', help: 'Apples left at the end are worth nothing.' },
}

export const en: OrchardText = {
  prompt: (current, _seat, view) =>
    current.step === 'bidding'
      ? `Bid for the harvest at a price of ${view.board.price}.`
      : 'Sell apples, or end your turn.',
  move: (move) => {
    if (move.type === 'bid') return `Bid ${(move as { amount?: number }).amount}`
    return move.type === 'sell' ? `Sell ${(move as { count?: number }).count} apples` : 'End your turn'
  },
  entry: (entry, names) => entryEn(entry, names),
  refusal: (refusal) => refusalEn(refusal),
  rules: rulesEn,
  options,
  optionGroups: { year: 'Year' },
  edition: ['All figures are made up.'],
  sheets: (view, names) => [sheet(view, names, 'Orchard', ['Name', 'Coins', 'Apples', 'Bid'])],
}

export const de: OrchardText = {
  prompt: (current, _seat, view) =>
    current.step === 'bidding'
      ? `Biete für die Ernte beim Preis ${view.board.price}.`
      : 'Verkaufe Äpfel oder beende deinen Zug.',
  move: (move) => {
    if (move.type === 'bid') return `${(move as { amount?: number }).amount} bieten`
    return move.type === 'sell' ? `${(move as { count?: number }).count} Äpfel verkaufen` : 'Zug beenden'
  },
  entry: (entry, names) => entryDe(entry, names),
  refusal: (refusal) => refusalDe(refusal),
  rules: rulesDe,
  options: {
    seasons: { name: 'Saisons', help: 'Wie viele Saisons gespielt werden.' },
    rotten: { name: 'Faule Äpfel', help: 'Übrige Äpfel sind am Ende nichts wert.' },
  },
  optionGroups: { year: 'Year' },
  edition: ['Alle Werte sind ausgedacht.'],
  sheets: (view, names) => [sheet(view, names, 'Obstgarten', ['Name', 'Münzen', 'Äpfel', 'Gebot'])],
}

function sheet(view: View<OrchardTypes>, names: Names, title: string, columns: string[]): Sheet {
  const { coins, apples, bids } = view.board
  return {
    title,
    columns,
    rows: coins.map((each, seat) => [
      names.seat(seat),
      String(each),
      String(apples[seat]),
      bids[seat] === false ? '–' : bids[seat] === true ? '?' : String(bids[seat]),
    ]),
  }
}

function entryEn(entry: OrchardEntry, names: Names): string {
  switch (entry.type) {
    case 'season':
      return `A new season: apples sell at ${entry.price}.`
    case 'hasBid':
      return `${names.seat(entry.seat)} has bid.`
    case 'ownBid':
      return `Your bid is ${entry.amount}.`
    case 'harvest':
      return `${names.seat(entry.seat)} pays ${entry.amount} and harvests ${entry.apples} apples.`
    case 'sold':
      return `${names.seat(entry.seat)} sells ${entry.count} apples for ${entry.coins}.`
  }
}

function entryDe(entry: OrchardEntry, names: Names): string {
  switch (entry.type) {
    case 'season':
      return `Eine neue Saison: Äpfel bringen ${entry.price}.`
    case 'hasBid':
      return `${names.seat(entry.seat)} hat geboten.`
    case 'ownBid':
      return `Dein Gebot ist ${entry.amount}.`
    case 'harvest':
      return `${names.seat(entry.seat)} zahlt ${entry.amount} und erntet ${entry.apples} Äpfel.`
    case 'sold':
      return `${names.seat(entry.seat)} verkauft ${entry.count} Äpfel für ${entry.coins}.`
  }
}

function refusalEn(refusal: OrchardRefusal): string {
  switch (refusal.rule) {
    case 'ORC-01':
      return 'That is not how the orchard works.'
    case 'ORC-02':
      return `You cannot bid more than ${refusal.coins}.`
    case 'ORC-03':
      return `You have only ${refusal.apples} apples.`
    case 'ORC-04':
      return 'Your turn is not over.'
    case 'ORC-05':
      return 'It is not the time for that.'
    case 'ORC-06':
      return 'It is not your turn.'
  }
}

function refusalDe(refusal: OrchardRefusal): string {
  switch (refusal.rule) {
    case 'ORC-01':
      return 'So geht es im Obstgarten nicht zu.'
    case 'ORC-02':
      return `Du kannst höchstens ${refusal.coins} bieten.`
    case 'ORC-03':
      return `Du hast nur ${refusal.apples} Äpfel.`
    case 'ORC-04':
      return 'Dein Zug ist nicht zu Ende.'
    case 'ORC-05':
      return 'Dafür ist jetzt nicht die Zeit.'
    case 'ORC-06':
      return 'Du bist nicht dran.'
  }
}
