export const stk = {
  'BS-STK-01': {
    title: 'Reihenfolge',
    text: 'Wer den Erstkaufsrecht-Marker hat, beginnt. Von dort aus geht es im Uhrzeigersinn reihum, Runde für Runde, bis die Phase endet (BS-STK-19).',
  },
  'BS-STK-02': {
    title: 'Zu viele Aktien am Anfang',
    text: 'Vor dem ersten Zug muss jeder, der über dem Zertifikatslimit liegt, an die Bank verkaufen, im Uhrzeigersinn ab dem Spieler mit dem Erstkaufsrecht-Marker. Du verkaufst, bis du das Limit einhältst. Ein Verkauf darf dich auch darunter bringen, und bringt dich ein Wechsel der Firmenleitung erneut darüber, verkaufst du noch einmal. Es gelten alle Regeln für Verkäufe. Deinen normalen Zug hast du danach trotzdem. Vorkommen kann das nur im Expertenspiel (siehe BS-DIR-12).',
  },
  'BS-STK-03': {
    title: 'Ein Zug in der Aktienphase',
    text: 'In deinem Zug darfst du zuerst Aktien verkaufen und danach entweder eine Aktie kaufen oder eine Firma gründen. Beides darfst du auch weglassen. Tust du gar nichts davon, passt du.',
  },
  'BS-STK-04': {
    title: 'Erst verkaufen, dann kaufen',
    text: 'Die Reihenfolge steht fest: Hast du in deinem Zug gekauft, kannst du in diesem Zug nicht mehr verkaufen.',
  },
  'BS-STK-05': {
    title: 'Was du verkaufen darfst',
    text: 'Du hast einen Verkauf pro Zug, der aber beliebig viele deiner Aktien von beliebig vielen Firmen umfassen darf. Auch Aktien, die du in einem früheren Zug derselben Phase gekauft hast, darfst du verkaufen. Zur Direktoraktie siehe BS-STK-10 und BS-DIR-08.',
  },
  'BS-STK-06': {
    title: 'Was du dafür bekommst',
    text: 'Für jede Firma zahlt dir die Bank die Zahl der verkauften Anteile mal den Aktienkurs. Für alle Anteile gilt der Aktienkurs vor deinem Verkauf. Beispiel: Drei Gemeinschaftsaktien zu $60 bringen $180, obwohl der Aktienkurs danach auf $35 fällt.',
  },
  'BS-STK-07': {
    title: 'Wohin verkaufte Aktien kommen',
    text: 'Aktien, die du verkaufst, kommen in den Bankbereich.',
  },
  'BS-STK-08': {
    title: 'Kursverlust',
    text: 'Nach der Auszahlung sinkt der Aktienkurs jeder Firma um einen Schritt pro verkauftem Anteil: um 1 bei einer Gemeinschaftsaktie, 2 bei der Vorzugsaktie, 3 bei der Direktoraktie. Unter $10 fällt er nie. Beispiel: Verkaufst du bei $100 die Vorzugsaktie, steht der Aktienkurs danach auf $60. Es gibt zwei Ausnahmen: die Preisgarantie (BS-AST-23) und die Option „Freundliche Aktienverkäufe“ (BS-VAR-03).',
  },
  'BS-STK-09': {
    title: 'Ablauf eines Verkaufs',
    text: 'Für jede Firma gilt diese Abfolge: Du bekommst dein Geld, die Aktien kommen in den Bankbereich, über die Preisgarantie wird entschieden und der Aktienkurs sinkt; im Expertenspiel kann danach die Firmenleitung wechseln. Verkaufst du Aktien mehrerer Firmen zusammen, beeinflussen sie sich gegenseitig nicht.',
  },
  'BS-STK-10': {
    title: 'Die Direktoraktie im Basisspiel',
    text: 'Im Basisspiel kannst du eine Direktoraktie nie verkaufen. Gemeinschaftsaktien deiner Firma darfst du verkaufen und bleibst trotzdem Direktor, egal wie viele Anteile die anderen haben.',
  },
  'BS-STK-11': {
    title: 'Was du kaufen darfst',
    text: 'Du kaufst genau eine Aktie pro Zug: eine Gemeinschaftsaktie oder eine Vorzugsaktie, von einem Firmen-Tableau oder aus dem Bankbereich.',
  },
  'BS-STK-12': {
    title: 'Verfügbarkeit',
    text: 'Die gewünschte Aktie muss auf dem Firmen-Tableau oder im Bankbereich liegen. Gibt es an beiden Orten eine solche Aktie, suchst du dir aus, woher du sie nimmst. Davon hängt ab, wer dein Geld bekommt (BS-STK-13).',
  },
  'BS-STK-13': {
    title: 'Preis einer Aktie',
    text: 'Du zahlst den aktuellen Aktienkurs mal die Zahl der Anteile auf der Aktie, für die Vorzugsaktie also das Doppelte. Das Geld kommt aus deinem persönlichen Vermögen. Liegt die Aktie auf dem Firmen-Tableau, geht es in die Firmenkasse, liegt sie im Bankbereich, geht es an die Bank.',
  },
  'BS-STK-14': {
    title: 'Direktoraktien stehen nicht zum Verkauf',
    text: 'Die Direktoraktie einer Firma, die schon im Spiel ist, kannst du nicht kaufen.',
  },
  'BS-STK-15': {
    title: 'Verkauft ist verkauft',
    text: 'Hast du in dieser Dekade Aktien einer Firma verkauft, kannst du bis zur nächsten Dekade keine Aktien dieser Firma mehr kaufen. Auch Aktien, die du wegen des Limits abgeben musstest (BS-STK-02), zählen dabei mit.',
  },
  'BS-STK-16': {
    title: 'Weitere Grenzen beim Kauf',
    text: 'Vor jedem Kauf gelten drei Grenzen: höchstens 6 Anteile an einer Firma (BS-CRT-02), das Zertifikatslimit (BS-CRT-03) und nie Direktor- und Vorzugsaktie zusammen (BS-CRT-04). Es zählt, was du nach dem Verkauf in diesem Zug noch besitzt. Am Limit kannst du also erst eine Aktie verkaufen und dann eine andere kaufen.',
  },
  'BS-STK-17': {
    title: 'Käufe bewegen den Aktienkurs nicht',
    text: 'Ein Kauf ändert den Aktienkurs nie, egal wer kauft.',
  },
  'BS-STK-18': {
    title: 'Passen',
    text: 'Mit dem Passen bist du nicht aus der Phase raus: Kommst du noch einmal an die Reihe, darfst du wieder handeln. Verkaufst du, ohne etwas zu kaufen, ist das kein Passen; du beendest dann einfach deinen Zug.',
  },
  'BS-STK-19': {
    title: 'Ende der Phase',
    text: 'Die Phase endet sofort, wenn so oft hintereinander gepasst wurde, wie Spieler mitspielen. Jeder andere Zug setzt die Zählung auf 0 zurück. Passen alle gleich in der ersten Runde, ist die Phase nach dieser Runde vorbei.',
  },
  'BS-STK-20': {
    title: 'Erstkaufsrecht',
    text: 'Am Ende der Phase geht der Erstkaufsrecht-Marker an den linken Nachbarn des Spielers, der zuletzt verkauft, gekauft oder gegründet hat. Auch ein Verkauf wegen des Zertifikatslimits zählt. Hat niemand etwas davon getan, bleibt der Marker, wo er ist.',
  },
  'BS-STK-21': {
    title: 'Ausverkaufte Firmen',
    text: 'Nachdem der Erstkaufsrecht-Marker weitergegeben ist, steigt jede Firma, deren 10 Anteile alle in Spielerhand sind, um einen Schritt, höchstens bis $450. Schon ein einziger Anteil auf dem Firmen-Tableau oder im Bankbereich verhindert das.',
  },
} as const
