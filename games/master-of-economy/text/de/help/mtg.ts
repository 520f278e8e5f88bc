export const mtg = {
  'ME-MTG-01': {
    title: 'Sechs Ereignisse',
    text: 'Bonus, Veruntreuung, Dividenden, Rückkauf, Wahl, Aktienhandel der Spieler. Jedes Ereignis wird für alle Firmen der Reihe nach abgehandelt, bevor das nächste beginnt.',
  },
  'ME-MTG-02': {
    title: 'Bonus für den Vorstand',
    text: 'Die Bank zahlt dir für die Fabriken deiner Firma: 1 Euro$ für 1–5 Fabriken, 2 für 6–10, 3 für 11–15, 5 ab 16. Jede Firma, die du leitest, zählt für sich.',
  },
  'ME-MTG-03': {
    title: 'Veruntreuung',
    text: 'Du wählst einen Betrag. Die Firma zahlt ihn dir, zahlt zum Vertuschen den Betrag mal ihren Aktienwert an die Bank und verliert 1 Punkt je veruntreutem Euro$. Zu den Kosten widerspricht sich die Anleitung; wir folgen ihrem Rechenbeispiel.',
  },
  'ME-MTG-04': {
    title: 'Die Firma zahlt allein',
    text: 'Das eigene Geld der Firma muss den Betrag mal (1 + Aktienwert) decken. Kreditgeld darf es sein, Hilfe und Zwangsverkauf nicht.',
  },
  'ME-MTG-05': {
    title: 'Der Aktienwert muss halten',
    text: 'Du darfst nicht so viel nehmen, dass der Aktienwert fällt: Die Punkte dürfen nicht unter 9, 17 oder 25 sinken, wenn sie dort waren.',
  },
  'ME-MTG-06': {
    title: 'Einmal je Versammlung',
    text: 'Eine Entscheidung je Firma und Versammlung, vor aller Augen.',
  },
  'ME-MTG-07': {
    title: 'Gibt es eine Dividende?',
    text: 'Über eine Dividende wird entschieden, wenn das Geld der Firma für 1 Euro$ je ausgegebener Aktie und 6 Euro$ je Kredit reicht. Geprüft wird, wenn sie dran ist; eben erhaltene Dividenden zählen also mit.',
  },
  'ME-MTG-08': {
    title: 'Wie hoch',
    text: 'Die höchste Dividende je Aktie ist das Geld minus 6 Euro$ je Kredit, geteilt durch die ausgegebenen Aktien, abgerundet.',
  },
  'ME-MTG-09': {
    title: 'Anträge',
    text: '1 Euro$ je Aktie ist immer beantragt. Einmal reihum, im Uhrzeigersinn ab dem Vorstand, darf jeder mit einer Stimme und der Vorstand selbst einen höheren Betrag beantragen, bis zum höchsten möglichen.',
  },
  'ME-MTG-10': {
    title: 'Von oben nach unten',
    text: 'Abgestimmt wird vom höchsten Antrag abwärts, der erste angenommene gilt. Wird keiner angenommen, gibt es keine Dividende.',
  },
  'ME-MTG-11': {
    title: 'Stimmen',
    text: 'Jede ausgegebene Aktie ist eine Stimme. Du gibst die deiner eigenen Aktien und die aller Firmen, die du leitest, gemeinsam ab, Ja oder Nein. Ohne Stimme machst du nicht mit, außer als Vorstand der Firma. Alle stimmen zugleich, dann werden die Stimmen gezeigt.',
  },
  'ME-MTG-12': {
    title: 'Angenommen oder nicht',
    text: 'Mehr Ja als Nein: angenommen. Bei Gleichstand entscheidet die Antwort des Vorstands, auch wenn er keine Aktie hat.',
  },
  'ME-MTG-13': {
    title: 'Auszahlung',
    text: 'Die Dividende wird sofort an alle ausgezahlt, die Aktien halten: an Spieler als eigenes Geld, an Firmen in die Firmenkasse. Aktien im Stapel der Bank bekommen nichts, und 6 Euro$ je Kredit bleiben bei der Firma.',
  },
  'ME-MTG-30': {
    title: 'Rückkauf',
    text: 'Der Reihe nach darfst du deine Firma beliebig viele ihrer eigenen Pakete zurückkaufen lassen, eins nach dem anderen, von jedem Spieler (auch von dir) und jeder anderen Firma. Ablehnen kann niemand.',
  },
  'ME-MTG-31': {
    title: 'Preis',
    text: 'Gekaufte Aktien mal Aktienwert, dazu noch einmal der Aktienwert. Alles geht an den bisherigen Besitzer, einen anderen Bonus gibt es nicht.',
  },
  'ME-MTG-32': {
    title: 'Mit eigenem Geld',
    text: 'Nur das Geld der Firma zählt, auch Kreditgeld. Keine Hilfe, kein Zwangsverkauf, keine Reserve.',
  },
  'ME-MTG-33': {
    title: 'Ein Teil eines Pakets',
    text: 'Nur einen Teil eines Pakets zurückkaufen kannst du, wenn im Stapel ein Paket genau der restlichen Größe liegt; das bekommt der Besitzer dafür.',
  },
  'ME-MTG-34': {
    title: 'Zurück in den Stapel',
    text: 'Zurückgekaufte Pakete liegen wieder im Stapel und können gekauft werden.',
  },
  'ME-MTG-35': {
    title: 'Der letzte Besitzer',
    text: 'Nach einem Rückkauf muss mindestens ein Spieler noch Aktien der Firma haben.',
  },
  'ME-MTG-40': {
    title: 'Wahl des Vorstands',
    text: 'Für jede Firma wird der Reihe nach ein Vorstand für das nächste Jahr gewählt. Antreten können nur Spieler, mit oder ohne Aktien.',
  },
  'ME-MTG-41': {
    title: 'Kandidaten',
    text: 'Wer selbst die meisten Aktien hat, muss antreten, bei Gleichstand alle diese. Alle anderen sagen zugleich, ob sie antreten. Aktien von Firmen zählen hier nicht.',
  },
  'ME-MTG-42': {
    title: 'Keine Gegenkandidaten',
    text: 'Ein einziger Kandidat ist ohne Abstimmung gewählt.',
  },
  'ME-MTG-43': {
    title: 'Die Abstimmung',
    text: 'Jede ausgegebene Aktie ist eine Stimme. Du gibst alle deine Stimmen, eigene und die der Firmen, die du jetzt leitest, einem Kandidaten; alle stimmen zugleich, dann werden die Stimmen gezeigt.',
  },
  'ME-MTG-44': {
    title: 'Gleichstand',
    text: 'Die meisten Stimmen gewinnen. Bei Gleichstand entscheidet, wer allein die meisten Aktien hat, Spieler oder Firma; sind es mehrere, der mit dem größten Paket unter ihnen.',
  },
  'ME-MTG-45': {
    title: 'Gleichstand und ein dritter Name',
    text: 'Hat dieser Besitzer für jemanden außerhalb des Gleichstands gestimmt, wählt jetzt der Spieler, der für ihn entscheidet, einen der Kandidaten, die gleichauf liegen.',
  },
  'ME-MTG-46': {
    title: 'Wechsel erst später',
    text: 'Ergebnisse werden nur notiert. Alle jetzigen Vorstände bleiben im Amt, bis die Versammlungen vorbei sind; dann übernehmen die neuen.',
  },
  'ME-MTG-47': {
    title: 'Keine Wahl',
    text: 'Die Shadow Company wählt niemanden.',
  },
  'ME-MTG-60': {
    title: 'Spieler handeln mit Aktien',
    text: 'Der jetzige Vorstand der letzten Firma beginnt, dann geht es gegen den Uhrzeigersinn. In jeder von zwei Runden machst du ein Geschäft oder passt; wer in der ersten passt, ist in der zweiten trotzdem dabei.',
  },
  'ME-MTG-61': {
    title: 'Mit eigenem Geld',
    text: 'Du kaufst, verkaufst oder tauschst Pakete mit der Bank wie die Firmen, auch die der Shadow Company, aber nur mit eigenem Geld.',
  },
  'ME-MTG-62': {
    title: 'Mit Firma im nächsten Jahr',
    text: 'Leitest du nächstes Jahr eine Firma, machst du höchstens einen Kauf und einen Verkauf.',
  },
  'ME-MTG-63': {
    title: 'Ohne Firma im nächsten Jahr',
    text: 'Leitest du dann keine, darfst du 3 Geschäfte machen, höchstens 2 derselben Art. Das dritte machst du in einer Zusatzrunde für Spieler wie dich.',
  },
  'ME-MTG-64': {
    title: 'Kaufbonus',
    text: 'Wie bei den Firmen bekommt der jetzige Vorstand der Firma, deren Aktien gekauft werden, einmal den Aktienwert; nicht, wenn er selbst kauft.',
  },
  'ME-MTG-65': {
    title: 'Das letzte Paket',
    text: 'Das letzte Paket einer Firma in Spielerhand darfst du nicht verkaufen, aber gegen ein kleineres tauschen. Pakete bei Firmen helfen nicht, und die Shadow Company ist nicht geschützt.',
  },
}
