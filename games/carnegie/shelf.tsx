import type { Shelf } from '@boardroom/board-kit'
import type { Carnegie } from './types.ts'

export const shelf: Shelf<Carnegie> = {
  title: 'Carnegie',
  line: {
    en: 'Send your people across the country, build railways and offices, and give your fortune away again.',
    de: 'Schick deine Leute durchs Land, bau Eisenbahnen und Büros und verschenke dein Vermögen wieder.',
  },
  seats: { min: 1, max: 4 },
  atOnce: 1,
  Picture,
  presets: [
    {
      id: 'solo',
      seats: 1,
      options: { difficulty: 'normal' },
      words: {
        en: { name: 'Solo against Andrew', help: 'You against the founder himself, at his normal level.' },
        de: { name: 'Solo gegen Andrew', help: 'Du gegen den Gründer selbst, auf seiner normalen Stufe.' },
      },
    },
    {
      id: 'expert',
      seats: 1,
      options: { difficulty: 'expert' },
      words: {
        en: { name: 'Andrew at his best', help: 'Solo with 15 challenging cards.' },
        de: { name: 'Andrew in Bestform', help: 'Solo mit 15 anspruchsvollen Karten.' },
      },
    },
    {
      id: 'duel',
      seats: 2,
      options: {},
      words: {
        en: { name: 'Duel', help: 'Two seats; neutral discs make the map tight.' },
        de: { name: 'Duell', help: 'Zwei Plätze; neutrale Scheiben machen die Karte eng.' },
      },
    },
    {
      id: 'full',
      seats: 4,
      options: {},
      words: {
        en: { name: 'Full table', help: 'Four seats, a joker for everybody.' },
        de: { name: 'Voller Tisch', help: 'Vier Plätze, ein Joker für jeden.' },
      },
    },
  ],
  screenshots: {
    seats: 3,
    options: {},
    moments: [{ name: 'choosing', is: ({ round }, step) => round >= 8 && step === 'choose-action' }],
  },
}

const REGIONS = [
  [
    '#c0653f',
    'M74 304C130 300 250 306 340 304C352 360 356 430 354 500C354 528 340 548 318 566C296 586 284 604 262 618C200 622 130 628 92 618C66 600 62 556 50 520C38 486 40 440 54 406C66 372 60 336 74 304Z',
  ],
  [
    '#8a9545',
    'M340 304C400 302 440 306 492 312C520 318 536 344 566 348C590 352 604 346 616 352C610 380 612 420 622 448C630 470 634 492 640 514C600 520 560 528 520 532C460 538 400 536 354 530C356 430 352 360 340 304Z',
  ],
  [
    '#75466a',
    'M616 352C650 350 672 318 700 306C740 294 810 294 850 302C868 330 852 366 846 388C858 416 856 452 836 470C812 494 774 512 748 524C716 526 676 522 640 514C634 492 630 470 622 448C612 420 610 380 616 352Z',
  ],
  [
    '#256663',
    'M354 530C400 536 460 538 520 532C560 528 600 520 640 514C676 522 716 526 748 524C734 552 722 584 706 604C690 620 664 622 652 636C640 656 640 690 622 704C600 710 584 690 560 694C530 700 520 716 490 716C450 718 410 722 376 720C346 712 334 682 312 664C292 648 270 640 262 618C284 604 296 586 318 566C340 548 352 540 354 530Z',
  ],
] as const

const RAILS = [
  'M95 470C180 420 250 470 304 467S460 400 559 402S700 420 780 438',
  'M95 470C90 520 105 560 122 576S240 640 304 622S420 600 466 673S540 660 565 647',
  'M559 402C530 480 500 540 506 572S560 620 565 647S640 560 691 486S760 460 780 438',
  'M116 331C220 330 300 370 370 358S500 390 559 402',
  'M304 467C300 530 280 580 304 622',
]

const STOPS = [
  [95, 470, 17],
  [304, 467, 11],
  [559, 402, 17],
  [780, 438, 17],
  [565, 647, 17],
  [122, 576, 11],
  [304, 622, 9],
  [466, 673, 11],
  [506, 572, 9],
  [691, 486, 11],
  [116, 331, 9],
  [370, 358, 9],
] as const

/** A railway map of four regions in an Art Nouveau frame, under a rising sun. */
function Picture() {
  return (
    <svg viewBox="0 0 480 300" className="picture" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="480" height="300" fill="#f3eedd" />
      <g stroke="#e0a24c" strokeWidth="1.500" opacity=".8">
        {Array.from({ length: 25 }, (_, ray) => (Math.PI * ray) / 24).map((angle) => (
          <path
            key={angle}
            d={`M240 300L${(240 - 420 * Math.cos(angle)).toFixed(1)} ${(300 - 420 * Math.sin(angle)).toFixed(1)}`}
          />
        ))}
      </g>
      <g transform="translate(8 -106) scale(.51)">
        {REGIONS.map(([color, land]) => (
          <path key={color} d={land} fill={color} stroke="#f3eedd" strokeWidth="5" strokeLinejoin="round" />
        ))}
        {RAILS.map((d) => (
          <g key={d} fill="none" strokeLinecap="round">
            <path d={d} stroke="#23211c" strokeWidth="11" />
            <path d={d} stroke="#f3eedd" strokeWidth="5" strokeDasharray="11 9" />
          </g>
        ))}
        {STOPS.map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#f3eedd" stroke="#23211c" strokeWidth="5" />
        ))}
        {STOPS.filter(([, , r]) => r === 17).map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="8" fill="#e8762c" />
        ))}
      </g>
      <g fill="none" stroke="#1f5a58" strokeWidth="3">
        <path d="M10 290V60C10 28 28 10 60 10h360c32 0 50 18 50 50v230Z" />
        <path d="M18 290V64c0-28 18-46 46-46h352c28 0 46 18 46 46v226Z" strokeWidth="1.200" />
        <path d="M10 110C40 100 44 60 30 40c-6-9-16-2-10 5 8 10 30 4 44-14 6-8 14-14 26-13M470 110c-30-10-34-50-20-70 6-9 16-2 10 5-8 10-30 4-44-14-6-8-14-14-26-13" />
      </g>
    </svg>
  )
}
