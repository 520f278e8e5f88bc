import type { Words } from '../catalogue.ts'
import { amounts, count, owner, site, some, track } from './grammar.ts'
import { names as book } from './names.ts'

export const refusals: Words['refusals'] = {
  'RC-GEN-13': ({ phase }) => `Das geht jetzt nicht (${book.phases[phase]}).`,
  'RC-BID-02': ({ bidder }, names) => `Du bist nicht am Zug: ${names.seat(bidder)} setzt den nächsten Gebotsmarker.`,
  'RC-BID-05': () => 'Gebotsmarker kommen auf eine Ressourcenkarte im Projektbereich.',
  'RC-BID-06': ({ owner: who }, names) => `Auf diesem Feld liegt schon ein Marker (${owner(who, names)}).`,
  'RC-BID-09': ({ toll }) => `Du kannst den Zoll für dieses Feld nicht zahlen: ${amounts(toll)}.`,
  'RC-BID-12': () => 'Gesetzte Gebotsmarker bleiben liegen, und neue werden jetzt nicht gesetzt.',
  'RC-PAY-04': ({ resource, need }) => `Die Zahlung passt nicht zu den Kosten von ${some(need, resource)}.`,
  'RC-PAY-05': ({ have }) =>
    have === 0 ? 'Dafür hast du keinen Joker mehr.' : `So viele Joker hast du nicht, nur ${have}.`,
  'RC-PAY-06': () =>
    'Beim Tausch 3 : 1 gibst du genau 3 Ressourcen oder Joker für 1 Bauholz, 1 Hubspindel oder 1 Mauerwerk.',
  'RC-PAY-07': () => 'Du hast keinen Gunstmarker mehr.',
  'RC-PAY-09': ({ resource }) =>
    `${book.resources[resource]} ${resource === 'jackscrew' ? 'kosten' : 'kostet'} dich hier nichts.`,
  'RC-PAY-10': ({ resource, need, have }) => `Du musst ${some(need, resource)} zahlen: Du hast ${have}, das reicht.`,
  'RC-PAY-16': ({ resource, have }) => `Du hast nur ${some(have, resource)}.`,
  'RC-RAI-01': () => 'Dieses Projekt hebst nicht du an.',
  'RC-RAI-05': ({ site: id }) => `Auf ${site(id)} steht schon etwas.`,
  'RC-MOV-01': () => 'Dieses Projekt verschiebst nicht du.',
  'RC-MOV-04': () => 'Auf diesem Platz am Stadtrand liegt kein Plättchen mehr.',
  'RC-MOV-08': () => 'Wähle eines der offen liegenden Prestigebauwerke.',
  'RC-MOV-09': () => 'Ein lilafarbener Bauplatz ist noch frei; dorthin muss das Prestigebauwerk.',
  'RC-MOV-10': ({ site: id }) => `Auf ${site(id)} steht schon etwas.`,
  'RC-NBH-08': () => 'Wähle eine der Nachbarschaften, die du gerade eingeschlossen hast.',
  'RC-OUT-01': ({ tile }) => `Das Stadtrandplättchen „${book.tiles[tile]}“ hast du nicht.`,
  'RC-OUT-02': () => 'Stadtrandplättchen kannst du jetzt nicht nutzen.',
  'RC-OUT-08': () => 'Diese Ressourcenkarte gibt es im Projektbereich nicht.',
  'RC-OUT-09': () => 'Im Projektbereich liegt keine Ressourcenkarte.',
  'RC-OUT-10': () => 'Unter deinem Tableau liegt keine Ressourcenkarte.',
  'RC-OUT-11': () => 'Wähle eines deiner eigenen Bauwerke in einem Stadtteil.',
  'RC-OUT-14': () => 'Wähle genau 4 Ressourcen.',
  'RC-OUT-15': () => 'Wähle zwei verschiedene Banner.',
  'RC-OUT-17': () => 'Wähle verschiedene Nachbarschaftsplättchen, die noch in den Stadtteilen liegen.',
  'RC-TWO-04': () => 'Marker der dritten Farbe setzt du nur mit deinen letzten zwei Markern.',
  'RC-TWO-06': () => 'Mit jedem deiner letzten zwei Marker setzt du auch einen der dritten Farbe.',
  'RC-END-14': ({ section }) => `Der Abschnitt ${book.resources[section]} ist schon vollendet.`,
  'RC-END-15': ({ section }) =>
    `Für diesen Abschnitt brauchst du 5 ${book.resources[section]} (Joker zählen mit) oder einen Gunstmarker.`,
  'RC-END-16': ({ section }) =>
    `Deine ${track(section)} steht auf dem letzten Feld: Dieser Abschnitt ist ohne Zahlung vollendet.`,
  'RC-CCL-07': ({ cards }) =>
    `Jede Karte mit allen vier Buchstaben zählt für genau einen; du hast ${count(cards, 'solche Karte', 'solche Karten')}.`,
}
