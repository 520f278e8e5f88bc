import type { ExploreWords } from './words.en.ts'

export const exploreDe: ExploreWords = {
  title: (game) => `Was sich lohnt: ${game}`,
  intro: 'Was gewählt wurde, wie oft, und wie es ausging.',
  sources: 'Wessen Partien',
  bots: 'Bots',
  here: 'Spieler hier',
  seats: 'Plätze',
  seatsOf: (seats) => (seats === 1 ? 'allein' : `zu ${COUNT[seats] ?? seats}`),
  baseBots: ({ games, level, seats, when, varied }) =>
    `${games} Partien zu ${COUNT[seats] ?? seats}: ${level} unter sich, mit den üblichen Optionen, gezählt am ${when}. Jeder Bot hat eine seiner ersten ${varied} Entscheidungen dem Zufall überlassen, damit mehr zu sehen ist als das, was er am liebsten tut. Was sich für Bots lohnt, muss sich für dich nicht lohnen.`,
  baseHere: (games, seats, most) =>
    `${games === 1 ? 'Eine beendete öffentliche Partie' : `${games} beendete öffentliche Partien`} auf diesem Server (${seats}, alle Varianten), von Leuten und den Bots an ihren Tischen. Es zählen höchstens die letzten ${most}.`,
  levels: {
    easy: 'leichte Bots',
    medium: 'mittlere Bots',
    hard: 'schwere Bots',
    greedy: 'schnelle Bots (sie sehen nur einen Zug weit)',
  },
  choice: 'Wahl',
  wins: 'Siege',
  score: 'Punkte im Mittel',
  times: (times, part) => `${times}× · ${part}`,
  between: (from, to) => `${from} bis ${to}`,
  error: (amount) => `± ${amount}`,
  verdicts: { more: 'mehr als die anderen', less: 'weniger als die anderen' },
  fair: (part) =>
    `Der Strich steht bei ${part}: So viel gewinnen alle, wenn es keinen Unterschied macht. Im Balken liegt der wahre Anteil in 95 von 100 Fällen; ein Dreieck heißt, dass Zufall allein es kaum erklärt.`,
  few: 'zu wenige Partien, um etwas zu sagen',
  rare: (rows) => `Auch ${rows} seltene zeigen`,
  after: (choice) => `Nach ${choice}`,
  none: 'Solche Partien hat noch niemand gezählt.',
  noneHere: 'Hier hat noch niemand eine öffentliche Partie beendet. Deine wäre die erste, die zählt.',
  open: 'Einen Tisch eröffnen',
  own: 'Deine Bilanz',
}

const COUNT: Readonly<Partial<Record<number, string>>> = { 2: 'zweit', 3: 'dritt', 4: 'viert' }
