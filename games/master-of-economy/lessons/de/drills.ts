import { exportPrice } from '../../components/index.ts'
import { euros, votes } from '../../text/de/grammar.ts'
import { names as book } from '../../text/de/names.ts'
import { drillTerms } from '../drill-terms.ts'
import { contested } from '../drills/demand.ts'
import { rising } from '../drills/packets.ts'
import { cash, company, perShare, type Seen, toNextValue } from '../facts.ts'
import type { Words } from '../index.ts'

const { named, share, good, issuer } = drillTerms({
  book,
  company: 'die Firma',
  someVotes: 'einige Stimmen',
  votesOf: (own, all) => `${own} von ${votes(all)}`,
})

function away(sight: Seen): string {
  const id = rising(sight)
  if (!id) return 'Bis zum nächsten Aktienwert fehlt nicht viel.'
  const lacks = toNextValue(sight, id) ?? 0
  return `Dort ${lacks === 1 ? 'fehlt ein einziger Punkt' : `fehlen ${lacks} Punkte`}; dann ist eine Aktie ${perShare(sight, id) + 1} wert.`
}

export const drills: Words['drills'] = {
  inputs: {
    title: 'Was Fabriken brauchen',
    line: 'Rechtzeitig kaufen, was deine Fabriken brauchen werden.',
    beats: {
      eats: {
        title: 'Rezepte',
        text: 'Minen brauchen Strom, ein Kraftwerk Kohle, eine Stahlfabrik Eisenerz und Kohle, eine Schiffswerft Strom und Stahl: je eine Einheit für jede Fabrik. Steinbrüche brauchen nichts.',
      },
      later: {
        title: 'Kauf einen Markt im Voraus',
        text: 'Eine Fabrik kann nur nutzen, was bei der *Materialversorgung* im Lager liegt. Was du an diesem Markt kaufst, brauchst du im nächsten Halbjahr. Sieh dir deine Fabriken und dein Lager an.',
      },
      buy: {
        title: 'Was fehlt?',
        text: 'Mindestens eine deiner Fabriken wird im nächsten Halbjahr stillstehen, weil ein Material fehlt. Setz ein Kaufgebot darauf.',
        otherwise: 'Verkaufen kommt später. Such erst das Material, das fehlt, und biete links auf sein Kauffeld.',
        others: {
          other:
            'Davon hast du genug, oder keine deiner Fabriken braucht es. Vergleiche noch einmal Rezepte und Lager.',
          end: 'Dann steht eine Fabrik ein halbes Jahr still. Kauf erst, was sie braucht.',
        },
      },
    },
    done: {
      title: 'Sie wird laufen',
      text: 'Eine Fabrik, die stillsteht, verdient nichts. Geh vor jedem Markt deine Fabriken durch: Was brauchen sie, was ist da? Kauf ein, bevor du ans Verkaufen denkst.',
    },
  },
  demand: {
    title: 'Wie teuer darf es sein?',
    line: 'Exporte, Nachfrage und das teuerste Feld, das sich noch verkauft.',
    beats: {
      row: {
        title: 'Die Nachfrage beginnt rechts',
        text: (sight) =>
          `Sieh dir die Reihe ${good(sight)} an. Du bietest zuletzt, und niemand kauft hier. Angebote werden von links nach rechts exportiert, solange der Nachfragemarker darüber oder rechts davon steht.`,
      },
      pulls: {
        title: 'Jeder Verkauf zieht sie nach links',
        text: 'Nach dem ersten Export steht sie auf 10, nach dem zweiten auf 9 und so weiter. Zähl also die Angebote links von einem Feld: Bei zweien darf es höchstens Feld 9 sein.',
      },
      offer: {
        title: 'Finde das beste Feld',
        text: (sight) => `Biete einmal ${good(sight)} dort an, wo es sich sicher verkauft und am meisten bringt.`,
        otherwise: (sight) => `Hier geht es um ${good(sight)}.`,
        others: {
          dear: 'Zu teuer: Bis du an der Reihe bist, steht die Nachfrage schon links davon. Du bliebest darauf sitzen.',
          cheap: (sight) =>
            `Dort verkauft es sich für ${exportPrice(contested(sight) ?? 'coal', 1)} oder wenig mehr. Ein anderes Feld bringt mehr und verkauft sich auch.`,
        },
      },
    },
    done: {
      title: 'Verkauft',
      text: 'Wer zuletzt bietet, sieht alles und nimmt das beste Feld. Wer zuerst bietet, bleibt besser links: Spätere Angebote drängen die rechten hinaus.',
    },
  },
  dividends: {
    title: 'Dividenden',
    line: 'Aus der Firmenkasse in deine, und wer wie viel bekommt.',
    beats: {
      purses: {
        title: 'Firmengeld gehört nicht dir',
        text: (sight) =>
          `${named(sight)} hat ${euros(company(sight)?.cash ?? 0)}. Solange es dort liegt, kannst du davon keine Aktien kaufen. Du selbst hast ${euros(cash(sight))}.`,
      },
      share: {
        title: 'Nach Aktien',
        text: (sight) =>
          `Eine Dividende zahlt jeder ausgegebenen Aktie dasselbe. Du hast ${share(sight)}. Das meiste kommt also zu dir, der Rest geht an die anderen, die Aktien haben.`,
      },
      vote: {
        title: 'Deine Stimme',
        text: 'Die Firma kann das bezahlen und weiterarbeiten. Wie stimmst du?',
        otherwise:
          'Dann bleibt das Geld in der Firma. Am Ende wird es genauso verteilt, aber bis dahin kauft es dir nichts. Das meiste davon wäre jetzt deins.',
      },
    },
    done: {
      title: 'Ausgezahlt',
      text: 'In deiner Hand kauft das Geld Aktien, die steigen. Auch mit wenigen Aktien ist ein Ja meist richtig: Was in der Firma bleibt, wird am Ende nach Aktien verteilt; ein Nein nimmt den anderen also nichts. Es lässt das Geld nur dem Vorstand, und der kann es veruntreuen. Stimm dagegen, wenn das Geld den Aktienwert früher hebt, oder wenn andere Firmen viele der Aktien haben: Sie bekommen jetzt etwas, am Ende nicht.',
    },
  },
  packets: {
    title: 'Welche Aktien?',
    line: 'Aktienwerte springen. Kauf vorher.',
    beats: {
      value: {
        title: 'Vier Werte',
        text: 'Bis 8 Punkte ist eine Aktie 1 wert, ab 9 dann 2, ab 17 dann 3, ab 25 dann 4. Dazwischen ändert sich nichts. Die beste Aktie ist also die kurz vor einem Sprung.',
      },
      price: {
        title: 'Auf die Größe kommt es an',
        text: (sight) =>
          `Ein Paket kostet seine Größe mal den jetzigen Wert. Sieh auf ${issuer(sight)}. ${away(sight)} Du darfst in dieser Versammlung nur ein Paket kaufen und hast ${euros(cash(sight))}.`,
      },
      buy: {
        title: 'Kauf',
        text: 'Welches Paket macht am meisten aus deinem Geld?',
        otherwise: 'Such die Firma, die am nächsten vor einem neuen Aktienwert steht, und kauf ein Paket davon.',
        others: {
          smaller:
            'Die richtige Firma. Aber du darfst nur einmal kaufen: Nimm das größte Paket, das du bezahlen kannst.',
          other: 'Diese Firma ist weiter von ihrem nächsten Wert weg. Vergleiche die Punkte auf dem Viadukt.',
          pass: 'Geld ist nur so viel wert wie es selbst. Aktien, die springen, sind mehr wert.',
        },
      },
    },
    done: {
      title: 'Gut gekauft',
      text: 'Mit dem Sprung gewinnt jede Aktie darin einen Euro. Die anderen machen es mit deiner Firma genauso: Steht sie kurz vor einem Sprung, sollte dir möglichst viel davon gehören.',
    },
  },
  chair: {
    title: 'Auf den Chefsessel',
    line: 'Stimmen, Wahlen und wie eine Firma den Besitzer wechselt.',
    beats: {
      votes: {
        title: 'Eine Aktie, eine Stimme',
        text: (sight) =>
          `Jetzt wird der Vorstand von ${named(sight)} gewählt. Nur ausgegebene Aktien stimmen ab: deine eigenen und die der Firmen, die du leitest. Du hast ${share(sight)}. Das ist mehr als die Hälfte.`,
      },
      office: {
        title: 'Was der Sessel wert ist',
        text: 'Der Vorstand entscheidet alles: Bauen, Gebote, Rückkäufe. Die Bank zahlt ihm einen Bonus für Fabriken und für jedes Paket, das andere kaufen. Und er darf veruntreuen.',
      },
      stand: {
        title: 'Kandidierst du?',
        text: 'Niemand kann dich überstimmen.',
        otherwise: 'Du würdest den Sessel jemand anderem lassen, mit den Stimmen in der eigenen Hand. Kandidiere.',
      },
    },
    done: {
      title: 'Du wirst gewählt',
      text: 'Wer Aktien verkauft, verkauft Stimmen. Wisse in deiner eigenen Firma immer, wer wie viele hat, und halte mehr als die anderen zusammen, oder wenigstens einen Rückkauf in Reserve.',
    },
  },
  ending: {
    title: 'Das letzte Halbjahr',
    line: 'Wie die Partie endet und was dann nichts mehr wert ist.',
    beats: {
      last: {
        title: 'Der letzte Markt',
        text: 'Nach diesem Halbjahr ist Schluss: keine Finanzgeschäfte, keine Versammlung. Es kann auch früher enden, sobald eine Firma nach einem Markt 25 Punkte hat.',
      },
      worth: {
        title: 'Was zählt',
        text: 'Geld und Aktien zählen. Die Firmenkasse wird unter den Aktionären verteilt; *Fabriken und Waren sind nichts wert*. Was für diesen Markt noch etwas herstellt, ist nützlich, der Rest nicht.',
      },
      sell: {
        title: 'Mach Geld daraus',
        text: 'Eine deiner Fabriken hat kein Material und stellt nichts mehr her. Was machst du mit ihr?',
        otherwise: 'Such die Fabrik, die stillsteht.',
        others: {
          build: 'Das kostet 3 und bringt nichts mehr ein.',
          running: 'Die kann für den letzten Markt noch produzieren. Eine andere nicht.',
          end: 'Verkauf erst, was stillsteht: Jetzt bringt es 3, später nichts.',
        },
      },
    },
    done: {
      title: 'Drei mehr zu verteilen',
      text: 'Im letzten Halbjahr geht es nur noch um das Geld am Ende: Verkauf stillstehende Fabriken, importiere nichts für später, und biete alles an, was noch Nachfrage findet.',
    },
  },
}
