import { PROJECT_GOODS, PROJECTS } from '../../components/index.ts'
import { capOf, donationCost } from '../../model/donations.ts'
import { networkVp } from '../../model/network.ts'
import { levelOf } from '../../model/tracks.ts'
import { goods, list, research as points, steps as stepsIn } from '../../text/de/grammar.ts'
import { names as book } from '../../text/de/names.ts'
import { bestGift, scoreNow } from '../drills/gifts.ts'
import { own, research, type Seen, steps } from '../facts.ts'
import type { Words } from '../index.ts'

/** Was sich bauen ließe, wenn jemand in der Konstruktion stünde. */
function ready(sight: Seen): string {
  const { tabs } = own(sight)
  const waiting = PROJECTS.filter((project) => tabs[project].waiting > 0 && PROJECT_GOODS[project] <= own(sight).goods)
  return list(waiting.map((project) => book.projects[project]))
}

function levels(sight: Seen): string {
  const regions = ['west', 'midwest', 'east', 'south'] as const
  return regions.map((region) => `${book.regions[region].name} ${book.levels[levelOf(own(sight), region)]}`).join(', ')
}

export const drills: Words['drills'] = {
  missions: {
    title: 'Wohin mit ihnen?',
    line: 'Außeneinsätze: Leute so losschicken, dass sie bald wieder da sind.',
    beats: {
      twice: {
        title: 'Doppelt so viel',
        text: 'Bei Handel und Finanzen bringt eine Person $3 oder 1 Ware und bleibt, oder $6 oder 2 Waren im Außeneinsatz. Wer weg ist, arbeitet nicht, bis ein Aufruf ihn heimholt; dann bringt er Einkommen, und deine Projekte zahlen.',
      },
      rows: {
        title: 'Sieh rechts neben die Marker',
        text: 'Nach dieser Runde rückt der Marker der gewählten Zeile ein Feld vor. Geh dann die vier Zeilen durch: Welche Region kommt als *Nächstes*? Was in zwei Zeilen steht, kommt bald, egal wer wählt.',
      },
      send: {
        title: 'Schick jemanden los',
        text: 'Schick eine Person von Handel und Finanzen in die Region, die in den meisten Zeilen als Nächstes kommt. Von dir ist dort noch niemand.',
        otherwise: 'Erst Handel und Finanzen: Schick jemanden auf Außeneinsatz.',
        others: {
          home: 'Das geht immer, für halb so viel. Hier sollst du jemanden losschicken: Eine Region wird sehr wahrscheinlich bald aufgerufen.',
          never: 'Diese Region kommt in keiner Zeile als Nächstes. Die Person wäre lange weg.',
          later:
            'Die kommt in weniger Zeilen als Nächstes. Zähl noch einmal, mit dem Marker dieser Runde ein Feld weiter.',
        },
      },
    },
    done: {
      title: 'Bald wieder da',
      text: 'Zeigen zwei Zeilen auf dieselbe Region, wählt bald jemand eine davon. Und schick nicht alle an denselben Ort: Deine Projekte zahlen einmal je Aufruf, zwei Regionen also zweimal.',
    },
  },
  timing: {
    title: 'Wann du kassierst',
    line: 'Du wählst die Zeile: eine, die dich bezahlt, für eine Aktion, die du nutzen kannst.',
    beats: {
      both: {
        title: 'Zwei Entscheidungen in einer',
        text: 'Du bist Startspieler. Eine Zeile ist Aktion *und* Ereignis. Das Ereignis kommt zuerst und gilt für alle, die Leute in der Region haben; die Aktion für alle, bei denen Leute in ihren Abteilungen stehen.',
      },
      who: {
        title: 'Lies die Zeilen',
        text: 'Jede Zeile zeigt, wessen Leute in der Region sind, die sie aufruft. Die Zahl an ihrem linken Ende sagt, wie viele *deiner* Leute für ihre Aktion bereitstehen.',
      },
      choose: {
        title: 'Wähl eine Zeile',
        text: 'Finde die Zeile, die Leute von dir heimholt *und* andere von dir arbeiten lässt.',
        otherwise: 'Behalte deine Waren. Wähl eine Zeile.',
        others: {
          empty: 'Das holt deine Leute heim, aber in ihren Abteilungen steht niemand von dir: Du könntest nur zusehen.',
          gift: 'Dann dürfen alle spenden, aber deine Leute bleiben weg. Eine andere Zeile bezahlt dich.',
          unpaid:
            'Dafür stehen bei dir Leute bereit, aber in der Region, die sie aufruft, ist niemand: kein Einkommen. Eine andere Zeile gibt dir beides.',
        },
      },
    },
    done: {
      title: 'Kassiert und gearbeitet',
      text: 'Frag dich vor jeder Wahl dreierlei: Welche Zeile bezahlt mich, wofür stehen bei mir Leute, und was haben die anderen davon? Gibt dir keine Zeile beides, wäge ab: Mit vier Leuten an den Tischen ist eine Aktion oft mehr wert als ein Einkommen.',
    },
  },
  walk: {
    title: 'Zurück an die Schreibtische',
    line: 'Schritte: wen du wohin bringst, wenn Personal an der Reihe ist.',
    beats: {
      lobby: {
        title: 'Am Empfang tut niemand etwas',
        text: 'Wer heimkommt, liegt am Empfang. Nur in einer Abteilung mit freiem Tisch kannst du ihn am Ende der Runde aktivieren.',
      },
      rare: {
        title: 'Schritte sind selten',
        text: (sight) =>
          `Personal kommt etwa fünfmal in einer Partie. Du hast jetzt ${stepsIn(steps(sight))}; was übrig bleibt, verfällt. Wer steht, bleibt besser stehen: Wer sich bewegt, legt sich hin und kostet noch einmal.`,
      },
      first: {
        title: 'Wo fehlt jemand?',
        text: (sight) =>
          `Du hast ${goods(own(sight).goods)} und fertige Scheiben auf deinen Streifen (${ready(sight)}), aber eine Abteilung ist leer. Bring jemanden vom Empfang auf dem kürzesten Weg dorthin.`,
        otherwise: 'Das führt weg von der leeren Abteilung. Sie liegt links, eine Etage über dem Empfang.',
        others: {
          working: 'Diese Person steht an einem Tisch und würde sich hinlegen. Nimm jemanden vom Empfang.',
          end: 'Du hast noch Schritte, und am Empfang liegen Leute.',
        },
      },
      second: {
        title: 'Noch ein Schritt',
        text: 'Die Konstruktion liegt jetzt gleich daneben.',
        otherwise: 'Dieselbe Person, noch einen Schritt in die Konstruktion.',
        others: { end: 'Fast da: noch ein Schritt.' },
      },
    },
    done: {
      title: 'Bereit zum Bauen',
      text: 'Für $2 steht die Person am Ende der Runde auf, und du kannst bauen, sobald Konstruktion kommt. Frag dich vor jedem Gang: Welche Aktion kommt wohl als Nächstes, und wer steht dort für mich?',
    },
  },
  rooms: {
    title: 'Neue Abteilungen',
    line: 'Was eine Abteilung kostet, wohin sie gehört und wer darin arbeitet.',
    beats: {
      planning: {
        title: 'Strategische Planung',
        text: 'Jede Person, die dort steht, baut eine Abteilung und bleibt. Auf einem leeren Feld kostet das 2 Waren, aber nur *1 Ware*, wo schon jemand von dir ist. Zuerst kommt das Plättchen dran, das du reserviert hast.',
      },
      desks: {
        title: 'Leute hinein',
        text: 'Eine neue Abteilung nützt nichts, solange niemand darin arbeitet. Wer auf dem Feld wartet, kann noch in dieser Runde am neuen Tisch aufstehen. Jede Abteilung zählt am Ende 2 Punkte, in der obersten Etage 3.',
      },
      build: {
        title: 'Finde das Feld',
        text: (sight) => `Du hast ${goods(own(sight).goods)}. Wo baust du?`,
        otherwise: 'Alles andere später. Bau zuerst: In der Planung steht jemand.',
        others: {
          lobby: 'Der Neue Empfang kostet 2 Waren mehr und hat keinen Tisch.',
          empty: 'Dort kostet es 2 Waren, und niemand ist da, der darin arbeitet. Anderswo wartet jemand von dir.',
        },
      },
    },
    done: {
      title: 'Billig und besetzt',
      text: 'Denk beim Laufen an die nächste Abteilung: Eine Person auf einem leeren Feld spart eine Ware und einen langen Weg. Früh baust du nah am Empfang, da füllt sie sich am leichtesten. Spät, wenn dort niemand mehr arbeiten wird, ist die oberste Etage besser: 3 Punkte statt 2.',
    },
  },
  discs: {
    title: 'Streifen und Scheiben',
    line: 'Was ein Schritt auf einem Streifen bringt und wann du ihn brauchst.',
    beats: {
      strip: {
        title: 'Ein Streifen rückt weiter',
        text: 'Forschungspunkte schieben einen Streifen ein Feld weiter; die Zahl darunter ist der Preis. Bis zum dritten oder vierten Schritt zeigt jedes Feld einen *Kreis*: eine Scheibe mehr zum Bauen und Einkommen, sobald sie gebaut ist. Danach kommen Punkte und eine höhere Spendengrenze.',
      },
      empty: {
        title: 'Nichts zu bauen',
        text: (sight) =>
          `In der Konstruktion steht jemand, und du hast ${goods(own(sight).goods)}, aber auf keinem Streifen liegt eine Scheibe. Kommt jetzt Konstruktion, kannst du nur zusehen.`,
      },
      develop: {
        title: 'Ändere das',
        text: (sight) => `Du hast ${points(research(sight))}. Wofür gibst du sie aus?`,
        otherwise: 'Das bringt keine Scheibe.',
        others: {
          points:
            'Dieses Feld bringt Punkte oder eine höhere Grenze, aber keine Scheibe. Ein anderer Streifen zeigt einen Kreis.',
          track: 'Besserer Transport ist gut, aber dann hat die Konstruktion immer noch nichts zu bauen.',
          more: 'Gut, mehr Punkte.',
          end: 'Die Punkte verfallen, und die Konstruktion hätte nichts zu bauen.',
        },
      },
    },
    done: {
      title: 'Etwas zu bauen',
      text: 'Bauen verbraucht Scheiben, Forschung schafft neue. Die billigen ersten Kreise jedes Streifens lohnen sich am meisten: Sie zahlen bei jedem Einkommen bis zum Ende. Die Enden der Streifen mit bis zu 15 Punkten kommen später.',
    },
  },
  network: {
    title: 'Eine Lücke schließen',
    line: 'Großstädte verbinden, und was das wert ist.',
    beats: {
      chain: {
        title: 'Großstädte',
        text: 'Eine Kette zählt, wenn mindestens zwei von San Francisco, Chicago, New York und New Orleans dazugehören. In *jeder* Stadt entlang der Linie brauchst du ein eigenes Projekt. Kleinstädte nehmen jede Scheibe.',
      },
      worth: {
        title: 'Was sie wert ist',
        text: ({ view, seat }) =>
          `Nach Anschlusspunkten (San Francisco 2, die anderen 1) und Transportstufe: 2 bringen 3, 6 oder 9; 3: 6, 12 oder 18; 4: 12, 18 oder 27; 5: 18, 24 oder 36. Nur deine beste Kette zählt. Deine ist jetzt ${networkVp(view.board, seat)} wert.`,
      },
      build: {
        title: 'Finde die Lücke',
        text: 'Ein Projekt in der richtigen Stadt verbindet, was getrennt ist. Wo?',
        otherwise: 'Erst bauen: Da steht jemand bereit.',
        others: {
          great: 'Eine Großstadt, aber sie verbindet nichts. Such eine Stadt, die zwischen zwei von deinen liegt.',
          elsewhere: 'Dort verbindet sich nichts. Folge den Linien von deinen Städten aus: Wo treffen sich zwei?',
        },
      },
    },
    done: {
      title: 'Verbunden',
      text: (sight) =>
        `Dein Netz ist jetzt ${networkVp(sight.view.board, sight.seat)} Punkte wert, und besserer Transport kann das noch vervielfachen. Merk dir Lücken früh: Zwischen zwei Großstädten bauen auch andere gern, und Felder sind dort knapp.`,
    },
  },
  tracks: {
    title: 'Das schwächste Glied',
    line: 'Transportstufen: wo ein Schritt am meisten bringt.',
    beats: {
      income: {
        title: 'Zweierlei Nutzen',
        text: (sight) =>
          `Liegt deine Scheibe weiter vorn, bringt jeder Heimkehrer aus dieser Region mehr mit. Und sie hat eine Stufe: Fuhrwerk, Postkutsche, Eisenbahn. Du hast: ${levels(sight)}.`,
      },
      level: {
        title: 'Die niedrigste zählt',
        text: ({ view, seat }) =>
          `Dein Netz ist ${networkVp(view.board, seat)} Punkte wert. Es zählt die *niedrigste* deiner Stufen in den Regionen seiner Großstädte; andere Regionen sind egal.`,
      },
      step: {
        title: 'Ein Schritt',
        text: (sight) => `Du hast ${points(research(sight))}. Welcher Schritt macht dein Netz mehr wert?`,
        otherwise: 'Sieh dir die vier Leisten an.',
        others: {
          other:
            'Das hebt eine Stufe, die dein Netz nicht bremst, oder es reicht nicht. Welche Region einer verbundenen Großstadt liegt am niedrigsten?',
          strip: 'An sich gut. Aber ein Schritt auf einer Leiste bringt jetzt mehr Punkte.',
          more: 'Gut, mehr Punkte.',
          end: 'Die Punkte verfallen.',
        },
      },
    },
    done: {
      title: 'Alles steigt',
      text: 'Ein Schritt hat das ganze Netz aufgewertet. Überall Eisenbahn macht aus 18 Punkten 36. Bring also die Regionen deiner Großstädte gemeinsam voran, statt eine bis ans Ende.',
    },
  },
  gifts: {
    title: 'Spenden',
    line: 'Welche passt, was sie kostet und wie viel sie bringen kann.',
    beats: {
      price: {
        title: 'Jedes Mal teurer',
        text: (sight) =>
          `Die erste kostet $5, die zweite $10 und so weiter; deine nächste kostet $${donationCost(own(sight))}. Die kleine Zahl auf jeder Tafel ist, was sie dir brächte, *wie es gerade steht*. Was andere genommen haben, ist weg.`,
      },
      limit: {
        title: 'Die Grenze',
        text: (sight) =>
          `Jede Spende bringt höchstens ${capOf(own(sight))} Punkte. Eine, die schon voll ist, kann also nicht mehr wachsen; eine, die zählt, was du ohnehin tust, schon.`,
      },
      give: {
        title: 'Such eine aus',
        text: 'Welche Spende bringt dir am meisten, wie es gerade steht?',
        otherwise: 'Sieh dir die Spendentafel an.',
        others: {
          paid: 'Die musst du am Ende noch einmal bezahlen, mit Geld oder Waren, die du dann noch hast.',
          less: (sight) => {
            const best = bestGift(sight)
            return `Die bringt weniger. Die beste bringt schon ${best ? scoreNow(sight, best) : 'mehr'} Punkte.`
          },
          end: 'Geld ist am Ende nichts wert. Jetzt ist ein guter Moment.',
          home: 'Richtig, nimm auch das Einkommen.',
        },
      },
    },
    done: {
      title: 'Gut gespendet',
      text: 'Zähl, wovon du am meisten hast: Abteilungen einer Art, Projekte einer Art, in einer Region, in Kleinstädten. Mach die billigen ersten früh. Die teuren kommen spät, wenn Geld sonst nichts mehr bewirkt: Am Ende ist es nichts wert.',
    },
  },
}
