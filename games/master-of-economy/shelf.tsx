import type { Shelf } from '@boardroom/board-kit'
import type { MasterOfEconomy } from './types.ts'

export const shelf: Shelf<MasterOfEconomy> = {
  title: 'Master of Economy',
  line: {
    en: 'Coal, steel and ships: a harbour city’s exchange, with nothing left to luck.',
    de: 'Kohle, Stahl und Schiffe: die Börse einer Hafenstadt, ganz ohne Glück.',
  },
  seats: { min: 2, max: 4 },
  atOnce: 3,
  Picture,
  presets: [
    {
      id: 'first',
      seats: 3,
      options: { startOrder: 'draw', privateCash: 'open', shadowCompany: 'recommended' },
      words: {
        en: { name: 'First game', help: 'Three seats, starting order by lot, everybody’s cash lies open.' },
        de: { name: 'Erste Partie', help: 'Drei Plätze, ausgeloste Reihenfolge, das eigene Geld aller liegt offen.' },
      },
    },
    {
      id: 'full',
      seats: 4,
      options: { startOrder: 'auction', privateCash: 'hidden' },
      words: {
        en: { name: 'Full table', help: 'Four seats, the starting order is auctioned, cash is hidden.' },
        de: { name: 'Volle Runde', help: 'Vier Plätze, die Startreihenfolge wird versteigert, Geld ist verdeckt.' },
      },
    },
    {
      id: 'duel',
      seats: 2,
      options: { startOrder: 'draw', shadowCompany: 'on' },
      words: {
        en: { name: 'Duel with a shadow', help: 'Two seats and the shadow company.' },
        de: { name: 'Duell mit Shadow Company', help: 'Zwei Plätze und die Shadow Company.' },
      },
    },
    {
      id: 'pairs',
      seats: 4,
      options: { startOrder: 'draw', teams: '1+3' },
      words: {
        en: { name: 'Two against two', help: 'Four seats in two pairs.' },
        de: { name: 'Zwei gegen zwei', help: 'Vier Plätze in zwei Paaren.' },
      },
    },
  ],
  screenshots: {
    seats: 4,
    options: {},
    moments: [{ name: 'trading', is: ({ year }, step) => year === 3 && step === 'bidding' }],
  },
}

/** A harbour exchange: chalk curves on the board, a crane and a freighter before it. */
function Picture() {
  return (
    <svg viewBox="0 0 480 300" className="picture" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="480" height="300" fill="#16233b" />
      <g stroke="#37496b" strokeWidth="1">
        {[50, 90, 130, 170].map((y) => (
          <path key={y} d={`M30 ${y}h420`} />
        ))}
        {[90, 150, 210, 270, 330, 390].map((x) => (
          <path key={x} d={`M${x} 30v160`} />
        ))}
      </g>
      <g fill="none" strokeWidth="3.500" strokeLinejoin="round">
        <path d="M30 160l60-14 60 8 60-44 60 10 60-40 60-8 60-26" stroke="#e8c15a" />
        <path d="M30 120l60 16 60-30 60 12 60 30 60-10 60 20 60-18" stroke="#7fb4d8" strokeDasharray="10 4" />
        <path d="M30 176l60-6 60-18 60 14 60-32 60 10 60-34 60 8" stroke="#d97a5f" strokeDasharray="2 6" />
      </g>
      <path d="M0 232h480v68H0Z" fill="#22406b" />
      <g stroke="#5b83b5" fill="none">
        {[244, 258, 272].map((y) => (
          <path key={y} d={`M0 ${y}${' q12 -5 24 0 t24 0'.repeat(10)}`} />
        ))}
      </g>
      <path d="M150 212h250l-24 38H178Z" fill="#8a929c" stroke="#0d1626" strokeWidth="2" />
      <path d="M160 222h230" stroke="#c3473a" strokeWidth="5" />
      <path d="M330 212v-34h44v34M342 178v-22h18v22" fill="#d8dde3" stroke="#0d1626" strokeWidth="2" />
      {[196, 230, 264, 298].map((x, i) => (
        <rect
          key={x}
          x={x}
          y={188}
          width="28"
          height="24"
          fill={['#2b2b2b', '#b98a3e', '#4d7f9e', '#9e4d3f'][i]}
          stroke="#0d1626"
          strokeWidth="2"
        />
      ))}
      <g stroke="#c9d1da" strokeWidth="3.500" fill="none">
        <path d="M70 250V110l120 18M70 110 46 134M70 140l62-22M70 110v-16l120 34v42" />
        <path d="M54 250h32M70 170l-12 80M70 170l12 80" strokeWidth="2.500" />
      </g>
    </svg>
  )
}
