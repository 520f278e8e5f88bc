import type { Words } from '../index.ts'
import { cashOf, operatingName, ownName, payout, price, shares, treasury } from '../own.ts'
import { coach } from './coach.ts'

export const course: Words['course'] = {
  title: 'Dein erstes Spiel',
  line: 'Zehn Jahre Chicago Schritt für Schritt, zehn weitere mit einer Hand auf der Schulter, dann ein Trainer, während du weiterspielst.',
  chapters: {
    company: {
      title: 'Deine Firma',
      beats: {
        aim: {
          title: 'Was du hier willst',
          text: 'Nach fünf Jahrzehnten gewinnt der reichste *Spieler*: dein Bargeld plus deine Aktien zu ihrem Kurs. Eine Firma hat ihre eigene Kasse, und was darin liegen bleibt, zählt nichts. Dein Geld geht hinein, wenn du Aktien kaufst, und kommt als Dividende zurück: Dreh diesen Kreis, sooft du kannst.',
        },
        exchange: {
          title: 'Die Börse',
          text: 'Hier steht, was *eine* Aktie kostet. Jede Firma hat zehn und steht bei ihrem Kurs. Wer gut ausschüttet, rückt nach rechts, und alle Aktien der Firma werden teurer.',
        },
        charter: {
          title: 'Zehn Firmen',
          text: 'Jede Zeile einer Karte ist eine Fabrik: was sie verbraucht, wie viele Arbeiter sie braucht, wie viele Waren sie macht. Der erste Dollarbetrag ist der Preis einer Ware.',
          why: 'Eine gute erste Firma läuft früh: ein Arbeiter, wenige Rohstoffe, ein ordentlicher Preis. Teure Waren, für die man viele Arbeiter braucht, sind etwas für später.',
        },
        found: {
          title: 'Gründe Fairbank',
          text: 'Du hast $175. Gründe *Fairbank* zu *$40*: Du zahlst den dreifachen Kurs in die Firmenkasse und hältst drei der zehn Aktien. Die Firma hat $120 zum Arbeiten, und dir bleiben $55.',
          why: 'Zwei Kohle und ein einziger Arbeiter machen zwei Waren zu $40: Keine andere erste Fabrik läuft so leicht und bringt so viel. Bei $40 reichen deine $55 noch für eine weitere Aktie.',
          otherwise:
            'Auch das wäre eine Firma. Für dieses erste Spiel rate ich zu Fairbank: Ihre erste Fabrik braucht einen Arbeiter und zwei Kohle und macht zwei Waren zu $40.',
          others: {
            cheaper:
              'Bei $35 kommen nur $105 in die Kasse. Arbeiter und Kohle fressen das auf, und bald fehlt der Firma nichts so sehr wie Geld.',
            dearer:
              'Bei $50 blieben dir $25, zu wenig für eine weitere Aktie. Außerdem klettert eine billige Aktie schneller: Dieselbe Dividende hebt einen niedrigen Kurs weiter.',
          },
        },
      },
    },
    shares: {
      title: 'Aktien',
      beats: {
        ten: {
          title: 'Zehn Aktien je Firma',
          text: 'Jeder darf Aktien jeder Firma kaufen, ein Papier pro Zug, bis alle passen. Kaufen bewegt den Kurs nie; jede verkaufte Aktie senkt ihn um eine Stufe.',
        },
        buy: {
          title: 'Kauf noch eine Aktie',
          text: (sight) =>
            `Kauf eine *Gemeinschaftsaktie* von ${ownName(sight)} für $${price(sight)}. Das Geld geht in die Kasse der Firma und tut zweierlei: Du bekommst mehr von jeder Dividende, und die Firma kann Kohle kaufen.`,
          why: 'Geld in deiner Tasche bringt bis zur nächsten Aktienphase nichts. Und nur beim Kauf vom Firmen-Tableau kommt dein eigenes Geld in deine Firma.',
          otherwise: 'Nichts hilft dir jetzt mehr als eine weitere Aktie deiner eigenen Firma.',
          others: {
            strangers:
              'Fremde Aktien lohnen sich später, wenn man sieht, wer verdient. Jetzt braucht deine eigene Firma das Geld, und nur ein Kauf von ihrem Tableau bringt es hinein.',
            pass: 'Dein Geld läge zehn Jahre nutzlos herum. Eine weitere Aktie bringt ein Zehntel jeder Dividende, und das Geld hilft deiner Firma.',
          },
        },
        bought: {
          title: 'Da ist es gelandet',
          text: (sight) =>
            `In der Kasse von ${ownName(sight)} liegen jetzt $${treasury(sight)}, und dir gehören ${shares(sight)} von zehn Aktien. Ein Kauf pro Zug: Beende deinen.`,
          otherwise: 'Beende zuerst deinen Zug.',
        },
        pass: {
          title: 'Genug für jetzt',
          text: (sight) =>
            `Mit $${cashOf(sight)} kannst du nichts mehr kaufen. Passe; wenn alle gepasst haben, ist die Phase vorbei.`,
          otherwise: 'Es gibt nichts mehr, das dir hilft. Passe.',
          others: {
            sell: 'Verkaufen senkt den Kurs um eine Stufe je Aktie, und zurückkaufen darfst du sie in diesem Jahrzehnt nicht. Verkauf nur, wenn du das Geld für etwas Besseres brauchst.',
          },
        },
      },
    },
    buildings: {
      title: 'Ein eigenes Haus',
      beats: {
        hand: {
          title: 'Deine Straße',
          text: 'Das ist deine Straße. In jedem Jahrzehnt stellst du hier ein Gebäude hin. Jeder darf es benutzen, und wer es tut, zahlt *dir*, dem Spieler. Auch deine eigene Firma.',
        },
        build: {
          title: 'Bau Attraktivität +2',
          text: 'Spiel *Attraktivität +2*, leg *Holz und Stahl* ab, und behalte das dritte für später. Alle wählen geheim.',
          why: 'Wer es benutzt, zahlt dir $30, und Attraktivität bringt bald einen Verkäufer. Die beiden anderen bringen $20 von der Bank, und Fairbank braucht keinen Stahl.',
          otherwise:
            'Holz und Kohle gibt es auch anderswo. Attraktivität +2 bringt dir $30 je Benutzung, und deine eigene Firma will es auch: Geld aus ihrer Kasse in deine Tasche.',
          others: {
            keeps:
              'Gut. Ich hätte Holz und Kohle behalten, weil Fairbank Kohle verbraucht; aber das ist eine Kleinigkeit.',
          },
        },
      },
    },
    actions: {
      title: 'Schick deine Partner los',
      beats: {
        partners: {
          title: 'Zwei Partner',
          text: 'Du hast zwei Partner und schickst sie reihum einzeln los. Jeder tut etwas für deine Firma, und die *Firma* zahlt. Felder mit ∞ sind immer frei, alle anderen nehmen einen Partner pro Jahrzehnt.',
        },
        houses: {
          title: 'Die Häuser aller',
          text: 'Auch die Gebäude der Spieler sind Felder. Das Zeichen unten sagt, wer den Besitzer bezahlt: die Firma, die es benutzt, oder die Bank.',
        },
        hire: {
          title: 'Stell Arbeiter ein',
          text: 'Ohne Arbeiter läuft nichts. Schick einen Partner zu *Arbeiter einstellen*: Er holt so viele, wie du Platz hast, und jeder wird einzeln bezahlt.',
          why: 'Je weniger auf dem Arbeitsmarkt warten, desto teurer sind sie. Die anderen waren vor dir dran, deshalb kostet einer jetzt $50; billiger wird es in diesem Jahrzehnt nicht mehr.',
          otherwise: 'Was du auch tust: Eine Fabrik ohne Arbeiter stellt nichts her. Stell zuerst ein.',
          others: {
            appeal:
              'Eine gute Idee, aber erst danach: Ohne Arbeiter stellt Fairbank in diesem Jahrzehnt nichts her, und wer nichts einnimmt, dessen Kurs fällt.',
            manager: 'Ein Manager hilft einer Fabrik, die läuft. Deine hat noch keinen Arbeiter.',
            dividend: 'Das würde die Kasse leeren, bevor die Firma einen einzigen Arbeiter hat.',
          },
        },
        first: {
          title: 'Die erste Fabrik',
          text: 'Fabriken produzieren *von links nach rechts*. Eine Lücke hält alles dahinter auf, also kommt die erste Fabrik zuerst.',
          otherwise: 'Ein Arbeiter in der zweiten Fabrik nützt nichts, solange die erste nicht besetzt ist.',
        },
        second: {
          title: 'Und die zweite',
          text: 'Stell auch einen für die zweite Fabrik ein. Sie läuft noch nicht, aber ab dem nächsten Jahrzehnt kann sie es.',
          why: 'Wenn *alle* Fabriken deiner ersten Firma in einem Zug produzieren, kommt der Partner, der auf der letzten wartet, für immer zu dir. Ein dritter Partner ist jetzt mehr wert als alles andere.',
          otherwise: 'Stell für die zweite Fabrik ein.',
          others: {
            stop: 'Das spart jetzt $50. Aber beide Fabriken zusammen bringen dir einen dritten Partner für den Rest des Spiels; je früher, desto besser.',
          },
        },
        confirm: {
          title: 'Beende deinen Zug',
          text: 'Dein Partner steht. Du könntest noch Rohstoffe auf dem Haymarket Square tauschen; zu tauschen gibt es aber nichts, also beende deinen Zug.',
          otherwise: 'Beende deinen Zug.',
        },
        funds: {
          title: 'Die Kasse ist leicht',
          text: (sight) =>
            `${ownName(sight)} hat noch $${treasury(sight)}, und Kohle kostet gerade $30 das Stück. *Kapitalbeschaffung* bringt $40 von der Bank: langweilig, aber es bezahlt die Rohstoffe.`,
          why: 'Rechne, bevor du handelst: Zwei Kohle kosten $60. Was übrig bleibt, kauft billige Rohstoffe, die man gegen Kohle tauschen kann, für die zweite Fabrik.',
          otherwise: (sight) =>
            `Kann sich ${ownName(sight)} das leisten? Sie braucht $60 für zwei Kohle. Ohne die stellt sie nichts her, und ihr Kurs fällt.`,
          others: {
            appeal:
              'In Ordnung: $30 in deine eigene Tasche und ein Verkäufer. Behalte aber die Kasse im Auge, es reicht gerade noch für die Kohle.',
          },
        },
        over: {
          title: 'Wer zuerst kommt',
          text: 'Jetzt arbeiten die Firmen, die attraktivste zuerst. Fairbank führt auf der Michigan Avenue und hat die erste Wahl bei Rohstoffen und Kunden. Beende deinen Zug.',
          otherwise: 'Beende deinen Zug.',
        },
      },
    },
    operating: {
      title: 'Die Geldmaschine',
      beats: {
        machine: {
          title: 'Vier Schritte',
          text: (sight) =>
            `${operatingName(sight)} ist dran, immer in dieser Folge: Sie *kauft* Rohstoffe, *produziert*, *verkauft*, und dann *zahlt* sie aus oder behält das Geld. Was vor der Produktion nicht gekauft ist, fehlt ihr.`,
        },
        buy: {
          title: 'Kauf Kohle',
          text: 'Die Wagen stehen bei $30, $20 und $10; was auf X liegt, ist noch nicht zu haben. Deine erste Fabrik braucht *zwei Kohle*. Nimm die billigste, die da ist.',
          otherwise: 'Zuerst, was die Fabrik braucht: Kohle.',
          others: {
            other: 'Diesen Rohstoff braucht die erste Fabrik nicht. Erst Kohle; was übrig ist, kann in anderes gehen.',
            end: 'Ohne Kohle steht die Fabrik still. Nichts hergestellt ist nichts verkauft, und dann fällt der Kurs.',
          },
        },
        ahead: {
          title: 'Kauf auf Vorrat',
          text: 'Holz kostet $10, und zwei gleiche Rohstoffe kann man auf dem *Haymarket Square* gegen einen anderen tauschen. Kauf das billige Holz: Es wird Kohle für die zweite Fabrik.',
          why: 'Und schau, wer nach dir kommt: Brunswick macht seine Waren aus Holz. Was du nimmst, fehlt dort.',
          otherwise: 'Das darfst du. Zwei Holz für $20 würden eine Kohle, und Kohle fehlt deiner zweiten Fabrik.',
          others: { produce: 'In Ordnung. Du behältst $20; dir entgeht nur eine billige Kohle fürs nächste Mal.' },
        },
        swap: {
          title: 'Zwei gegen eins',
          text: 'Tausch jetzt *zwei Holz gegen eine Kohle*. Rohstoffe verderben nicht: Sie wartet auf dem Tableau bis zum nächsten Jahrzehnt.',
          otherwise: 'Der Tausch kostet nichts, und die Kohle läuft nicht weg.',
          others: { produce: 'In Ordnung. Das Holz bleibt dir; tauschen kannst du auch ein andermal.' },
        },
        produce: {
          title: 'Produziere',
          text: 'Ein Arbeiter, zwei Kohle: Lass die erste Fabrik ihre *zwei Waren* herstellen.',
          otherwise: 'Alles ist da. Lass sie zuerst produzieren.',
        },
        end: {
          title: 'Waren im Lager',
          text: 'Der zweiten Fabrik fehlt Kohle, das war es also für dieses Jahrzehnt. Beende die Produktion, und auf zu den Kunden.',
          otherwise: 'Mehr lässt sich nicht herstellen. Beende die Produktion.',
        },
        customers: {
          title: 'Kunden',
          text: 'Deine Waren gehen nur in deine eigene Reihe. Ein Plättchen zeigt, wie viele es noch nimmt. Wer die *letzte* Ware auf ein Plättchen der rechten Spalte legt, bekommt *$50* dazu, in der mittleren $20.',
        },
        sell: {
          title: 'Verkauf',
          text: 'Zuerst dort, wo in der rechten Spalte ein Plättchen voll wird: Eine Ware bringt ihren Preis *und* $50. Die andere dorthin, wo Platz ist.',
          otherwise: 'Auch das verkauft sich. Schau aber zuerst auf den Bonus.',
          others: {
            sale: 'Dieselbe Ware brächte $50 mehr auf dem Plättchen, das sie füllt. Hat es jemand anders gefüllt, ist es weg.',
            early:
              'Es sind noch Waren da, und Platz für sie auch. Was liegen bleibt, bringt in diesem Jahrzehnt nichts.',
          },
        },
        dividend: {
          title: 'Zahlen oder behalten?',
          text: (sight) => {
            const { perShare, yours, kept, from, to } = payout(sight)
            return `*Zahlen*: $${perShare} je Aktie, also $${yours} für dich und $${kept} für die Kasse, der die unverkauften Aktien gehören. Und der Kurs klettert von $${from} auf *$${to}*.`
          },
          why: (sight) =>
            `Die Ausschüttung wird mit dem Kurs verglichen: so viel wie der Kurs, eine Stufe; doppelt so viel, zwei. Behieltest du alles, wäre die Kasse voll, aber der Kurs fiele auf $${payout(sight).withheld}.`,
          otherwise: 'Zahl jetzt aus: So weit hebt es den Kurs kaum je wieder.',
          others: {
            withhold: (sight) =>
              `Die Kasse bekäme alles, aber der Kurs fiele auf $${payout(sight).withheld}, statt auf $${payout(sight).to} zu klettern. Jede deiner Aktien wäre $${payout(sight).to - payout(sight).withheld} weniger wert.`,
          },
        },
        risen: {
          title: 'Das ist der Kreis',
          text: (sight) =>
            `Zu $40 je Aktie hast du gegründet, und jetzt steht sie bei *$${price(sight)}*. Deine ${shares(sight)} Aktien sind $${shares(sight) * price(sight)} wert, und du hast $${cashOf(sight)} Bargeld. Beende den Zug und sieh, was die anderen aus ihren machen.`,
          otherwise: 'Beende den Zug deiner Firma.',
        },
      },
    },
    second: {
      title: 'Das zweite Jahrzehnt',
      beats: {
        look: {
          title: 'Zehn Jahre später',
          text: (sight) =>
            `Ein neues Jahrzehnt, dieselben fünf Phasen. ${ownName(sight)} steht bei $${price(sight)} und hat $${treasury(sight)}; du hast $${cashOf(sight)}. Ab hier rate ich, und du wählst.`,
        },
        share: {
          title: 'Lass dein Geld arbeiten',
          text: (sight) =>
            `Eine weitere Aktie von ${ownName(sight)} lohnt sich: Sie bringt ein Zehntel jeder künftigen Dividende, klettert mit dem Kurs und füllt die Kasse.`,
          why: 'Was am Ende der Phase an Bargeld übrig ist, wartet zehn Jahre. Am Schluss zählen Bargeld *und* Aktien, und nur Aktien wachsen von selbst.',
          otherwise:
            'Das geht. Ich würde eine Aktie der Firma kaufen, die ich selbst leite: Dort entscheide ich, was ausgezahlt wird.',
          others: {
            stranger:
              'Eine fremde Aktie: auch gut. Die anderen arbeiten, und du bekommst deinen Teil. Schau, ob die Fabriken besetzt sind.',
            pass: 'Dein Geld täte zehn Jahre lang nichts. Kauf, was deiner Meinung nach ausschütten wird.',
            sell: 'Jede verkaufte Aktie kostet eine Stufe des Kurses, auch für deine übrigen, und zurückkaufen darfst du sie in diesem Jahrzehnt nicht.',
          },
        },
        house: {
          title: 'Welches Haus?',
          text: 'Fairbank verbraucht Kohle, und Kohle ist knapp in diesem Jahrzehnt. Bau das Haus, das *Kohle und Stahl* bringt: Die Bank zahlt dir jedes Mal $20, und Arbeiter kommen in die Stadt.',
          otherwise:
            'Frag bei einem Haus zweierlei: Wird meine Firma es benutzen, und wer bezahlt mich? Kohle beantwortet beides.',
          others: { coal: 'Kohle ist Kohle. Das andere hätte auch noch zwei Arbeiter auf den Markt gebracht.' },
        },
        turn: {
          title: 'Die anderen sind dran',
          text: 'Dein Partner steht, und ein Tausch lohnt sich gerade nicht. Beende deinen Zug.',
          otherwise: 'Gut. Rohstoffe halten sich aber auch.',
        },
        coal: {
          title: 'Hol die Kohle',
          text: 'Schick einen Partner in dein eigenes Kohlenhaus: Die Firma bekommt die Rohstoffe vom Haymarket Square, und die Bank zahlt *dir* $20.',
          otherwise: (sight) =>
            `Du wählst. Aber ${ownName(sight)} braucht zwei Kohle, um überhaupt zu produzieren; schau, ob in den Wagen welche liegt.`,
        },
        appeal: {
          title: 'Attraktivität macht Geschenke',
          text: 'Zweierlei willst du: Attraktivität und Kohle. Fang mit *Attraktivität +2* an, denn das wollen auch die anderen: Die Firma zahlt $30 in deine Tasche und klettert auf 5, wo ein Verkäufer wartet.',
          otherwise:
            'Du wählst. Ein Verkäufer kostet sonst $70; auf der Avenue bekämst du einen und $30 für dich selbst.',
          others: {
            coal: 'Auch gut. Auf die Attraktivität musst du dann vielleicht verzichten: Wer zuerst kommt, nimmt sie und zahlt dir $30 dafür.',
          },
        },
        bonus: {
          title: 'Nimm den Bonus',
          text: 'Ein Verkäufer hebt den Preis all deiner Waren, jetzt und in jedem Jahrzehnt. $25 sind schnell ausgegeben.',
          otherwise: 'Ein Verkäufer bringt in zwei Jahrzehnten mehr als $25.',
          others: {
            cash: 'Bei zwei Waren im Jahrzehnt bringt der Verkäufer jedes Mal $20, und mehr, wenn die zweite Fabrik läuft.',
          },
        },
        lastTurn: {
          title: 'Beide sind unterwegs',
          text: 'Jetzt arbeiten die Firmen. Ist alles da, was die erste Fabrik braucht? Beende deinen Zug.',
          otherwise: 'Gut. Rohstoffe halten sich aber auch.',
        },
        buy: {
          title: 'Du bist im Betrieb dran',
          text: 'Du kennst die Schritte: Was fehlt den Fabriken, und wo ist es am billigsten? Kauf für *beide*, bevor die erste produziert: Danach ist nichts mehr zu kaufen.',
          otherwise:
            'Gut. Ich hätte zuerst der nächsten Fabrik gegeben, was ihr fehlt, und sie dann produzieren lassen.',
        },
        sell: {
          title: 'Wohin verkaufen?',
          text: 'Such ein Plättchen, das deine Waren füllen: Die rechte Spalte bringt $50, die mittlere $20.',
          otherwise: 'Verkauft. Ein anderes Plättchen hätte für dieselben Waren mehr gebracht.',
        },
        dividend: {
          title: 'Und jetzt?',
          text: (sight) => {
            const { total, from, to, yours } = payout(sight)
            return `Eine Ausschüttung von $${total} bei einem Kurs von $${from}: ${to > from ? `Der Kurs klettert auf $${to}` : 'Für eine Stufe reicht es nicht, aber der Kurs bleibt'}. Du bekämst $${yours}.`
          },
          otherwise: 'Behalten. Die Kasse ist voll und der Kurs gefallen; lass das Geld bald arbeiten.',
        },
      },
    },
    alone: {
      title: 'Allein weiter',
      beats: {
        partner: {
          title: 'Schau auf die Ziele',
          text: 'Am Ende bringt jedes Ziel *$200*, wenn du darin vorn liegst; mehr als manche Dividende. Sieh nach, welche du nebenbei erreichst und welche zu viel kosten.',
        },
        letGo: {
          title: 'Jetzt gehört es dir',
          text: 'Drei Jahrzehnte bleiben. Halte den Kreis in Gang: alle Fabriken laufen lassen, verkaufen, wo ein Bonus wartet, zahlen, wenn es den Kurs hebt, Aktien kaufen von dem, was zahlt. Ich melde mich nur, wenn etwas einen Gedanken wert ist; unter *Kapitel* kannst du mich zum Schweigen bringen.',
        },
      },
    },
  },
  coach,
  done: {
    title: 'Dein erstes Spiel ist vorbei',
    text: 'Schau auf die Zeilen der Wertung: Das meiste sind Aktien, nicht Bargeld. Wer hielt viele Aktien von Firmen, die in jedem Jahrzehnt gezahlt haben? Von welcher Firma hättest du gern mehr gehabt?',
  },
}
