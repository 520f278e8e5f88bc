import type { Books, Firm } from './books.ts'

/** The books written out the way a table shows itself, to be compared. */
export function pageOf(books: Books): Record<string, unknown> {
  return {
    phase: books.phase,
    round: books.round,
    ranking: books.ranking(),
    rows: books.rows,
    slots: books.stalls,
    finals: books.finals,
    city: Array.from({ length: 40 }, (_, i) => books.sites.get(i + 1) ?? null),
    outskirts: books.outskirts,
    fields: books.hoods,
    banners: books.banners,
    display: books.display,
    prestigeStack: books.hidden,
    wardTiles: books.control,
    extensions: books.annexes,
    council: books.council,
    box: [...books.box].sort(),
    companies: books.firms.map((firm, seat) => firmPage(books, firm, seat)),
  }
}

function firmPage(books: Books, firm: Firm, seat: number): Record<string, unknown> {
  return {
    prestige: books.prestige(seat),
    poverty: firm.poverty,
    hold: firm.purse,
    tracks: firm.at,
    supply: firm.supply,
    auction: firm.row,
    third: firm.under,
    extensions: firm.annexes,
    cards: firm.hand.map(({ card }) => card),
    pile: books.phase === 'over' ? firm.pile : firm.pile.length,
    tiles: firm.tiles,
    symbols: firm.symbols,
    finals: firm.finals,
    neighbourhoods: firm.hoods,
    wardTiles: firm.control,
    sections: firm.sections,
    score: firm.points,
  }
}
