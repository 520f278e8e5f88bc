import { reasonWords } from '@boardroom/game-kit'
import { count } from '@boardroom/game-kit/de'
import type { Counted } from '../../reasons.ts'
import type { Part } from '../../worth.ts'

const amount = (worth: number): string => `${(Math.round(10 * worth) / 10).toLocaleString('de')} Euro$`
const shares = (number: number): string => count(number, 'Aktie', 'Aktien')
const goods = (number: number): string => count(number, 'Ware', 'Waren')
const loans = (number: number): string => count(number, 'Kredit', 'Kredite')

export const reasons = reasonWords<Part, Counted>({
  amount,
  parts: {
    cash: 'eigenes Geld',
    relations: 'Beziehungsmarker',
    shares: 'Aktien zum erhofften Wert',
    treasury: 'dein Teil am Geld der Firmen',
    goods: 'dein Teil an den Waren der Firmen',
    plant: 'was die Fabriken bringen werden',
    packets: 'Aktien im Besitz der Firmen',
    loans: 'Kredite',
    standing: 'Ämter und Plätze',
  },
  counts: {
    cash: ({ more, by, after }) =>
      more ? `bringt dir ${amount(by)}` : `kostet dich ${amount(by)}, dir bleiben ${amount(after)}`,
    debt: ({ more, by }) => `${amount(by)} Schulden ${more ? 'mehr' : 'weniger'}`,
    relations: ({ more, by }) => `${by} Beziehungsmarker ${more ? 'mehr' : 'weniger'}`,
    shares: ({ of, more, by, after }) =>
      more ? `${shares(by)} von ${of} dazu, insgesamt ${after}` : `gibt ${shares(by)} von ${of} ab`,
    points: ({ of, more, after }) => `${of} ${more ? 'steigt' : 'fällt'} auf ${count(after, 'Punkt', 'Punkte')}`,
    treasury: ({ of, more, by, after }) =>
      more ? `${amount(by)} für ${of}` : `${of} zahlt ${amount(by)}, es bleiben ${amount(after)}`,
    goods: ({ of, more, by }) => (more ? `${goods(by)} für ${of}` : `${of} gibt ${goods(by)} ab`),
    factories: ({ of, more, by }) => `${count(by, 'Fabrik', 'Fabriken')} ${more ? 'mehr' : 'weniger'} für ${of}`,
    supplied: ({ of, more, by }) =>
      more
        ? `${count(by, 'Fabrik', 'Fabriken')} von ${of} versorgt`
        : `${of} verbraucht das Material von ${count(by, 'Fabrik', 'Fabriken')}`,
    loans: ({ of, more, by }) => (more ? `${of} nimmt ${loans(by)} auf` : `${of} tilgt ${loans(by)}`),
    bids: ({ of, more, by }) =>
      more
        ? `${count(by, 'Gebot', 'Gebote')} für ${of} auf dem Markt`
        : `${count(by, 'Gebot', 'Gebote')} von ${of} erledigt`,
    place: ({ of, after }) => `${of} auf Platz ${after}`,
  },
  results: {
    cash: { name: () => 'dein Geld', figure: amount },
    debt: { name: () => 'deine Schulden', figure: amount },
    relations: { name: () => 'Beziehungsmarker' },
    shares: { name: (of) => `deine Aktien von ${of}` },
    points: { name: (of) => `die Punkte von ${of}` },
    treasury: { name: (of) => `das Geld von ${of}`, figure: amount },
    goods: { name: (of) => `Waren von ${of}` },
    factories: { name: (of) => `Fabriken von ${of}` },
    loans: { name: (of) => `Kredite von ${of}` },
  },
})
