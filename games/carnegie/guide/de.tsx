import type { GuideText } from '@boardroom/board-kit'
import { Sign } from '../board/signs.tsx'
import { donationCost } from '../model/donations.ts'
import { names as book } from '../text/de/names.ts'
import type { Carnegie } from '../types.ts'
import { awayIn, cityCount, seatOf } from './facts.ts'
import type { SceneName } from './scenes.ts'

export const de: GuideText<Carnegie, SceneName> = {
  lead: 'Ein Bürohaus voller Leute, eine Eisenbahnkarte voller Lücken und pro Runde eine einzige Entscheidung, mit der alle leben müssen.',
  aim: [
    'Du leitest ein Unternehmen im Zeitalter von Stahl und Dampf; nach genau 20 Runden gewinnt, wer die meisten Siegpunkte hat.',
    'Punkte kommen spät: durch Projekte, die die großen Städte verbinden, durch ein Haus voller Abteilungen und Leute bei der Arbeit und durch Spenden, die belohnen, wovon du am meisten getan hast.',
    'Fast alles erledigen deine Angestellten: Sie laufen zu einem Schreibtisch, machen sich an die Arbeit, reisen ins Land, um etwas zu erledigen, und bringen erst dann Geld nach Hause, wenn jemand ihre Region aufruft.',
  ],
  round: {
    title: 'Eine von zwanzig Runden. Eine Person wählt, alle spielen.',
    steps: [
      { name: 'Wählen', who: 'Startspieler', what: 'Eine Aktion für alle; ihre Zeile bestimmt das Ereignis.' },
      { name: 'Ereignis', who: 'reihum', what: 'Leute heimholen und kassieren, oder spenden.' },
      { name: 'Abteilungen', who: 'reihum', what: 'Alle Abteilungen dieser Aktion nutzen.' },
      { name: 'Aktivieren', who: 'alle zugleich', what: 'Leute gegen Geld an die Arbeit setzen.' },
    ],
    again: 'Die Lokomotive wandert weiter',
  },
  chapters: [
    {
      title: 'Eine Wahl für alle',
      body: [
        'Der Zeitplan hat vier Zeilen, eine je Aktion: Personal, Verwaltung, Konstruktion, Forschung & Entwicklung. Wer Startspieler ist, nennt eine davon, und dann nutzen alle ihre Abteilungen dieser Art. {CG-ACT-01}',
        'Die Zeile bringt aber noch etwas mit. Rechts neben ihrem Marker liegt ein Feld mit einer Region oder einer Spende, und das passiert zuerst, und zwar allen. Du wählst also zweierlei: was ihr alle tut, und wer vorher Geld bekommt. Am besten ist die Wahl, auf die du vorbereitet bist und die anderen nicht. {CG-ACT-02}',
        'Nach der Runde rückt der Marker ein Feld weiter. Jede Zeile hat fünf Felder, jede Aktion kommt also etwa fünfmal, und alles, was noch kommt, liegt offen da. Ist eine Zeile zu Ende, darfst du sie trotzdem wählen; dann leiht ihr die nächste Zeile darunter ihr Ereignis. {CG-ACT-04}',
      ],
      scene: 'timeline',
    },
    {
      title: 'Einkommen: die Leute nach Hause rufen',
      body: [
        'Angenommen, das Ereignis ist der Süden. Hast du dort Leute, darfst du so viele heimholen, wie du willst. Jeder bringt mit, worauf deine Scheibe auf der *Transportleiste* des Südens liegt: am Anfang einen Dollar, später Waren, Forschung, neue Leute oder Punkte. {CG-INC-03}',
        'Danach bekommst du einmal, egal wie viele zurückkamen, das Einkommen aller *Projekte*, die du irgendwo im Land gebaut hast. Darum lohnt sich in jeder Region wenigstens eine Person: Kommt niemand heim, gibt es gar nichts, weder von der Leiste noch von den Projekten. {CG-INC-06} {CG-INC-08}',
        'Wer heimkommt, legt sich in den Empfang und hat einen weiten Weg zurück zum Schreibtisch.',
      ],
      scene: 'income',
    },
    {
      title: 'Das Büro: erst laufen, dann arbeiten',
      body: [
        'Dein Unternehmen ist ein Haus mit vier Etagen zu je vier Räumen. Wer liegt, ist inaktiv; wer an einem Schreibtisch steht, ist aktiv, und nur die Aktiven tun etwas. Eine Abteilung kannst du einmal je aktiver Person in ihr nutzen. {CG-USE-02}',
        'Die *Personalabteilung* bewegt Leute: drei Schritte für den Angestellten, der immer dort sitzt, und drei weitere für jede aktive Person neben ihm. Ein Schritt bringt eine Person in einen Nachbarraum. Wer aktiv war und sich bewegt, legt sich hin. {CG-HR-01} {CG-EMP-07}',
        'Am Ende der Runde bezahlst du, um Leute in Abteilungen mit freiem Schreibtisch zu aktivieren, meist ein oder zwei Dollar pro Person. Danach bleiben sie aktiv, Runde um Runde, bis du sie bewegst oder fortschickst. {CG-ACV-02} {CG-EMP-15}',
      ],
      scene: 'company',
    },
    {
      title: 'Verwaltung: Geld, Waren, Räume',
      body: [
        'Handel und Finanzen macht aus Leuten Mittel: $3 oder eine Ware, wenn sie dableiben; $6 oder zwei Waren, wenn du sie auf *Außeneinsatz* schickst. Dann verlassen sie ihren Schreibtisch, gehen in eine Region deiner Wahl und warten dort auf das Einkommen. {CG-MGT-01}',
        'Die Strategische Planung baut eine neue Abteilung auf einen leeren Platz, für zwei Waren, oder nur eine, wenn dort schon jemand von dir steht. Diese Person kann gleich am neuen Schreibtisch anfangen. Als Erstes musst du die Abteilung bauen, die du vor dem Spiel ausgesucht hast. {CG-MGT-02} {CG-MGT-05}',
        'Es gibt 16 verschiedene Abteilungen. Jede kann eine Sache besser als deine ersten fünf, und keine gibt es in einem Unternehmen zweimal.',
      ],
    },
    {
      title: 'Konstruktion: hinaus ins Land',
      body: [
        'Für ein Projekt schickst du eine aktive Person aus der Konstruktion in eine Region, bezahlst eine Ware für Wohnen oder Handel, zwei für Industrie oder Infrastruktur, und legst die Scheibe von deinem Projektstreifen auf ein passendes Feld einer Stadt dort. Kleine Städte nehmen jede Art. {CG-CON-01} {CG-CON-02} {CG-CON-05}',
        'Das bewirkt viererlei. Der Kreis, von dem die Scheibe kam, ist jetzt *offen* und zahlt bei jedem Einkommen. Die Stadt zählt am Ende ihre Punkte. Dein Netz wächst. Und deine Person wartet in dieser Region auf das nächste Ereignis. {CG-CON-08}',
        'Eine kleine Stadt mit Transportsymbol zahlt obendrein sofort das Einkommen deiner Leiste. {CG-CON-09}',
      ],
      scene: 'map',
    },
    {
      title: 'Forschung: bessere Streifen, schnellere Züge',
      body: [
        'Jede aktive Person in der Forschung bringt drei Punkte, die du noch im selben Zug ausgibst oder verlierst. Sie schieben deine Projektstreifen weiter, was neue Scheiben zum Bauen und zuletzt blanke Siegpunkte zeigt, und sie schieben deine Scheiben auf den Transportleisten, was jede Heimkehr einträglicher macht. {CG-RND-01} {CG-RND-05}',
        'Bauen verbraucht Scheiben, Forschung schafft neue. Wer nur baut, steht eines Tages in der Konstruktion und hat nichts zu bauen. Das letzte Feld jeder Transportleiste erreicht im ganzen Spiel nur eine einzige Scheibe. {CG-TRA-04}',
      ],
      scene: 'tabs',
    },
    {
      title: 'Spenden: festlegen, worin du gut sein wirst',
      body: [
        'Manche Felder des Zeitplans zeigen statt einer Region eine Spende. Dann dürfen alle eine von zwanzig Spenden bezahlen, und jede ist nur einmal zu haben. Die erste kostet $5, die zweite $10, die dritte $15 und so weiter. {CG-DON-01} {CG-DON-03}',
        'Eine Spende ist ein Versprechen an dich selbst: zwei Punkte für jedes Projekt im Westen, drei für jede Forschungsabteilung, einer für jede aktive Person. Sie zahlt erst am Ende und höchstens 12 Punkte, mehr, wenn deine Streifen die Grenze angehoben haben. Nimm früh, was zu deinem Plan passt; die anderen wollen es vielleicht auch. {CG-DON-08}',
      ],
      scene: 'donations',
    },
  ],
  captions: {
    timeline: ({ board }) =>
      `Runde ${board.round} einer echten Partie. Die Marker zeigen, wie oft jede Aktion schon gewählt wurde; das Feld rechts vom Marker ist das Ereignis, das diese Zeile auslösen würde.`,
    income: (view, names) => {
      const { region, count } = awayIn(view)
      return `Das Ereignis ist Einkommen ${book.regions[region].in}. ${names.seat(Number(view.viewer))} hat dort ${count} Leute; jeder bringt mit, worauf die Scheibe dieser Leiste liegt.`
    },
    company: (view, names) => {
      const player = seatOf(view)
      const active = player.active.reduce((sum, each) => sum + each, 0)
      return `Das Büro von ${names.seat(Number(view.viewer))} in Runde ${view.board.round}: ${active} Leute stehen an Schreibtischen und lassen sich nutzen, die anderen liegen und warten.`
    },
    map: (view, names) =>
      `Runde ${view.board.round}: ${names.seat(Number(view.viewer))} hat Projekte in ${cityCount(view)} Städten. Linien zwischen eigenen Städten verbinden sich; auf umrandeten Feldern kann jetzt gebaut werden.`,
    tabs: (view, names) =>
      `${names.seat(Number(view.viewer))} hat ${view.board.turn?.research ?? 0} Forschungspunkte auszugeben. Die Zahl am Streifen ist der Preis des nächsten Schritts.`,
    donations: (view, names) =>
      `Die nächste Spende würde ${names.seat(Number(view.viewer))} $${donationCost(seatOf(view))} kosten. Felder mit einer Scheibe sind vergeben.`,
  },
  scoring: {
    body: [
      'Die meisten Punkte werden erst am Ende gezählt; schau dir diese Liste also vorher an. {CG-END-01}',
      '*Verbindungen*: Städte mit deinen Projekten, durch gedruckte Linien verbunden, bilden ein Netz. Enthält es mindestens zwei von San Francisco, Chicago, New York und New Orleans, zählt es danach, wie viele es sind, und nach deiner schwächsten Transportstufe in deren Regionen. Alle vier mit Eisenbahn bringen 36 Punkte, zwei mit Fuhrwerk nur 3. {CG-NET-05}',
      '*Unternehmen*: ein Punkt für jede aktive Person, zwei für jede gebaute Abteilung, drei in der obersten Etage. Wer liegt oder unterwegs ist, zählt nicht. {CG-END-03} {CG-END-04}',
      '*Projekte*: jedes zählt die Punkte seiner Stadt und jeder Streifen den letzten Wert, den er gezeigt hat. *Spenden*: jede nach ihrem Text, bis zu deiner Grenze. Ein unbenutzter Joker ist drei Punkte wert, Geld und Waren gar nichts. {CG-END-10}',
    ],
    counted: 'So endete die Partie, aus der die Bilder auf dieser Seite stammen.',
  },
  firstTurn: [
    'Vor der ersten Runde setzt du ein Wohnprojekt, suchst dir eine Abteilung aus, läufst sechs Schritte und aktivierst Leute. Setz das Projekt in eine mittlere Stadt auf einer Linie zwischen zwei großen oder gleich in eine große. Nimm eine Abteilung, die du verstehst: Einkauf, Verbesserte Gestaltung und Personalbeschaffung sind nie verkehrt.',
    'Bring mit den sechs Schritten zwei Leute vom Empfang in die Konstruktion und eine in die Forschung; aktiviere sie, aber behalte ein paar Dollar. Jetzt schau auf den Zeitplan. Bist du Startspieler, wähle eine Aktion, für die bei dir Leute stehen und mit der die anderen weniger anfangen können. Am Anfang ist das meist Verwaltung, weil alle Waren brauchen, oder Konstruktion, solange du noch vier davon hast.',
    'Und immer, wenn du jemanden losschickst, frag dich: Welche Region kommt als Nächstes in einer Zeile, die ohnehin jemand wählen will? Dorthin gehört diese Person.',
  ],
  mistakes: [
    'Auf eine Region warten, in der niemand steht. Wer niemanden heimholt, bekommt überhaupt kein Einkommen. {CG-INC-08}',
    'Alle in dieselbe Region schicken. Vielleicht kommt sie sechs Runden lang nicht; sieh erst die Zeilen entlang.',
    'Die Konstruktion auf einen Schlag leeren. Drei Projekte in einer Runde sind großartig, und dann steht dort lange niemand.',
    'Vergessen, Leute in ihre Räume zu bringen, solange Personal an der Reihe ist. In den meisten Runden läuft niemand. {CG-HR-05}',
    'Den letzten Dollar für Waren ausgeben und keinen fürs Aktivieren haben. Wer liegt, tut nichts. {CG-ACV-02}',
    'Glauben, dass Aktivieren jede Runde neu kostet. Wer steht, bleibt stehen. {CG-ACV-05}',
    'Forschungspunkte aufheben wollen. Am Ende des Zugs verfallen sie. {CG-RND-05}',
    'Lücken im Netz lassen. Zwei getrennte Hälften werden nicht addiert; nur die bessere zählt. {CG-NET-06}',
    'Eine Transportleiste vernachlässigen. Die schwächste Stufe unter deinen großen Städten gilt für alle. {CG-NET-04}',
    'Erst in den letzten Runden spenden. Die guten Spenden sind weg, und die dritte kostet $15. {CG-DON-03}',
  ],
  aid: [
    {
      title: 'Aktionen',
      rows: [
        { sign: <Sign name="hr" size={18} />, name: 'Personal', text: '3 Schritte, dazu 3 je aktiver Person dort' },
        {
          sign: <Sign name="management" size={18} />,
          name: 'Handel und Finanzen',
          text: 'Je Person: $3 oder 1 Ware; im Außeneinsatz $6 oder 2 Waren',
        },
        {
          sign: <Sign name="management" size={18} />,
          name: 'Strategische Planung',
          text: 'Je Person: eine Abteilung für 2 Waren, 1 wenn dort jemand steht',
        },
        {
          sign: <Sign name="construction" size={18} />,
          name: 'Konstruktion',
          text: 'Je Person: Außeneinsatz, Waren, ein Projekt in der Region',
        },
        {
          sign: <Sign name="rnd" size={18} />,
          name: 'Forschung',
          text: 'Je Person: 3 Forschungspunkte, noch in diesem Zug auszugeben',
        },
      ],
    },
    {
      title: 'Kosten',
      rows: [
        { sign: <Sign name="housing" size={18} />, name: 'Wohnen', text: '1 Ware' },
        { sign: <Sign name="commerce" size={18} />, name: 'Handel', text: '1 Ware' },
        { sign: <Sign name="industry" size={18} />, name: 'Industrie', text: '2 Waren' },
        { sign: <Sign name="infrastructure" size={18} />, name: 'Infrastruktur', text: '2 Waren' },
        {
          sign: <Sign name="donation" size={18} />,
          name: 'Spende',
          text: '$5, $10, $15 …; mit Kommunikation $3, $6, $9 …',
        },
        { name: 'Aktivieren', text: 'Preis am Schreibtisch, anfangs $1 oder $2' },
        { name: 'Waren verkaufen', text: '$1 je Ware, jederzeit im eigenen Zug' },
      ],
    },
    {
      title: 'Transportleisten: Schrittkosten und Einkommen je Person',
      rows: [
        {
          sign: <Sign name="west" size={18} />,
          name: 'Westen',
          text: 'Kosten 2, 1, 4, 5. $1, $3, 1 Ware, 2 SP, 2 SP. Ende: 3 Waren',
        },
        {
          sign: <Sign name="midwest" size={18} />,
          name: 'Mittlerer Westen',
          text: 'Kosten 1, 3, 3, 5. $1, $2, 3 Forschung, 2 Waren, 2 SP. Ende: $10',
        },
        {
          sign: <Sign name="east" size={18} />,
          name: 'Osten',
          text: 'Kosten 3, 2, 2, 5. $1, $4, 1 neue Person, 2 SP, 2 SP. Ende: $10',
        },
        {
          sign: <Sign name="south" size={18} />,
          name: 'Süden',
          text: 'Kosten 1, 3, 3, 5. $1, $2, $5, $7, 2 SP. Ende: 3 Waren',
        },
      ],
    },
    {
      title: 'Verbindungen (San Francisco 2, die anderen 1)',
      rows: [
        { sign: <Sign name="wagon" size={18} />, name: 'Fuhrwerk', text: '2: 3 · 3: 6 · 4: 12 · 5: 18' },
        { sign: <Sign name="stagecoach" size={18} />, name: 'Postkutsche', text: '2: 6 · 3: 12 · 4: 18 · 5: 24' },
        { sign: <Sign name="railroad" size={18} />, name: 'Eisenbahn', text: '2: 9 · 3: 18 · 4: 27 · 5: 36' },
      ],
    },
    {
      title: 'Schlusswertung',
      rows: [
        { name: 'Aktive Leute', text: 'Je 1 SP, nicht im Außeneinsatz' },
        { name: 'Gebaute Abteilungen', text: 'Je 2 SP, in der obersten Etage 3' },
        { name: 'Streifen', text: 'Der letzte gezeigte Wert; höchstens 6, 9, 12, 15' },
        { name: 'Städte', text: '0 bis 3 SP je Projekt' },
        { name: 'Spenden', text: 'Je bis zu 12 SP, +3 je Streifen mit angehobener Grenze' },
        { name: 'Joker', text: '3 SP, wenn unbenutzt' },
        { name: 'Geld, Waren', text: 'Nichts' },
      ],
    },
    {
      title: 'Dauerhafte Abteilungen (mit aktiver Person)',
      rows: [
        { name: 'Gebäudemanagement', text: 'Eine Person auf eine eben gebaute Abteilung versetzen' },
        { name: 'Kommunikation', text: 'Spenden für $3 statt $5' },
        { name: 'Telegrafie', text: 'Transportschritte 1 Forschung billiger, mindestens 1' },
        { name: 'Neuer Empfang', text: 'Ein zweiter Empfang; braucht niemanden' },
      ],
    },
  ],
}
