import { euros, points as inPoints } from '../../text/de/grammar.ts'
import { cash, company, ownCompany, points, type Seen } from '../facts.ts'
import type { Words } from '../index.ts'

function ownPoints(sight: Seen): string {
  const id = ownCompany(sight)
  return inPoints(id ? points(sight, id) : 0)
}

export const chapters: Words['course']['chapters'] = {
  founding: {
    title: 'Deine Firma',
    beats: {
      aim: {
        title: 'Reich wirst du, nicht die Firma',
        text: 'Es gewinnt der reichste *Spieler*: dein eigenes Geld und deine Aktien. Eine Firma, die Waren exportiert, bekommt Punkte, und Punkte machen jede ihrer Aktien wertvoller. Bau also eine Firma auf, und besitze, was steigt.',
      },
      viaduct: {
        title: 'Der Viadukt des Erfolgs',
        text: 'Jeder Export ist ein Punkt. Ab 9 Punkten ist eine Aktie 2 wert, ab 17 dann 3, ab 25 dann 4. Du beginnst mit einem Paket von zehn Aktien: Neun Punkte machen dich um 10 reicher.',
      },
      choose: {
        title: 'Wähl eine Firma',
        text: 'Alle vier sind gleich. Nimm für diese erste Partie *Blue Eyes*.',
        otherwise: 'Sie sind alle gleich. Bei Blue Eyes kann ich dir alles an seinem Platz zeigen.',
      },
    },
  },
  factories: {
    title: 'Fabriken bauen',
    beats: {
      purse: {
        title: 'Zwei Kassen',
        text: (sight) =>
          `Deine Firma hat ${euros(company(sight)?.cash ?? 0)} und 3 Baustoffe. Du selbst hast noch nichts. Die beiden Kassen werden nie vermischt; wie das Geld von der einen in die andere kommt, zeige ich dir später.`,
      },
      recipes: {
        title: 'Was Fabriken brauchen',
        text: 'Eine Fabrik kostet 3 und einen Baustoff, ein Steinbruch nur 3. Die Kohlemine macht aus 1 Strom 2 Kohle, das Kraftwerk aus 1 Kohle 2 Strom. Jede belieferte Fabrik produziert einmal im Halbjahr.',
      },
      coal: {
        title: 'Eine Kohlemine',
        text: 'Bau eine *Kohlemine*. Mit einem Kraftwerk zusammen versorgt sie sich selbst, und in jedem Halbjahr bleiben eine Kohle und ein Strom zum Verkaufen übrig.',
        why: 'Zwei Waren, die sonst niemand herstellt, verkaufen sich am besten. Steinbrüche sind sicher, aber die haben alle, und Baustoffe sind billig.',
        otherwise: 'Kannst du machen. Für diese erste Partie empfehle ich Kohlemine und Kraftwerk.',
        others: {
          quarry:
            'Ein Steinbruch braucht nichts und gibt einen Baustoff. Aber die anderen bauen auch welche, und der Preis ist bald verdorben.',
          dear: 'Stahl und Schiffe bringen mehr, brauchen aber Material, das noch niemand herstellt, und der Import ist teuer. Später.',
        },
      },
      power: {
        title: 'Und ein Kraftwerk',
        text: 'Jetzt das *Kraftwerk*. Je eine Einheit zum Anfangen, dann halten sich die beiden gegenseitig am Laufen.',
        otherwise: 'Ohne Strom steht die Mine still, und importierter Strom kostet jedes Mal 4.',
      },
      stop: {
        title: 'Das reicht fürs Erste',
        text: 'Drei Fabriken je Phase sind erlaubt, aber Geld und ein Baustoff auf der Hand sind nützlich: Die erste Kohle und den ersten Strom musst du noch kaufen. Beende den Zug.',
        otherwise: 'Behalte das Geld lieber. Als Nächstes kommt der Markt.',
        others: {
          more: 'Eine dritte Fabrik nimmt dir den letzten Baustoff, und beliefern kannst du sie noch nicht.',
        },
      },
    },
  },
  market: {
    title: 'Der Markt',
    beats: {
      rows: {
        title: 'Eine Reihe je Ware',
        text: 'Links *kaufst* du, auf den Feldern *verkaufst* du; ein Marker ist eine Einheit. Sechs Marker hast du. Du bietest zuletzt und siehst, was die anderen tun. Abgerechnet wird Reihe für Reihe von oben.',
      },
      coal: {
        title: 'Kauf Kohle',
        text: 'Niemand bietet Kohle an, also importiert dein Gebot eine für 4. Setz *einen* Marker dorthin: Das Kraftwerk braucht sie im nächsten Halbjahr.',
        otherwise: 'Zuerst, was deine Fabriken brauchen: eine Kohle.',
      },
      power: {
        title: 'Kauf Strom',
        text: 'Und *einen* für die Kohlemine. Strom hält sich nicht: Was bei der nächsten Materialversorgung übrig bleibt, ist weg. Einer genügt.',
        otherwise: 'Die Kohlemine braucht einen Strom. Ohne ihn steht die halbe Firma still.',
      },
      demand: {
        title: 'Die Nachfrage wandert',
        text: 'Exporte werden von links nach rechts abgewickelt, und jeder zieht den Nachfragemarker ein Feld nach links. Ein Angebot rechts davon verkauft sich nicht. Links gibt es also wenig, aber sicher, und *jeder* Export ist ein Punkt.',
      },
      cheap: {
        title: 'Ein Punkt für einen Euro',
        text: 'Die anderen bieten Baustoffe auf billigen Feldern an. Ein Gebot nimmt das billigste Angebot, hier für je 1. Kauf *zwei*, und exportiere in derselben Reihe selbst zwei: So zahlst du einen Euro für einen Punkt.',
        why: 'Neun Punkte verdoppeln den Wert deiner zehn Aktien. Und was du den anderen wegkaufst, können sie nicht exportieren.',
        otherwise: 'Möglich. Aber ein Punkt für einen Euro ist ein gutes Geschäft, solange andere für 1 verkaufen.',
        others: { offer: 'Gut, dann zuerst die Angebote.' },
      },
      offer: {
        title: 'Biete links an',
        text: 'Jetzt zwei Angebote für Baustoffe, so weit links wie möglich (*1 bis 3*). Sie bringen kein Geld, verkaufen sich aber zuerst, und jedes ist ein Punkt. In einer Reihe wird erst gekauft, dann exportiert: Du darfst anbieten, was du gerade kaufst.',
        why: 'Du hast einen Baustoff und bekommst zwei dazu. Einer bleibt für die nächste Fabrik.',
        otherwise: 'Zuerst die beiden Angebote. Jedes ist ein Punkt.',
        others: {
          right:
            'Weiter rechts gibt es mehr Geld, aber davor liegen viele Angebote. Bis dahin ist die Nachfrage vielleicht weg.',
          nothing: 'Diese Ware hast du nicht. Kommt das Angebot an die Reihe, zahlst du 1 Strafe.',
        },
      },
      confirm: {
        title: 'Bestätigen',
        text: 'Mehr brauchst du nicht. Danach lässt sich nichts mehr ändern: Bestätige deine Gebote und sieh zu, wie der Markt Reihe für Reihe abgerechnet wird.',
        otherwise: 'Du darfst noch mehr setzen. Biete nur nichts an, was du nicht hast, und behalte etwas Geld.',
      },
    },
  },
  finance: {
    title: 'Pakete und Kredite',
    beats: {
      settled: {
        title: 'Was dabei herauskam',
        text: (sight) =>
          `Du hast ${ownPoints(sight)}, und in der Firma liegen ${euros(company(sight)?.cash ?? 0)}. Kohle und Strom warten auf deine Fabriken.`,
      },
      packets: {
        title: 'Firmen handeln mit Aktien',
        text: 'Jede Firma hat Pakete von 1 bis 10 Aktien. Zur Jahresmitte dürfen Firmen Pakete *anderer* Firmen kaufen, Größe mal Aktienwert. Das Geld bekommt die Bank, nicht die Firma.',
      },
      pass: {
        title: 'Noch nicht',
        text: 'Deine Firma braucht ihr Geld für Waren und Fabriken und am Jahresende für eine Dividende. *Passe*. Später, wenn sie Geld übrig hat, können sich Aktien kurz vor dem nächsten Wert lohnen.',
        otherwise:
          'Darfst du. Aber was die Firma jetzt ausgibt, fehlt bei der Dividende, die in deine eigene Tasche fließt.',
      },
      again: {
        title: 'Zweite Runde',
        text: 'Alle werden zweimal gefragt. Ich würde wieder passen.',
        otherwise: 'Gut. Achte auf die Kasse: Eine Dividende braucht 1 je ausgegebener Aktie.',
      },
      loan: {
        title: 'Ein Kredit?',
        text: 'Ein Kredit bringt 5, kostet ab dem nächsten Jahr jährlich 1 Zins und am Ende 6. Nimm einen, wenn du damit etwas baust, das mehr einbringt. *Jetzt nicht*.',
        otherwise:
          'Möglich. Denk daran: Kreditgeld darf nicht als Dividende hinaus; je Kredit müssen 6 in der Kasse bleiben.',
      },
    },
  },
  second: {
    title: 'Die Fabriken laufen',
    beats: {
      wait: {
        title: 'Zweites Halbjahr',
        text: 'Dieselben vier Phasen noch einmal. Deine zwei Fabriken reichen für dieses Jahr; heb das Geld für die Dividende auf. *Beende den Zug*.',
        why: 'Eine Dividende von 1 je Aktie braucht 10 in der Kasse, und alles davon bekommst du: Du hast alle zehn ausgegebenen Aktien.',
        otherwise: 'Bauen darfst du. Aber unter 10 in der Kasse gibt es in diesem Jahr keine Dividende.',
      },
      feed: {
        title: 'Beliefere deine Fabriken',
        text: 'Leg auf *beide* Material: Strom auf die Kohlemine, Kohle auf das Kraftwerk. Nutzen kannst du nur, was jetzt im Lager liegt.',
        otherwise: 'Beliefere zuerst beide Fabriken.',
        others: {
          end: 'Noch nicht: Eine Fabrik ohne Material produziert nichts, und ungenutzter Strom ist verloren.',
        },
      },
      fed: {
        title: 'Fertig',
        text: 'Beide sind versorgt. Schließ ab: Dann entstehen zwei Kohle und zwei Strom.',
        otherwise: 'Schließ ab, wenn alles an seinem Platz ist.',
      },
      alone: {
        title: 'Allein in der Reihe',
        text: 'Niemand sonst bietet Kohle an. Ein *einzelnes* Angebot verkauft sich sogar auf dem letzten Feld, *11*, für 3. Biete dort eine Kohle an; die andere bleibt für das Kraftwerk.',
        why: 'Die Nachfrage beginnt über Feld 11. Nur Angebote links von dir würden sie wegziehen, und du bietest zuletzt.',
        otherwise: 'Du kannst auch erst etwas anderes tun. Die Kohle bringt auf Feld 11 am meisten.',
        others: { lower: 'Auch dort verkauft sie sich, aber für weniger. In dieser Reihe bist du allein.' },
      },
      power: {
        title: 'Mit Strom genauso',
        text: 'Einen Strom auf das teuerste Feld, das sich noch verkauft. Der zweite bleibt nächstes Jahr für die Kohlemine.',
        otherwise: 'Niemand sonst bietet Strom an: Das letzte Feld bringt 3.',
      },
      keep: {
        title: 'Behalte, was du brauchst',
        text: 'Eine Kohle und ein Strom bleiben im Lager: Damit laufen nächstes Jahr beide Fabriken wieder, ohne dass du etwas importierst. Bestätige, wenn du zufrieden bist.',
        otherwise: 'Kannst du machen. Behalte nur eine Kohle und einen Strom für deine Fabriken.',
        others: {
          material: 'Ein Punkt mehr, wenn es sich verkauft. Aber aus dem letzten Baustoff entsteht die nächste Fabrik.',
        },
      },
    },
  },
  meeting: {
    title: 'Die Versammlung',
    beats: {
      purses: {
        title: 'Jetzt geht es um deine Kasse',
        text: (sight) =>
          `Einmal im Jahr treffen sich die Aktionäre. Die Bank hat dir einen Bonus für deine Fabriken gezahlt; du selbst hast ${euros(cash(sight))}, die Firma hat ${euros(company(sight)?.cash ?? 0)}.`,
      },
      embezzle: {
        title: 'Veruntreuen?',
        text: 'Du darfst Geld aus der Firma nehmen: Für jeden Euro zahlt sie noch ihren Aktienwert an die Bank und verliert einen *Punkt*. Nimm *nichts*: Dir gehören alle ihre Aktien, und die Dividende bringt dir dasselbe Geld ohne Verlust.',
        why: 'Es lohnt sich, wenn du wenige Aktien einer Firma hast oder sie bald verlierst, und manchmal auch früh: Hat sie Geld übrig und ist ihr nächster Aktienwert weit weg, kauft das Geld in deiner Hand jetzt schon Aktien.',
        otherwise: 'Erlaubt. Aber jeder Euro kostet die Firma zwei und einen Punkt, und deine eigenen Aktien leiden.',
      },
      dividend: {
        title: 'Eine Dividende',
        text: '1 je ausgegebener Aktie: Das sind 10 für dich. Es ist der ehrliche Weg aus der Firmenkasse in deine. Stimm *dafür*.',
        otherwise:
          'Stimmst du dagegen, bleibt das Geld in der Firma. Dort kauft es Fabriken, aber keine Aktien für dich.',
      },
      keep: {
        title: 'Rückkauf',
        text: 'Eine Firma darf eigene Pakete zurückkaufen, auch gegen den Willen des Besitzers, je Paket für einen Aktienwert mehr. Das schützt vor Übernahmen. Noch bedroht dich niemand: *beenden*.',
        otherwise: 'Nur wenn jemand zu viele Stimmen hat. Jetzt würde bloß dein Anteil kleiner.',
      },
      stand: {
        title: 'Wahlen',
        text: 'Für jede Firma wird ein Vorstand gewählt, eine Stimme je Aktie. Hier geht es um eine Firma, in der du keine Stimmen hast: Kandidieren hätte keinen Sinn.',
        otherwise: 'Du darfst kandidieren. Ohne Stimmen wählt dich niemand.',
      },
      invest: {
        title: 'Kauf, was steigt',
        text: (sight) =>
          `Jetzt kaufst du mit deinen eigenen ${euros(cash(sight))}. Yellow Submarines haben ${inPoints(points(sight, 'yellow-submarines'))}: Bei 9 ist jede Aktie 2 statt 1 wert. Kauf das *größte* Paket, das du bezahlen kannst.`,
        why: 'Acht Aktien für 8 sind bald 16 wert. Auch ein großes Paket ist nur ein Kauf, also nimm ein großes.',
        otherwise: 'Möglich. Frag dich bei jeder Firma, wie weit es bis zum nächsten Aktienwert ist.',
        others: {
          own: 'Auch deine Firma steigt, aber langsamer, und ihre Stimmen sind sicher. Yellow Submarines sind am nächsten am nächsten Wert.',
          small: 'Du hast einen Kauf im Jahr. Ein größeres Paket macht mehr daraus.',
          pass: 'Geld allein bringt nichts ein. Aktien einer Firma, die steigt, schon.',
        },
      },
      support: {
        title: 'Die Reihenfolge fürs nächste Jahr',
        text: 'Beziehungsmarker bestimmen die Reihenfolge. Leg *deinen* zu deiner Firma. Früh ist gut beim Bauen, spät am Markt, wo man die Gebote der anderen sieht. Wer keine hat, bleibt hinten.',
        otherwise: 'Du darfst ihn behalten. Er kauft dir auch einen siebten Marker am Markt.',
      },
      farewell: {
        title: 'Das zweite Jahr gehört dir',
        text: 'Schluss ist spätestens nach Jahr 4, sofort aber, wenn eine Firma nach einem Markt 25 Punkte hat. Bau eine Fabrik, wenn du sie beliefern kannst, exportiere jedes Halbjahr, zahl dir Dividenden, und zähl die Stimmen. Ich melde mich, wenn es darauf ankommt.',
      },
    },
  },
}
