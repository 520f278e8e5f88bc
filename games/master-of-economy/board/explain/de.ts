import { capitalized, list } from '@boardroom/game-kit/de'
import { BONUSES, FINE, INVESTMENT, LOAN, MARKERS, SHARES, TRACK, WAREHOUSE } from '../../components/index.ts'
import { names as book } from '../../text/de/names.ts'
import { de as words } from '../words/de.ts'
import { explainerOf } from './explainer.ts'

const BONUS = list(BONUSES.toReversed().map(({ factories, bonus }) => `${bonus} ab ${factories}`))

/** Der Hafen von Master of Economy auf Deutsch. */
export const explainer = explainerOf({
  words,
  book,
  capitalized,
  list,
  good: (made, used) => ({
    kind: 'Ware',
    what: `Kommt aus: ${made}.${used ? ` Gebraucht von: ${used}.` : ''} Verkauft wird an andere Firmen oder als Export an ihrem Kai.`,
  }),
  keeps: {
    'building-materials': 'Jede Fabrik außer dem Steinbruch braucht beim Bau einen. Sie halten sich.',
    electricity: 'Er hält sich nicht: Was die Fabriken in der nächsten Materialversorgung nicht nehmen, ist verloren.',
  },
  berth: (good, price) => ({
    name: `${good} kaufen`,
    kind: `Import ${price}`,
    what: `Jeder Marker hier kauft 1: vom Angebot am weitesten links, das eine andere Firma macht, zum Preis seines Feldes; gibt es keines, aus dem Ausland für ${price}.`,
    cost: 'Ein Gebotsmarker, und der Preis, wenn die Reihe abgewickelt wird.',
    when: 'Gesetzt in der Handelsphase, abgewickelt vor den Exporten der Reihe.',
  }),
  cell: (good, exported, local) => ({
    kind: `Export ${exported}, vor Ort ${local}`,
    what: `Ein Marker hier bietet ${good} an: Kauft eine Firma, zahlt sie ${local}. Was übrig bleibt, wird für ${exported} und 1 Erfolgspunkt exportiert, soweit die Nachfrage reicht.`,
    cost: `Ein Gebotsmarker. Hast du die Ware nicht, wenn sie dran ist, ${FINE} Strafe.`,
    when: 'In der Handelsphase. Reihen von oben nach unten, Felder von links nach rechts.',
  }),
  demand: (good) => ({
    name: `Nachfrage: ${good}`,
    what: 'Exportiert wird auf den Feldern bis zu diesem Kran. Jeder Export schiebt ihn ein Feld nach links; die billigen Felder links sind also sicher, die teuren rechts nicht.',
    when: 'Nach jedem Handel steht er wieder ganz rechts.',
  }),
  factory: (inputs, output, price, material) => ({
    kind: inputs ? `${inputs} → ${output}` : output,
    what: inputs
      ? `Macht aus ${inputs} zweimal im Jahr ${output}. Ohne Material steht alles still.`
      : `Liefert zweimal im Jahr ${output} und braucht nichts.`,
    cost: `${price}${material ? ` und ${material}` : ''}. Beim Verkauf gibt es ${INVESTMENT.sale}.`,
    when: `In den Investitionsphasen: höchstens ${INVESTMENT.builds} auf einmal, davon ${INVESTMENT.sameKind} gleiche.`,
  }),
  company: (shadow) => ({
    kind: shadow ? 'Shadow Company' : 'Firma',
    what: shadow
      ? 'Niemand leitet sie. Erfolgsmarker bewegen sie, ihre Aktien werden gehandelt wie andere.'
      : 'Ihr Vorstand entscheidet alles. Ihr Geld ist nicht deines: Reich wirst du durch Aktien, Dividenden und Boni.',
    when: shadow ? undefined : 'Der Vorstand wird jedes Jahr neu gewählt.',
  }),
  packet: (size, price, shadow) => ({
    kind: `Jetzt ${price} wert`,
    what: `${size === 1 ? 'Eine Aktie' : `${size} Aktien`} am Stück. ${
      shadow
        ? 'Hier gibt es weder Dividende noch Wahl: Es zählt, was die Aktien am Ende wert sind.'
        : 'Jede Aktie ist eine Stimme in der Firma, bekommt Dividende und zählt am Ende.'
    }`,
    cost: `Jetzt ${price} an die Bank; beim Verkauf zahlt sie dasselbe.`,
    when: 'Firmen handeln in der Finanzphase, Spieler nach den Wahlen. Ein Paket, das jemand hält, ist nicht zu kaufen.',
  }),
  phases: {
    investment: {
      kind: 'Phasen 1 und 6',
      what: `Jede Firma baut bis zu ${INVESTMENT.builds} Fabriken und verkauft bis zu ${INVESTMENT.sales}.`,
    },
    supply: {
      kind: 'Phasen 2 und 7',
      what: 'Welche Fabriken bekommen Material aus dem Lager? Strom, der übrig bleibt, ist verloren.',
    },
    production: {
      kind: 'Phasen 3 und 8',
      what: `Versorgte Fabriken stellen ihre Waren her, Steinbrüche immer. Ins Lager passen ${WAREHOUSE}.`,
    },
    trade: {
      kind: 'Phasen 4 und 9',
      what: 'Der Reihe nach setzt jede Firma ihre Gebote, zum Kaufen und Verkaufen. Dann wird Reihe für Reihe abgewickelt. Exporte bringen Erfolgspunkte.',
    },
    finance: { kind: 'Phase 5', what: 'Zinsen und Rückzahlung, Aktienhandel der Firmen, neue Kredite.' },
    meeting: {
      kind: 'Phase 10',
      what: 'Bonus, Veruntreuung, Dividenden, Rückkäufe, Wahl der Vorstände, Aktienhandel der Spieler.',
    },
  },
  parts: {
    warehouse: {
      name: 'Lager',
      what: `Platz für ${WAREHOUSE} Waren aller Sorten zusammen. Was nach Produktion oder Handel zu viel ist, geht zurück.`,
    },
    bay: { name: 'Freier Lagerplatz', what: `Platz für eine Ware mehr; das Lager fasst ${WAREHOUSE}.` },
    cash: {
      name: 'Firmenkasse',
      what: 'Zahlt Fabriken, Waren, Zinsen und Dividenden. Sie gehört der Firma, und alle sehen sie.',
    },
    loans: { name: 'Kredite', what: words.loanTerms, when: 'In der Finanzphase.' },
    bonus: {
      name: 'Bonus des Vorstands',
      what: `Zahlt die Bank nach der Zahl der Fabriken: ${BONUS}.`,
      when: 'Zu Beginn der Aktionärsversammlungen, in deine eigene Kasse.',
    },
    order: {
      name: 'Reihenfolge der Firmen',
      what: 'In jeder Phase handeln die Firmen in dieser Reihenfolge. Wer später bietet, sieht mehr; wer früher kauft, bekommt die billigsten Angebote.',
      when: 'Beziehungsmarker regeln sie jedes Jahr neu.',
    },
    year: { name: 'Das Jahr', what: 'Zehn Phasen, im Uhrzeigersinn von oben. Höchstens vier Jahre.' },
    success: {
      name: 'Erfolgspunkte',
      what: `Jeder Export bringt 1 Punkt. Die Punkte bestimmen, was eine Aktie wert ist; ${TRACK.end} Punkte einer Firma beenden das Spiel.`,
    },
    'share-value': {
      name: 'Wert einer Aktie',
      what: 'Er folgt aus den Erfolgspunkten der Firma, 1 bis 4, und ändert sich sofort mit ihnen.',
    },
    exchange: {
      name: 'Börse',
      what: `Jede Firma hat Pakete von 1 bis 10 Aktien, zusammen ${SHARES}. Die der Bank kann man kaufen, die anderen zeigen, wem sie gehören.`,
    },
    hall: {
      name: 'Aktionärsversammlung',
      what: 'Wer am Tisch sitzt, und welche Firmen sie leiten.',
      when: 'Am Ende der Jahre 1 bis 3.',
    },
    votes: { name: 'Stimmen', what: 'Eine Stimme je Aktie: deine eigenen und die deiner Firmen.' },
    'private-cash': {
      name: 'Eigenes Geld',
      what: 'Zählt am Ende und kauft dir Aktien. Es wächst durch Boni, Dividenden, Veruntreuung und verkaufte Aktien.',
    },
    relations: {
      name: 'Beziehungsmarker',
      what: 'Lege sie auf eine Firma, damit sie nächstes Jahr weiter vorn steht, oder gib einen für einen siebten Gebotsmarker.',
      when: 'Jedes Jahr ein neuer.',
    },
    'shares-worth': { name: 'Wert deiner Aktien', what: 'Alle deine Aktien zu ihrem jetzigen Wert. Er zählt am Ende.' },
    debt: { name: 'Schulden', what: 'Was der Platz in der Startauktion gekostet hat. Es wird vom Ergebnis abgezogen.' },
    bill: {
      name: 'Frachtbrief',
      what: 'Was deine Marker dieser Reihe nach den jetzigen Geboten bringen. Wer später bietet, kann es noch ändern.',
    },
    markers: {
      name: 'Gebotsmarker',
      what: `${MARKERS.free} für jede Handelsphase. Ein siebter kostet einen Beziehungsmarker.`,
      when: 'Alle auf einmal, wenn deine Firma dran ist.',
    },
    report: {
      name: 'Handelsbericht',
      what: 'Wie der letzte Handel lief, Schritt für Schritt: erst Käufe, dann Exporte von links nach rechts.',
    },
    ship: { name: 'Frachter', what: 'Exporte gehen an Bord: je 1 Erfolgspunkt, und die Nachfrage sinkt um ein Feld.' },
    'success-markers': {
      name: 'Erfolgsmarker',
      what: 'Jeder legt einen verdeckt; ihre Summe gewinnt die Shadow Company. Der vom letzten Mal ruht.',
      when: 'Vor jeder Handelsphase.',
    },
    'open-cash': { name: 'Eigenes Geld offen?', what: 'Eigenes Geld ist verdeckt, außer alle wollen offen spielen.' },
    auction: {
      name: 'Versteigerung eines Platzes',
      what: 'Das höchste Gebot bekommt diesen Platz in der Reihenfolge.',
      cost: 'Dein Gebot, als Schuld, die am Ende abgerechnet wird.',
    },
    embezzlement: {
      name: 'Veruntreuung',
      what: 'Nimm Geld der Firma für dich. Sie verliert je Euro$ 1 Erfolgspunkt und zahlt noch einmal fürs Vertuschen.',
      cost: 'Für die Firma: der Betrag, und der Betrag mal Aktienwert.',
      when: 'Einmal je Versammlung, solange der Aktienwert nicht fällt.',
    },
    dividend: {
      name: 'Dividende',
      what: 'So viel wird je Aktie ausgezahlt, an Spieler und Firmen. Mehr Ja als Nein, und sie ist beschlossen.',
      cost: `Zahlt die Firma; ${LOAN.reserve} je Kredit müssen bleiben.`,
    },
    'buy-back': {
      name: 'Rückkauf',
      what: 'Die Firma kauft eigene Aktien zurück, von wem sie will. Niemand kann ablehnen.',
      cost: 'Aktien mal Aktienwert, und noch einmal der Aktienwert.',
    },
    candidature: { name: 'Kandidieren', what: 'Wer die meisten Aktien besitzt, muss antreten, alle anderen dürfen.' },
    election: {
      name: 'Wahl',
      what: 'Alle Stimmen eines Spielers gehen an eine Person. Die meisten gewinnen; bei Gleichstand entscheidet, wer die meisten Aktien hält.',
    },
    support: {
      name: 'Unterstützung',
      what: 'Mehr Beziehungsmarker stehen nächstes Jahr weiter vorn; gleich viele behalten ihre Folge.',
      cost: 'Die Marker, endgültig.',
    },
    contribute: {
      name: 'Der Firma helfen',
      what: `Der Firma fehlt Geld. Du darfst etwas von deinem geben, als Geschenk; sonst verkauft sie eine Fabrik für ${INVESTMENT.forcedSale} oder zahlt nicht.`,
    },
  },
  icons: {
    flag: {
      name: 'Gebotsmarker',
      what: 'Am Kai ein Angebot, am Schuppen ein Kaufgebot. Die Farbe ist die der Firma.',
    },
    share: { name: 'Wert einer Aktie', what: 'Was eine Aktie auf diesem Stück der Leiste wert ist.' },
    invest: { name: 'Investitionen', what: 'Fabriken bauen und verkaufen.' },
    supply: { name: 'Materialversorgung', what: 'Fabriken mit Material versorgen.' },
    produce: { name: 'Produktion', what: 'Fabriken stellen Waren her.' },
    trade: { name: 'Handel', what: 'Gebote an den Kais.' },
    finance: { name: 'Finanzgeschäfte', what: 'Kredite, und Aktienkäufe der Firmen.' },
    meeting: { name: 'Aktionärsversammlungen', what: 'Dividenden, Wahlen und mehr.' },
    money: { name: 'Geld', what: 'Eines Spielers oder einer Firma.' },
    link: {
      name: 'Beziehungsmarker',
      what: 'Für die Reihenfolge des nächsten Jahres oder einen siebten Gebotsmarker.',
    },
  },
  iconOf: { good: 'Eine Ware.', company: 'Eine Firma, an Wappen und Farbe zu erkennen.' },
})
