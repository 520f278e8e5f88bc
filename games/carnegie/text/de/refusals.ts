import { dollars } from '@boardroom/game-kit/de'
import { cityOf } from '../../components/index.ts'
import type { Words } from '../catalogue.ts'
import { goods } from './grammar.ts'
import { names as book } from './names.ts'

export const refusals: Words['refusals'] = {
  'CG-GEN-03': ({ what, cost, have }) =>
    what === 'money'
      ? `Das kostet ${dollars(cost)}, du hast ${dollars(have)}.`
      : `Das kostet ${goods(cost)}, du hast ${have}.`,
  'CG-GEN-04': () => 'Du hast keine Waren mehr zu verkaufen.',
  'CG-GEN-09': () => 'Du bist gerade nicht dran.',
  'CG-GEN-11': () => 'Alle deine 15 Mitarbeiter sind schon eingestellt.',
  'CG-GEN-12': () => 'Du hast keine Scheiben mehr.',
  'CG-SET-06': () => 'Die Seite eines Projektstreifens steht nach dem Spielaufbau fest.',
  'CG-SET-13': () => 'Dein erstes Projekt kommt auf ein freies Wohnfeld einer mittleren oder großen Stadt.',
  'CG-SET-15': () => 'Wähle ein Abteilungsplättchen aus der Auslage.',
  'CG-SET-16': () => 'Du hast keine Schritte mehr.',
  'CG-EMP-06': () => 'Ein Schritt führt ein Feld nach oben, unten, links oder rechts.',
  'CG-EMP-09': () => 'Der dauerhafte Mitarbeiter bewegt sich nicht.',
  'CG-EMP-10': ({ department }) => `„${book.departments[department]}“ schickt dafür niemanden auf Außeneinsatz.`,
  'CG-EMP-11': () => 'Schicke einen aktiven Mitarbeiter genau dieser Abteilung.',
  'CG-EMP-12': () => 'Du kannst die Funktion nicht ganz ausführen, also wird niemand geschickt.',
  'CG-EMP-18': ({ employee }) =>
    ({
      inactive: 'Dort ist kein inaktiver Mitarbeiter von dir, der wegkönnte.',
      used: 'Dort ist kein Mitarbeiter von dir, der in diesem Zug genutzt wurde.',
      unused: 'Dort ist kein aktiver, noch ungenutzter Mitarbeiter von dir.',
    })[employee],
  'CG-ROU-01': ({ phase }) => `Das geht in dieser Phase nicht (${book.phases[phase]}).`,
  'CG-ACT-01': () => 'Wähle eine der vier Aktionen.',
  'CG-ACT-09': () => 'Die Aktion dieser Runde ist schon gewählt.',
  'CG-EVT-02': ({ why }) => `Das Ereignis dieser Runde bringt ${why === 'income' ? 'kein Einkommen' : 'keine Spende'}.`,
  'CG-INC-01': ({ region, have }) =>
    have === 0
      ? `Du hast niemanden auf Außeneinsatz ${book.regions[region].in}.`
      : `Du hast nur ${have} auf Außeneinsatz ${book.regions[region].in}.`,
  'CG-INC-02': ({ region }) => `In dieser Runde kehren nur Mitarbeiter ${book.regions[region].from} zurück.`,
  'CG-INC-04': () => 'Du erhältst genau das Einkommen deines jetzigen Transportfelds.',
  'CG-INC-05': () => 'Nenne alle Rückkehrer auf einmal; das hast du in dieser Runde schon getan.',
  'CG-INC-09': () => 'Das bietet dieser Kreis nicht an.',
  'CG-DON-01': () => 'Nur eine Spende pro Ereignis.',
  'CG-DON-02': () => 'Diese Spende ist schon besetzt.',
  'CG-DON-03': ({ cost, have }) => `Deine nächste Spende kostet ${dollars(cost)}, du hast ${dollars(have)}.`,
  'CG-DON-09': () => 'Diese Spende hast du schon geleistet.',
  'CG-DON-33': (facts) =>
    facts.why === 'cap'
      ? `Diese Spende hat ihre Grenze von ${facts.cap} SP erreicht.`
      : 'Du kannst nur für eine Spende zahlen, die du geleistet hast.',
  'CG-USE-01': ({ department }) => `„${book.departments[department]}“ gibt es in deinem Unternehmen nicht.`,
  'CG-USE-02': ({ department }) =>
    `In „${book.departments[department]}“ ist kein aktiver Mitarbeiter mehr, den du nutzen kannst.`,
  'CG-USE-04': ({ department }) => `Mit „${book.departments[department]}“ bist du in diesem Zug schon fertig.`,
  'CG-USE-05': ({ department }) => `„${book.departments[department]}“ hat diese Funktion nicht.`,
  'CG-USE-08': ({ action }) => `In diesem Zug lassen sich nur Abteilungen der Aktion ${book.actions[action]} nutzen.`,
  'CG-USE-10': ({ department }) => `„${book.departments[department]}“ wirkt von selbst und wird nicht genutzt.`,
  'CG-HR-03': () => 'Du hast keine Schritte mehr.',
  'CG-HR-06': () => 'Nur Mitarbeiter auf deinem Unternehmensplan können sich bewegen.',
  'CG-MGT-02': ({ goods: cost, have }) => `Hier zu bauen kostet ${goods(cost)}, du hast ${have}.`,
  'CG-MGT-04': () => 'Wähle ein Feld deines Unternehmens ohne Abteilung.',
  'CG-MGT-05': ({ tile }) => `Baue zuerst deine reservierte Abteilung: „${book.departments[tile]}“.`,
  'CG-MGT-06': () => 'Dieses Plättchen liegt nicht aus.',
  'CG-MGT-07': ({ tile }) => `Dein Unternehmen hat „${book.departments[tile]}“ schon.`,
  'CG-MGT-10': () => 'In deinem Unternehmen ist kein Feld mehr frei.',
  'CG-CON-02': ({ goods: cost, have }) => `Dieses Projekt kostet ${goods(cost)}, du hast ${have}.`,
  'CG-CON-03': ({ city, region }) => `${cityOf(city).name} liegt nicht ${book.regions[region].in}.`,
  'CG-CON-04': () => 'Dieses Feld ist besetzt.',
  'CG-CON-05': ({ project }) => `Dieses Feld nimmt nur Projekte der Art ${book.projects[project]} auf.`,
  'CG-CON-06': ({ project }) => `Du hast kein entwickeltes Projekt der Art ${book.projects[project]}.`,
  'CG-RND-04': ({ cost, have }) => `Dieser Schritt kostet ${cost} Forschung, du hast ${have}.`,
  'CG-TAB-07': () => 'Dieser Streifen ist vollständig entwickelt.',
  'CG-TRA-04': () => 'Das letzte Feld dieser Leiste ist schon besetzt.',
  'CG-TRA-06': () => 'Deine Scheibe liegt am Ende dieser Leiste.',
  'CG-DEP-04': ({ why }) =>
    why === 'not-built'
      ? 'Du hast den Neuen Empfang nicht gebaut.'
      : 'An den Neuen Empfang können nicht mehr gehen, als zurückkehren.',
  'CG-DEP-06': () => 'Verkaufe je Nutzung 1 bis 3 Waren.',
  'CG-DEP-07': () => 'Liefere je Nutzung 1 bis 3 Waren.',
  'CG-DEP-08': () => 'Im Gebäudemanagement ist kein aktiver Mitarbeiter.',
  'CG-DEP-11': () => 'Kaufe je Nutzung 1 bis 3 Waren.',
  'CG-DEP-15': () => 'Kopiere eine fremde Spende, die du noch nicht geleistet hast.',
  'CG-JOK-02': () => 'Spiele den Joker, bevor du eine Abteilung nutzt.',
  'CG-JOK-03': () => 'Nenne eine andere Aktion als die gewählte.',
  'CG-JOK-04': () => 'Die Aktion dieser Runde hast du selbst gewählt.',
  'CG-JOK-06': () => 'Du hast keinen Joker mehr.',
  'CG-ACV-01': ({ department }) => `In „${book.departments[department]}“ ist kein Arbeitsplatz frei.`,
  'CG-ACV-02': ({ cost, have }) => `Dieser Arbeitsplatz kostet ${dollars(cost)}, du hast ${dollars(have)}.`,
  'CG-ACV-03': () => 'Nur Mitarbeiter in einer Abteilung mit Arbeitsplätzen lassen sich aktivieren.',
  'CG-ACV-05': ({ department }) => `In „${book.departments[department]}“ wartet niemand darauf, aktiviert zu werden.`,
}
