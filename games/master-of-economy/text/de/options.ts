import type { Words } from '../catalogue.ts'

export const options: Words['options'] = {
  startOrder: {
    name: 'Startreihenfolge',
    help: 'Wie die Firmen ihre ersten Plätze bekommen: ausgelost oder versteigert, gegen Schulden, die am Ende zählen.',
    values: { draw: 'Ausgelost', auction: 'Versteigert' },
  },
  privateCash: {
    name: 'Eigenes Geld',
    help: 'Ob alle sehen, was die anderen besitzen. Offen nur, wenn zu Spielbeginn alle zustimmen.',
    values: { hidden: 'Verdeckt', open: 'Offen, wenn alle zustimmen' },
  },
  shadowCompany: {
    name: 'Shadow Company',
    help: 'Eine Firma ohne Vorstand, deren Aktien gehandelt werden, zu zweit oder zu dritt. Zu zweit wird sie empfohlen.',
    values: { recommended: 'Wie empfohlen', on: 'Mit', off: 'Ohne' },
  },
  shadowChoice: {
    name: 'Welche Shadow Company',
    help: 'Die Firma, die zur Shadow Company wird. Wählt sie ein Spieler, wird es die erste freie.',
    values: {
      'first-free': 'Die erste freie',
      'blue-eyes': 'Blue Eyes',
      'yellow-submarines': 'Yellow Submarines',
      'green-grass': 'Green Grass',
      'red-socks': 'Red Socks',
    },
  },
  teams: {
    name: 'Zwei gegen zwei',
    help: 'Paare zählen ihre Ergebnisse zusammen; nur zu viert.',
    values: {
      off: 'Jeder für sich',
      '1+2': 'Platz 1 und 2 gegen 3 und 4',
      '1+3': 'Platz 1 und 3 gegen 2 und 4',
      '1+4': 'Platz 1 und 4 gegen 2 und 3',
    },
  },
}

export const optionGroups: Words['optionGroups'] = { game: 'Das Spiel', shadow: 'Shadow Company', teams: 'Paare' }
