import { companyAt } from '../../model/companies.ts'
import { amounts, holding, list } from '../../text/de/grammar.ts'
import { own, type Seen, slotsWonBy } from '../facts.ts'
import type { Words } from '../index.ts'

function won(sight: Seen): string {
  const slots = slotsWonBy(sight)
  return slots.length === 1 ? `Projekt ${slots[0]}` : `die Projekte ${list(slots)}`
}

function cameBack(sight: Seen): string {
  const { auction } = own(sight)
  if (auction === 0) return 'Keiner deiner Marker kam zurück.'
  return auction === 1
    ? 'Ein Marker hat verloren und kam zurück.'
    : `${auction} Marker haben verloren und kamen zurück.`
}

function harvest({ news, seat }: Seen): string {
  const takes = news.find((entry) => entry.type === 'produced' && entry.seat === seat)
  return takes?.type === 'produced'
    ? `Eben haben sie dir ${amounts(takes.takes)} gebracht.`
    : 'Deine bringen noch nichts.'
}

export const chapters: Words['course']['chapters'] = {
  auction: {
    title: 'Die Auktion',
    beats: {
      aim: {
        title: 'Eine Stadt aus dem Schlamm heben',
        text: 'Nach acht Runden gewinnt das meiste *Ansehen*. Mit Gebotsmarkern gewinnst du ein Projekt. Dieselben Marker stehen dann als Stockwerke unter dem Haus, und jedes Stockwerk ist Ansehen.',
      },
      city: {
        title: 'Chicago, 1858',
        text: 'Vier Stadtteile mit je zehn Bauplätzen. Wer am Ende in einem Stadtteil die meisten *Stockwerke* hat, wird dafür belohnt. Es zählt also, wo du baust und auf wie vielen Markern.',
      },
      projects: {
        title: 'Fünf Projekte je Runde',
        text: 'Jeder Aushang ist ein Haus: seine *Kosten* in Bauholz, Hubspindeln und Mauerwerk, sein Symbol und seine Belohnung. Darunter hängt eine Karte mit vier Feldern für Gebote.',
      },
      card: {
        title: 'Was eine Karte gibt',
        text: 'Legst du einen Marker auf ein Feld mit einer Ressource, nimmst du sie sofort, ob du gewinnst oder nicht. Oben links ist das *Zollfeld*: Es gibt nichts und kostet, gewinnt aber jeden Gleichstand. Das runde Bild zeigt, was die Karte dem Gewinner bringt.',
      },
      first: {
        title: 'Dein erstes Gebot',
        text: (sight) =>
          `Du hast ${holding(own(sight).hold)}. Die Dearborn-Schule kostet 1 Bauholz, 1 Hubspindel und 2 Mauerwerk: Das kannst du bezahlen. Biete auf Karte *I, oben rechts*.`,
        why: 'Sie bringt einen fünften Platz für Karten, und ihre Karte gibt dir in jeder Runde eine Hubspindel. Bei Gleichstand ist oben rechts nur vom Zollfeld zu schlagen.',
        otherwise:
          'Dort darfst du bieten. Für diese erste Partie empfehle ich Karte I: Du kannst sie bezahlen, und sie versorgt dich in jeder Runde.',
        others: {
          toll: 'Das Zollfeld kostet jede Ressource, die auf der Karte noch offen liegt, jetzt also drei. Später, wenn andere die Felder belegt haben, ist es billig.',
          square:
            'Auch damit gewinnst du Karte I. Oben rechts ist bei Gleichstand besser, und Mauerwerk brauchen Häuser am meisten.',
        },
      },
      turn: {
        title: 'Wer ist dran?',
        text: 'Immer, wer noch die *meisten* Marker hat; bei Gleichstand die höhere Reihe. Gepasst wird nicht: Alle Marker werden gesetzt.',
      },
      second: {
        title: 'Ein Gebot, das verlieren darf',
        text: (_, names) =>
          `${names.seat(2)} sitzt auf Karte III. Geh *oben rechts* dazu und nimm Mauerwerk. Überbietet dich niemand, gewinnt das bessere Feld. Wirst du überboten, kommt dein Marker zurück: Dann hast du in der nächsten Runde mehr Gebote.`,
        why: 'Verlieren kostet nichts: Ressource und Marker behältst du. Nur Gewinnen verbraucht Marker.',
        otherwise: 'Geht auch. Ich empfehle Karte III: Was dort auch passiert, das Mauerwerk bleibt dir.',
        others: {
          same: 'Ein Marker genügt dort, solange niemand gegen dich bietet. Ein zweiter macht das Haus höher, aber eine andere Karte bringt jetzt mehr.',
        },
      },
      third: {
        title: 'Einen Gleichstand gewinnen',
        text: (_, names) =>
          `${names.seat(1)} hat auf Karte V einen Marker, unten links. Mit einem von dir steht es gleich, und dann gewinnt das *bessere Feld*: Zollfeld, oben rechts, unten links, unten rechts. Finde das Feld, das ihn schlägt.`,
        why: 'Der Eckblock kostet nur 1 Bauholz und 1 Hubspindel und gibt einen Joker. Seine Karte bringt jede Runde Bauholz und Mauerwerk.',
        otherwise:
          'Kannst du machen. Aber Karte V bekommst du mit einem einzigen Marker: Sie kostet fast nichts, gibt einen Joker, und ihre Karte ist hier die beste.',
        others: {
          lower: 'Unten rechts verliert den Gleichstand gegen unten links. Oben rechts gewinnt ihn.',
          toll: 'Auch damit gewinnst du, aber es kostet 1 Bauholz und 1 Hubspindel. Oben rechts gewinnt den Gleichstand und gibt dir eine Ressource.',
        },
      },
    },
  },
  raising: {
    title: 'Ein Haus anheben',
    beats: {
      award: {
        title: 'Die Auktion ist vorbei',
        text: (sight) =>
          `Du hast ${won(sight)} gewonnen und genommen, was auf diesen Karten niemand belegt hatte. ${cameBack(sight)} Jetzt wird gebaut, von I bis V.`,
      },
      pay: {
        title: 'Bezahl das Projekt',
        text: 'Der Zettel zeigt, was es kostet und was du hast. Bezahl mit deinen Ressourcen. Was du nicht bezahlst, führt in die Armut; heute reicht es.',
        why: 'Ein Joker steht für jede Ressource, ein Gunstmarker für eine ganze Sorte. Heb beides für teurere Projekte auf.',
        otherwise: 'Du hast von allem genug. Bezahl ganz, dann geht nichts verloren.',
        others: {
          exchange: 'Drei für eins ist ein schlechter Kurs, und dir fehlt hier nichts. Bezahl gleich.',
        },
      },
      reward: {
        title: 'Symbol und Belohnung',
        text: 'Zuerst nimmst du das Symbolplättchen und die Belohnung vom Aushang. Symbole zählen am Ende: in Sätzen zu fünft und für die Schlussprojekte der Runde 8.',
      },
      site: {
        title: 'Wähl einen Bauplatz',
        text: 'Jeder leere Platz ist erlaubt. Nimm *Bauplatz 19* in der Mitte: Er bringt sofort 2 Ansehen, dein Stockwerk noch 1, und das *Banner* über seiner Spalte ist ein Schritt auf deiner Mauerwerk-Leiste.',
        why: 'Mauerwerk ist bei den meisten Häusern das Teuerste. Jeder dritte Schritt auf einer Leiste spart eine Ressource dieser Sorte, bei jedem Projekt, bis zum Ende.',
        otherwise:
          'Dort darfst du bauen. Die vier Plätze in der Mitte geben 2 Ansehen und sind bald weg; ich nähme zuerst einen davon.',
        others: {
          middle:
            'Auch 2 Ansehen, eine gute Wahl. Über Bauplatz 19 hängt ein Mauerwerk-Banner, und Mauerwerk wirst du am meisten brauchen.',
          corner:
            'Ein Joker ist auch gut, und solche Ecken gibt es vier. Die 2 Ansehen in der Mitte sind schneller weg.',
        },
      },
      again: {
        title: 'Die Karte gehört dir',
        text: 'Die Karte deines ersten Hauses liegt jetzt unter deinem Tableau. Bezahl das zweite Projekt genauso.',
        otherwise: 'Für dieses reicht es. Bezahl ganz mit einfachen Ressourcen und behalte die Joker.',
      },
      corner: {
        title: 'Eine Ecke mit Joker',
        text: 'Die Ecken geben einen *Joker*. Die Plätze 8 und 40 liegen in Stadtteil 4, der am Ende am meisten zahlt. Ihr Banner ist Bauholz, da bist du noch nicht vorgerückt: Haben alle drei Marker eine Spalte erreicht, zahlt auch sie.',
        why: 'Spalte 1 gibt einen Joker, Spalte 2 zwei Ansehen und so weiter. Drei Leisten nebeneinander bringen mehr als eine weit vorn.',
        otherwise: 'Erlaubt. Ich nähme eine Ecke: Ein Joker ist jetzt etwa so viel wert wie zwei Ansehen.',
        others: {
          middle:
            'Zwei Ansehen sind etwa so gut wie ein Joker. Achte auch auf das Banner darüber: an den Ecken ist es Bauholz, und auf dieser Leiste bist du noch nicht vorgerückt.',
        },
      },
    },
  },
  markers: {
    title: 'Die zweite Runde',
    beats: {
      cards: {
        title: 'Deine Karten arbeiten',
        text: (sight) =>
          `Am Ende jeder Runde bringen deine Karten etwas ein. ${harvest(sight)} Manche Karten geben nur einmal etwas, in der Runde, in der du sie gewinnst.`,
      },
      more: {
        title: 'Mehr Marker',
        text: (sight) =>
          `Alle bekommen drei neue Marker zu denen, die zurückkamen, bis zu fünf. Du hast *${own(sight).auction}*. Wer mehr Marker hat, redet länger mit: Er bietet zuerst und oft zuletzt.`,
      },
      blue: {
        title: 'Ein blaues Projekt',
        text: (sight) =>
          `Gelbe Häuser werden angehoben, blaue an den Stadtrand *verschoben*. Franklin House kostet 3 Bauholz, 3 Hubspindeln und 1 Mauerwerk; du hast ${holding(own(sight).hold)}. Biete *oben rechts*: Was auf einer Karte niemand belegt, bekommt ihr Gewinner.`,
        why: 'Verschieben bringt ein starkes Plättchen, zwei Kompetenzschritte und ein Prestigebauwerk, dessen Pfeile dich am Ende bezahlen können. Auf Karte I liegen zwei Hubspindeln: genau was dir fehlt.',
        otherwise: 'Möglich. Aber das blaue Projekt ist in dieser Runde am meisten wert, und du kannst es bezahlen.',
        others: {
          square:
            'Die richtige Karte. Nimm das Feld oben rechts: Es gewinnt den Gleichstand, und die Hubspindeln, die du offen lässt, bekommst du, wenn du gewinnst.',
        },
      },
      cheap: {
        title: 'Das nächste, das du bezahlen kannst',
        text: 'Denk daran, was das blaue Haus kosten wird. Die Rush-Medizinschule auf Karte V ist billig und gibt einen Bauholz-Schritt, ihre Karte einen Mauerwerk-Schritt. Biete dort.',
        why: 'Zwei Projekte, die du bezahlen kannst, sind besser als drei, die in die Armut führen.',
        otherwise: 'Geht auch. Mir gefällt Karte V: billig und zwei Kompetenzschritte.',
        others: {
          dear: 'Dafür fehlen dir mehrere Ressourcen, und das blaue Haus will auch bezahlt sein. Biete dort nur, wenn du dich gern überbieten lässt.',
        },
      },
      harvest: {
        title: 'Nimm, was du brauchst',
        text: 'Jetzt wählst du. Eine Karte, um die sich andere streiten, gibt dir eine Ressource, und dein Marker kommt zurück. Oder du sicherst Karte V mit einem zweiten Marker.',
        otherwise: 'Gut. Denk daran: Jedes Projekt, das du gewinnst, will bezahlt sein.',
      },
      sure: {
        title: 'Der letzte Marker',
        text: 'Ein zweiter Marker auf V macht das Haus höher: ein Ansehen mehr, ein Stockwerk mehr im Stadtteil. Und niemand nimmt es dir noch weg.',
        otherwise: 'In Ordnung. Mit zwei Markern auf V wärst du dort sicher gewesen.',
      },
    },
  },
  moving: {
    title: 'Ein Haus verschieben',
    beats: {
      pay: {
        title: 'Bezahlen, und die Joker behalten',
        text: 'Bezahl mit einfachen Ressourcen, so weit sie reichen. Ein Joker passt überall, also gib ihn zuletzt her.',
        otherwise: 'Sieh erst nach, ob du auch ohne das alles bezahlen kannst.',
        others: {
          jokers:
            'Auch damit ist bezahlt, aber du gibst mehr Joker oder Gunstmarker her als nötig. Später sind sie mehr wert.',
          short: 'Jede unbezahlte Sorte kostet einen Schritt in die Armut. Du kannst hier alles bezahlen.',
        },
      },
      tile: {
        title: 'An den Stadtrand',
        text: 'Dein Haus kommt an den Rand der Stadt, und du nimmst das *Plättchen*, das dort liegt. Du nutzt es einmal, wann es dir passt. Nimm in der ersten Partie eines mit Ansehen: Punkte sind nie verkehrt.',
        why: 'Die anderen sind jetzt etwa gleich viel wert. Musst du in dieser Runde noch ein Haus bezahlen und dir fehlt etwas, sind Plättchen mit Ressourcen oder Jokern besser. Später, mit vielen Karten, bringt die Sonderschicht mehr.',
        otherwise: 'Auch ein gutes Plättchen, wenn du weißt, wofür. Ansehen wird nicht schlecht.',
      },
      prestige: {
        title: 'Ein Prestigebauwerk',
        text: 'An seine Stelle tritt eines von drei Prestigebauwerken. Es gehört niemandem, aber jeder *Pfeil* bezahlt den, auf dessen Haus er zeigt. Nimm *Farwell Hall*: zwei Pfeile, je 3 Ansehen.',
        otherwise:
          'Das darfst du nehmen. Mehr Pfeile brauchen mehr eigene Häuser ringsum; Farwell Hall braucht zwei in einer Reihe.',
        others: { tile: 'Du kannst es jetzt nutzen oder behalten.' },
      },
      arrows: {
        title: 'Richte die Pfeile',
        text: 'Es muss auf einen lilafarbenen Platz, gedreht, wie du willst. Dreh es so, dass ein Pfeil auf *dein* Haus zeigt und keiner auf ein fremdes. Wo einer auf einen leeren Platz zeigt, kannst du später bauen.',
        why: 'Ein Pfeil auf dein Haus sind am Ende 3 Ansehen. Dazu gibt es einen Schritt für das Banner der Spalte und einen für das Prestige-Banner.',
        otherwise: 'Dort zeigt kein Pfeil auf dich. Neben deinem eigenen Haus bezahlt er dich.',
        others: {
          theirs: 'Dieser Pfeil würde am Ende jemand anderen bezahlen.',
        },
      },
      raise: {
        title: 'Und wohin jetzt?',
        text: 'Drei Fragen für jeden Platz: Welches *Banner* brauche ich, in welchem *Stadtteil* zählen meine Stockwerke, wer wohnt nebenan? Über Spalte 7 hängt ein Mauerwerk-Banner, und sie liegt in Stadtteil 4, der am meisten zahlt.',
        otherwise: 'Auch gut. Stell dir die drei Fragen jedes Mal: Banner, Stadtteil, Nachbarn.',
      },
      window: {
        title: 'Nutze dein Plättchen',
        text: 'Plättchen nutzt du zu bestimmten Zeiten: vor der Auktion, in deinem Zug und hier am Ende einer Runde. Ansehen ist immer gleich viel wert, also nimm es gleich.',
        why: 'Wer mehr Ansehen hat, gewinnt auch den Gleichstand um eine Nachbarschaft.',
        otherwise: 'Du kannst es behalten. Vergiss es nur nicht: Nach Runde 8 ist es nichts wert.',
      },
    },
  },
  alone: {
    title: 'Auf eigenen Füßen',
    beats: {
      dearer: {
        title: 'Häuser werden teurer',
        text: (sight) =>
          `Ein Haus kostet jetzt etwa zehn Ressourcen. Du hast ${holding(own(sight).hold)}. Permanente Plättchen auf deinen Leisten sparen je eine ihrer Sorte; die Aushänge zeigen schon, was *für dich* übrig bleibt.`,
      },
      poverty: {
        title: 'Wenn es nicht reicht',
        text: 'Eine Sorte, die du nicht bezahlen kannst, darf offen bleiben: ein Schritt in die *Armut*, und du behältst, was du davon hast. Gebaut wird trotzdem. Die ersten Schritte kosten am Ende je 1 Ansehen, spätere 3 oder 4.',
        why: 'Ein Schritt für ein gutes Haus ist billig, eine Gewohnheit daraus nicht. Lass die Sorte offen, die dich am meisten kosten würde.',
      },
      plan: {
        title: 'Mach dir einen Plan',
        text: 'Such dir zwei Projekte, die du fast bezahlen kannst, mindestens eines wegen seiner Karte. Je zwei Marker gewinnen meistens. Die übrigen setzt du, wo du die Ressource brauchst. Jetzt bist du dran; ich melde mich, wenn etwas Neues kommt.',
      },
      fields: {
        title: 'Nachbarschaften',
        text: 'Zwischen vier Plätzen liegt ein Plättchen. Sind alle vier bebaut, bekommt es, wer ringsum die *meisten Stockwerke* hat, egal wer geschlossen hat. Alle anderen mit einem Haus dort bekommen 1 Ansehen. Sieh hin, bevor du eine schließt.',
      },
      farewell: {
        title: 'Jetzt kennst du das Spiel',
        text: (sight) =>
          `Denk ans Ende: Stadtteile, Pfeile, Symbole. ${companyAt(sight.view.board, 1).prestige > own(sight).prestige ? 'Du liegst zurück, aber es ist noch Zeit.' : 'Du bist auf einem guten Weg.'} Ab jetzt melde ich mich nur noch, wenn es sich lohnt.`,
      },
    },
  },
}
