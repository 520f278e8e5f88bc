import { donationCost } from '../../model/donations.ts'
import { gain, goods, research } from '../../text/de/grammar.ts'
import { awayIn, own, research as points, type Seen } from '../facts.ts'
import type { Words } from '../index.ts'

/** Was die Projekte gerade gezahlt haben. */
function projectPay({ news, seat }: Seen): string {
  const paid = news.find((entry) => entry.type === 'project-income' && entry.seat === seat)
  return paid?.type === 'project-income' ? gain(paid.gain) : 'noch nichts'
}

export const chapters: Words['course']['chapters'] = {
  company: {
    title: 'Dein Unternehmen',
    beats: {
      aim: {
        title: 'Hinaus ins Land und wieder heim',
        text: 'Nach zwanzig Runden gewinnen die meisten *Punkte*. Deine Leute arbeiten an Schreibtischen, fahren ins Land, um etwas zu erledigen, und bringen Einkommen mit, wenn ihre Region aufgerufen wird. Punkte gibt es am Ende: für Großstädte, die deine Projekte verbinden, für Spenden und für ein Haus voller Leute bei der Arbeit.',
      },
      house: {
        title: 'Das Haus',
        text: 'Vier Etagen mit je vier Räumen. Du beginnst mit fünf Abteilungen: Personal, Handel und Finanzen, Strategische Planung, Konstruktion, Forschung. Wer an einem Schreibtisch *steht*, arbeitet; wer liegt, tut noch nichts.',
      },
      country: {
        title: 'Das Land',
        text: 'Vier Regionen. San Francisco, Chicago, New York und New Orleans sind die *Großstädte*. Verbindest du sie durch eine Kette von Städten mit deinen Projekten, bringt das bis zu 36 Punkte.',
      },
      sides: {
        title: 'Vier Projektstreifen',
        text: 'Wohnen, Handel, Industrie, Infrastruktur: Auf jedem Streifen liegen Scheiben, die zu Projekten werden. Jeder hat zwei Seiten. Nimm in dieser ersten Partie überall *Seite A*.',
        why: 'Seite B von Handel und Industrie beginnt mit besserem Einkommen und bringt später weniger. Der Unterschied ist klein, und A ist leichter zu lesen: Geld, Waren, Leute.',
        otherwise: 'Du darfst mischen. Mit A überall passt alles, was ich sage, zu deinen Streifen.',
      },
      city: {
        title: 'Ein erstes Projekt',
        text: (_, names) =>
          `Alle setzen kostenlos ein Wohnprojekt. ${names.seat(2)} sitzt in Chicago, ${names.seat(1)} in San Francisco. Nimm *New Orleans*: eine Großstadt, 3 Punkte am Ende und ein Pfeiler für dein Netz.`,
        why: 'Jede Großstadt hat nur ein oder zwei Felder für Wohnen. Die für Handel und Industrie bekommst du auch später noch.',
        otherwise:
          'Möglich. Auch mittlere Städte auf der Linie zwischen zwei Großstädten sind nützlich. Aber im Netz zählen nur die Großstädte, und deren Felder sind zuerst weg.',
        others: { great: 'Auch eine Großstadt und ein guter Platz. Ich führe dich von New Orleans aus.' },
      },
      tile: {
        title: 'Eine Abteilung auf Vorrat',
        text: 'Sechzehn Sorten von Abteilungen liegen aus; jede kann eine Sache besser als die, die du hast. Nimm *Verbesserte Gestaltung*: drei Schreibtische, und wer dort arbeitet, bringt 4 Forschungspunkte, ohne das Haus zu verlassen.',
        why: 'Deine eigene Forschung bringt 3 pro Person und hat nur zwei Tische. Forschung bringt neue Scheiben, schnelleren Transport und Punkte, die ganze Partie lang.',
        otherwise: 'Die ist auch zu gebrauchen. Verbesserte Gestaltung ist einfach und nie verkehrt.',
      },
    },
  },
  people: {
    title: 'Leute an Schreibtische',
    beats: {
      lobby: {
        title: 'Sechs Schritte',
        text: 'In jeder Abteilung steht schon eine Person. Fünf weitere liegen am *Empfang*. Vor der ersten Runde darfst du insgesamt sechs Schritte gehen: Ein Schritt bringt eine Person in einen Nachbarraum.',
      },
      builder: {
        title: 'Jemand für die Konstruktion',
        text: 'Die Konstruktion liegt links, eine Etage höher. Beginn mit einem Schritt vom Empfang nach links.',
        why: 'In der Konstruktion baut jede Person ein Projekt. Zwei Leute dort, zwei Projekte in einer Runde.',
        otherwise: 'Deine Leute dürfen hin, wohin du willst. Lass mich dir erst einen guten Anfang zeigen.',
      },
      upstairs: {
        title: 'Und eine Etage hinauf',
        text: 'Jetzt von dort hinauf in die *Konstruktion*. Zwei Schritte sind weg, vier hast du noch.',
        otherwise: 'Das geht auch; eine zweite Person in der Konstruktion ist aber ein zweites Projekt.',
      },
      walkers: {
        title: 'Jemand, der die anderen bewegt',
        text: 'Eine Person ins *Personal*. Kommt diese Aktion, hast du drei Schritte, und drei weitere für jede Person, die dort steht.',
        otherwise: 'Auch gut. Aber ohne Schritte kommt später niemand zurück an einen Schreibtisch.',
      },
      finance: {
        title: 'Jemand, der verdient',
        text: 'Eine Person nach rechts zu *Handel und Finanzen*: Von dort kommen Geld und Waren.',
        otherwise: 'Möglich. Aber mit Waren und Geld wird alles andere bezahlt.',
      },
      waiting: {
        title: 'Zwei warten im leeren Raum',
        text: 'Die letzten beiden gehen hinauf in den *leeren Raum* über dem Empfang. Dort baust du gleich die Verbesserte Gestaltung, und sie sind schon da.',
        why: 'Eine Abteilung kostet 2 Waren, aber nur 1, wo schon jemand von dir ist. Und hinterher muss niemand mehr hinlaufen.',
        otherwise: 'Möglich. Gleich über dem Empfang ist eine neue Abteilung aber für alle Heimkehrer am nächsten.',
      },
      arrived: {
        title: 'Alle sind da',
        text: 'Kein Schritt mehr übrig. Beende das Bewegen.',
        otherwise: 'Sonst gibt es hier nichts zu tun.',
      },
      desks: {
        title: 'An die Arbeit',
        text: (sight) =>
          `Wer in einer Abteilung liegt, darf jetzt an einem freien Schreibtisch aufstehen, zu dem Preis, der dort steht. Du hast $${own(sight).money}. Aktiviere alle drei. Die zwei im leeren Raum haben noch keinen Tisch.`,
        why: 'Das kostet einmal $1 oder $2. Wer steht, bleibt stehen, bis du ihn bewegst oder losschickst.',
        otherwise: 'Wer liegt, tut nichts, egal was gewählt wird. Aktiviere sie erst.',
      },
      ready: {
        title: 'Bereit',
        text: (sight) =>
          `Du behältst $${own(sight).money} und ${goods(own(sight).goods)}. Bestätige, dann beginnt die erste Runde.`,
        otherwise: 'Behalte deine Waren; für $1 sind sie schlecht verkauft.',
      },
    },
  },
  management: {
    title: 'Eine Wahl für alle',
    beats: {
      timeline: {
        title: 'Der Zeitplan',
        text: 'Jede Runde wählt jemand eine von *vier Aktionen*, und alle nutzen ihre Abteilungen dieser Art. Du fängst an, in der nächsten Runde wählt dein Nachbar. Du bist also jedes dritte Mal dran und lebst dazwischen mit der Wahl der anderen.',
      },
      event: {
        title: 'Jede Zeile hat ihr Ereignis',
        text: 'Rechts neben jedem Marker steht, was *zuerst* passiert, und zwar allen: Eine Region ruft Leute heim, oder alle dürfen spenden. Nach der Runde rückt der Marker dieser Zeile vor. Alles, was kommt, liegt offen.',
      },
      choose: {
        title: 'Wähle Verwaltung',
        text: 'Waren und Geld brauchen alle, und du willst deine Abteilung bauen. Wähle *Verwaltung*. Ihr Ereignis, der Mittlere Westen, zahlt noch niemandem: Dort ist niemand.',
        why: 'Zwei Leute bei Handel und Finanzen, eine Person in der Planung: dreimal nutzen. Mehr gibt dir jetzt keine andere Aktion.',
        otherwise: 'Das darfst du. Mit Verwaltung hast du gerade am meisten zu tun: drei Leute an Schreibtischen.',
        others: {
          construction:
            'Zwei Projekte auf einmal, nicht schlecht. Aber dann sind die Waren weg, und deine zwei Leute warten länger auf ihren Raum.',
        },
      },
      calls: {
        title: 'Wer weg ist, wartet auf den Aufruf',
        text: 'Im *Außeneinsatz* verlässt jemand den Tisch, fährt in eine Region und kommt heim, wenn sie aufgerufen wird. Sieh also voraus: Nach dieser Runde rufen Verwaltung und Forschung den Osten auf, Konstruktion den Süden.',
      },
      east: {
        title: 'Schick jemanden los',
        text: 'Bei Handel und Finanzen bringt eine Person $3 oder 1 Ware, im Außeneinsatz das Doppelte. Schick eine für *$6 in den Osten*: Zwei Zeilen rufen ihn als Nächstes auf.',
        why: 'Beim Aufruf bringt sie noch einmal Einkommen mit. Wer weg ist, arbeitet nicht; darum soll der Aufruf bald kommen.',
        otherwise: 'Möglich. Ich empfehle den Osten für $6.',
        others: {
          home: 'Das bringt halb so viel, dafür bleibt die Person am Schreibtisch. Jetzt würde ich sie losschicken: Wer weg ist, bringt später noch Einkommen mit.',
          elsewhere:
            'Sieh dir die Felder rechts der Marker an: Nach dieser Runde kommt der Osten in zwei Zeilen als Nächstes, die Person ist also bald zurück. Eine Region, die niemand aufruft, hält Leute viele Runden fest.',
        },
      },
      south: {
        title: 'Und noch jemanden, anderswohin',
        text: 'Die zweite Person fährt für *2 Waren in den Süden*: Den ruft die Konstruktion auf, und bald will jemand bauen. Mit Leuten in zwei Regionen bezahlen dich zwei verschiedene Aufrufe.',
        why: 'Deine Projekte zahlen je Aufruf einmal, egal wie viele heimkommen. Zwei Aufrufe sind besser als einer.',
        otherwise: 'Möglich. Ich empfehle den Süden für 2 Waren.',
        others: {
          home: 'Dann bleibt der Tisch besetzt, für halb so viel. Im Süden wird die Person zweimal bezahlt: jetzt und beim Aufruf.',
          elsewhere:
            'Im Osten ist schon jemand, und Westen und Mittlerer Westen kommen später dran. Der Süden kommt mit der Konstruktion.',
        },
      },
      build: {
        title: 'Eine neue Abteilung',
        text: 'Die Strategische Planung baut. Setz die *Verbesserte Gestaltung* in den Raum, in dem deine zwei Leute warten: 1 Ware statt 2.',
        why: 'Eine gebaute Abteilung zählt am Ende auch 2 Punkte, in der obersten Etage 3.',
        otherwise: 'Bau zuerst: Die Ware ist gut angelegt, und zwei Leute warten darauf.',
        others: {
          empty: 'Dort kostet es 2 Waren, und deine Leute müssen laufen. Nimm den Raum, in dem sie schon sind.',
        },
      },
      done: {
        title: 'Das war dein Zug',
        text: 'Sonst lässt sich niemand nutzen. Beende deinen Zug; jetzt tun die anderen dasselbe mit ihren Leuten.',
        otherwise: 'Behalte deine Waren: Du brauchst sie für Projekte.',
      },
      designers: {
        title: 'Zwei an neuen Tischen',
        text: (sight) =>
          `Am Ende jeder Runde darfst du Leute aktivieren. Die beiden stehen für je $3 auf; du hast $${own(sight).money}. Von jetzt an bringt dir Forschung jedes Mal 8 Punkte mehr.`,
        otherwise: 'Du kannst warten, aber wer liegt, bringt nichts, wenn als Nächstes Forschung gewählt wird.',
      },
      close: {
        title: 'Die Runde ist vorbei',
        text: 'Der Marker der Verwaltung rückt vor: Als Nächstes ruft sie den Osten auf. Zwei deiner Leute sind unterwegs, im Osten und im Süden. Jetzt wählt jemand anderes.',
        otherwise: 'Behalte deine Waren für Projekte.',
      },
    },
  },
  projects: {
    title: 'Einkommen und Projekte',
    beats: {
      home: {
        title: 'Deine Region wird aufgerufen',
        text: 'Das Ereignis dieser Runde ist eine Region, in der du jemanden hast. *Hol ihn heim*: Jede Person bringt, worauf deine Scheibe auf dieser Transportleiste liegt, und dann zahlen alle deine Projekte, einmal.',
        why: 'Wer niemanden heimholt, bekommt gar kein Einkommen, weder von der Leiste noch von den Projekten.',
        otherwise: 'Hol sie heim: Du bekommst Einkommen, und sie können wieder arbeiten.',
        others: { nobody: 'Dann bekommst du gar nichts. Wer weiß, wann diese Region wieder dran ist.' },
      },
      paid: {
        title: 'Zweimal bezahlt',
        text: (sight) =>
          `Die Leiste hat für die Heimkehr gezahlt, deine Projekte ${projectPay(sight)}: Dein erstes hat den ersten Kreis des Wohnstreifens geöffnet. Jedes weitere Projekt öffnet noch einen, und der zahlt ab dann bei *jedem* Einkommen.`,
      },
      onward: {
        title: 'Zurück am Empfang',
        text: 'Wer heimkommt, legt sich an den Empfang und muss wieder zu einem Tisch laufen. Das ist der Kreislauf dieses Spiels: Tisch, Land, Empfang, Tisch. Weiter.',
        otherwise: 'Behalte deine Waren. Du brauchst sie gleich.',
      },
      ladder: {
        title: 'Was ein Projekt kostet',
        text: (sight) =>
          `Wohnen und Handel kosten 1 Ware, Industrie und Infrastruktur 2. Du hast ${goods(own(sight).goods)} und je eine Scheibe auf Handel und Industrie. Eine Scheibe gehört auf ein Feld mit ihrem Zeichen; Kleinstädte nehmen alles.`,
        why: 'Wohnen zahlt Geld und Leute, Handel Geld, Industrie Waren. Infrastruktur beginnt ohne Scheibe, aber ihr Streifen endet mit 15 Punkten, die anderen mit 6, 9 und 12.',
      },
      next: {
        title: 'Wer baut, ist unterwegs',
        text: 'Wer baut, fährt in die Region der Stadt und wartet dort. Sieh also auf den Zeitplan, bevor du eine Stadt aussuchst: In fast jeder Zeile kommt der *Osten* als Nächstes. Wer dorthin fährt, ist bald zurück.',
      },
      first: {
        title: 'New York',
        text: 'Bau *Handel in New York*: eine Großstadt, 3 Punkte am Ende, und deine Person wartet im Osten.',
        why: 'New York ist deine zweite Großstadt. Handel zahlt bei jedem Einkommen $2.',
        otherwise: 'Möglich. New York ist 3 Punkte wert und gehört in jedes große Netz.',
        others: {
          east: 'Die richtige Region. New York ist aber eine Großstadt, und die Felder dort sind schnell weg.',
          elsewhere:
            'Dann wartet deine Person, wo so bald niemand ruft. Der Osten kommt in den meisten Zeilen als Nächstes.',
        },
      },
      second: {
        title: 'Ein Glied der Kette',
        text: '*Industrie in Pittsburgh*, 2 Waren. Eine Linie verbindet Pittsburgh mit New York, eine andere mit Chicago. Mit einem Projekt in Chicago hast du zwei Großstädte verbunden.',
        why: 'Städte sind nur verbunden, wenn du in beiden ein Projekt hast und eine gedruckte Linie dazwischen läuft.',
        otherwise: 'Das darfst du. Aber eine Kette braucht Nachbarn: Pittsburgh liegt zwischen New York und Chicago.',
        others: {
          east: 'Diese Stadt zählt einen Punkt mehr, führt aber nirgendwohin. Pittsburgh liegt zwischen New York und Chicago.',
          stop: 'Du hast Waren, eine Scheibe und jemanden am Schreibtisch. Ein Projekt mehr zahlt bei jedem Einkommen.',
        },
      },
      open: {
        title: 'Zwei Kreise mehr sind offen',
        text: 'Von jetzt an zahlt dir jedes Einkommen $2 für Wohnen, $2 für Handel und 1 Ware für Industrie. Die Konstruktion ist jetzt allerdings leer, und deine Streifen sind es auch. Beende deinen Zug.',
        otherwise: 'Es lässt sich niemand mehr nutzen. Beende deinen Zug.',
      },
    },
  },
  giving: {
    title: 'Eine Spende und ein Spaziergang',
    beats: {
      what: {
        title: 'Alle dürfen spenden',
        text: (sight) =>
          `Zwanzig Spenden, jede nur für eine Person. Jede zählt am *Ende* etwas, das du hast, höchstens 12 Punkte. Deine erste kostet $${donationCost(own(sight))}, jede weitere $5 mehr. Eine je Ereignis.`,
      },
      give: {
        title: 'Nimm, was du ohnehin hast',
        text: 'Nimm *Verwaltungsabteilungen*: je 3 Punkte. Zwei hattest du von Anfang an, 6 Punkte sind also sicher, und mit zwei weiteren ist die Spende voll.',
        why: 'Gute Spenden passen zu dem, was du sowieso tust. Die erste ist die billigste, also mach sie früh; und was andere auch wollen, ist zuerst weg.',
        otherwise: 'Möglich, wenn du einen Plan dafür hast. Zähl nach: Was brächte sie jetzt, was am Ende?',
        others: {
          later:
            'Am Ende bringt sie vielleicht viel, bisher aber wenig. Die Verwaltungsabteilungen bringen dir schon 6.',
          nothing: 'Deine erste Spende kostet nur $5 und bringt 6 Punkte oder mehr. Billiger sind Punkte selten.',
        },
      },
      given: {
        title: 'Ein Versprechen an dich selbst',
        text: 'Die Grenze von 12 steigt um 3 für jeden Streifen, den du weit genug entwickelst. Weiter zum Personal.',
        otherwise: 'Behalte deine Waren und mach weiter.',
      },
      nine: {
        title: 'Neun Schritte',
        text: 'Drei Schritte für den Angestellten, der immer dort sitzt, je drei für deine zwei. Nutze *Personal*.',
        otherwise: 'Wer heimkam, liegt am Empfang. Jetzt ist Zeit zu laufen; das nächste Mal kann dauern.',
      },
      designer: {
        title: 'Ein Schritt bis zum Tisch',
        text: 'Wer heimkam, geht *einen Schritt* hinauf zur Verbesserten Gestaltung. Dort ist ein dritter Tisch frei.',
        why: 'Drei dort und eine Person in der Forschung: 15 Forschungspunkte auf einmal.',
        otherwise: 'Gut. Sieh zu, dass niemand am Empfang liegen bleibt: Dort tut niemand etwas.',
        others: { step: 'Gut. Sieh zu, dass alle zu einem freien Tisch kommen.' },
      },
      builder: {
        title: 'Die Konstruktion ist leer',
        text: 'Eine deiner zwei Personen aus dem Personal darf hinauf in die *Konstruktion*. Wer stand, legt sich unterwegs hin; aber die neun Schritte sind schon gezählt.',
        why: 'Für den Angestellten allein gibt es immer noch drei Schritte. Und ohne jemanden in der Konstruktion baust du nichts, wenn sie gewählt wird.',
        otherwise: 'Du kannst die Konstruktion leer lassen. Dann wird in den nächsten Runden nichts gebaut.',
        others: { step: 'Das geht auch. Denk nur daran: Die Konstruktion ist leer.' },
      },
      enough: {
        title: 'Noch etwas?',
        text: 'Die übrigen Schritte verfallen, aber sonst muss niemand irgendwohin. Sieh dich um, oder beende deinen Zug.',
        otherwise: 'Gut. Beende deinen Zug, wenn alle sind, wo du sie haben willst.',
      },
      desks: {
        title: 'Zurück an die Arbeit',
        text: (sight) =>
          `Du hast $${own(sight).money}. In der Gestaltung kostet der Tisch $3, in der Konstruktion $2. Beide brauchst du bald.`,
        why: 'Dass wenig Geld bleibt, macht nichts: Das nächste Einkommen ist nah.',
        otherwise: 'Du kannst das Geld sparen, aber wer liegt, bringt nächste Runde nichts.',
      },
      evening: {
        title: 'Drei Runden gespielt',
        text: 'Verwaltung, Konstruktion und Personal kennst du jetzt. Nun wählst du wieder.',
        otherwise: 'Behalte deine Waren und mach weiter.',
      },
    },
  },
  research: {
    title: 'Forschung',
    beats: {
      rows: {
        title: 'Was jetzt?',
        text: (sight) =>
          `Frag dich vor jeder Wahl dreierlei. Welche Zeile *bezahlt mich*? Für welche Aktion *stehen* bei mir Leute? Und wer hat sonst etwas davon? In allen vier Zeilen kommt der Osten, und dort hast du ${awayIn(sight, 'east')} Leute.`,
      },
      choose: {
        title: 'Wähle also nach der Aktion',
        text: 'Vier Leute stehen für die Forschung bereit, und deine Streifen sind leer. Was wählst du?',
        why: 'Forschung: 15 Punkte. In der Konstruktion hast du nichts zu bauen, bei Handel und Finanzen steht niemand. Rufen die Zeilen verschiedene Regionen auf, wäge ab: Ein Einkommen ist etwa $5 und eine Ware wert; vier Leute bei der Arbeit sind meist mehr wert.',
        otherwise:
          'Möglich. Aber die meisten deiner Leute stehen in der Forschung, und ohne neue Scheiben baust du nichts.',
      },
      home: {
        title: 'Nicht alle auf einmal',
        text: 'Deine Projekte zahlen *einmal* je Aufruf, egal wie viele heimkommen. Hol jetzt *eine* Person. Die anderen beiden ruft bald jemand: Der Osten kommt auch in den anderen Zeilen als Nächstes, und dann zahlen deine Projekte ein zweites Mal.',
        why: 'Und heute rückst du auf der Leiste des Ostens vor: Dann bringt jede der beiden $4 statt $1.',
        otherwise: 'Hol eine Person heim.',
        others: {
          more: 'Jede bringt jetzt $1. Bleibt eine bis zum nächsten Aufruf, zahlen deine Projekte noch einmal, und die Leiste ist dann besser.',
          nobody: 'Dann zahlen deine Projekte diesmal nichts. Dafür reicht eine einzige Person.',
        },
      },
      onward: {
        title: 'Einkommen',
        text: (sight) =>
          `Die Projekte haben ${projectPay(sight)} gezahlt, für eine einzige Person, die heimkam. Weiter zu deinen Forschern.`,
        otherwise: 'Behalte deine Waren.',
      },
      use: {
        title: 'Sammle die Punkte',
        text: (sight) =>
          `Nutze alle in der Verbesserten Gestaltung und in der Forschung. ${points(sight) > 0 ? `Bisher hast du ${research(points(sight))}.` : 'Alles zählt zusammen.'} Was am Ende des Zugs übrig ist, verfällt.`,
        otherwise: 'Du darfst zwischendurch ausgeben. Vergiss nur niemanden.',
        others: {
          spend: 'Du darfst zwischendurch ausgeben.',
          end: 'Da steht noch jemand am Schreibtisch, den du nicht genutzt hast.',
        },
      },
      track: {
        title: 'Transport',
        text: 'Drei Punkte rücken deine Scheibe auf der Leiste des *Ostens* vor: Ab jetzt bringt jeder, der von dort heimkommt, $4. Und der Osten hat dann *Eisenbahn*, die beste Stufe für dein Netz.',
        why: 'Dort sind noch Leute von dir: Jede Person bringt dann $3 mehr.',
        otherwise: 'Auch gut. Vergiss den Osten nicht: Dort sind noch Leute von dir.',
        others: { end: 'Was du nicht ausgibst, verfällt.' },
      },
      discs: {
        title: 'Neue Scheiben',
        text: 'Deine Streifen sind leer. Drei Punkte schieben den *Handel* einen Schritt weiter: eine neue Scheibe zum Bauen und ein Kreis, der 1 Ware oder $3 zahlen wird.',
        why: 'Bauen verbraucht Scheiben, Forschung schafft neue. Halte beides im Gleichgewicht.',
        otherwise: 'Gut. Sieh nur zu, dass du etwas zu bauen hast.',
        others: {
          other: 'Gut. Sieh nur zu, dass du etwas zu bauen hast.',
          end: 'Was du nicht ausgibst, verfällt.',
        },
      },
      spend: {
        title: 'Gib den Rest aus',
        text: (sight) =>
          `Noch ${research(points(sight))}. Wohnen ist die billigste Scheibe, Industrie bringt Waren, ein Schritt im Mittleren Westen oder Süden kostet 1. Du entscheidest.`,
        otherwise: 'Gut.',
        others: { end: 'Du hast noch Punkte, und sie verfallen. Etwas bekommst du noch dafür.' },
      },
      done: {
        title: 'Ausgegeben',
        text: 'Beende deinen Zug. In der nächsten Runde wählen wieder die anderen.',
        otherwise: 'In Ordnung.',
      },
    },
  },
  alone: {
    title: 'Auf eigenen Füßen',
    beats: {
      network: {
        title: 'Woher Punkte kommen: das Netz',
        text: 'Zwei verbundene Großstädte bringen 3 bis 9 Punkte, drei 6 bis 18, alle vier 18 bis 36; San Francisco zählt doppelt. Nur deine beste Kette zählt. Plan sie früh: Chicago liegt neben Pittsburgh, und von Chicago kommst du über St. Louis und Memphis nach New Orleans.',
      },
      level: {
        title: 'Die schlechteste Leiste entscheidet',
        text: 'Wie viel das Netz bringt, hängt an deiner *schlechtesten* Stufe in den Regionen seiner Großstädte: Fuhrwerk, Postkutsche oder Eisenbahn. Eine vernachlässigte Leiste verdirbt alles. Mittlerer Westen und Süden brauchen zwei Schritte bis zur Eisenbahn, der Westen drei.',
      },
      house: {
        title: 'Und das Haus',
        text: 'Ein Punkt für jede Person, die am Ende *steht*, 2 für jede gebaute Abteilung, 3 in der obersten Etage. Die Streifen enden mit bis zu 6, 9, 12 und 15 Punkten. Spenden bis zu 12. Geld und Waren: nichts.',
      },
      farewell: {
        title: 'Jetzt kannst du es',
        text: 'Halte den Kreislauf in Gang: an den Tisch, hinaus, wo bald gerufen wird, heim und wieder zurück. Lass nie alle Regionen leer. Ab hier melde ich mich nur, wenn es sich lohnt.',
      },
    },
  },
}
