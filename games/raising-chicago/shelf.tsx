import type { Shelf } from '@boardroom/board-kit'
import type { RaisingChicago } from './types.ts'

export const shelf: Shelf<RaisingChicago> = {
  title: 'Raising Chicago',
  line: {
    en: 'A whole city is jacked out of the mud, storey by storey.',
    de: 'Eine ganze Stadt wird aus dem Schlamm gehoben, Stockwerk um Stockwerk.',
  },
  seats: { min: 2, max: 4 },
  atOnce: 3,
  Picture,
  presets: [
    {
      id: 'first',
      seats: 3,
      options: { council: false },
      words: {
        en: { name: 'First game', help: 'Three companies, without the city council.' },
        de: { name: 'Erste Partie', help: 'Drei Firmen, ohne den Stadtrat.' },
      },
    },
    {
      id: 'duel',
      seats: 2,
      options: { council: false },
      words: {
        en: { name: 'Duel', help: 'Two companies; a third colour bids and builds as well.' },
        de: { name: 'Duell', help: 'Zwei Firmen; eine dritte Farbe bietet und baut mit.' },
      },
    },
    {
      id: 'full',
      seats: 4,
      options: { council: true },
      words: {
        en: { name: 'Full table', help: 'Four companies and the city council.' },
        de: { name: 'Voller Tisch', help: 'Vier Firmen und der Stadtrat.' },
      },
    },
  ],
  screenshots: {
    seats: 4,
    options: { council: true },
    moments: [
      { name: 'bidding', is: ({ round }, step) => round === 5 && step === 'bid' },
      { name: 'paying', is: ({ round }, step) => round >= 5 && step === 'payment' },
    ],
  },
}

/** A brick house on jackscrews above a muddy street. */
function Picture() {
  return (
    <svg viewBox="0 0 480 300" className="picture" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="480" height="300" fill="#d8d3c4" />
      <circle cx="392" cy="70" r="34" fill="#f3c969" opacity=".8" />
      <path d="M0 246h480v54H0Z" fill="#5d4a35" />
      <path d="M0 262q60-10 120 0t120 0 120 0 120 0v38H0Z" fill="#4a6b7c" opacity=".75" />
      <g fill="#7d8287">
        <path d="M20 246V120h70v126ZM388 246V140h74v106Z" opacity=".5" />
      </g>
      <g>
        <path d="M130 62h220v112H130Z" fill="#a44a34" />
        <g stroke="#7f3526" strokeWidth="1.200">
          {Array.from({ length: 13 }, (_, row) => 70 + row * 8).map((y) => (
            <path key={y} d={`M130 ${y}h220`} />
          ))}
        </g>
        <path d="M118 62h244l-16-22H134Z" fill="#6b4a2c" />
        {[150, 196, 260, 306].map((x) => (
          <g key={x}>
            <rect x={x} y="78" width="26" height="36" fill="#f6e3b0" stroke="#3a2d20" strokeWidth="2.500" />
            <path d={`M${x + 13} 78v36M${x} 96h26`} stroke="#3a2d20" strokeWidth="1.500" />
          </g>
        ))}
        <path d="M226 174v-44h28v44Z" fill="#3a2d20" />
        <path d="M112 174h256v16H112Z" fill="#8a6a42" stroke="#3a2d20" strokeWidth="2" />
        <path d="M112 182h256" stroke="#5f4729" strokeWidth="1.500" />
      </g>
      {[128, 186, 244, 302, 352].map((x) => (
        <g key={x} stroke="#33373b" strokeWidth="2">
          <path d={`M${x - 5} 190v56h10v-56Z`} fill="#8b9096" />
          {[202, 209, 216, 223, 230, 237].map((y) => (
            <path key={y} d={`M${x - 8} ${y}l16-5`} />
          ))}
          <path d={`M${x - 16} 246h32`} strokeWidth="5" />
          <path d={`M${x - 14} 196h28`} strokeWidth="4" />
        </g>
      ))}
    </svg>
  )
}
