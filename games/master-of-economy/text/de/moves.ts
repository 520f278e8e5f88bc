import { factoryOf } from '../../components/index.ts'
import type { Words } from '../catalogue.ts'
import { company, euros, good, holder, packet, relations, shares } from './grammar.ts'
import { names as book } from './names.ts'

export const moves: Words['moves'] = {
  'agree-cash': ({ open }) => (open ? 'Mit offenem Geld spielen' : 'Das eigene Geld bleibt verdeckt'),
  'choose-company': ({ company: id }) => `${company(id)} gründen`,
  bid: ({ amount }) => `${euros(amount)} bieten`,
  'pass-bid': () => 'Passen',
  build: ({ factory, price }) => {
    const materials = factoryOf(factory).materials > 0 ? ' und 1 Baustoff' : ''
    return `Für ${euros(price)}${materials} ${book.factories[factory].one} bauen`
  },
  'sell-factory': ({ factory, price }) => `Für ${euros(price)} ${book.factories[factory].one} verkaufen`,
  'end-investment': () => 'Zug beenden',
  supply: ({ company: id, factory }) => `${company(id)}: ${book.factories[factory].one} beliefern`,
  'end-supply': ({ company: id }) => `${company(id)}: fertig`,
  'give-up': ({ good: id }) => `${book.goods[id].count(1)} abgeben`,
  'lay-success': ({ value }) => `Die ${value} legen`,
  'place-offer': ({ good: id, cell, price }) =>
    `${good(id)} auf Feld ${cell} ${price === 0 ? 'anbieten (lokal 1, Export 0)' : `für ${euros(price)} anbieten`}`,
  'place-buy': ({ good: id, price }) => `Auf ${good(id)} bieten (Import ${euros(price)})`,
  'end-bids': () => 'Gebote bestätigen',
  contribute: ({ amount }) => (amount === 0 ? 'Nichts dazugeben' : `${euros(amount)} aus eigener Tasche geben`),
  'sell-forced': ({ factory, price }) => `Für ${euros(price)} ${book.factories[factory].one} verkaufen`,
  repay: ({ amount }) => `Für ${euros(amount)} einen Kredit zurückzahlen`,
  'end-repayment': () => 'Weiter',
  'buy-packet': ({ issuer, size, price }) => `${packet(issuer, size)} für ${euros(price)} kaufen`,
  'sell-packet': ({ issuer, size, price }) => `${packet(issuer, size)} für ${euros(price)} verkaufen`,
  'exchange-packet': ({ issuer, from, to, price }) =>
    price < 0
      ? `${packet(issuer, from)} gegen ${to} tauschen und ${euros(-price)} bekommen`
      : `${packet(issuer, from)} gegen ${to} tauschen und ${euros(price)} zahlen`,
  'no-deal': () => 'Passen',
  'take-loan': ({ amount }) => `Einen Kredit über ${euros(amount)} aufnehmen`,
  'decline-loan': () => 'Kein Kredit',
  embezzle: ({ amount, cost }) =>
    amount === 0 ? 'Nichts veruntreuen' : `${euros(amount)} veruntreuen; das kostet die Firma zusammen ${euros(cost)}`,
  'name-motion': ({ amount }) => `${euros(amount)} je Aktie beantragen`,
  'no-motion': () => 'Kein höherer Antrag',
  vote: ({ yes }) => (yes ? 'Dafür stimmen' : 'Dagegen stimmen'),
  'buy-back': ({ packet: size, shares: number, price, holder: from }, names) => {
    const whose = from === null ? '' : ` von ${holder(from, names)}`
    const what = number === size ? `Das ${size}er-Paket` : `${shares(number)} aus dem ${size}er-Paket`
    return `${what}${whose} für ${euros(price)} zurückkaufen`
  },
  'end-buy-back': () => 'Rückkauf beenden',
  stand: ({ stand }) => (stand ? 'Kandidieren' : 'Nicht kandidieren'),
  elect: ({ candidate }, names) => `Für ${names.seat(candidate)} stimmen`,
  'break-tie': ({ candidate }, names) => `Für ${names.seat(candidate)} entscheiden`,
  support: ({ markers }) => (markers === 0 ? 'Keinen legen' : `${relations(markers)} legen`),
}
