import { reasonWords } from '@boardroom/game-kit'
import { count, dollars } from '@boardroom/game-kit/de'
import type { Counted } from '../../reasons.ts'
import type { Part } from '../../worth.ts'

const amount = (worth: number): string => dollars(Math.round(worth))

export const reasons = reasonWords<Part, Counted>({
  amount,
  parts: {
    cash: 'Bargeld',
    goals: 'öffentliche Ziele',
    shares: 'Aktien zum Kurs',
    rise: 'künftige Kurse',
    dividends: 'künftige Dividenden',
    charters: 'Vermögen der Firmen',
    partners: 'Partner',
    buildings: 'Gebäude',
  },
  counts: {
    cash: ({ more, by, after }) =>
      more ? `bringt dir ${amount(by)}` : `kostet dich ${amount(by)}, dir bleiben ${amount(after)}`,
    partners: ({ more, by }) => `${count(by, 'Partner')} ${more ? 'mehr' : 'weniger'}`,
    shares: ({ of, more, by, after }) =>
      more
        ? `${count(by, 'Anteil', 'Anteile')} an ${of} dazu, insgesamt ${after}`
        : `gibt ${count(by, 'Anteil', 'Anteile')} an ${of} ab`,
    price: ({ of, before, more, after }) =>
      before === 0 ? `${of} beginnt bei ${amount(after)}` : `${of} ${more ? 'steigt' : 'fällt'} auf ${amount(after)}`,
    treasury: ({ of, more, by, after }) =>
      more ? `${amount(by)} für die Kasse von ${of}` : `${of} zahlt ${amount(by)}, es bleiben ${amount(after)}`,
    goods: ({ of, more, by }) =>
      more ? `${count(by, 'Ware', 'Waren')} für ${of}` : `${of} gibt ${count(by, 'Ware', 'Waren')} ab`,
    resources: ({ of, more, by }) =>
      more
        ? `${count(by, 'Rohstoff', 'Rohstoffe')} für ${of}`
        : `${of} verbraucht ${count(by, 'Rohstoff', 'Rohstoffe')}`,
    workers: ({ of, more, by }) => `${count(by, 'Arbeiter')} ${more ? 'für' : 'weniger bei'} ${of}`,
    managers: ({ of, more, by }) => `${count(by, 'Manager')} ${more ? 'für' : 'weniger bei'} ${of}`,
    automation: ({ of, more, by }) =>
      `${count(by, 'Platz', 'Plätze')} bei ${of} ${more ? 'automatisiert' : 'weniger automatisiert'}`,
    salespeople: ({ of, more, by }) => `${count(by, 'Verkäufer')} ${more ? 'für' : 'weniger bei'} ${of}`,
    appeal: ({ of, more, after }) => `die Attraktivität von ${of} ${more ? 'steigt' : 'fällt'} auf ${after}`,
    assets: ({ of, more }) => (more ? `ein Kapitalgut für ${of}` : `${of} gibt sein Kapitalgut ab`),
  },
  results: {
    cash: { name: () => 'dein Bargeld', figure: amount },
    partners: { name: () => 'deine Partner' },
    shares: { name: (of) => `deine Anteile an ${of}` },
    price: { name: (of) => `der Kurs von ${of}`, figure: amount },
    treasury: { name: (of) => `die Kasse von ${of}`, figure: amount },
    goods: { name: (of) => `unverkaufte Waren von ${of}` },
    workers: { name: (of) => `Arbeiter bei ${of}` },
    managers: { name: (of) => `Manager bei ${of}` },
    automation: { name: (of) => `automatisierte Plätze bei ${of}` },
    salespeople: { name: (of) => `Verkäufer bei ${of}` },
    appeal: { name: (of) => `die Attraktivität von ${of}` },
  },
})
