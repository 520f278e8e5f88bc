import type { Words } from '../index.ts'
import { cashOf, payout } from '../own.ts'

/** Was der Trainer sagt. */
export const coach: Words['course']['coach'] = {
  lastDividend: {
    title: 'Ein Später gibt es nicht',
    text: 'Im letzten Jahrzehnt ist eine volle Kasse nichts wert. Was du auszahlst, zählt.',
  },
  withholding: {
    title: 'Bist du sicher?',
    text: (sight) =>
      `Zahlen höbe den Kurs auf $${payout(sight).to}; behalten senkt ihn auf $${payout(sight).withheld}, für jede Aktie, die du hältst. Behalte nur, wenn der Kasse sonst Geld für Arbeiter oder Rohstoffe fehlt, die es wieder einbringen.`,
  },
  unsold: {
    title: 'Es sind noch Waren da',
    text: 'Für deine Waren ist noch Platz. Verkauf sie zuerst: Was liegen bleibt, bringt jetzt nichts und am Ende auch nichts.',
  },
  bonus: {
    title: 'Da ist mehr drin',
    text: 'Dieselben Waren würden anderswo ein Plättchen füllen und $20 oder $50 dazu bringen.',
  },
  gap: {
    title: 'Von links nach rechts',
    text: 'Die Fabrik davor ist noch nicht besetzt. Eine Fabrik produziert nur, wenn die vor ihr produziert hat.',
  },
  idle: {
    title: 'Sie könnte noch produzieren',
    text: 'Die nächste Fabrik hat Arbeiter und Rohstoffe. Lass sie produzieren, bevor du aufhörst.',
  },
  buyFirst: {
    title: 'Erst kaufen',
    text: 'Hat eine Fabrik einmal produziert, ist in diesem Zug nichts mehr zu kaufen. Die nächste Fabrik ist besetzt, und ihre Rohstoffe sind zu haben: Hol sie jetzt, wenn die Kasse es erlaubt.',
  },
  machine: {
    title: 'Was eine Maschine bringt',
    text: 'Sind alle Plätze einer Fabrik automatisiert, macht sie von da an in jedem Jahrzehnt *eine Ware mehr*. Einer von deinen fehlt nur noch eine Maschine: Ein Haus mit Automatisierung stellt sie für $40 auf, und bei Attraktivität 7 gibt es sie geschenkt.',
  },
  assets: {
    title: 'Kapitalgüter',
    text: 'Am Pier liegen Kapitalgüter für $40 bis $80. Jedes gibt sofort etwas, oft eine Maschine oder Attraktivität, und arbeitet einmal pro Jahrzehnt, wenn auf dem Tableau Platz dafür ist. Ein billiges lohnt sich oft schon wegen des Geschenks.',
  },
  idleCash: {
    title: 'Totes Geld',
    text: (sight) =>
      `$${cashOf(sight)} lägen zehn Jahre herum. Eine Aktie einer Firma, die zahlt, bringt Dividenden und klettert.`,
  },
  another: {
    title: 'Eine zweite Firma?',
    text: 'Du könntest eine weitere Firma gründen: ein zweiter Betriebszug, und mehr zu tun für deine Partner. Aber sie fängt ohne einen einzigen Arbeiter an, und ihr Kurs fällt in jedem Jahrzehnt, in dem sie nichts verkauft. Gründe nur, wenn sie gleich einstellen und produzieren kann; sonst sind Aktien von dem besser, was schon zahlt.',
  },
  justShort: {
    title: 'Knapp unter einer Stufe',
    text: 'Mit $10 oder $20 mehr kletterte der Kurs eine Stufe weiter. Ist noch eine Ware zu verkaufen, oder ein Plättchen mit Bonus?',
  },
  emptying: {
    title: 'Leer die Kasse',
    text: 'Das ist die letzte Aktionsphase. Geld in der Kasse zählt nichts: Zusätzliche Dividenden zahlen $10 je Aktie und können den Kurs heben. Behalte nur, was die Rohstoffe kosten werden.',
  },
  lastShares: {
    title: 'Die letzte Gelegenheit zu kaufen',
    text: 'Aktien, die du jetzt kaufst, zählen am Ende, mit einer Dividende mehr und vielleicht einer Stufe des Kurses. Bargeld bleibt Bargeld. Dieselbe Ausschüttung hebt eine billige Aktie um mehr Stufen als eine teure: Schau auch über deine eigene Firma hinaus.',
  },
}
