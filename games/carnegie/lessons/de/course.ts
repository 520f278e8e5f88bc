import { activeEmployees } from '../../model/company.ts'
import { capOf, donationCost } from '../../model/donations.ts'
import { networkVp } from '../../model/network.ts'
import { lying, own } from '../facts.ts'
import type { Words } from '../index.ts'
import { chapters } from './chapters.ts'

export const course: Words['course'] = {
  title: 'Deine erste Partie',
  line: 'Aufbau und vier Runden Schritt für Schritt, eine je Aktion; danach spielst du weiter, und ein Trainer sieht dir über die Schulter.',
  chapters,
  coach: {
    lastCell: {
      title: 'Das letzte Feld einer Zeile',
      text: 'Es ruft eine Region auf, *und* alle dürfen spenden, in beliebiger Reihenfolge: erst das Einkommen, dann davon eine Spende. Wähl es, wenn du dort Leute hast und Geld in der Kasse.',
    },
    rowOver: {
      title: 'Eine Zeile ist zu Ende',
      text: 'Ihre Aktion darfst du weiter wählen. Dann leiht ihr die nächste Zeile darunter ihr Ereignis und rückt vor. So bekommst du eine Aktion *und* das Ereignis einer anderen Zeile.',
    },
    crowd: {
      title: 'Der Empfang ist voll',
      text: (sight) =>
        `${lying(sight, 'r4c2')} deiner Leute liegen dort. Sie tun nichts und bringen am Ende nichts; wer steht, bringt einen Punkt. Personal bringt sie an die Schreibtische, aber die Zeile reicht nicht ewig.`,
    },
    half: {
      title: 'Halbzeit',
      text: 'Noch zehn Runden. Welche Großstädte willst du noch verbinden, und was fehlt: Scheiben, Städte dazwischen, Transportstufen? Zähl nach, ob Leute und Runden dafür reichen: Eine halbe Kette ist nichts wert. Und welche Spenden passen zu dem, was du hast?',
    },
    gift: {
      title: 'Noch eine Spende?',
      text: (sight) =>
        `Sie kostet jetzt $${donationCost(own(sight))} und zählt höchstens ${capOf(own(sight))} Punkte. Zeig auf eine Spende, dann siehst du, was sie dir brächte. Geld selbst ist am Ende nichts wert.`,
    },
    noDiscs: {
      title: 'Nichts zu bauen',
      text: 'Auf keinem deiner Streifen liegt eine Scheibe. Kommt Konstruktion, stehst du mit leeren Händen da. Entwickle einen Streifen, der noch einen Kreis zeigt.',
    },
    hire: {
      title: 'Ein neuer Mitarbeiter oder Geld?',
      text: 'In der ersten Hälfte ist jemand Neues viel mehr wert: arbeitet, bringt im Außeneinsatz etwas ein und zählt einen Punkt, wenn er am Ende steht. Kurz vor Schluss nimm das Geld.',
    },
    last: {
      title: 'Die letzten Runden',
      text: 'Geld und Waren sind bald nichts mehr wert: spenden, bauen, aktivieren. Wer am Ende unterwegs ist oder liegt, bringt keinen Punkt. Schick also niemanden ohne Not los und bring Leute an die Schreibtische.',
    },
    unpaid: {
      title: 'Das bezahlt dich nicht',
      text: 'In der Region, die diese Zeile aufruft, hast du niemanden, wohl aber in einer, die eine andere aufruft. Ist die Aktion das wert?',
    },
    stay: {
      title: 'Niemand kommt heim?',
      text: 'Dann bekommst du kein Einkommen, auch nicht von deinen Projekten. Dafür reicht eine einzige Person.',
    },
    farOff: {
      title: 'Das kann dauern',
      text: 'Diese Region kommt in keiner Zeile als Nächstes. Die Person ist vielleicht viele Runden weg. Sieh dir die Felder rechts der Marker an.',
    },
    lapse: {
      title: 'Forschungspunkte verfallen',
      text: 'Du hast noch welche und bekommst etwas dafür. Ein billiger Schritt ist besser als keiner.',
    },
    unused: {
      title: 'Da ist noch jemand',
      text: 'Jemand am Schreibtisch kann dir noch etwas bringen und bliebe sogar dort.',
    },
    idle: {
      title: 'Jemand liegt vor einem freien Tisch',
      text: 'Du kannst ihn bezahlen. Wer liegt, tut nächste Runde nichts, und wer steht, bleibt stehen.',
    },
  },
  done: {
    title: 'Deine erste Partie ist vorbei',
    text: (sight) =>
      `Dein Netz ist ${networkVp(sight.view.board, sight.seat)} Punkte wert, ${activeEmployees(own(sight))} deiner Leute stehen, gespendet hast du ${own(sight).donations.length}-mal. Vergleiche in der Schlusswertung: Meist entscheiden Netz und Spenden. Plan beides beim nächsten Mal ab Runde 5 ein.`,
  },
}
