import { reasonWords } from '@boardroom/game-kit'
import { count, dollars } from '@boardroom/game-kit/de'
import type { Counted } from '../../reasons.ts'
import type { Part } from '../../worth.ts'

const rounded = (worth: number): string => (Math.round(10 * worth) / 10).toLocaleString('de')
const goods = (number: number): string => count(number, 'Ware', 'Waren')

export const reasons = reasonWords<Part, Counted>({
  amount: (worth) => `${rounded(worth)} SP`,
  parts: {
    score: 'sichere Punkte',
    means: 'Geld und Waren',
    staff: 'Mitarbeiter und Schreibtische',
    missions: 'Mitarbeiter im Außeneinsatz',
    tabs: 'Projektleisten',
    tracks: 'Transport',
    donations: 'wachsende Spenden',
    network: 'Schienennetz',
    saving: 'Geld für die nächste Spende',
    turn: 'was dieser Zug noch bringen kann',
  },
  counts: {
    score: ({ more, by }) => `sofort ${by} SP ${more ? 'mehr' : 'weniger'}`,
    money: ({ more, by, after }) =>
      more ? `bringt ${dollars(by)}` : `kostet ${dollars(by)}, es bleiben ${dollars(after)}`,
    goods: ({ more, by, after }) => (more ? `bringt ${goods(by)}` : `kostet ${goods(by)}, es bleiben ${after}`),
    active: ({ more, by }) => `${count(by, 'aktiver Mitarbeiter', 'aktive Mitarbeiter')} ${more ? 'mehr' : 'weniger'}`,
    hired: ({ more, by }) => `${count(by, 'Mitarbeiter')} ${more ? 'eingestellt' : 'weniger'}`,
    departments: ({ more, by }) => `${count(by, 'Abteilung', 'Abteilungen')} ${more ? 'mehr' : 'weniger'}`,
    projects: ({ more, by }) => `${count(by, 'Projekt', 'Projekte')} ${more ? 'gebaut' : 'weniger'}`,
    discs: ({ more, by }) =>
      more
        ? `${count(by, 'Scheibe', 'Scheiben')} bereit zum Bauen`
        : `${count(by, 'wartende Scheibe', 'wartende Scheiben')} weniger`,
    missions: ({ more, by }) =>
      `${count(by, 'Mitarbeiter')} ${more ? 'auf Außeneinsatz geschickt' : 'aus dem Außeneinsatz zurück'}`,
    transport: ({ more, by }) => `beim Transport ${count(by, 'Feld', 'Felder')} ${more ? 'weiter' : 'zurück'}`,
    donations: ({ more, by }) => `${count(by, 'Spende', 'Spenden')} ${more ? 'mehr' : 'weniger'}`,
    research: ({ more, by }) =>
      `${count(by, 'Forschungspunkt', 'Forschungspunkte')} ${more ? 'zum Ausgeben' : 'ausgegeben'}`,
  },
  results: {
    score: { name: () => 'deine Punkte bis dahin' },
    money: { name: () => 'dein Geld', figure: dollars },
    goods: { name: () => 'deine Waren' },
    active: { name: () => 'aktive Mitarbeiter' },
    departments: { name: () => 'Abteilungen' },
    projects: { name: () => 'gebaute Projekte' },
    discs: { name: () => 'Scheiben bereit zum Bauen' },
    transport: { name: () => 'Transportfelder' },
    donations: { name: () => 'Spenden' },
  },
})
