import type { EntryWords, Names, Seat } from '@boardroom/kernel'
import { TRACK } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import {
  bids,
  company,
  euros,
  factories,
  good,
  goods,
  holder,
  list,
  packet,
  pointsAt,
  shares,
  votes,
  withRelations,
} from './grammar.ts'
import { names as book } from './names.ts'

const one = (id: keyof typeof book.goods): string => book.goods[id].count(1)
const everyone = (seats: readonly Seat[], names: Names): string => list(seats.map((seat) => names.seat(seat)))

export const entries: EntryWords<Entry> = {
  'cash-agreed': ({ open, against }, names) =>
    open
      ? 'Alle sind einverstanden: Das eigene Geld liegt offen.'
      : `Das eigene Geld bleibt verdeckt: ${everyone(against, names)} ${against.length === 1 ? 'war' : 'waren'} dagegen.`,
  company: ({ seat, company: id }, names) => `${names.seat(seat)} gründet ${company(id)}.`,
  shadow: ({ company: id }) => `${company(id)} ist die Shadow Company.`,
  'order-drawn': ({ order }) => `Die Startreihenfolge wird ausgelost: ${list(order.map(company))}.`,
  bid: ({ seat, place, amount }, names) => `${names.seat(seat)} bietet ${euros(amount)} für Platz ${place}.`,
  'bid-passed': ({ seat, place }, names) => `${names.seat(seat)} passt bei Platz ${place}.`,
  place: ({ seat, company: id, place, price }, names) =>
    price === 0
      ? `${names.seat(seat)} bekommt mit ${company(id)} Platz ${place} umsonst.`
      : `${names.seat(seat)} bekommt mit ${company(id)} Platz ${place} und schuldet ${euros(price)}.`,
  year: ({ year }) => `Jahr ${year} beginnt.`,
  phase: ({ phase }) => book.phases[phase],
  built: ({ company: id, factory, price }) => `${company(id)} baut für ${euros(price)} ${book.factories[factory].one}.`,
  'factory-sold': ({ company: id, factory, price }) =>
    `${company(id)} verkauft für ${euros(price)} ${book.factories[factory].one}.`,
  supplied: ({ company: id, factories: numbers }) => `${company(id)} beliefert ${factories(numbers)}.`,
  'electricity-lost': ({ company: id, count }) => `${company(id)} verliert ${count} ungenutzten Strom.`,
  produced: ({ company: id, goods: made }) => `${company(id)} produziert ${goods(made)}.`,
  'not-produced': ({ company: id, good: what, count }) =>
    `Der Vorrat reicht nicht: ${company(id)} bekommt ${book.goods[what].count(count)} nicht.`,
  'given-up': ({ company: id, good: what }) => `${company(id)} gibt ${one(what)} ab, weil das Lager voll ist.`,
  'shadow-marker': ({ good: what }) => `Die Shadow Company besetzt das graue Feld der Zeile ${good(what)}.`,
  'seventh-marker': ({ seat, company: id }, names) =>
    `${names.seat(seat)} gibt für den siebten Marker von ${company(id)} einen Beziehungsmarker ab.`,
  bids: ({ company: id, markers }) =>
    markers.length === 0 ? `${company(id)} setzt keine Gebote.` : `${company(id)} setzt Gebote. ${bids(markers)}.`,
  row: ({ good: what }) => `Warenmarkt: ${good(what)}.`,
  local: ({ good: what, buyer, seller, cell, price }) =>
    `${company(buyer)} kauft von ${company(seller)} (Feld ${cell}) ${one(what)} für ${euros(price)}.`,
  import: ({ good: what, company: id, price }) => `${company(id)} importiert ${one(what)} für ${euros(price)}.`,
  'import-none': ({ good: what, company: id }) =>
    `Zeile ${good(what)}: Der Vorrat ist leer, das Gebot von ${company(id)} scheitert.`,
  unpaid: ({ good: what, company: id }) => `${company(id)} kann ${one(what)} nicht bezahlen: Das Gebot scheitert.`,
  cancel: ({ good: what, company: id, cell }) =>
    `Zeile ${good(what)}: ${company(id)} trifft nur auf das eigene Angebot auf Feld ${cell}; beide fallen weg.`,
  fine: ({ good: what, company: id, cell }) =>
    `Zeile ${good(what)}: ${company(id)} fehlt die Ware zum Angebot auf Feld ${cell}, das kostet ${euros(1)} Geldbuße.`,
  'fine-waived': ({ good: what, company: id, cell }) =>
    `Zeile ${good(what)}: ${company(id)} fehlt die Ware zum Angebot auf Feld ${cell} und auch das Geld für die Geldbuße.`,
  export: ({ good: what, company: id, cell, price, points: now }) =>
    `${company(id)} exportiert ${one(what)} von Feld ${cell} für ${euros(price)} und steht bei ${pointsAt(now)}.`,
  'no-demand': ({ good: what, company: id, cell }) =>
    `Zeile ${good(what)}: keine Nachfrage mehr für das Angebot von ${company(id)} auf Feld ${cell}.`,
  'shadow-demand': ({ good: what, demand }) =>
    `Zeile ${good(what)}: Der Marker der Shadow Company verbraucht Nachfrage, sie steht auf Feld ${demand}.`,
  success: ({ company: id, markers, points: now }) =>
    `Die Erfolgsmarker zeigen ${list(markers.map(String))}: ${company(id)} steht bei ${pointsAt(now)}.`,
  contributed: ({ seat, company: id, amount }, names) => `${names.seat(seat)} gibt ${company(id)} ${euros(amount)}.`,
  'forced-sale': ({ company: id, factory, price }) =>
    `${company(id)} fehlt Geld; die Firma verkauft für ${euros(price)} ${book.factories[factory].one}.`,
  interest: ({ company: id }) => `${company(id)} zahlt ${euros(1)} Zinsen.`,
  'interest-waived': ({ company: id }) => `${company(id)} kann die Zinsen nicht zahlen; sie werden erlassen.`,
  repaid: ({ company: id }) => `${company(id)} zahlt einen Kredit zurück.`,
  loan: ({ company: id, amount }) => `${company(id)} nimmt einen Kredit über ${euros(amount)} auf.`,
  bought: ({ holder: who, issuer, size, price }, names) =>
    `${holder(who, names)} kauft ${packet(issuer, size)} für ${euros(price)}.`,
  sold: ({ holder: who, issuer, size, price }, names) =>
    `${holder(who, names)} verkauft ${packet(issuer, size)} für ${euros(price)}.`,
  exchanged: ({ holder: who, issuer, from, to, price }, names) =>
    `${holder(who, names)} tauscht ${packet(issuer, from)} gegen ${to} und ${price < 0 ? `bekommt ${euros(-price)}` : `zahlt ${euros(price)}`}.`,
  'purchase-bonus': ({ seat, issuer, amount }, names) =>
    `${names.seat(seat)} bekommt ${euros(amount)}, weil Aktien von ${company(issuer)} gekauft wurden.`,
  'no-deal': ({ holder: who }, names) => `${holder(who, names)} handelt nicht mit Aktien.`,
  'manager-bonus': ({ seat, company: id, amount }, names) =>
    `${names.seat(seat)} bekommt als Vorstand von ${company(id)} einen Bonus von ${euros(amount)}.`,
  embezzled: ({ seat, company: id, amount, cost, points: now }, names) =>
    `${names.seat(seat)} veruntreut ${euros(amount)} bei ${company(id)}; das kostet die Firma ${euros(cost)}, sie steht bei ${pointsAt(now)}.`,
  'no-dividend': ({ company: id, cash, needed }) =>
    `Keine Dividende von ${company(id)}: Nötig wären ${euros(needed)}, da sind ${euros(cash)}.`,
  motion: ({ seat, company: id, amount }, names) =>
    `${names.seat(seat)} beantragt bei ${company(id)} eine Dividende von ${euros(amount)} je Aktie.`,
  'dividend-vote': ({ company: id, amount, yes, no, byManager, passed }, names) => {
    const side = (voters: typeof yes): string =>
      list(voters.map(({ seat, votes: number }) => `${names.seat(seat)} (${number})`)) || 'niemand'
    const tie = byManager ? ' Gleichstand, der Vorstand entscheidet.' : ''
    return `${company(id)}, ${euros(amount)} je Aktie. Dafür: ${side(yes)}. Dagegen: ${side(no)}.${tie} ${passed ? 'Angenommen.' : 'Abgelehnt.'}`
  },
  dividend: ({ company: id, amount, paid }, names) =>
    `${company(id)} zahlt ${euros(amount)} je Aktie: ${list(paid.map(({ holder: who, amount: sum }) => `${holder(who, names)} ${sum}`))}.`,
  'bought-back': ({ company: id, holder: who, size, shares: number, price }, names) =>
    `${company(id)} kauft ${number === size ? shares(number) : `${shares(number)} aus einem ${size}er-Paket`} von ${holder(who, names)} für ${euros(price)} zurück.`,
  candidates: ({ company: id, seats }, names) => `Kandidaten für ${company(id)}: ${everyone(seats, names)}.`,
  'election-vote': ({ company: id, ballots, decider }, names) => {
    const cast = ballots.map(
      ({ seat, votes: number, candidate }) => `${names.seat(seat)} für ${names.seat(candidate)} (${votes(number)})`,
    )
    const tie =
      decider === null ? '' : ` Gleichstand: ${holder(decider, names)} entscheidet mit dem größten Aktienbesitz.`
    return `Wahl bei ${company(id)}: ${list(cast)}.${tie}`
  },
  elected: ({ company: id, seat }, names) =>
    `${names.seat(seat)} ist für das nächste Jahr Vorstand von ${company(id)}.`,
  office: ({ company: id, seat, before }, names) =>
    `${names.seat(seat)} übernimmt ${company(id)} von ${names.seat(before)}.`,
  relations: ({ last }) =>
    `Alle bekommen einen Beziehungsmarker; ein weiterer liegt bei ${company(last)} auf dem letzten Platz.`,
  support: ({ seat, company: id, markers }, names) =>
    `${names.seat(seat)} unterstützt ${company(id)} mit ${withRelations(markers)}.`,
  order: ({ order }) => `Die neue Reihenfolge: ${list(order.map(company))}.`,
  end: ({ companies }) =>
    companies.length === 0
      ? 'Vier Jahre sind um: Das Spiel endet.'
      : `Das Spiel endet: ${TRACK.end} Punkte oder mehr für ${list(companies.map(company))}.`,
  'packets-cashed': ({ company: id, issuer, shares: number, price }) =>
    `${company(id)} verkauft der Bank ${packet(issuer, number)} für ${euros(price)}.`,
  'loans-settled': ({ company: id, paid, waived }) =>
    `${company(id)} rechnet die Kredite mit ${euros(paid)} ab${waived > 0 ? `; ${euros(waived)} werden erlassen` : ''}.`,
  payout: ({ company: id, perShare, perPacket, rest, paid }) =>
    paid.every((amount) => amount === 0)
      ? `${company(id)} hat nichts mehr auszuschütten.`
      : `${company(id)} schüttet ${euros(perShare)} je Aktie, ${euros(perPacket)} je Paket und ${euros(rest)} an den Vorstand aus.`,
  score: ({ seat, score }, names) => `${names.seat(seat)} hat am Ende ${euros(score)}.`,
  pair: ({ seats, score }, names) => `${everyone(seats, names)} zusammen: ${euros(score)}.`,
  winners: ({ seats }, names) => `${everyone(seats, names)} ${seats.length === 1 ? 'gewinnt' : 'gewinnen'}.`,
}
