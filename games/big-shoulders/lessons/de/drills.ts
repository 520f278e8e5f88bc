import { charterOf, companyName } from '../../components/index.ts'
import { names } from '../../text/de/names.ts'
import { hirer, missingCube } from '../drills/company.ts'
import { bestToFound } from '../drills/shares.ts'
import type { Words } from '../index.ts'
import { cashOf, operating, operatingName, ownName, payout, price, shares, treasury } from '../own.ts'

const cube = (sight: Parameters<typeof missingCube>[0]): string => names.resources[missingCube(sight) ?? 'coal']

export const drills: Words['drills'] = {
  which: {
    title: 'Welche Firma zuerst?',
    line: 'Lies Tableau, Wagen und Kunden, und gründe, was sofort verdient.',
    beats: {
      card: {
        title: 'Lies die erste Zeile',
        text: 'Jetzt zählt nur die *erste Fabrik*. Was verbraucht sie, wie viele Arbeiter, wie viele Waren, und was kostet eine? Waren mal Preis ist, was sie einnimmt; Arbeiter kosten etwa $40.',
      },
      cubes: {
        title: 'Was liegt in den Wagen?',
        text: 'Rohstoffe kosten $30, $20 oder $10. Fehlen einer Firma ihre Rohstoffe oder liegen sie auf X, muss sie zwei gegen einen tauschen.',
      },
      customers: {
        title: 'Wer kauft es?',
        text: 'Jede Branche hat ihre eigene Reihe. Ein Plättchen rechts, das deine Waren füllen, bringt $50 mehr; wer allein in einer Reihe ist, verkauft in Ruhe.',
      },
      found: {
        title: 'Du wählst',
        text: 'Zwei andere haben schon gegründet. Welche Firma verdient im ersten Jahrzehnt am meisten, nach Arbeitern und Rohstoffen? Gründe sie zu einem Kurs, der dir etwas übrig lässt: $35 oder $40.',
        otherwise: (sight) =>
          `Sie würde laufen, aber eine andere verdient sofort mehr. Vergleich Waren mal Preis mit den Kosten für Rohstoffe und Arbeiter. Ein Wink: ${names.industries[charterOf(bestToFound(sight)[0] ?? 'swift').industry]}.`,
        others: {
          dear: 'Die richtige Firma. Aber zu diesem Kurs könntest du keine weitere Aktie kaufen, und ein niedriger Kurs klettert schneller. Versuch $35 oder $40.',
          crowd:
            'Ihre erste Fabrik will zwei Arbeiter. Zwei zu $40 oder $50 fressen das meiste von dem auf, was das erste Jahrzehnt bringt.',
          poor: 'Ihre Waren sind billig. Auch alle zusammen bringen im ersten Jahrzehnt wenig.',
        },
      },
    },
    done: {
      title: 'Eine Firma, die verdient',
      text: 'Wenige Arbeiter, Rohstoffe in Reichweite, Waren mit gutem Preis, eine Reihe mit Platz: Das braucht eine erste Firma. Alles andere kommt später.',
    },
  },
  where: {
    title: 'Wohin dein Geld geht',
    line: 'Dieselbe Aktie kann die Kasse deiner Firma füllen oder die der Bank.',
    beats: {
      purses: {
        title: 'Die Kasse ist leer',
        text: (sight) =>
          `${ownName(sight)} hat $${treasury(sight)}, und du hast $${cashOf(sight)}. Einfach geben kannst du ihr nichts: Dein Geld kommt nur in eine Firma, wenn du ihre Aktien kaufst.`,
      },
      sources: {
        title: 'Zwei Stapel Aktien',
        text: 'Unverkaufte Aktien liegen auf dem *Tableau* der Firma. Aktien, die jemand verkauft hat, liegen im *Bankbereich*. Sie kosten dasselbe und bringen dasselbe. Aber das Geld bekommt, wer verkauft.',
      },
      buy: {
        title: 'Hilf deiner Firma',
        text: (sight) => `Kauf eine Aktie so, dass ${ownName(sight)} das Geld bekommt.`,
        otherwise: 'Das bringt keinen Dollar in die Kasse deiner Firma.',
        others: {
          pool: 'Aus dem Bankbereich zahlst du an die Bank. Die Aktie ist dieselbe, aber deine Firma bekommt nichts.',
          stranger:
            'Das füllt die Kasse einer fremden Firma. Vielleicht zahlt sie dir Dividenden, aber deiner hilft es nicht.',
          sell: 'Verkaufen bringt *dir* Geld und senkt den Kurs; die Firma hat nichts davon.',
          found: 'Eine neue Firma hat ihre eigene Kasse. Geld wandert nie von Firma zu Firma.',
        },
      },
    },
    done: {
      title: 'In die richtige Kasse',
      text: 'Vom Tableau an die Firma, aus dem Bankbereich an die Bank. Solange deine Firma Geld braucht, kauf von ihrem Tableau; später ist es gleich.',
    },
  },
  order: {
    title: 'Von links nach rechts',
    line: 'Wen du zuerst einstellst, und warum eine Lücke ein Jahrzehnt kostet.',
    beats: {
      row: {
        title: 'Eine Kette von Fabriken',
        text: (sight) =>
          `${companyName(hirer(sight)?.id ?? 'swift')} hat zwei Fabriken. Sie produzieren von links nach rechts: Die zweite läuft nur, wenn die erste produziert hat, und jede nur mit *allen* Arbeitern.`,
      },
      hire: {
        title: 'Stell den richtigen ein',
        text: 'Ein Arbeiter wird eingestellt. In welcher Fabrik bringt er in diesem Jahrzehnt etwas ein?',
        otherwise: 'Du bist hier, um einzustellen, und an der wichtigen Stelle ist noch ein Platz frei.',
        others: {
          behind:
            'Der ersten Fabrik fehlt noch ein Arbeiter, also steht sie still und die zweite mit ihr. Dieser Arbeiter würde zehn Jahre warten.',
        },
      },
    },
    done: {
      title: 'Keine Lücken',
      text: 'Füll die erste Fabrik, dann die zweite. Und sobald alle Fabriken deiner ersten Firma in einem Zug produzieren, kommt der Partner zu dir, der dort wartet.',
    },
  },
  swap: {
    title: 'Zwei gegen eins',
    line: 'Ein Rohstoff fehlt, und niemand verkauft ihn: der Haymarket Square schon.',
    beats: {
      lacks: {
        title: 'Einer zu wenig',
        text: (sight) =>
          `Die nächste Fabrik von ${operatingName(sight)} hat ihre Arbeiter, aber es fehlt *1 ${cube(sight)}*, und in keinem Wagen ist welches zu haben.`,
      },
      market: {
        title: 'Haymarket Square',
        text: 'Hier werden zwei gleiche Rohstoffe zu einem anderen, wenn er dort liegt. Jederzeit in deinem Zug, sooft du willst, und kostenlos.',
      },
      trade: {
        title: 'Finde den Tausch',
        text: (sight) => `Besorg ${cube(sight)}, ohne wegzugeben, was die Fabrik braucht.`,
        otherwise: 'Der Fabrik würde immer noch ein Rohstoff fehlen.',
        others: {
          needed: 'Du bekämst, was fehlt, gäbst aber zwei weg, die dieselbe Fabrik braucht.',
          end: 'Dann steht die Fabrik still, die Firma verkauft nichts, und ihr Kurs fällt.',
          buy: 'Was fehlt, ist nirgends zu kaufen. Schau, was schon auf deinem Tableau liegt.',
        },
      },
      produce: {
        title: 'Und jetzt',
        text: 'Alles ist da. Lass sie produzieren.',
        otherwise: 'Alles ist da; lass es nicht liegen.',
      },
    },
    done: {
      title: 'Sie läuft',
      text: 'Billige Rohstoffe sind nie nutzlos: Zwei davon sind jeder andere. Schau auf den Haymarket, bevor du sagst, dass etwas nicht zu bekommen ist.',
    },
  },
  tiles: {
    title: 'Mach ein Plättchen voll',
    line: 'Die letzte Ware auf einem Plättchen ist mehr wert als alle davor.',
    beats: {
      row: {
        title: 'Deine Reihe',
        text: (sight) =>
          `${operatingName(sight)} hat ${operating(sight)?.company.goods ?? 0} Waren. Jedes Plättchen zeigt, wie viele es noch nimmt. Wer eines füllt, bekommt in der rechten Spalte $50, in der mittleren $20, links nichts.`,
      },
      sell: {
        title: 'Der beste Verkauf',
        text: 'Du darfst in mehreren Portionen verkaufen. Welcher Verkauf bringt am meisten je Ware? Mach den zuerst.',
        otherwise: 'Schau dir die Reihe noch einmal an.',
        others: {
          filled: 'Auch das füllt ein Plättchen, aber ein anderer Verkauf bringt mehr je Ware.',
          sale: 'Das verkauft sich, aber ohne Bonus, oder mit mehr Waren, als der Bonus braucht. Wie viele fehlen einem Plättchen, bis es voll ist?',
          early: 'Die Waren sind noch nicht verkauft. Was im Lager bleibt, bringt nichts.',
        },
      },
    },
    done: {
      title: 'Voll',
      text: 'Der Bonus zählt als Einnahme: Er geht in die Dividende ein und hebt den Kurs. Verkauf so wenige Waren, wie ein Plättchen braucht, und den Rest, wo Platz ist.',
    },
  },
  dividend: {
    title: 'Zahlen oder behalten?',
    line: 'Was eine Ausschüttung mit dem Kurs macht, und was Behalten kostet.',
    beats: {
      compare: {
        title: 'Ausschüttung und Kurs',
        text: (sight) => {
          const { total, from } = payout(sight)
          return `${operatingName(sight)} steht bei $${from} und könnte $${total} ausschütten. So viel wie der Kurs: eine Stufe hinauf. Doppelt so viel: zwei. Dreimal, ab $60: drei. Weniger: Er bleibt. Alles *behalten*: eine Stufe hinab.`
        },
      },
      pay: {
        title: 'Entscheide',
        text: (sight) => {
          const { yours, from, to, withheld } = payout(sight)
          return `Zahlen: $${yours} für dich, und der Kurs geht von $${from} auf $${to}. Behalten: alles in die Kasse, und der Kurs fällt auf $${withheld}. Was ist besser für *dich*?`
        },
        otherwise: 'Das entscheidet noch nichts.',
        others: {
          keep: (sight) => {
            const { to, withheld, yours } = payout(sight)
            return `Jede deiner Aktien wäre $${to - withheld} weniger wert, als wenn du zahlst, und $${yours} kämen nicht in deine Tasche. Eine volle Kasse zählt am Ende nichts.`
          },
        },
      },
    },
    done: {
      title: 'Ausgezahlt',
      text: 'Zahl, wenn die Ausschüttung den Kurs erreicht. Behalte nur, wenn die Firma sonst im nächsten Jahrzehnt stillsteht, und auch dann nur früh im Spiel.',
    },
  },
  step: {
    title: 'Eine Stufe mehr',
    line: 'Manchmal hebt eine einzige Ware jede deiner Aktien.',
    beats: {
      ladder: {
        title: 'Knapp davor',
        text: (sight) => {
          const { total, from, to } = payout(sight)
          return `Die Einnahmen ergäben jetzt $${total}, bei einem Kurs von $${from}${to > from ? `: hinauf auf $${to}` : ': keine Stufe'}. Aber es sind noch Waren da, und die nächste Stufe ist nah.`
        },
      },
      sell: {
        title: 'Erreich sie',
        text: 'Finde den Verkauf, der die Ausschüttung über die nächste Stufe des Kurses hebt.',
        otherwise: 'Das reicht noch nicht für eine weitere Stufe.',
        others: {
          early:
            'Dann bekommt der Kurs diese Stufe nicht. Eine Ware mehr, selbst links, ist mehr wert als die Dollar, die sie bringt.',
          keep: 'Behalten würde sogar eine Stufe kosten.',
        },
      },
    },
    done: {
      title: 'Eine Stufe für alle Aktien',
      text: 'Vergleich vor der Entscheidung die Ausschüttung mit dem Kurs, mit dem doppelten und dem dreifachen. Die letzten $10 sind oft die wertvollsten.',
    },
  },
  appeal: {
    title: 'Die Avenue',
    line: 'Attraktivität bringt Arbeiter, Verkäufer, Maschinen und einen Partner.',
    beats: {
      avenue: {
        title: 'Geschenke am Weg',
        text: 'An jeder zweiten Laterne wartet etwas: bei 3 ein Arbeiter, bei 5 ein Verkäufer, bei 7 eine Maschine, bei *9 ein Partner*, bei 11 eine Ware in jedem Jahrzehnt, bei 13 eine Stufe des Kurses. Die vorderste Firma ist außerdem zuerst dran.',
      },
      advertise: {
        title: 'Ein Schritt fehlt',
        text: (sight) =>
          `${ownName(sight)} steht auf 8 und hat $${treasury(sight)}. Wofür nimmst du deinen Partner jetzt am besten?`,
        otherwise: 'Dein Partner kann etwas Besseres tun.',
        others: {
          place:
            'Das kann nützlich sein. Aber einen Schritt weiter wartet ein Partner, der in jedem Jahrzehnt für dich arbeitet, für $20.',
        },
      },
      bonus: {
        title: 'Nimm ihn',
        text: 'Der Partner, oder $25?',
        otherwise: 'Ein Partner tut in jedem Jahrzehnt etwas für deine Firmen. $25 sind gleich ausgegeben.',
      },
    },
    done: {
      title: 'Ein Partner mehr',
      text: 'Wer wirbt, darf auch auf den ersten Platz der Zugreihenfolge. Zähl die Schritte bis zum nächsten Geschenk, bevor du einen Partner setzt.',
    },
  },
  machines: {
    title: 'Maschinen',
    line: 'Wo ein Automatisierungsmarker mehr tut, als einen Arbeiter zu ersetzen.',
    beats: {
      token: {
        title: 'Was eine Maschine tut',
        text: 'Der Marker nimmt für immer den Platz eines Arbeiters ein; der geht auf einen anderen freien Platz oder zurück auf den Markt. Und sind *alle* Plätze einer Fabrik automatisiert, macht sie jedes Mal *eine Ware mehr*.',
      },
      automate: {
        title: 'Wo?',
        text: 'Ein Arbeiter wird ersetzt. In welcher Fabrik bringt das eine Ware mehr?',
        otherwise: 'Du würdest eine Maschine verschenken.',
        others: {
          part: 'Dort bliebe ein Arbeiter übrig, und die zusätzliche Ware gibt es erst, wenn auch der letzte Platz automatisiert ist.',
        },
      },
    },
    done: {
      title: 'Eine Ware mehr',
      text: 'Eine Ware mehr in jedem Jahrzehnt, zu jedem Preis, den du bekommst. Mach eine Fabrik fertig, bevor du mit der nächsten anfängst.',
    },
  },
  last: {
    title: 'Das letzte Jahrzehnt',
    line: 'Eine Kasse zählt nichts: wie man das Geld herausbekommt.',
    beats: {
      treasury: {
        title: 'Nichts wert',
        text: (sight) =>
          `Es ist 1915. ${ownName(sight)} hat $${treasury(sight)} in der Kasse, und du hältst ${shares(sight)} ihrer Aktien zu $${price(sight)}. Nach diesem Jahrzehnt zählen nur dein Bargeld und deine Aktien.`,
      },
      pay: {
        title: 'Dein letzter Partner',
        text: 'Wohin schickst du ihn, damit aus der Kasse *dein* Geld wird?',
        otherwise: 'Das bringt dir kein Geld.',
        others: {
          funds: 'Die Kasse ist schon voll. Noch mehr darin ist noch mehr verloren.',
          grow: 'Das hilft der Firma in Jahrzehnten, die es nicht mehr gibt. Das Geld in der Kasse wäre verloren.',
        },
      },
    },
    done: {
      title: 'Heraus damit',
      text: 'Zusätzliche Dividenden zahlen $10 je Aktie und können auch den Kurs heben. Behalte nur, was die Rohstoffe des letzten Betriebszugs kosten.',
    },
  },
}
