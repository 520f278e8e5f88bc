import { lossAt, own, povertyCost, tollAt } from '../facts.ts'
import type { Words } from '../index.ts'
import { chapters } from './chapters.ts'

export const course: Words['course'] = {
  title: 'Deine erste Partie',
  line: 'Zwei Runden Schritt für Schritt, eine dritte fast allein; dann spielst du weiter, und ein Trainer schaut dir über die Schulter.',
  chapters,
  coach: {
    unbid: {
      title: 'Eine Karte ohne Gebot',
      text: 'Du führst. Bekommt eine Karte gar kein Gebot, geht der Führende einen Schritt in die Armut. Dein letzter Marker kann das verhindern. Aber wer dort als Einziger bietet, gewinnt das Haus und muss es bezahlen: Kannst du das nicht, ist der eine Schritt das kleinere Übel.',
    },
    full: {
      title: 'Deine Kartenplätze sind voll',
      text: (sight) =>
        `Die nächste Karte schiebt die ganz rechts hinaus. Du hast ${own(sight).cards.length}. Früh war eine Karte Einkommen für viele Runden; achte jetzt mehr auf das Haus und seine Belohnung.`,
    },
    wards: {
      title: 'Zähl die Stadtteile',
      text: 'Jeder Stadtteil zahlt am Ende: Die Schilder zeigen, was die meisten und die zweitmeisten Stockwerke bringen. Such einen, in dem dich dieses Haus einen Platz nach vorn bringt. Ein Vorsprung, den niemand mehr einholt, braucht keine Stockwerke mehr; Marker auf Karten, die noch gebaut werden, sind aber kommende Stockwerke.',
    },
    symbols: {
      title: 'Die Schlussprojekte',
      text: 'Rechts im Büro hängen die vier Schlussprojekte der Runde 8. Jedes bringt 2 Ansehen für jedes deiner Symbolplättchen der beiden gezeigten Arten. Sammle ab jetzt die Symbole von einem davon.',
    },
    finale: {
      title: 'Die letzte Auktion',
      text: 'Aufheben lohnt sich nicht mehr: Gib aus, was du hast. Ein Schlussprojekt zählt deine Symbole. Für das eine, das du brauchst, kann sich auch ein teures Zollfeld lohnen: Es schlägt oben rechts. Und Marker, die jetzt zurückkommen, zählen noch einmal: die meisten 5 Ansehen, die zweitmeisten 2.',
    },
    sections: {
      title: 'Dein persönliches Projekt',
      text: 'Hier darf alles hinein, was übrig ist: Fünf von einer Sorte oder ein Gunstmarker bringen 2 Ansehen. Alle drei Sorten bringen 9. Was du nicht nutzt, ist nichts wert.',
    },
    short: {
      title: 'Es reicht nicht',
      text: (sight) =>
        `Alles lässt sich nicht bezahlen. Jede offene Sorte ist ein Schritt; der nächste kostet dich am Ende ${povertyCost(sight, 1)} Ansehen. Solange es nur 1 ist, behalte deine Joker. Lass die Sorte offen, die dich am meisten kosten würde.`,
    },
    toll: {
      title: 'Ein teures Feld',
      text: (sight) => {
        const tolls = sight.moves.flatMap((move) =>
          move.type === 'place' && move.square === 'tl' ? [tollAt(sight, move.slot)] : [],
        )
        return `Das Zollfeld kostet jede Ressource, die auf seiner Karte noch offen liegt, hier bis zu ${Math.max(0, ...tolls)}. Sind die Felder erst belegt, wird es billiger. Sitzt dort niemand, gewinnt auch oben rechts den Gleichstand.`
      },
    },
    poor: {
      title: 'Das ließe sich bezahlen',
      text: (sight) =>
        `Du stehst auf Feld ${own(sight).poverty} (−${lossAt(own(sight).poverty)}). Der nächste Schritt kostet ${povertyCost(sight, 1)} mehr, zwei kosten ${povertyCost(sight, 2)}. Es geht mit weniger Schritten: Joker oder ein Gunstmarker können sich lohnen.`,
    },
    theirs: {
      title: 'Das Plättchen bekommt jemand anderes',
      text: 'Dieses Haus schließt eine Nachbarschaft, in der eine andere Firma mehr Stockwerke hat. Sie nimmt das Plättchen, du bekommst 1 Ansehen. Anderswo ist es dir vielleicht mehr wert.',
    },
    unused: {
      title: 'Jetzt oder nie',
      text: 'Nach dieser Runde sind Stadtrandplättchen nichts mehr wert. Nutze, was du noch hast.',
    },
  },
  done: {
    title: 'Deine erste Partie ist vorbei',
    text: (sight) => {
      const { prestige, poverty } = own(sight)
      return `Du hast ${prestige} Ansehen; die Armut hat ${lossAt(poverty)} gekostet. Vergleiche in der Schlusswertung: Meist entscheiden Stadtteile, Pfeile und Schlussprojekte. Plan sie beim nächsten Mal ab Runde 5 ein.`
    },
  },
}
