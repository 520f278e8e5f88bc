import {
  APPEAL_CASH,
  CERTIFICATE_LIMIT,
  GOAL_REWARD,
  STARTING_CASH,
  SUPPLY,
  TRIPLE_FROM,
  workerPrice,
} from '../../components/index.ts'
import { atOnce, buildingDetails, managerBonus, power, spaceDoes } from '../../text/de/effects.ts'
import { capitalized, cubes, goods, list } from '../../text/de/grammar.ts'
import { names as book } from '../../text/de/names.ts'
import { explainerOf } from './explainer.ts'

const LIMITS = list(Object.entries(CERTIFICATE_LIMIT).map(([players, limit]) => `${limit} zu ${players}`))

/** Die Stadt auf Deutsch. */
export const explainer = explainerOf({
  book,
  capitalized,
  cubes,
  atOnce,
  power,
  buildingDetails,
  manager: managerBonus,
  space: spaceDoes,
  spaceKind: 'Aktionsfeld',
  spaceUse: ({ unlimited }, year) => ({
    when: `In der Aktionsphase, für eine deiner Firmen, mit einem Partner. ${unlimited ? 'So oft man will.' : 'Ein Partner je Jahrzehnt.'}${year > 1875 ? ` Offen ab ${year}.` : ''}`,
  }),
  building: (name, { payer, amount }, details) => ({
    kind: `Gebäude, ${details}`,
    what: `Ein Aktionsfeld: ${name}. Alle dürfen es nutzen; ${payer === 'bank' ? 'die Bank' : 'die Firma, die es nutzt,'} zahlt dem Besitzer $${amount}.`,
    cost: payer === 'bank' ? '1 Partner.' : `1 Partner und $${amount} der Firma, die es nutzt.`,
    when: 'In der Aktionsphase, ein Partner je Jahrzehnt.',
  }),
  asset: (bonus, does) => ({
    kind: 'Kapitalgut',
    what: `Beim Kauf: ${bonus}. Danach einmal je Jahrzehnt: ${does}.`,
    cost: 'Der Preis darüber, gezahlt von der Firma; er fällt, wenn die Reihe weiterrückt.',
    when: 'Gekauft mit „Kauf von Kapitalgütern“ oder einem Gebäude. Behalten kann es nur eine Firma mit einem Platz dafür.',
  }),
  company: (industry) => ({
    kind: industry,
    what: 'Kauft Rohstoffe, stellt Waren her und verkauft sie in ihrer Reihe. Der Direktor entscheidet für sie; ihr Geld ist nicht deines.',
    when: 'Jede Firma hat einen Betriebszug je Jahrzehnt, die höchste Attraktivität zuerst.',
  }),
  factory: (number, { workerSpaces, goods: made }, needs, manager) => ({
    name: `Fabrik ${number}`,
    what: `Sind alle ${workerSpaces === 1 ? 'Felder' : `${workerSpaces} Felder`} mit Arbeitern oder Automatisierung besetzt, stellt sie ${goods(made)} her, aus ${needs}. Ein Manager bringt jedes Mal ${manager}. Ganz automatisiert macht sie 1 mehr.`,
    cost: needs,
    when: 'Im Produktionsschritt, von der ersten Fabrik bis zur letzten; eine ausgelassene sperrt die dahinter.',
  }),
  price: (price, par) => ({
    name: `Aktienkurs $${price}`,
    what: `${par ? 'Zu diesem Kurs kann eine Firma gegründet werden. ' : ''}Eine Ausschüttung in Höhe des Kurses hebt ihn um 1 Schritt, das Doppelte um 2, das Dreifache um 3 (ab $${TRIPLE_FROM}). Einbehalten und Verkäufe senken ihn.`,
  }),
  appeal: (space, bonus) => ({
    name: `Attraktivität ${space}`,
    what: bonus
      ? `Wer mit einer Firma hierher oder darüber hinaus kommt, bekommt: ${bonus}, oder $${APPEAL_CASH}.`
      : 'Je höher eine Firma steht, desto früher ist ihr Betriebszug.',
    when: bonus ? 'Einmal, in dem Moment, in dem sie ankommt.' : undefined,
  }),
  resource: (name) => ({
    kind: 'Rohstoff',
    what: `Fabriken verbrauchen ihn. Auf dem Haymarket Square tauschst du zwei gleiche Würfel gegen 1 ${name}.`,
    when: 'Tauschen ist frei, für eine deiner Firmen, die gerade handelt.',
  }),
  supply: (price) => ({
    kind: 'Versorgungskette',
    what:
      price === null
        ? 'Noch nicht zu kaufen: Es zeigt, was kommt.'
        : `Die Firma im Betriebszug darf es für $${price} kaufen.`,
    cost: price === null ? undefined : `$${price} je Würfel.`,
    when: 'Bevor ihre erste Fabrik produziert.',
  }),
  car: (price) => ({
    name: price === null ? 'X' : `$${price}`,
    kind: 'Feld der Versorgungskette',
    what:
      price === null
        ? 'Neue Würfel kommen hierher und sind nicht zu kaufen.'
        : `Würfel kosten hier je $${price}. Ist das nächste Feld leer, rollen sie nach rechts weiter und werden billiger.`,
  }),
  window: (bonus) => ({
    kind: 'Nachfrage',
    what: `Hier werden Waren dieser Branche verkauft, so viele das Plättchen fasst.${bonus > 0 ? ` Wer es füllt, bekommt $${bonus} dazu.` : ''}`,
    when: 'Beim Verkauf im Betriebszug einer Firma dieser Branche.',
  }),
  goal: () => ({
    kind: 'Ziel',
    what: `Wer hier am Spielende vorn liegt, bekommt $${GOAL_REWARD}. Das Zeichen zeigt, wer es jetzt bekäme.`,
    when: 'Am Spielende.',
  }),
  certificate: (kind, shares) => ({
    kind: shares === 1 ? '1 Anteil' : `${shares} Anteile`,
    what:
      kind === 'director'
        ? 'Wer sie hat, ist Direktor und entscheidet für die Firma.'
        : 'Jeder Anteil bekommt Dividenden und zählt am Ende seinen Kurs.',
    cost:
      kind === 'director'
        ? 'Das Dreifache des Kurses, bei der Gründung.'
        : `${shares === 1 ? 'Den Kurs' : 'Den doppelten Kurs'}, in der Aktienphase.`,
  }),
  cubeIs: 'Ein Rohstoff für Fabriken.',
  parts: {
    'bank-pool': { name: 'Bankbereich', what: 'Für alle ohne Firma: Jeder Partner hier bringt $25.' },
    cash: {
      name: 'Bargeld',
      what: `Dein eigenes Geld. Du beginnst mit $${STARTING_CASH}; es kauft Aktien und zählt am Ende.`,
    },
    wealth: { name: 'Vermögen', what: 'Dein Bargeld und deine Aktien zum jetzigen Kurs. Das größte gewinnt.' },
    limit: { name: 'Aktien', what: `Wie viele Papiere du hast und haben darfst: ${LIMITS}.` },
    partners: {
      name: 'Partner',
      what: 'Jeder ist eine Aktion in der Aktionsphase. Weitere bringen die Attraktivität, das dritte Jahrzehnt und volle Produktion.',
    },
    treasury: {
      name: 'Firmenkasse',
      what: 'Geld der Firma: für Arbeiter, Rohstoffe, Kapitalgüter. Es wächst durch verkaufte Anteile, Einbehalten und Kapitalbeschaffung.',
    },
    goods: {
      name: 'Waren',
      what: 'Hergestellt in den Fabriken, verkauft in den Fenstern der eigenen Reihe. Unverkaufte bleiben liegen.',
    },
    sales: { name: 'Preis einer Ware', what: 'Jeder Verkäufer hebt ihn um ein Feld, für den Rest des Spiels.' },
    seller: { name: 'Wer hier verkauft', what: 'Die Firmen dieser Branche, und was eine Ware ihnen bringt.' },
    half: {
      name: 'Halber Preis',
      what: 'Sind alle Fenster der Reihe voll, lassen sich Waren noch zum halben Preis verkaufen.',
    },
    fill: { name: 'Bonus fürs Füllen', what: 'Wer ein Fenster dieser Spalte füllt, bekommt so viel dazu.' },
    bag: { name: 'Beutel', what: 'Würfel, die in die Versorgungskette kommen, zufällig gezogen.' },
    jobs: {
      name: 'Arbeitsmarkt',
      what: 'Arbeiter zum Einstellen. Je mehr hier stehen, desto billiger sind sie.',
      cost: `$${workerPrice(4)} bei bis zu 4, $${workerPrice(8)} bei bis zu 8, sonst $${workerPrice(9)}; $${workerPrice(0)}, wenn niemand da ist.`,
      when: 'Mit dem Feld „Arbeiter einstellen“.',
    },
    slot: {
      name: 'Platz für ein Kapitalgut',
      what: 'Eine Firma mit Platz behält ein Kapitalgut und nutzt es einmal je Jahrzehnt.',
    },
    crate: { name: 'Leeres Feld', what: 'Plättchen rücken auf billigere Felder weiter, neue kommen nach.' },
    unsold: { name: 'Unverkaufte Aktien', what: 'Noch auf der Firmentafel. Wer eine kauft, bezahlt die Firma.' },
    ledger: {
      name: 'Wem was gehört',
      what: 'Jede Firma hat 10 Anteile auf 7 Papieren: 3 auf der Direktoraktie, 2 auf der Vorzugsaktie, 5 einzelne.',
    },
    decades: { name: 'Jahrzehnte', what: 'Fünf, jedes mit Aktien, Gebäuden, Aktionen und Betrieb.' },
    order: { name: 'Zugreihenfolge', what: 'In der Aktionsphase. Wer Werbung macht, darf den ersten Platz verlangen.' },
    priority: {
      name: 'Vorkaufsrecht',
      what: 'Beginnt die nächste Aktienphase. Es geht links neben den, der zuletzt gehandelt hat.',
    },
    pool: {
      name: 'Bankbereich',
      what: 'Aktien, die jemand verkauft hat. Wer eine kauft, bezahlt die Bank; hier bringen sie nichts.',
    },
    lot: { name: 'Bauplatz', what: 'Für das Gebäude, das in diesem Jahrzehnt gespielt wird.' },
    fundraising: {
      name: 'Notfall-Kapitalbeschaffung',
      what: 'Die Firma verkauft Aktien ihrer Tafel an die Bank.',
      cost: 'Der Kurs fällt je Anteil um 1 Schritt, und um 1 mehr.',
      when: 'Als Allererstes in ihrem Zug, im Expertenspiel.',
    },
    pay: {
      name: 'Dividenden zahlen',
      what: 'Ein Zehntel des Umsatzes je Anteil: an Spieler, und an die Firma für die auf ihrer Tafel. Der Kurs kann steigen.',
      when: 'Am Ende des Betriebszugs.',
    },
    withhold: {
      name: 'Einbehalten',
      what: 'Der ganze Umsatz geht in die Firmenkasse, und der Kurs fällt um 1 Schritt.',
      when: 'Am Ende des Betriebszugs.',
    },
    operated: { name: 'War schon dran', what: 'Diese Firma hatte ihren Betriebszug in diesem Jahrzehnt.' },
    waiting: {
      name: 'Ein Partner wartet',
      what: 'Er gehört dir, wenn alle Fabriken deiner Startfirma in einem Zug produzieren.',
    },
  },
  icons: {
    appeal: { name: 'Attraktivität', what: 'Schritte auf der Leiste der Attraktivität; die höchste ist zuerst dran.' },
    worker: { name: 'Arbeiter', what: `Besetzt ein Feld einer Fabrik. Es gibt ${SUPPLY.workers}.` },
    manager: { name: 'Manager', what: 'Einer je Fabrik; bringt bei jeder Produktion einen Bonus.' },
    salesperson: { name: 'Verkäufer', what: 'Hebt den Preis einer Ware der Firma.' },
    automation: { name: 'Automatisierung', what: 'Ersetzt einen Arbeiter für immer und macht ihn frei.' },
    partner: { name: 'Partner', what: 'Eine Aktion in der Aktionsphase.' },
    asset: { name: 'Kapitalgut', what: 'Ein Plättchen mit einem Bonus jetzt und einer Kraft je Jahrzehnt.' },
    bank: { name: 'Die Bank zahlt', what: 'Der Besitzer eines Gebäudes bekommt das von der Bank.' },
    share: {
      name: 'Aktie, oder die Firma zahlt',
      what: 'Aktien und Dividenden; auf einem Gebäude: Die Firma, die es nutzt, zahlt dem Besitzer.',
    },
    up: { name: 'Aktienkurs', what: 'Steigt um so viele Schritte.' },
    good: { name: 'Ware', what: 'Was Fabriken herstellen und das Kaufhaus kauft.' },
    cube: { name: 'Beliebiger Rohstoff', what: 'Ein Würfel deiner Wahl vom Haymarket Square.' },
    lock: { name: 'Kursschutz', what: 'Bewahrt den Aktienkurs vor dem Fallen.' },
    money: { name: 'Geld', what: 'Dollar, als Umsatz oder in einer Kasse.' },
    check: { name: 'Erledigt', what: 'War schon dran oder hat produziert.' },
  },
})
