import { dollars } from '@boardroom/game-kit/de'
import type { Names } from '@boardroom/kernel'
import { APPEAL_CASH, companyName } from '../../components/index.ts'
import type { Purse } from '../../model/money.ts'
import type { Phase } from '../../state.ts'
import type { Words } from '../catalogue.ts'
import { asset, cubes, either, goods, papers, resources, shares, workers } from './grammar.ts'
import { names as book } from './names.ts'

export const refusals: Words['refusals'] = {
  'BS-GEN-01': ({ phase, pending }) =>
    pending ? 'Beantworte erst die offene Frage; danach geht dein Zug weiter.' : `Das geht ${moment(phase)} nicht.`,
  'BS-GEN-04': ({ payer, have, cost }, names) =>
    `${payerName(payer, names)} hat ${dollars(have)}; das hier kostet ${dollars(cost)}.`,
  'BS-GEN-09': ({ company }) => `Für ${companyName(company)} entscheidet nur der Direktor.`,
  'BS-SET-14': (facts, names) =>
    facts.why === 'turn'
      ? `Gerade sucht sich ${names.seat(facts.asked)} eine Firma aus; du kommst noch dran.`
      : 'Gründe erst deine Firma; alles andere kommt später.',
  'BS-FND-01': ({ company }) => `${companyName(company)} ist schon gegründet.`,
  'BS-FND-02': ({ pars }) => `Eine Firma wird zu ${either(pars.map(dollars))} pro Anteil gegründet.`,
  'BS-FND-03': ({ company, par, cost, have }) =>
    `${companyName(company)} zu ${dollars(par)} zu gründen kostet ${dollars(cost)}; du hast ${dollars(have)}.`,
  'BS-FND-04': ({ held, limit }) =>
    `Du hast ${held} von höchstens ${papers(limit)}; die Direktoraktie wäre noch eine mehr.`,
  'BS-FND-10': () => 'Weitere Firmen kannst du ab der zweiten Dekade gründen.',
  'BS-CRT-02': ({ company, shares: number }) =>
    `Du hast ${shares(number)} an ${companyName(company)}; mit dieser Aktie wären es mehr als 6.`,
  'BS-CRT-03': ({ held, limit }) =>
    held === limit
      ? `Du hast schon ${papers(limit)}, mehr sind nicht erlaubt; verkaufe vor dem Kaufen eine.`
      : `Du hast ${papers(held)}, erlaubt sind nur ${limit}; verkaufe vor dem Kaufen mindestens ${held - limit + 1}.`,
  'BS-CRT-04': ({ company }) =>
    `Als Direktor von ${companyName(company)} kannst du nicht auch die Vorzugsaktie besitzen.`,
  'BS-STK-01': ({ asked }, names) => `Gerade ist ${names.seat(asked)} am Zug.`,
  'BS-STK-02': ({ excess }) => `Du hast ${papers(excess)} zu viel: Verkaufe erst mindestens so viele.`,
  'BS-STK-04': () => 'Verkauft wird vor dem Kaufen, und gekauft hast du in diesem Zug schon.',
  'BS-STK-05': ({ why }) =>
    ({
      'not-owned': 'Diese Aktien besitzt du nicht.',
      once: 'Von dieser Firma hast du in diesem Zug schon verkauft; mehr als ein Verkauf pro Zug geht nicht.',
      nothing: 'Wähle mindestens eine Aktie zum Verkaufen.',
    })[why],
  'BS-STK-10': () => 'Im Basisspiel bleibt die Direktoraktie bei dem, der die Firma gegründet hat.',
  'BS-STK-11': () => 'Pro Zug ist ein Kauf erlaubt, und den hast du schon gemacht.',
  'BS-STK-12': () => 'So eine Aktie ist dort nicht zu haben.',
  'BS-STK-13': ({ cost, have }) => `Diese Aktie kostet ${dollars(cost)}; du hast ${dollars(have)}.`,
  'BS-STK-14': ({ company }) => `Die Direktoraktie von ${companyName(company)} steht nicht zum Verkauf.`,
  'BS-STK-15': ({ company }) =>
    `Du hast in dieser Dekade Aktien von ${companyName(company)} verkauft und kannst erst in der nächsten wieder welche kaufen.`,
  'BS-STK-18': ({ why }) =>
    why === 'sold'
      ? 'Du hast in diesem Zug schon gehandelt; beende deinen Zug, statt zu passen.'
      : 'Du hast weder verkauft noch gekauft; passe, statt den Zug zu beenden.',
  'BS-DIR-08': ({ company }) =>
    `Die Direktoraktie von ${companyName(company)} kannst du nur verkaufen, wenn ein anderer Spieler mindestens 3 Anteile hat.`,
  'BS-BLD-01': () => 'Du hast gewählt; die anderen überlegen noch.',
  'BS-BLD-03': () => 'Wähle ein Gebäude zum Bauen und ein anderes zum Ablegen.',
  'BS-BLD-04': () => 'Dieses Gebäude hast du nicht auf der Hand.',
  'BS-ACT-01': ({ asked }, names) => `Gerade ist ${names.seat(asked)} am Zug.`,
  'BS-ACT-02': ({ why }) =>
    ({
      once: 'Pro Zug setzt du einen Partner, und deiner steht schon; beende deinen Zug.',
      first: 'Setze erst einen Partner ein; dann kannst du deinen Zug beenden.',
      company: 'Wähle eine deiner Firmen für dieses Feld.',
    })[why],
  'BS-ACT-03': () => 'Passen ist hier nicht erlaubt: Setze einen Partner ein. Kapitalbeschaffung $40 geht immer.',
  'BS-ACT-07': ({ company }) =>
    `Deine Partner arbeiten nur für deine eigenen Firmen, und ${companyName(company)} leitest du nicht.`,
  'BS-ACT-09': () => 'Auf diesem Feld steht schon ein Partner; in der nächsten Dekade ist es wieder frei.',
  'BS-ACT-10': () => 'Das gehört zur Aktion dazu und lässt sich nicht weglassen.',
  'BS-ACT-13': ({ company, amount, have }) =>
    `${companyName(company)} hat ${dollars(have)}; dieses Gebäude zu nutzen kostet ${dollars(amount)}.`,
  'BS-ACT-16': () => 'Bring erst diese Aktion zu Ende; freie Aktionen kommen davor oder danach.',
  'BS-ACT-17': () => 'Der Bankbereich ist nur für Spieler ohne Firma da.',
  'BS-ACT-18': () => 'Dieses Gebäude ist nicht im Spiel.',
  'BS-ACT-20': ({ company, cost, have }) =>
    `${companyName(company)} hat ${dollars(have)}; der nächste Arbeiter kostet ${dollars(cost)}.`,
  'BS-ACT-21': (facts) =>
    facts.why === 'no-space'
      ? `${companyName(facts.company)} hat kein freies Arbeiterfeld.`
      : 'Stelle mindestens einen Arbeiter ein; danach kannst du aufhören.',
  'BS-ACT-28': ({ decade }) => `Diese Kapitalbeschaffung gibt es erst ab Dekade ${decade}.`,
  'BS-ACT-33': ({ company, amount }) =>
    `Um das auszuschütten, braucht ${companyName(company)} die vollen ${dollars(amount)} in der Kasse.`,
  'BS-ACT-37': ({ why }) =>
    ({
      alike: 'Beide Rohstoffe müssen von derselben Sorte sein.',
      absent: 'So viel davon liegt nicht auf dem Haymarket Square.',
      count: 'Nimm zwei von einer Sorte, oder einen, wenn nur einer da ist.',
    })[why],
  'BS-ACT-38': ({ why }) =>
    ({
      different: 'Die beiden Rohstoffe müssen verschieden sein.',
      absent: 'Das liegt nicht alles auf dem Haymarket Square.',
      count: 'Nimm zwei verschiedene, oder einen, wenn nur eine Sorte da ist.',
    })[why],
  'BS-ACT-41': ({ company, workers: number }) =>
    `${companyName(company)} muss für dieses Gebäude mindestens ${workers(number)} beschäftigen.`,
  'BS-EMP-01': ({ company }) => `In dieser Fabrik von ${companyName(company)} ist kein Arbeiterfeld frei.`,
  'BS-EMP-03': () => 'In dieser Fabrik ist kein Platz für einen Manager.',
  'BS-AST-01': ({ asset: id, company, cost, have }) =>
    `${asset(id)} kostet ${dollars(cost)}; ${companyName(company)} hat ${dollars(have)}.`,
  'BS-AST-02': (facts) =>
    facts.why === 'none'
      ? `Für ${companyName(facts.company)} ist kein Kapitalgut mehr zu haben.`
      : 'Dieses Kapitalgut liegt nicht in der Reihe.',
  'BS-AST-08': ({ company, slots }) =>
    `${companyName(company)} hat Platz für ${slots === 1 ? 'ein Kapitalgut' : `${slots} Kapitalgüter`}: Behalte das alte oder das neue.`,
  'BS-AST-15': (facts) =>
    facts.why === 'exhausted'
      ? `${asset(facts.asset)} ist bis zur nächsten Dekade erschöpft.`
      : `${companyName(facts.company)} hat kein Kapitalgut.`,
  'BS-AST-16': ({ asset: id }) =>
    `${asset(id)} kannst du in deinem Zug der Aktionsphase oder im Betriebszug der Firma nutzen.`,
  'BS-AST-17': ({ company, fee }) => `${companyName(company)} kann die Gebühr von ${dollars(fee)} nicht bezahlen.`,
  'BS-AST-20': () => 'Kataloge wirken nur im Betriebszug der Firma, bevor über die Dividende entschieden ist.',
  'BS-AST-21': ({ asset: id }) =>
    `${asset(id)} geht nur nach der Produktion und vor der Entscheidung über die Dividende.`,
  'BS-AST-25': () => 'Nach der Preisgarantie wirst du gefragt, sobald der Aktienkurs fallen würde.',
  'BS-APL-08': ({ company, bonus }) =>
    `${companyName(company)} kann diesen Bonus nicht bekommen (${book.noBonus[bonus]}); nimm stattdessen die ${dollars(APPEAL_CASH)}.`,
  'BS-APL-13': () =>
    `Deinen Partner von der Attraktivitätsleiste hast du schon; nimm stattdessen die ${dollars(APPEAL_CASH)}.`,
  'BS-AUT-01': () => 'In dieser Fabrik ist kein Arbeiter, den du automatisieren könntest.',
  'BS-AUT-02': () => 'In dieser Fabrik ist kein Arbeiterfeld frei.',
  'BS-OPR-03': () =>
    'Nicht an dieser Stelle: Eine Firma kauft ein, produziert, verkauft und entscheidet dann über die Dividende.',
  'BS-OPR-04': ({ why }) =>
    ({
      late: 'Aktien ausgeben kann die Firma nur ganz am Anfang ihres Betriebszugs, und nur einmal.',
      basic: 'Notfall-Kapital gibt es nur im Expertenspiel.',
      nothing: 'Wähle mindestens eine Aktie, die ausgegeben wird.',
    })[why],
  'BS-OPR-07': ({ company }) => `So viele Aktien liegen nicht mehr auf dem Firmen-Tableau von ${companyName(company)}.`,
  'BS-OPR-08': (facts) =>
    facts.why === 'absent'
      ? 'So ein Rohstoff liegt auf diesem Feld nicht.'
      : `${companyName(facts.company)} hat ${dollars(facts.have)}; dieser Rohstoff kostet ${dollars(facts.cost)}.`,
  'BS-OPR-09': () => 'Das X-Feld zeigt nur, was als Nächstes kommt; kaufen kannst du dort nichts.',
  'BS-OPR-10': ({ why }) =>
    ({
      late: 'Rohstoffe werden gekauft, bevor die erste Fabrik produziert.',
      ended: 'Rohstoffe werden gekauft, bevor die Produktion endet, und sie ist schon beendet.',
      haymarket:
        'Auf dem Haymarket Square gibt es nichts zu kaufen; du kannst nur zwei gleiche Rohstoffe gegen einen anderen tauschen.',
    })[why],
  'BS-OPR-11': () =>
    'Getauscht werden zwei Rohstoffe einer Sorte gegen einen einer anderen, der auf dem Haymarket Square liegt.',
  'BS-OPR-12': () => 'Tauschen kann jetzt nur die Firma, die am Zug ist.',
  'BS-OPR-13': (facts) => {
    switch (facts.why) {
      case 'workers':
        return 'Diese Fabrik produziert erst, wenn alle Arbeiterfelder besetzt sind.'
      case 'left':
        return 'Fabriken produzieren von links nach rechts, und diese ist noch nicht an der Reihe.'
      case 'done':
        return 'Diese Fabrik hat in diesem Zug schon produziert.'
      case 'resources':
        return `Für diese Fabrik braucht ${companyName(facts.company)} noch ${cubes(facts.lacking)}.`
    }
  },
  'BS-OPR-17': ({ count: number }) => `Du darfst höchstens ${resources(number)} nehmen, und nur vom Haymarket Square.`,
  'BS-DST-01': ({ company, industry }) =>
    `${companyName(company)} verkauft nur in der Reihe „${book.industries[industry]}“.`,
  'BS-DST-02': ({ company, goods: number }) =>
    number > 0
      ? `${companyName(company)} hat nur ${goods(number)}.`
      : `${companyName(company)} hat keine Waren zu verkaufen.`,
  'BS-DST-03': () => 'Auf diesem Bedarfsplättchen ist nicht genug Platz.',
  'BS-DST-04': () => 'Auf das X kann nichts verkauft werden.',
  'BS-DST-08': ({ why }) =>
    why === 'off'
      ? 'An diesem Tisch wird bei voller Reihe nichts zum halben Preis verkauft.'
      : 'Zum halben Preis verkaufst du erst, wenn die ganze Reihe voll ist.',
  'BS-DST-10': () => 'Auf das aufgedruckte Feld passen 6 Waren; für so viele ist kein Platz mehr.',
  'BS-DST-11': () => 'Ohne Plättchen lässt sich rechts nichts verkaufen.',
  'BS-DIV-02': ({ company, why }) =>
    why === 'no-sale'
      ? `${companyName(company)} hat in diesem Zug keine Ware verkauft und muss deshalb einbehalten.`
      : `Keine Fabrik von ${companyName(company)} hat in diesem Zug produziert; die Firma muss deshalb einbehalten.`,
  'BS-VAR-01': () => 'Wähle ein Gebäude, das du behältst.',
}

/** The same phase may be the right one for a move, and only this moment the wrong one. */
function moment(phase: Phase): string {
  if (phase === 'setup') return 'bei der Spielvorbereitung'
  return phase === 'over' ? 'nach dem Spielende' : `an dieser Stelle der ${book.phases[phase]}`
}

function payerName(payer: Purse, names: Names): string {
  if (payer === 'bank') return 'Die Bank'
  return typeof payer === 'number' ? names.seat(payer) : companyName(payer)
}
