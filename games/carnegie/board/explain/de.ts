import { BUILD_GOODS, builtVp, JOKER_VP, LOBBY, START } from '../../components/index.ts'
import { gain, goods } from '../../text/de/grammar.ts'
import { con } from '../../text/de/help/con.ts'
import { dep } from '../../text/de/help/dep.ts'
import { don } from '../../text/de/help/don.ts'
import { hr } from '../../text/de/help/hr.ts'
import { mgt } from '../../text/de/help/mgt.ts'
import { rnd } from '../../text/de/help/rnd.ts'
import { names as book } from '../../text/de/names.ts'
import { de as words } from '../words/de.ts'
import { explainerOf } from './explainer.ts'

const BUILT = `Gebaut für ${goods(BUILD_GOODS.staffed)}, wo ein eigener Mitarbeiter ist, sonst ${BUILD_GOODS.empty}.`

/** Der Tisch von Carnegie auf Deutsch. */
export const explainer = explainerOf({
  words,
  book,
  rules: { ...con, ...dep, ...don, ...hr, ...mgt, ...rnd },
  gain,
  actionKind: 'Aktion',
  actions: {
    hr: 'Alle nutzen ihre Personalabteilungen: meist Schritte, um Mitarbeiter durchs Haus zu bewegen.',
    management: 'Alle nutzen ihre Verwaltungsabteilungen: Geld, Waren und neue Abteilungen.',
    construction: 'Alle nutzen ihre Konstruktionsabteilungen: Projekte in den Städten der Karte.',
    rnd: 'Alle nutzen ihre F&E-Abteilungen: Forschungspunkte für Projektleisten und Transportleisten.',
  },
  actionWhen: 'Der Startspieler wählt eine Aktion für alle. Zuerst tritt ihr nächstes Ereignis ein, reihum.',
  event: (income, donation) =>
    income
      ? {
          name: donation ? `Einkommen ${income} und Spende` : `Einkommen ${income}`,
          kind: 'Ereignis',
          what: `Wer ${income} Mitarbeiter im Außeneinsatz hat, darf sie heimholen: Jeder bringt das Transporteinkommen der Region, danach zahlen alle offenen Kreise der Projektleisten einmal.${donation ? ' Außerdem darfst du spenden.' : ''}`,
          when: 'Wenn ihre Aktion gewählt wird und der Marker direkt davor steht.',
        }
      : {
          name: 'Spende',
          kind: 'Ereignis',
          what: 'Alle dürfen reihum eine Spende machen.',
          when: 'Wenn ihre Aktion gewählt wird und der Marker direkt davor steht.',
        },
  departmentKind: (start, type) => (start ? `Startabteilung, ${type}` : `Abteilungsplättchen, ${type}`),
  department: (start, desks, cost) => ({
    cost: [start ? '' : BUILT, desks > 0 ? `$${cost}, um jemanden am Schreibtisch zu aktivieren.` : '']
      .filter(Boolean)
      .join(' '),
    when: desks > 0 ? 'Einmal für jeden aktiven Mitarbeiter, wenn ihre Aktion gewählt wird.' : undefined,
  }),
  donation: (formula) => ({
    cost: `$5 für deine erste Spende, $10 für die zweite und so weiter. Wertung: ${formula}, bis zu deinem Limit.`,
    when: 'Bei einem Spendenereignis. Jede gibt es einmal; gewertet wird am Ende.',
  }),
  city: (takes, vp, link, symbol) => ({
    what: [
      takes ? 'Ein Platz für ein Projekt von dir.' : 'Eine Stadt für Projekte.',
      vp > 0 ? `Jedes Projekt hier ist am Ende ${vp} SP wert.` : '',
      link > 0 ? `${words.link(link)} für ein Netz, das Großstädte verbindet.` : '',
      symbol ? 'Ein Projekt hier bringt sofort dein Transporteinkommen der Region.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    cost: takes ? 'Die Waren seiner Projektleiste und ein Mitarbeiter im Außeneinsatz in dieser Region.' : undefined,
    when: takes ? 'Mit Konstruktionsabteilungen. Deine Städte, die Linien verbinden, bilden ein Netz.' : undefined,
  }),
  region: (where) => ({
    kind: 'Region',
    what: `Hier stehen die Mitarbeiter im Außeneinsatz ${where}. Sie kommen nur heim und bringen Einkommen, wenn der Zeitplan diese Region zeigt.`,
  }),
  station: (number, level, income, step) => ({
    kind: `Transportleiste, Feld ${number}`,
    what: `Jeder Mitarbeiter, der von hier heimkommt, bringt ${income}. ${level} zählt für Netze.`,
    cost: step === null ? undefined : `${words.research(step)} für den Schritt auf das nächste Feld.`,
    when: 'Mit Forschungspunkten. Auf das letzte Feld kommt im ganzen Spiel nur eine Scheibe.',
  }),
  project: (needed) => ({
    kind: 'Projektleiste',
    what: 'Eine sichtbare Scheibe ist ein Projekt, das gebaut werden kann. Gebaut öffnet es einen Kreis, der bei jedem Einkommen zahlt. Schritte mit Forschungspunkten bringen weitere Kreise, Punkte und ein höheres Spendenlimit.',
    cost: `${goods(needed)} für jedes Projekt; Forschungspunkte für jeden Schritt der Leiste.`,
  }),
  parts: {
    'start-player': {
      name: 'Startspieler',
      what: 'Wählt die Aktion dieser Runde. Die Lokomotive wandert im Uhrzeigersinn.',
    },
    ready: {
      name: 'Bereite Mitarbeiter',
      what: 'Deine aktiven Mitarbeiter in Abteilungen dieser Aktion: So oft könntest du sie jetzt nutzen.',
    },
    returning: {
      name: 'Wer dort ist',
      what: 'Mitarbeiter im Außeneinsatz in dieser Region. Mit diesem Ereignis können sie heimkommen.',
    },
    links: {
      name: 'Verbundene Städte',
      what: 'Was ein Netz wert ist: Anschlusspunkte seiner Großstädte, nach der niedrigsten Transportstufe ihrer Regionen. Nur dein bestes Netz zählt.',
      when: 'Am Spielende.',
    },
    lobby: {
      name: 'Empfang',
      what: 'Neue und heimkehrende Mitarbeiter liegen hier. Schritte führen sie in Abteilungen.',
    },
    'empty-room': {
      name: 'Platz für eine Abteilung',
      what: `Eine Abteilung hier ist in der obersten Reihe ${builtVp(0)} SP wert, sonst ${builtVp(LOBBY)}.`,
      cost: BUILT,
    },
    standing: {
      name: 'Aktiver Mitarbeiter',
      what: 'Sitzt am Schreibtisch und kann die Abteilung nutzen. Bleibt aktiv, bis er bewegt oder in den Außeneinsatz geschickt wird.',
    },
    lying: {
      name: 'Inaktiver Mitarbeiter',
      what: 'Hat noch keinen Schreibtisch. In einer Abteilung mit freiem Tisch kann er am Ende der Runde aktiviert werden.',
    },
    used: {
      name: 'Schon genutzt',
      what: 'Dieser Mitarbeiter hat in diesem Zug gearbeitet; wieder, wenn die Aktion das nächste Mal gewählt wird.',
    },
    permanent: {
      name: 'Dauerhafter Mitarbeiter',
      what: 'Aufgedruckt in der Personalabteilung: immer aktiv, bewegt sich nie, gibt 3 Schritte.',
    },
    desk: {
      name: 'Freier Schreibtisch',
      what: 'Wer in diesem Raum liegt, kann hier aktiviert werden.',
      cost: 'Die Zahl darauf.',
      when: 'Am Ende jeder Runde.',
    },
    steps: {
      name: 'Schritte',
      what: 'Ein Schritt bringt einen Mitarbeiter in den nächsten Raum. Was am Zugende übrig ist, verfällt.',
    },
    research: {
      name: 'Forschungspunkte',
      what: 'Für Schritte auf Projektleisten und Transportleisten. Der Rest verfällt.',
    },
    money: { name: 'Geld', what: 'Für Schreibtische, Spenden und einige Abteilungen. Selbst zählt es nichts.' },
    goods: { name: 'Waren', what: 'Bezahlen Projekte und Abteilungen. Du darfst sie jederzeit für je $1 verkaufen.' },
    score: { name: 'Punkte', what: 'Deine Siegpunkte, wenn das Spiel jetzt endete.' },
    'to-hire': {
      name: 'Noch einzustellen',
      what: `Mitarbeiter in deinem Vorrat. Du beginnst mit ${START.inLobby} am Empfang.`,
    },
    discs: {
      name: 'Scheiben',
      what: 'Für Projekte, Spenden und Leisten. Ist keine mehr da, bleiben neue Kreise leer.',
    },
    'next-donation': {
      name: 'Deine nächste Spende',
      what: 'Was sie kostet, und wie viel jede deiner Spenden höchstens zählt.',
      when: 'Das Limit steigt um 3 mit jeder Leiste, die es zeigt.',
    },
    donations: { name: 'Spenden', what: 'Wie viele du gemacht hast. Jede zählt am Ende nach dem, was du dann hast.' },
    joker: {
      name: 'Joker',
      what: `Nutze in deinem Zug die Abteilungen einer anderen Aktion. Ungenutzt zählt er ${JOKER_VP} SP.`,
      when: 'Vor deinen Abteilungen, wenn du nicht Startspieler bist.',
    },
    sides: {
      name: 'Seite einer Leiste',
      what: 'Beide Seiten bringen dasselbe in anderer Folge. Du spielst mit je einer.',
      when: 'Einmal gewählt, vor dem Spiel.',
    },
    'last-space': {
      name: 'Belohnung des letzten Feldes',
      what: 'Nur eine Scheibe kommt je dorthin und bekommt das sofort.',
    },
    andrew: { name: 'Andrew', what: 'Dein Gegner im Solospiel. Er bezahlt nichts; eine Karte sagt, was er tut.' },
    'andrew-card': {
      name: 'Andrews Karte',
      what: 'Eine Zeile für jede Aktion und eine Spende. Was er nicht ausführen kann, schiebt die Karte zu mehr Punkten.',
    },
    'vp-cards': { name: 'SP-Karten', what: 'Andrews Karte endet unter einer davon und zählt so viel.' },
    active: {
      name: 'Aktive Mitarbeiter',
      what: 'Alle, die an einem Schreibtisch sitzen. Jeder ist am Ende 1 SP wert.',
    },
  },
  icons: {
    hr: { name: 'Personal', what: 'Eine Aktion und die Abteilungen ihrer Art.' },
    management: { name: 'Verwaltung', what: 'Eine Aktion und die Abteilungen ihrer Art.' },
    construction: { name: 'Konstruktion', what: 'Eine Aktion und die Abteilungen ihrer Art.' },
    rnd: { name: 'Forschung & Entwicklung', what: 'Eine Aktion und die Abteilungen ihrer Art.' },
    housing: { name: 'Wohnen', what: 'Eine Art von Projekt.' },
    commerce: { name: 'Handel', what: 'Eine Art von Projekt.' },
    industry: { name: 'Industrie', what: 'Eine Art von Projekt.' },
    infrastructure: { name: 'Öffentliche Infrastruktur', what: 'Eine Art von Projekt.' },
    west: { name: 'Westen', what: 'Eine Region: ihre Außeneinsätze, ihr Einkommen.' },
    midwest: { name: 'Mittlerer Westen', what: 'Eine Region: ihre Außeneinsätze, ihr Einkommen.' },
    east: { name: 'Osten', what: 'Eine Region: ihre Außeneinsätze, ihr Einkommen.' },
    south: { name: 'Süden', what: 'Eine Region: ihre Außeneinsätze, ihr Einkommen.' },
    wagon: {
      name: 'Planwagen',
      what: 'Die niedrigste Transportstufe. In einer Kleinstadt: sofort Transporteinkommen.',
    },
    stagecoach: { name: 'Postkutsche', what: 'Die mittlere Transportstufe.' },
    railroad: { name: 'Eisenbahn', what: 'Die höchste Transportstufe; neben einem Namen der Startspieler.' },
    joined: { name: 'Anschlusspunkte', what: 'Einer Großstadt in einem Netz.' },
    whole: { name: 'Das Ganze', what: 'Alles auf einen Blick.' },
    donation: { name: 'Spende', what: 'Alle dürfen jetzt eine machen.' },
    vp: { name: 'Siegpunkt', what: 'Wer am Ende die meisten hat, gewinnt.' },
    bulb: { name: 'Forschungspunkt', what: 'Für Projektleisten und Transportleisten.' },
    steps: { name: 'Schritt', what: 'Bringt einen Mitarbeiter in den nächsten Raum.' },
    mission: { name: 'Außeneinsatz', what: 'Der Mitarbeiter reist in eine Region.' },
    cap: { name: 'Höheres Limit', what: 'Jede deiner Spenden darf so viel mehr zählen.' },
    joker: { name: 'Joker', what: 'In diesem Zug eine andere Aktion für dich.' },
    tile: { name: 'Abteilung', what: 'Ein Plättchen für dein Unternehmen.' },
    permanent: { name: 'Bereiter Mitarbeiter', what: 'Aktiv und in diesem Zug noch nicht genutzt.' },
    good: { name: 'Ware', what: 'Bezahlt Projekte und Abteilungen.' },
    employee: { name: 'Mitarbeiter', what: 'Einer deiner Leute.' },
    dot: { name: 'Kleinstadt', what: 'Nimmt jede Art von Projekt.' },
    home: { name: 'Empfang', what: 'Wo neue und heimkehrende Mitarbeiter ankommen.' },
  },
})
