import type { Words } from '../index.ts'
import { chapters } from './chapters.ts'

export const course: Words['course'] = {
  title: 'Deine erste Partie',
  line: 'Das erste Jahr Schritt für Schritt; dann spielst du weiter, und ein Trainer schaut dir über die Schulter.',
  chapters,
  coach: {
    takeover: {
      title: 'Zähl die Stimmen',
      text: 'Jemand hat in deiner Firma so viele Stimmen wie du oder mehr. Bei der nächsten Wahl kann er dir den Stuhl nehmen. Kauf Aktien, lass die Firma Pakete zurückkaufen, oder nimm deinen Gewinn rechtzeitig mit. Bei Gleichstand entscheidet, wer die meisten Aktien hat.',
    },
    ending: {
      title: 'Das Ende ist nah',
      text: 'Hat eine Firma nach einem Markt 25 Punkte, ist sofort Schluss, ohne weitere Versammlung. Frag dich ab jetzt: Welche Aktien sind dann mehr wert, und habe ich sie?',
    },
    lastHalf: {
      title: 'Das letzte Halbjahr',
      text: 'Fabriken und Waren sind am Ende nichts wert. Bau nur, was sich an diesem Markt noch bezahlt macht, und verkauf Fabriken, die stillstehen: Jede bringt 3.',
    },
    supply: {
      title: 'Strom hält sich nicht',
      text: 'Was nach dieser Phase davon übrig ist, ist verloren. Nutze ihn, oder verkauf ihn vorher am Markt.',
    },
    overfull: {
      title: 'Das Lager ist voll',
      text: 'Zehn Waren, nicht mehr. Gib ab, was sich am billigsten ersetzen lässt. Und verkauf nächstes Mal mehr.',
    },
    fine: {
      title: 'Das hast du nicht',
      text: 'Du bietest mehr an, als du hast oder gerade kaufst. Kommt das Angebot an die Reihe, zahlt die Firma 1 Strafe und bekommt nichts.',
    },
    tooDear: {
      title: 'Zu weit rechts',
      text: 'Alles links davon verkauft sich zuerst, und jeder Verkauf zieht die Nachfrage ein Feld nach links. Verkauft sich alles, bleibt für dieses Feld keine übrig. Nimm eines weiter links.',
    },
    broke: {
      title: 'Kannst du das bezahlen?',
      text: 'Ein Schiff zu importieren kostet 17. Reicht die Kasse nicht, musst du selbst aushelfen, oder die Firma verkauft eine Fabrik für 2.',
    },
  },
  done: {
    title: 'Deine erste Partie ist vorbei',
    text: 'Sieh dir das Ergebnis an: Das meiste sind gewöhnlich Aktien. Wer hatte die Firmen, die gestiegen sind? Und unter wem wurde wessen Kasse verteilt? Damit beginnt die nächste Partie.',
  },
}
