import { capitalized, dollars } from '@boardroom/game-kit/de'
import type { Words } from '../catalogue.ts'
import { either, employees, goods, place, research, steps, taken } from './grammar.ts'
import { names as book } from './names.ts'

/** Wozu die Abteilungen einer Aktion da sind. */
const USES = {
  hr: 'nutze eine Abteilung und bewege dann deine Mitarbeiter',
  management: 'baue Abteilungen oder verdiene Geld und Waren',
  construction: 'baue Projekte in Städten',
  rnd: 'forsche für Streifen und Transport',
} as const

export const prompts: Words['prompts'] = {
  sides: ({ alone }) => {
    const secret = alone ? '' : '; die anderen sehen es, sobald alle gewählt haben'
    return `Wähle für jeden deiner vier Projektstreifen Seite A oder B${secret}.`
  },
  'first-housing': () => 'Setze dein erstes Wohnprojekt kostenlos auf ein Wohnfeld einer mittleren oder großen Stadt.',
  'pick-department': () => 'Reserviere ein Abteilungsplättchen; du baust es als Erstes.',
  'six-steps': ({ steps: left }) =>
    left === 0
      ? 'Alle Schritte sind gegangen: fertig, oder noch etwas zurücknehmen?'
      : `Bewege deine Mitarbeiter: noch ${steps(left)}. Wer sich bewegt, legt sich hin.`,
  'choose-action': ({ round, back }) => {
    const hint =
      back === null
        ? ''
        : back === '?'
          ? ' Die Rückseite von Andrews Karte zeigt ein Fragezeichen.'
          : ` Die Rückseite von Andrews Karte zeigt ${book.actions[back]}.`
    return `Runde ${round}: Wähle die Aktion für alle; ihre Zeile bestimmt auch das Ereignis.${hint}`
  },
  event: ({ income, donation, there, turn, cost, money, goods: stock }) => {
    const means = money < cost ? `${dollars(money)} und ${goods(stock)} zum Verkaufen` : dollars(money)
    const parts = [
      ...(income && there > 0
        ? [
            there === 1
              ? `deinen Mitarbeiter ${book.regions[income].from} zurückholen`
              : `deine ${employees(there)} ${book.regions[income].from} ganz oder teilweise zurückholen`,
          ]
        : []),
      ...(donation ? [`für ${dollars(cost)} spenden (du hast ${means})`] : []),
      ...(turn.research > 0 ? [`${research(turn.research)} ausgeben`] : []),
    ]
    return parts.length > 0
      ? `Ereignis: Du darfst ${either(parts)} – oder weitergehen.`
      : 'Ereignis: Bestätige, dass du fertig bist.'
  },
  'income-choice': ({ project, options }) => {
    const takes = either(options.map(({ take, amount }) => taken(take, amount)))
    const left = options.length > 1 ? '' : '; einstellen kannst du niemanden mehr'
    return `Einkommen deines Streifens ${book.projects[project]}: Nimm ${takes}${left}.`
  },
  'choose-lobby': () => 'Wo beginnt dein neuer Mitarbeiter: am Empfang oder am Neuen Empfang?',
  'department-turn': ({ action, turn, joker, ready, begun, empty }) => {
    const left = [
      ...(turn.steps > 0 ? [`bewege Mitarbeiter (noch ${steps(turn.steps)})`] : []),
      ...(turn.research > 0 ? [`entwickle Streifen oder Transport (noch ${research(turn.research)})`] : []),
    ]
    const parts = [
      ...left,
      ...(ready > 0 && !empty
        ? [`${left.length > 0 ? 'nutze eine Abteilung' : USES[action]} (${employees(ready)} bereit)`]
        : []),
      ...(joker ? ['spiele zuerst deinen Joker'] : []),
    ]
    const none = empty ? 'Auf deinen Streifen wartet keine Scheibe' : 'Niemand ist mehr bereit'
    const may = parts.length > 0 ? `${either(parts)} – oder beende deinen Zug` : `${none}; beende deinen Zug`
    const first = begun && !empty ? ` Gehst du anderswo weiter, ist ${book.departments[begun.at]} fertig.` : ''
    return `${book.actions[action]}: ${capitalized(may)}.${first}`
  },
  assign: ({ there }) => `Gebäudemanagement: Willst du einen Mitarbeiter nach ${place(there)} versetzen?`,
  activation: ({ money }) => `Aktiviere Mitarbeiter an freien Arbeitsplätzen; du hast ${dollars(money)}.`,
  'final-payments': ({ money, goods: stock, cap }) =>
    `Letzte Zahlungen an deine Gemeinwohl-Spenden, höchstens ${cap} SP je Spende; du hast ${dollars(money)} und ${goods(stock)}.`,
}
