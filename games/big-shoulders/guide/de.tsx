import { type GuideText, Icon } from '@boardroom/board-kit'
import type { BigShoulders } from '../types.ts'
import type { SceneName } from './scenes.ts'

export const de: GuideText<BigShoulders, SceneName> = {
  lead: 'Chicago 1875: ein Fleischverpacker, ein Schuhmacher, ein Versandhaus. Du leitest sie, besitzt Stücke von allen, und am Ende zählt nur deine eigene Tasche.',
  aim: [
    'Nach fünf Jahrzehnten gewinnt, wer am reichsten ist: dein Bargeld, deine Aktien zum Endpreis und $200 für jedes erreichte Ziel.',
    'Deine Firmen sind Werkzeuge dafür. Sie verdienen Geld für alle, die ihre Aktien halten, und wer gut ausschüttet, wird teurer: Jede Aktie, die du hältst, steigt mit.',
    'Was am Ende in der Kasse einer Firma liegt, ist nichts wert, und doch lässt sich ohne Firmenkasse nichts aufbauen. Das ganze Spiel dreht sich darum, wann du Geld drinlässt und wann du es herausholst.',
  ],
  round: {
    title: 'Eines von fünf Jahrzehnten. In den ersten drei Phasen handeln Personen, in der vierten Firmen.',
    steps: [
      { name: 'Aktien', who: 'reihum', what: 'Verkaufen, dann ein Papier kaufen oder gründen.' },
      { name: 'Bauen', who: 'alle, geheim', what: 'Ein Gebäude spielen, eins ablegen, eins behalten.' },
      { name: 'Aktionen', who: 'reihum', what: 'Partner für eine Firma losschicken.' },
      { name: 'Betrieb', who: 'nach Attraktivität', what: 'Kaufen, produzieren, verkaufen, zahlen.' },
      { name: 'Aufräumen', who: 'von selbst', what: 'Neue Nachfrage, neue Rohstoffe, Partner heim.' },
    ],
    again: 'Fünf Jahrzehnte; das letzte ohne Aufräumen',
  },
  chapters: [
    {
      title: 'Zwei Geldbeutel',
      body: [
        'Halte das auseinander, und das halbe Spiel ist klar. *Du* hast Geld, und eine *Firma* hat Geld. Deins kauft Aktien und sonst nichts. Alles, was in der Stadt passiert, Einstellen, Werben, Maschinen, Rohstoffe, bezahlt die Firma. {BS-GEN-02}',
        'Von dir zur Firma kommt Geld nur, wenn du ihre Aktien vom Firmen-Tableau kaufst. Zurück kommt es nur als Dividende. Diesen Kreis willst du so oft wie möglich drehen. {BS-STK-13} {BS-DIV-04}',
      ],
    },
    {
      title: 'Aktien: was ein Anteil wert ist',
      body: [
        'Eine Firma hat zehn Anteile: die Direktoraktie mit dreien, die Vorzugsaktie mit zweien und fünf Gemeinschaftsaktien. Wer sie gegründet hat, leitet sie; im Expertenspiel, wer die meisten hält. {BS-CRT-01} {BS-DIR-01}',
        'In deinem Zug darfst du erst verkaufen, so viel du willst, und dann *ein* Papier kaufen oder eine Firma gründen. Verkaufen senkt den Preis, eine Stufe je Anteil. Kaufen hebt ihn nie. Was du verkauft hast, kannst du im selben Jahrzehnt nicht zurückkaufen. {BS-STK-03} {BS-STK-08} {BS-STK-15}',
        'Gründen heißt: ein Tableau wählen, einen Preis von $35 bis $60 festlegen und das Dreifache in die Firmenkasse zahlen. Ein hoher Preis bedeutet eine reiche Firma und einen armen Gründer. {BS-FND-02} {BS-FND-03}',
      ],
      scene: 'exchange',
    },
    {
      title: 'Bauen: die Straße aller, deine Miete',
      body: [
        'In jedem Jahrzehnt spielst du eines von drei Gebäuden auf deinen Block. Von da an ist es ein Platz, auf den *alle* einen Partner schicken dürfen, und oft wirst du dafür bezahlt: aus der Firmenkasse in deine eigene Tasche, auch von deiner eigenen Firma. {BS-BLD-03} {BS-ACT-13}',
        'Gebäude bringen außerdem Arbeiter auf den Arbeitsmarkt. Je mehr dort warten, desto billiger sind sie. {BS-BLD-07} {BS-ACT-20}',
      ],
    },
    {
      title: 'Aktionen: was die Firma braucht',
      body: [
        'Du beginnst mit zwei Partnern und schickst sie reihum einzeln los, jeden für eine Firma, die du leitest. Grüne Felder mit Unendlichzeichen nehmen beliebig viele auf, alle anderen einen Partner pro Jahrzehnt; die Reihenfolge ist also wichtig. {BS-ACT-02} {BS-ACT-08} {BS-ACT-09}',
        'Stell Arbeiter ein, sonst läuft keine Fabrik. Ein *Manager* kostet $60 und bringt einen Bonus, sooft seine Fabrik produziert. Ein *Verkäufer* kostet $70 und hebt den Preis von allem, was die Firma verkauft. Werbung kostet $20, bringt die Firma auf der Attraktivitätsleiste voran und dich, wenn du willst, an die erste Stelle der Reihenfolge. Ist die Kasse leer, bringt Kapitalbeschaffung $40. {BS-ACT-29} {BS-ACT-30} {BS-ACT-22} {BS-ACT-27}',
        'Attraktivität ist der stille Motor. Ihre Felder geben einen Arbeiter, einen Verkäufer, eine Maschine, einen weiteren Partner, Waren, sogar eine Stufe des Aktienpreises, und die attraktivste Firma ist im Betrieb zuerst dran. {BS-APL-03} {BS-OPR-01}',
      ],
      scene: 'city',
    },
    {
      title: 'Betrieb: die Geldmaschine',
      body: [
        'Jede Firma ist einmal dran. Zuerst kauft sie Rohstoffe aus der Lieferkette, $30, $20 oder $10 je Würfel; was auf X liegt, ist noch nicht zu haben. Dann produzieren ihre Fabriken von links nach rechts, jede nur, wenn sie voll besetzt ist, ihre Rohstoffe hat und die Fabrik davor produziert hat. {BS-OPR-08} {BS-OPR-13}',
        'Dann verkauft sie Waren an die Nachfrageplättchen ihrer eigenen Branche. Jede Ware bringt den Verkaufspreis der Firma; wer die letzte Ware auf ein Plättchen legt, bekommt in der rechten Spalte $50 dazu, in der mittleren $20. {BS-DST-01} {BS-DST-06}',
        'Jetzt kommt die Entscheidung des Spiels. *Ausschütten*: ein Zehntel des Umsatzes je Anteil an alle, die ihn halten; Anteile auf dem Tableau zahlen an die Firma. Erreicht die Ausschüttung den Aktienpreis, steigt er eine Stufe, beim Doppelten zwei. *Einbehalten*: Alles geht in die Kasse, und der Preis fällt eine Stufe. {BS-DIV-01} {BS-DIV-03} {BS-PRC-02} {BS-PRC-06}',
      ],
      scene: 'charter',
    },
  ],
  captions: {
    exchange: (view, names) =>
      `Jahrzehnt ${view.board.decade} einer echten Partie, Aktienphase: ${names.seat(Number(view.viewer))} darf verkaufen und dann ein Papier kaufen. Jede Firma steht bei ihrem Aktienpreis.`,
    city: (view, names) =>
      `Jahrzehnt ${view.board.decade}, Aktionsphase: ${names.seat(Number(view.viewer))} schickt einen Partner. Die Häuser sind die bisher gespielten Gebäude.`,
    charter: (view, names) =>
      `Jahrzehnt ${view.board.decade}: der Schreibtisch von ${names.seat(Number(view.viewer))}, während eine Firma produziert, Fabrik für Fabrik von links nach rechts.`,
  },
  scoring: {
    body: [
      'Haben im fünften Jahrzehnt alle Firmen gearbeitet, ist Schluss. Zähl dein Bargeld, dann jeden Anteil zum Endpreis, dann $200 für jedes Ziel, bei dem niemand vor dir liegt. {BS-END-01} {BS-END-02}',
      'Sechs Anteile zu $160 sind $960, mehr als die meisten je in bar haben. Darum ist der Preis so viel wert: Die Stufe von $140 auf $160 bringt dir $20 für jeden deiner Anteile. {BS-PRC-01}',
      'Kassen, Waren, Maschinen und Rohstoffe zählen nichts; im letzten Jahrzehnt sollte eine Firma also ausschütten, was sie kann. {BS-END-03}',
    ],
    counted: 'So endete die Partie, aus der die Bilder auf dieser Seite stammen.',
  },
  firstTurn: [
    'Du beginnst mit $175 und gründest vor dem ersten Jahrzehnt eine Firma. Ein Preis von $40 kostet $120 und lässt dir $55, genug für ein weiteres Papier; $50 kosten $150 und geben der Firma mehr zum Arbeiten. Nimm ein Tableau, dessen erste Fabrik wenige Arbeiter und Rohstoffe braucht, die billig in der Lieferkette liegen.',
    'Kauf in der ersten Aktienphase noch einen Anteil deiner eigenen Firma: Das Geld landet in ihrer Kasse, wo du es brauchst. Stell in der ersten Aktionsphase genau die Arbeiter ein, die die erste Fabrik braucht, und nutze den zweiten Partner für ein Gebäude oder für Werbung.',
    'Kauf dann nur die Würfel, die du verwenden kannst, produziere, und verkauf in die rechte Spalte, wenn du ein Plättchen füllen kannst. Eine kleine erste Dividende, die den Aktienpreis erreicht, ist besser als eine volle Kasse.',
  ],
  mistakes: [
    'Die Firmenkasse für das eigene Geld halten. Am Ende ist sie nichts wert. {BS-END-03}',
    'Zu oft einbehalten. Jedes Mal fällt der Preis und mit ihm alles, was du besitzt. {BS-PRC-06}',
    'Nie einbehalten. Eine Firma, die keine Arbeiter bezahlen kann, bleibt klein; früh kann ein einbehaltenes Jahrzehnt richtig sein.',
    'Zuerst Arbeiter für die zweite Fabrik einstellen. Produziert wird von links nach rechts, und eine Lücke hält alles dahinter auf. {BS-OPR-13}',
    'Mehr produzieren, als die Nachfragereihe aufnimmt. Unverkaufte Waren warten, und am Ende sind sie wertlos. {BS-DST-13}',
    'Den Bonus fürs Füllen übersehen. Eine Ware auf dem richtigen Plättchen kann $50 bringen. {BS-DST-06}',
    'Knapp unter dem Aktienpreis ausschütten. Mit $10 mehr wäre der Preis gestiegen. {BS-PRC-05}',
    'Nur eigene Aktien kaufen. Die Firma der Nachbarin, die gut zahlt, zahlt auch dir. {BS-DIV-04}',
    'Überstürzt verkaufen. Der Preis fällt, und zurückkaufen geht in diesem Jahrzehnt nicht. {BS-STK-15}',
    'Die Höchstzahl an Papieren vergessen. Kleine füllen sie so schnell wie große. {BS-CRT-03}',
  ],
  aid: [
    {
      title: 'Aktienphase',
      rows: [
        {
          sign: <Icon name="share" size={18} />,
          name: 'Zug',
          text: 'Beliebig verkaufen, dann 1 Papier kaufen oder gründen',
        },
        { name: 'Papiere', text: 'Direktor 3 Anteile, Vorzug 2, fünf Gemeinschaftsaktien je 1' },
        { name: 'Grenzen', text: '6 Anteile je Firma; 10, 12, 14 Papiere bei 2, 3, 4 Spielern' },
        { name: 'Gründen', text: '$35, $40, $50 oder $60; das Dreifache zahlen' },
        { name: 'Verkaufen', text: 'Preis −1 Stufe je Anteil; in diesem Jahrzehnt kein Rückkauf' },
        { name: 'Ausverkauft', text: 'Alle 10 Anteile bei Spielern: am Ende +1 Stufe' },
      ],
    },
    {
      title: 'Aktionsfelder',
      rows: [
        {
          sign: <Icon name="worker" size={18} />,
          name: 'Arbeiter',
          text: 'Je $20, $30, $40 oder $50 nach Arbeitsmarkt',
        },
        { sign: <Icon name="manager" size={18} />, name: 'Manager', text: '$60, einmal im Jahrzehnt' },
        { sign: <Icon name="salesperson" size={18} />, name: 'Verkäufer', text: '$70, einmal im Jahrzehnt' },
        {
          sign: <Icon name="appeal" size={18} />,
          name: 'Werbung',
          text: '$20: 1 Attraktivität, auf Wunsch erste Stelle',
        },
        { sign: <Icon name="asset" size={18} />, name: 'Kapitalgut', text: '$40 bis $80' },
        {
          sign: <Icon name="money" size={18} />,
          name: 'Kapitalbeschaffung',
          text: '$40; ab Jahrzehnt 3 einmal $60; in 5 einmal $80',
        },
        { name: 'Sonderdividende', text: '$100 aus der Kasse, $10 je Anteil' },
      ],
    },
    {
      title: 'Betrieb',
      rows: [
        { sign: <Icon name="cube" size={18} />, name: '1 Kaufen', text: 'Würfel zu $30, $20, $10; nicht von X' },
        { name: '2 Produzieren', text: 'Von links nach rechts; voll besetzt; Bonus des Managers' },
        {
          sign: <Icon name="good" size={18} />,
          name: '3 Verkaufen',
          text: 'Eigene Reihe; letzte Ware: rechts $50, Mitte $20',
        },
        { name: '4 Entscheiden', text: 'Ein Zehntel je Anteil zahlen oder alles einbehalten' },
        { name: 'Haymarket', text: 'Zwei Würfel einer Art gegen einen anderen' },
      ],
    },
    {
      title: 'Aktienpreis',
      rows: [
        { name: 'Ausschüttung ≥ Preis', text: '+1 Stufe' },
        { name: '≥ das Doppelte', text: '+2 Stufen' },
        { name: '≥ das Dreifache', text: '+3 Stufen ab $60' },
        { name: 'Einbehalten', text: '−1 Stufe' },
        { name: 'Leiste', text: '10 15 20 25 35 40 50 60 80 100 120 140 160 190 220 250 280 320 360 400 450' },
      ],
    },
    {
      title: 'Attraktivität (oder je $25)',
      rows: [
        { name: '3 · 5 · 7', text: 'Arbeiter · Verkäufer · Automatisierung' },
        { name: '9', text: 'Partner' },
        { name: '11 · 15', text: 'In jedem Jahrzehnt eine Ware' },
        { name: '13 · 16', text: 'Preis +1 Stufe' },
      ],
    },
    {
      title: 'Ende',
      rows: [
        { name: 'Wertung', text: 'Bargeld + Anteile × Preis + $200 je Ziel' },
        { name: 'Nichts zählen', text: 'Kassen, Waren, Würfel' },
      ],
    },
  ],
}
