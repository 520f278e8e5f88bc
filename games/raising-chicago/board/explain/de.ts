import {
  AUCTION_PRESTIGE,
  CARD_SPACES,
  EXCHANGE_RATE,
  FINAL_SYMBOL,
  LAST_FIELD,
  MARKERS,
  PERSONAL,
  STOREY_PRESTIGE,
  SYMBOL_SET,
  TILE_RESOURCES,
} from '../../components/index.ts'
import { capitalized, list, some } from '../../text/de/grammar.ts'
import { names as book } from '../../text/de/names.ts'
import { de as words } from '../words/de.ts'
import { explainerOf } from './explainer.ts'

const PAYS = 'Damit bezahlst du Projekte und Zölle. Du bekommst es von Gebotsfeldern, Karten und Plättchen.'
const SET = `Eines der fünf Symbole. Am Ende bringt jeder Satz aus allen fünf ${SYMBOL_SET} Ansehen, und jedes, das eines deiner finalen Projekte zeigt, noch ${FINAL_SYMBOL}.`

/** Das Brett von Raising Chicago auf Deutsch. */
export const explainer = explainerOf({
  words,
  book,
  capitalized,
  list,
  finalKind: 'Finales Projekt: ein Bauplatz in einem Stadtteil, am Ende zählen seine Symbole',
  project: ({ kind }, rewards) => ({
    what: [
      kind === 'raise'
        ? 'Wer die meisten Marker auf seiner Karte hat, baut es in einem Stadtteil. Jeder Marker wird ein Stockwerk.'
        : 'Wer die meisten Marker auf seiner Karte hat, verschiebt es an den Stadtrand, nimmt das Plättchen dort und setzt ein Prestigebauwerk.',
      rewards.length > 0 ? `Außerdem bringt es ${list(rewards)}.` : '',
    ]
      .join(' ')
      .trim(),
    when: 'Ersteigert in der Auktion, bezahlt und gebaut in Phase 4. Was du nicht bezahlen kannst, macht dich ärmer.',
  }),
  finalScores: (symbols) =>
    `Am Ende bringt jedes deiner Symbolplättchen mit ${symbols.join(' oder ')} ${FINAL_SYMBOL} Ansehen.`,
  card: (gives) => ({
    what: `${gives}. Auch was auf freien Gebotsfeldern liegt, bekommt der Gewinner.`,
    when: 'Du bekommst sie mit ihrem Projekt; sie liegt unter deinem Tableau, bis andere sie hinausschieben.',
  }),
  square: (resource) =>
    resource
      ? {
          kind: `Gebotsfeld: ${book.resources[resource]}`,
          what: `Setz einen Marker hierher und nimm sofort ${some(1, resource)}. Bleibt das Feld frei, nimmt es, wer das Projekt gewinnt.`,
          cost: '1 Gebotsmarker; er kommt zurück, wenn du verlierst.',
          when: 'In der Auktion, wenn du dran bist.',
        }
      : {
          kind: 'Zollfeld',
          what: 'Bringt nichts, gewinnt aber jeden Gleichstand auf dieser Karte.',
          cost: 'Ein Gebotsmarker und für jedes freie Feld der Karte 1 Ressource der Sorte, die es zeigt.',
          when: 'In der Auktion, wenn du dran bist und den Zoll bezahlen kannst.',
        },
  siteKind: 'Freier Bauplatz',
  site: (purple) => ({
    what: purple
      ? 'Hier darf gebaut werden. Prestigebauwerke müssen auf einen violetten Platz, solange einer frei ist.'
      : `Hier wird gebaut. Du bekommst ${STOREY_PRESTIGE} Ansehen je Stockwerk und 1 Schritt auf der Leiste des Banners über der Spalte.`,
  }),
  sitePrestige: {
    what: 'Am Ende bringt jedes Bauwerk, auf das ein Pfeil zeigt, seinem Besitzer den Wert des Prestigebauwerks. Du gehst 1 Schritt auf der Leiste des Banners über der Spalte und 1 auf der des Bauhofs.',
  },
  building: ({ storeys }) => ({
    kind: `Bauwerk, ${words.storeys(storeys)}`,
    what: 'Jedes Stockwerk ist ein Gebotsmarker seines Besitzers. Stockwerke entscheiden am Ende den Stadtteil und die Nachbarschaften daneben. Es bleibt für immer stehen.',
  }),
  field: (reward) => ({
    what: `Gibt ${reward} für die meisten Stockwerke auf seinen vier Bauplätzen. Alle anderen mit einem Bauwerk dort bekommen 1 Ansehen.`,
    when: 'Sobald alle vier Bauplätze ringsum bebaut sind.',
  }),
  fieldDone: 'Alle vier Bauplätze ringsum sind bebaut, das Plättchen ist vergeben. Es wird nie wieder gewertet.',
  banner: (track, prestige) => ({
    what: prestige
      ? `Wer ein Prestigebauwerk setzt, geht 1 Schritt auf der Leiste für ${track} und 1 auf der des Banners über seiner Spalte.`
      : `Wer in dieser Spalte baut, geht 1 Schritt auf der Leiste für ${track}.`,
    when: `Jedes Mal, sofort. Das Plättchen „${book.tiles['outskirts-tile-10']}“ tauscht zwei Banner.`,
  }),
  tile: (does, own) => ({
    kind: own ? 'Dein Stadtrandplättchen' : 'Stadtrandplättchen',
    what: own
      ? `Gibt dir einmal: ${does}.`
      : `Bekommt, wer ein Bauwerk auf diesen Platz verschiebt. Es gibt einmal: ${does}.`,
    when: 'Vor neuen Markern in Phase 1, vor deinem Gebot, in deinem Projekt vor dem Bezahlen oder der Platzwahl, nach der Produktion.',
  }),
  prestige: (arrows) => ({
    kind: 'Prestigebauwerk',
    what: `${arrows}. Es gehört niemandem und hat keine Stockwerke.`,
    when: 'Gesetzt von dem, der ein Verschiebeprojekt ausführt; die Pfeile zählen am Ende.',
  }),
  ward: (most, second) => ({
    what: `Meiste Stockwerke in diesem Stadtteil: ${most} Ansehen und das Plättchen. Zweitmeiste: ${second}. Bei Gleichstand wird geteilt.`,
    when: 'Am Spielende.',
  }),
  council: (prestige, per, qualify, double) => ({
    kind: 'Ratsmitglied',
    what: `${prestige} Ansehen ${per}, wenn du mindestens ${qualify} Karten mit diesem Buchstaben hast; ab ${double} Karten doppelt.`,
    when: 'Ganz am Ende. Alle Karten zählen, die du je genommen hast.',
  }),
  tokens: {
    timber: { what: PAYS },
    jackscrew: {
      what: 'Damit bezahlst du Projekte und Zölle. Du bekommst sie von Gebotsfeldern, Karten und Plättchen.',
    },
    masonry: { what: PAYS },
    joker: { what: 'Zählt beim Bezahlen als 1 beliebige Ressource.' },
    favour: {
      what: 'Bezahlt alles von einer Sorte in einem Projekt, egal wie viel es ist, oder einen Abschnitt deines persönlichen Projekts. Nicht den Zoll.',
    },
  },
  track: (resource, permanents) => ({
    kind: 'Kompetenzleiste',
    what: `Auf den Feldern ${list(permanents.map(String))} bekommst du eine permanente Ressource: Jedes Projekt kostet dann 1 ${resource} weniger. Auf Feld ${LAST_FIELD} zahlst du nie wieder ${resource}. Haben alle drei Marker eine Spalte erreicht, gibt sie ihre Belohnung.`,
    when: 'Du kommst voran, wenn du unter einem Banner baust, und durch Belohnungen.',
  }),
  symbol: (symbol) =>
    symbol === 'star'
      ? { kind: 'Symbolplättchen', what: 'Zählt als ein beliebiges der fünf Symbole.' }
      : { kind: 'Symbolplättchen', what: SET },
  parts: {
    'auction-board': {
      name: 'Auktionstableau',
      what: `Deine Gebotsmarker dieser Runde: ${MARKERS.perRound} neue und die zurückgekommenen, höchstens ${MARKERS.mostInRow}. Wer die meisten hat, bietet als Nächstes; bei Gleichstand die obere Reihe.`,
    },
    'auction-value': {
      name: 'Marker am Ende',
      what: `Marker, die in Runde 8 hierher zurückkommen: Die meisten bringen ${AUCTION_PRESTIGE.most} Ansehen, die zweitmeisten ${AUCTION_PRESTIGE.second}.`,
      when: 'Am Spielende.',
    },
    bidders: {
      name: 'Wer als Nächstes bietet',
      what: 'Die Reihenfolge der nächsten Gebote. Die meisten Marker sind zuerst dran.',
    },
    lead: {
      name: 'Wer gewinnen würde',
      what: 'Die meisten Marker auf der Karte gewinnen. Bei Gleichstand der Marker, der zuerst kommt: oben links, oben rechts, unten links, unten rechts.',
    },
    done: {
      name: 'Erledigt',
      what: 'Dieses Projekt ist gebaut, oder niemand hat geboten. In der nächsten Runde kommt ein neues.',
    },
    road: {
      name: 'Straße des Ansehens',
      what: 'Wer vorn liegt, führt. Auf derselben Bohle liegt die später gekommene Scheibe oben und zählt mehr; Gleichstand gibt es nicht.',
    },
    stairs: {
      name: 'Armutstreppe',
      what: 'Für jede Sorte, die du nicht bezahlst, gehst du eine Stufe hinunter. Die Zahl ist das Ansehen, das deine Stufe kostet.',
      when: 'Gewertet am Spielende.',
    },
    prestige: { name: 'Ansehen', what: 'Wer nach acht Runden und der Schlusswertung am meisten hat, gewinnt.' },
    poverty: {
      name: 'Armut',
      what: 'So viel kostet dich deine Stufe auf der Armutstreppe. Eine Stufe für jede Sorte, die du nicht bezahlt hast.',
      when: 'Am Spielende.',
    },
    personal: {
      name: 'Persönliches Projekt',
      what: words.personalHelp(PERSONAL.section, PERSONAL.complete),
      cost: `${PERSONAL.cost} von der Sorte des Abschnitts oder ein Gunstmarker; nichts, wenn die Leiste am Ende ist.`,
      when: 'Am Spielende.',
    },
    symbols: { name: 'Symbole', what: SET },
    cards: {
      name: 'Deine Ressourcenkarten',
      what: `Karten der Projekte, die du gewonnen hast, die neueste links. Du hast ${CARD_SPACES} Plätze und für jeden Ausbau einen mehr; die nächste Karte schiebt die letzte hinaus.`,
      when: 'Sie geben ihre Ressourcen in Phase 5 jeder Runde.',
    },
    'card-space': {
      name: 'Platz für eine Karte',
      what: 'Hierher kommt die nächste Karte, ohne eine hinauszuschieben.',
    },
    'tile-space': {
      name: 'Stadtrandplättchen',
      what: 'Du nimmst eins, wenn du ein Gebäude an den Stadtrand verschiebst, und benutzt es einmal, in einem deiner späteren Züge.',
    },
    neighbourhoods: {
      name: 'Nachbarschaftsplättchen',
      what: 'Gewonnen mit den meisten Stockwerken ringsum. Die Belohnung gab es sofort.',
    },
    extensions: { name: 'Firmenausbauten', what: 'Jeder gibt dir Platz für eine Ressourcenkarte mehr.' },
    markers: {
      name: 'Gebotsmarker im Vorrat',
      what: `${MARKERS.all} im ganzen Spiel. Jede Runde kommen ${MARKERS.perRound} aufs Auktionstableau; die gewinnen, werden Stockwerke und kommen nie zurück.`,
    },
    stack: { name: 'Verdeckte Prestigebauwerke', what: 'Wird eines genommen, wird das nächste aufgedeckt.' },
    plans: {
      name: 'Kommende Pläne',
      what: 'Das oberste Projekt jedes Rundenstapels, die finalen Projekte der Runde 8 und die nächste Ressourcenkarte.',
    },
    'extensions-left': { name: 'Übrige Firmenausbauten', what: 'Ist keiner mehr da, verfällt die Belohnung.' },
    council: {
      name: 'Stadtrat',
      what: 'Vier Mitglieder. Jedes zählt für alle, die genug Ressourcenkarten mit seinem Buchstaben haben.',
      when: 'Ganz am Ende.',
    },
    toll: {
      name: 'Zoll',
      what: 'Für jedes freie Feld der Karte 1 Ressource seiner Sorte. Joker helfen, Gunstmarker nicht.',
      when: 'Wenn ein Marker auf das Zollfeld kommt.',
    },
    exchange: {
      name: `${EXCHANGE_RATE} : 1 tauschen`,
      what: 'Beliebige Ressourcen und Joker gegen 1 Ressource deiner Wahl, so oft du willst.',
      cost: `${EXCHANGE_RATE} Ressourcen oder Joker.`,
      when: 'Vor einem Zoll, beim Bezahlen und für dein persönliches Projekt.',
    },
    short: {
      name: 'Nicht bezahlen',
      what: 'Eine Stufe die Armutstreppe hinunter für diese Sorte, egal wie viel fehlt. Du behältst, was du davon hast, und baust trotzdem.',
      when: 'Nur, wenn du von dieser Sorte nicht genug hast.',
    },
    four: {
      name: `${TILE_RESOURCES} Ressourcen`,
      what: 'Das Plättchen gibt dir Bauholz, Hubspindeln und Mauerwerk in beliebiger Mischung.',
    },
    letters: { name: 'Karten mit allen Buchstaben', what: 'Jede zählt für einen Buchstaben; den wählst du jetzt.' },
    storeys: {
      name: 'Stockwerke',
      what: 'Alle Stockwerke einer Firma, in den Stadtteilen und am Stadtrand. Sie entscheiden einen Gleichstand um den Sieg.',
    },
    turn: {
      name: 'Bauwerk drehen',
      what: 'In Vierteldrehungen. Die Pfeile sollten auf deine Bauwerke zeigen, oder dorthin, wo sie stehen werden.',
    },
    columns: {
      name: 'Belohnungen der Spalten',
      what: 'Eine Spalte gibt ihre Belohnung, sobald alle drei Marker sie erreicht haben. Jede zahlt einmal.',
    },
  },
  icons: {
    timber: { name: 'Bauholz', what: 'Eine Ressource.' },
    jackscrew: { name: 'Hubspindel', what: 'Eine Ressource.' },
    masonry: { name: 'Mauerwerk', what: 'Eine Ressource.' },
    joker: { name: 'Joker', what: 'Zählt beim Bezahlen als 1 beliebige Ressource.' },
    favour: { name: 'Gunstmarker', what: 'Bezahlt alles von einer Sorte in einem Projekt.' },
    prestige: { name: 'Ansehen', what: 'Die Punkte dieses Spiels.' },
    poverty: { name: 'Armut', what: 'Eine Stufe hinunter für jede nicht bezahlte Sorte; kostet am Ende Ansehen.' },
    competence: { name: 'Kompetenzschritt', what: 'Ein Feld weiter auf der Leiste der Ressource daneben.' },
    permanent: {
      name: 'Permanente Ressource',
      what: 'Jedes Projekt kostet dich davon 1 weniger, für den Rest des Spiels.',
    },
    free: { name: 'Fertig oder immer frei', what: 'Diese Sorte kostet dich nichts mehr.' },
    extension: { name: 'Firmenausbau', what: 'Platz für eine Ressourcenkarte mehr.' },
    raise: { name: 'Anhebeprojekt', what: 'Ein Bauwerk in einem Stadtteil.' },
    move: { name: 'Verschiebeprojekt', what: 'Ein Bauwerk am Stadtrand, dessen Plättchen und ein Prestigebauwerk.' },
    recurring: {
      name: 'Jede Runde',
      what: 'Das gibt die Karte in jeder Runde, solange sie unter deinem Tableau liegt.',
    },
    once: { name: 'Einmal', what: 'Das gibt die Karte nur in der Runde, in der sie gewonnen wurde.' },
    toll: {
      name: 'Zollfeld',
      what: 'Kostet eine Ressource für jedes freie Feld der Karte und gewinnt bei Gleichstand.',
    },
    marker: { name: 'Gebotsmarker', what: 'Zum Bieten; die gewinnen, werden Stockwerke.' },
    storey: { name: 'Stockwerk', what: 'Ein Marker unter einem Bauwerk: zählt für Stadtteil und Nachbarschaften.' },
    neighbourhood: {
      name: 'Nachbarschaftsplättchen',
      what: 'Für die meisten Stockwerke auf den vier Bauplätzen ringsum.',
    },
    council: { name: 'Stadt', what: 'Der Stadtrat und die Projekte der Stadt.' },
    locomotive: { name: 'Lokomotive', what: 'Ein Symbol.' },
    lion: { name: 'Löwe', what: 'Ein Symbol.' },
    book: { name: 'Buch', what: 'Ein Symbol.' },
    seal: { name: 'Siegel', what: 'Ein Symbol.' },
    y: { name: 'Y', what: 'Ein Symbol: das Y des Chicago River.' },
    star: { name: 'Stern', what: 'Ein beliebiges der fünf Symbole.' },
    arrow: {
      name: 'Pfeil eines Prestigebauwerks',
      what: 'Wem das Bauwerk gehört, auf das er zeigt, bekommt am Ende den Wert.',
    },
    turn: {
      name: 'Drehen oder tauschen',
      what: 'Dreht ein Prestigebauwerk; auf einem Plättchen tauscht es zwei Banner.',
    },
  },
})
