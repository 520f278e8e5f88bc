import { COLUMN_REWARDS, POVERTY, projectOf, WARD_TILES, WARDS } from '../../components/index.ts'
import { slotAt } from '../../model/auction.ts'
import { wardStoreys } from '../../model/city.ts'
import { needFor } from '../../model/payment.ts'
import { amounts, holding, reward, storeys } from '../../text/de/grammar.ts'
import { disputed } from '../drills/ties.ts'
import { lagging } from '../drills/tracks.ts'
import { bestWard, wardGain } from '../drills/wards.ts'
import { own, running, type Seen, storeysToCome } from '../facts.ts'
import type { Words } from '../index.ts'

function need(sight: Seen): string {
  const project = running(sight)
  return project ? amounts(needFor(sight.view.seats, own(sight), project)) : 'nichts'
}

function column(sight: Seen): string {
  const track = lagging(sight)
  const pays = track && COLUMN_REWARDS[own(sight).tracks[track] + 1]
  return pays ? reward(pays) : 'nichts'
}

function wardSigns({ view }: Seen): string {
  const all = wardStoreys(view.board, view.seats)
  const signs = WARDS.flatMap((ward, place) => {
    const tile = view.board.wardTiles[place]
    if (!tile) return []
    const { most, second } = WARD_TILES[tile]
    return [`Stadtteil ${ward}: ${(all[place] ?? []).join('–')}, zahlt ${most}/${second}`]
  })
  return signs.join('; ')
}

export const drills: Words['drills'] = {
  ties: {
    title: 'Marker zählen',
    line: 'Wer eine Karte gewinnt und was ein einziger Marker auf dem richtigen Feld ausrichtet.',
    beats: {
      count: {
        title: 'Die meisten Marker gewinnen',
        text: 'Alle anderen haben ihre Marker gesetzt, du hast noch einen. Geh von Karte zu Karte und zähl: Die meisten Marker gewinnen das Projekt und werden seine Stockwerke.',
      },
      tie: {
        title: 'Gleichstand',
        text: 'Haben zwei gleich viele, entscheidet das *beste Feld*: Zollfeld (oben links), dann oben rechts, unten links, unten rechts. Ein Marker kann reichen, um eine Karte zu drehen.',
      },
      turn: {
        title: 'Dreh eine Karte',
        text: (sight) => {
          const slot = disputed(sight)
          const project = slot && slotAt(sight.view.board, slot).project
          return `Mit diesem letzten Marker kannst du ein Projekt gewinnen, das sonst jemand anderes bekäme${project ? `, und du kannst es bezahlen: Es kostet ${amounts(projectOf(project).cost)}` : ''}. Welches Feld ist es?`
        },
        otherwise:
          'Das bringt eine Ressource, dreht aber nichts. Such eine Karte, auf der du gleichziehst und das bessere Feld hast.',
        others: {
          lower: 'Die richtige Karte, aber nicht das richtige Feld: Dort verlierst du den Gleichstand.',
          mine: 'Diese Karte gehört dir schon. Das Haus würde nur höher.',
        },
      },
    },
    done: {
      title: 'Gedreht!',
      text: 'Du hast gleichgezogen und das bessere Feld gehabt. Bietest du zuletzt, prüf jede Karte darauf. Und bietest du früh, denk daran, dass andere das auch können.',
    },
  },
  tracks: {
    title: 'Kompetenzleisten',
    line: 'Wie Schritte Ressourcen sparen und warum die langsamste Leiste zählt.',
    beats: {
      permanent: {
        title: 'Permanente Ressourcen',
        text: 'Auf den Feldern 3, 6 und 9 jeder Leiste liegt eine permanente Ressource. Erreichst du sie, kostet dich jedes Projekt eine dieser Sorte weniger, bis zum Ende. Auf dem letzten Feld ist die Sorte umsonst.',
      },
      column: {
        title: 'Spalten',
        text: 'Haben alle *drei* Marker eine Spalte erreicht, zahlt sie einmal: ungerade Spalten einen Joker, gerade 2 Ansehen. Die langsamste Leiste entscheidet also.',
      },
      banner: {
        title: 'Banner',
        text: 'Das Banner über einer Spalte von Bauplätzen sagt, auf welcher Leiste dich ein Haus dort einen Schritt weiterbringt.',
      },
      step: {
        title: 'Finde den Schritt',
        text: (sight) => {
          const { tracks } = own(sight)
          return `Du stehst bei Bauholz ${tracks.timber}, Hubspindeln ${tracks.jackscrew}, Mauerwerk ${tracks.masonry}. Ein Schritt holt eine permanente Ressource *und* füllt eine Spalte (${column(sight)}). Bau dort, wo das Banner ihn gibt.`
        },
        otherwise:
          'Damit gehst du auf einer anderen Leiste weiter. Die Spalte wartet auf den langsamsten Marker; such sein Banner.',
      },
    },
    done: {
      title: 'Zwei Belohnungen für einen Schritt',
      text: 'Permanente Ressource und Spalte auf einmal. Sieh vor jedem Bauplatz nach, welche Leiste hinten liegt: Ihr nächster Schritt ist oft der beste.',
    },
  },
  favour: {
    title: 'Bezahlen mit Gunst',
    line: 'Ressourcen, Joker, Gunstmarker: was wofür.',
    beats: {
      means: {
        title: 'Drei Arten zu bezahlen',
        text: (sight) =>
          `Dieses Haus kostet dich ${need(sight)}, permanente Ressourcen schon abgezogen. Du hast ${holding(own(sight).hold)}. Eine Sorte bezahlst du mit ihren Ressourcen und Jokern, mit einem Gunstmarker oder gar nicht.`,
      },
      power: {
        title: 'Ein Gunstmarker erledigt eine ganze Sorte',
        text: 'Egal wie viel es ist. Er ist also so viel wert, wie er dir spart. Setz ihn ein, wo er am meisten spart, und behalte die Joker, wenn es geht: Sie passen überall.',
      },
      pay: {
        title: 'Alles bezahlen, so billig wie möglich',
        text: 'Nichts darf offen bleiben, und möglichst viel soll dir übrig bleiben. Welche Sorte erledigt der Gunstmarker?',
        otherwise: 'Damit ist bezahlt, aber es kostet mehr als nötig. Vergleiche, was dir jeweils bleibt.',
        others: {
          short: 'Das führt in die Armut. Mit dem Gunstmarker lässt sich alles bezahlen.',
          jokers:
            'Damit ist bezahlt, aber ein Joker ist auch weg. Versuch den Gunstmarker bei der Sorte, die dich am meisten kostet.',
          exchange: 'Drei für eins ist ein schlechter Kurs. Es geht ohne.',
        },
      },
    },
    done: {
      title: 'Gut bezahlt',
      text: 'Ein Gunstmarker gehört zur teuersten Sorte, die du sonst nicht bezahlen kannst. Am Ende bringt er im persönlichen Projekt 2 Ansehen; bei einem teuren Haus spart er meist mehr. Nur wo ein Armutsschritt bloß 1 kostet, behältst du ihn besser.',
    },
  },
  poverty: {
    title: 'Wenn es nicht reicht',
    line: 'Was Armut kostet und welche Sorte du offen lässt.',
    beats: {
      step: {
        title: 'Die Armutsleiste',
        text: `Jede Sorte, die du nicht bezahlst, ist ein Schritt. Am Ende kosten die Felder ${POVERTY.slice(0, 7).join(', ')} und so weiter: Je tiefer, desto teurer wird jeder Schritt.`,
      },
      kinds: {
        title: 'Eine ganze Sorte oder nichts',
        text: 'Eine Sorte wird nie zum Teil bezahlt. Lässt du sie offen, behältst du alles, was du davon hast. Ob dir eine fehlt oder fünf, ist also egal: Der Schritt ist derselbe.',
      },
      pay: {
        title: 'Ein Schritt, mehr nicht',
        text: (sight) =>
          `Dieses Haus kostet dich ${need(sight)}; du hast ${holding(own(sight).hold)}. Alles kannst du nicht bezahlen. Bezahl so, dass es *einen* Schritt kostet und dir möglichst viel bleibt.`,
        otherwise: 'Such eine Zahlung mit einem einzigen Schritt.',
        others: {
          twice: 'Das ist mehr als ein Schritt. Joker schließen eine kleine Lücke; lass nur eine Sorte offen.',
          dearer:
            'Ein Schritt, richtig. Aber es bliebe dir mehr, wenn du die Sorte offen lässt, die dich am meisten kosten würde.',
          exchange: 'Drei für eins gibt viel her. Ein Schritt ist hier billiger.',
        },
      },
    },
    done: {
      title: 'Billiger geht es nicht',
      text: 'Früh kostet ein Schritt nur 1 Ansehen: weniger als zwei Ressourcen wert sind, also gib dafür keine Joker her. Weiter unten kostet er 2, 3 oder 4. Fünf Schritte kosten 8 Ansehen, der sechste noch einmal 3.',
    },
  },
  fields: {
    title: 'Eine Nachbarschaft schließen',
    line: 'Wer das Plättchen bekommt und wann du damit jemand anderem hilfst.',
    beats: {
      field: {
        title: 'Vier Plätze um ein Plättchen',
        text: 'Sobald alle vier Plätze um ein Plättchen bebaut sind, wird es vergeben. Hier fehlt bei mehr als einem nur noch ein einziges Haus.',
      },
      storeys: {
        title: 'Stockwerke entscheiden',
        text: (sight) =>
          `Das Plättchen bekommt die Firma mit den meisten *Stockwerken* auf den vier Plätzen, bei Gleichstand die mit mehr Ansehen. Wer schließt, hat keinen Vorteil. Dein neues Haus hat ${storeys(storeysToCome(sight))}. Die anderen dort bekommen 1 Ansehen.`,
      },
      close: {
        title: 'Schließ eine, die dir gehört',
        text: 'Zähl um jedes Feld die Stockwerke zusammen, dein neues Haus mitgerechnet. Wo gewinnst du das Plättchen?',
        otherwise: 'Dieser Platz schließt nichts. Such ein Feld, um das schon drei Häuser stehen.',
        others: {
          theirs: 'Du würdest es schließen, aber eine andere Firma hat dort mehr Stockwerke und nimmt das Plättchen.',
        },
      },
    },
    done: {
      title: 'Deins',
      text: 'Zähl, bevor du baust: deine Stockwerke, ihre, und wer bei Gleichstand vorn liegt. Kannst du ein Feld nicht gewinnen, überlass den letzten Platz anderen oder begnüg dich mit 1 Ansehen.',
    },
  },
  arrows: {
    title: 'Pfeile',
    line: 'Wohin mit einem Prestigebauwerk und wie herum.',
    beats: {
      purple: {
        title: 'Zuerst die lilafarbenen Plätze',
        text: 'Ein Prestigebauwerk muss auf einen leeren lilafarbenen Platz, solange es einen gibt. Es gehört niemandem und hat keine Stockwerke, hilft aber, Nachbarschaften zu schließen.',
      },
      point: {
        title: 'Jeder Pfeil bezahlt',
        text: 'Am Ende bezahlt jeder Pfeil den, auf dessen Haus er zeigt, wer immer das ist. Platz und Drehung wählst du ein für alle Mal. Deine Häuser sind markiert.',
      },
      turn: {
        title: 'Ziel gut',
        text: 'Stell es so, dass möglichst viele Pfeile auf *deine* Häuser zeigen und keiner auf fremde.',
        otherwise: 'Dort zeigt kein Pfeil auf eines deiner Häuser.',
        others: {
          theirs: 'Ein Pfeil bezahlt dort jemand anderen. Dreh es anders oder nimm einen anderen Platz.',
          fewer: 'Das bezahlt dich, aber an einer anderen Stelle bringt es dir mehr.',
        },
      },
    },
    done: {
      title: 'Gut gezielt',
      text: 'Blaue Projekte bringen zweimal etwas: das Plättchen sofort, die Pfeile am Ende. Willst du ein Haus verschieben, bau vorher zwei eigene neben einen lilafarbenen Platz.',
    },
  },
  wards: {
    title: 'Einen Stadtteil anführen',
    line: 'Was Stockwerke am Ende wert sind und wohin das letzte Haus gehört.',
    beats: {
      values: {
        title: 'Die meisten und die zweitmeisten',
        text: (sight) =>
          `Jeder Stadtteil zahlt für die meisten und die zweitmeisten Stockwerke. So steht es bei dir und den anderen: ${wardSigns(sight)}.`,
      },
      ties: {
        title: 'Gleichstand teilt',
        text: 'Wer um den ersten Platz gleichauf liegt, teilt beide Werte, aufgerundet, und einen zweiten Platz gibt es dann nicht. Gleichziehen kann also viel wert sein; ein großer Vorsprung, der noch größer wird, ist nichts wert.',
      },
      lead: {
        title: 'Das letzte Haus',
        text: (sight) =>
          `Dein letztes Haus hat ${storeys(storeysToCome(sight))}. In welchem Stadtteil ist es am meisten wert? Vergleiche, was du dort vorher und nachher bekommst.`,
        otherwise: (sight) =>
          `Dort hilft es, aber weniger. Frag dich in jedem Stadtteil: Ändert es meinen Platz? Im besten bringt es ${wardGain(sight, bestWard(sight) ?? 1)}.`,
        others: { nothing: 'Dort ändert sich kein Platz: Du bekommst so viel wie vorher.' },
      },
    },
    done: {
      title: 'Ein Haus entscheidet',
      text: 'Ein Stockwerk mehr oder weniger entscheidet zwischen hohem und niedrigem Wert. Zähl ab Runde 6 vor jedem Bauplatz die Stadtteile, und biete um Stockwerke, wo es knapp ist.',
    },
  },
  sections: {
    title: 'Die Schlusswertung',
    line: 'Was am Ende zählt, und die letzte Entscheidung der Partie.',
    beats: {
      scoring: {
        title: 'Was gezählt wird',
        text: 'Stadtteile, zuletzt zurückgekehrte Marker, Pfeile auf deine Häuser, Schlussprojekte, 3 für jeden Satz aus fünf Symbolen. Dann dein persönliches Projekt, und ganz zuletzt geht die Armut ab.',
      },
      personal: {
        title: 'Das persönliche Projekt',
        text: (sight) =>
          `Drei Abschnitte, einer je Sorte: 5 davon (Joker zählen mit) oder 1 Gunstmarker bringen 2 Ansehen. Alle drei bringen noch 3. Du hast ${holding(own(sight).hold)}.`,
      },
      first: {
        title: 'So viele Abschnitte wie möglich',
        text: 'Welchen Abschnitt vollendest du womit? Ein Gunstmarker ist dort am meisten wert, wo Ressourcen fehlen.',
        otherwise: 'Nach der Partie bleibt nichts übrig. Vollende einen Abschnitt.',
        others: {
          waste: 'Geht, aber du brauchst es woanders: einfache Ressourcen, wo du fünf hast, den Gunstmarker, wo nicht.',
          end: 'Du kannst noch einen Abschnitt vollenden. Was übrig bleibt, ist nichts wert.',
        },
      },
      second: {
        title: 'Und der nächste',
        text: (sight) => `Du hast noch ${holding(own(sight).hold)}. Ein Abschnitt geht noch.`,
        otherwise: 'Sieh noch einmal hin: einfache Ressourcen, wo du fünf hast, den Gunstmarker, wo nicht.',
        others: { end: 'Noch nicht: Ein Abschnitt lässt sich noch vollenden.' },
      },
    },
    done: {
      title: 'Alles genutzt',
      text: 'Zwei Abschnitte bringen 4 Ansehen, drei bringen 9. Gib also in der letzten Runde nicht alles für ein Haus aus, das in die Armut führt: Fünf von einer Sorte sind etwas wert.',
    },
  },
}
