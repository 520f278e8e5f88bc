import type { LessonsText } from '@boardroom/board-kit'
import type { BigShoulders } from '../../types.ts'
import type { course } from '../course.ts'
import type { drills } from '../drills/index.ts'

export const de: LessonsText<BigShoulders, typeof course, typeof drills> = {
  course: {
    title: 'Dein erstes Spiel',
    line: 'Ein Jahrzehnt in Chicago, Schritt für Schritt; dann spielst du weiter, und ein Trainer schaut dir über die Schulter.',
    chapters: {
      company: {
        title: 'Deine Firma',
        beats: {
          aim: {
            title: 'Zwei Geldbeutel',
            text: 'Nach fünf Jahrzehnten gewinnt der reichste *Spieler*: Bargeld in der eigenen Tasche plus deine Aktien zu ihrem Kurs. Eine Firma hat ihre eigene Kasse, und was darin liegen bleibt, zählt nichts. Dein Geld geht hinein, wenn du ihre Aktien kaufst, und kommt als Dividende wieder heraus: Dieser Kreislauf ist das ganze Spiel.',
          },
          city: {
            title: 'Chicago, 1875',
            text: 'Oben zieht sich die Börse entlang, von $10 bis $450. Jede Firma steht dort beim Preis *einer* ihrer zehn Aktien.',
          },
          found: {
            title: 'Gründe eine Firma',
            text: 'Du hast $175. Gründe *Fairbank* zu *$35*: Du zahlst den dreifachen Kurs in die Firmenkasse und hältst drei der zehn Aktien.',
            why: 'Fairbank stellt in der ersten Fabrik mit einem einzigen Arbeiter zwei Waren her und verkauft sie zu je $40. Ein niedriger Kurs lässt dir Geld für weitere Aktien, und die können nur steigen.',
            otherwise:
              'Auch diese Firma kannst du gründen. Für das erste Spiel rate ich zu Fairbank: Die Fabrik braucht nur einen Arbeiter und zwei Kohle.',
            others: {
              dearer:
                'Ein höherer Kurs bringt der Firma mehr Geld, lässt dir aber zu wenig für weitere Aktien. Bei $35 hebt schon die erste Dividende den Kurs.',
            },
          },
        },
      },
    },
    coach: {},
    done: {
      title: 'Dein erstes Spiel ist vorbei',
      text: 'Vergleiche: Wer hatte mehr Aktien der Firmen, die gut ausgeschüttet haben? Meist kam das Geld daher.',
    },
  },
  drills: {},
}
