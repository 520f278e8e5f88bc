import type { Words } from './en.ts'

export const de: Words = {
  onOff: ['an', 'aus'],
  usage: {
    title: 'Boardroom: anspruchsvolle Wirtschaftsspiele genau nach den Regeln.',
    commands: {
      games: 'Nennt die Spiele mit ihren Plätzen und Optionen.',
      sim: 'Lässt Bots ganze Spiele spielen und sagt, wie sie ausgehen.',
      replay: 'Spielt eine Spieldatei nach, prüft jeden Zug und erzählt sie in Worten.',
      review:
        'Sagt zu jeder Entscheidung eines Spiels, wie gut sie war, was besser gewesen wäre und was das Spiel gewendet hat.',
      play: 'Eröffnet einen Tisch in diesem Terminal: du gegen Bots.',
      fuzz: 'Wirft verbotene und unsinnige Züge auf zufällige Spiele und zählt, was schiefgeht.',
      ladder: 'Lässt Bots auf wechselnden Plätzen antreten und bewertet sie, mit Spanne; macht weiter, wo es abbrach.',
      tune: 'Sucht im Spiel nach besseren Gewichten für die Bots eines Spiels; macht weiter, wo es abbrach.',
      chances: 'Lernt aus Spielen der Bots, wie wahrscheinlich aus einer Stellung gewonnen wird, für Analysen.',
      forecast:
        'Lernt aus Spielen der Bots, was aus den Teilen einer Stellung am Ende wird, für Bots, die vorausdenken.',
      explore: 'Spielt Partien von Bots und zählt, was gewählt wurde und wie es ausging: für „Was sich lohnt“.',
      puzzles: 'Sucht in Partien von Bots nach Stellungen mit einem klar besten Zug und schreibt sie als Aufgaben auf.',
      bench: 'Misst, wie schnell alles ist.',
      new: 'Legt den Ordner eines neuen Spiels an: ein kleines, sofort spielbares, das du Stück für Stück änderst.',
      audit: 'Spielt jeden Tisch der Datenbank nach den jetzigen Regeln nach und nennt die, die anders ausgehen.',
      marks: 'Begutachtet Partien von Bots und spielt ab ihren groben Fehlern weiter: ob die Noten etwas bedeuten.',
      backup: 'Schreibt die eingebettete Datenbank, wie sie jetzt ist, in eine Datei; der Server darf dabei laufen.',
      restore: 'Spielt eine Sicherung in das Datenverzeichnis zurück; der Server darf nicht laufen.',
      check: 'Sieht nach, ob die Datenbank und jeder Tisch darin in Ordnung sind.',
      admin:
        'Hält Ordnung: nennt Personen, Tische und Meldungen; sperrt, benennt um, entfernt, beendet; sagt, wer was warum getan hat.',
      serve: 'Bietet Tische und Seiten an; PORT, HOST, DATA_DIR, DATABASE_URL und andere stellen es ein.',
    },
    notes: [
      'Plätze werden von 0 an gezählt. Bots: ein Name für alle oder je einer, etwa hard,easy oder hard,./my-bot.',
      'Rückgabewert: 0 in Ordnung, 1 Fehler gefunden, 2 falsche Eingabe.',
    ],
  },
  games: {
    by: (designers) => `von ${designers}`,
    seats: (min, max) => `${min} bis ${max} Plätze`,
    rules: (version) => `Regeln ${version}`,
    options: 'Optionen (Vorgabe in Klammern):',
    only: (counts) => `nur mit ${counts} Plätzen`,
    edition: 'Zu dieser Ausgabe:',
  },
  made: (id: string) => [
    `games/${id} ist da, und games/registry.ts kennt es. Wie es weitergeht (mehr in docs/adding-a-game.md):`,
    `  npm run record -- ${id}                        zeichnet ganze Partien für die Tests auf`,
    `  npm run test:rules -- ${id}                    alles, was seine Regeln betrifft`,
    `  npx boardroom sim ${id} --games 100 --check    ganze Partien mit allen Prüfungen`,
    `  npx boardroom play ${id}                       hier; im Browser (npm start) unter /play/${id}`,
  ],
  sim: {
    title: (game, games, seed) => `${game}: ${games} ${games === 1 ? 'Spiel' : 'Spiele'}, Startwert ${seed}`,
    columns: ['Platz', 'Bot', 'Siege', 'Niedrigste', 'Mittel', 'Höchste'],
    speed: (moves, seconds, rate) => `${moves} Züge in ${seconds} s, ${rate} je Sekunde`,
    fault: ({ seed, bot, seat, times, first }) =>
      `${bot} (Platz ${seat}) hat in Partie ${seed} ${times} ${times === 1 ? 'Zug' : 'Züge'} verloren, zuerst nach Zug ${first.seq}: ${
        {
          late: 'keine Antwort in der Zeit',
          gone: 'das Programm ist beendet',
          nonsense: `kein erlaubter Zug: ${first.said}`,
        }[first.fault]
      }`,
    hash: (hash) => `Prüfsumme ${hash}`,
    checked: 'Alle Prüfungen bestanden.',
    broken: (games) => `Prüfungen fehlgeschlagen in ${games} ${games === 1 ? 'Spiel' : 'Spielen'}.`,
  },
  explore: {
    progress: (seats, games, want) => `${seats} Plätze: ${games} von ${want} Partien`,
  },
  marks: {
    progress: (seed, decisions, blunders) =>
      `${seed}: ${decisions} Entscheidungen, ab ${blunders} groben Fehlern weitergespielt`,
    decisions: (games, decisions) => `${decisions} Entscheidungen in ${games} Partien`,
    count: (mark, count, share) => `  ${mark}: ${count} (${(100 * share).toFixed(1).replace('.', ',')} %)`,
    tested: (blunders, each, claimed, came) =>
      `${blunders} grobe Fehler, ${each}-mal weitergespielt: verloren laut Gutachten ` +
      `${(100 * claimed).toFixed(1).replace('.', ',')} %, am Tisch ${(100 * came.mean).toFixed(1).replace('.', ',')} % ` +
      `± ${(100 * came.error).toFixed(1).replace('.', ',')}`,
  },
  puzzles: {
    progress: (seed: string, found: number, all: number, want: number) =>
      `${seed}: ${found} gefunden, ${all} von ${want}`,
  },
  ladder: {
    title: (game: string) => `${game}: ein Bot gegen andere`,
    columns: ['Bot', 'Andere', 'Plätze', 'Partien', 'Siege', '95 %', 'Punkte', 'ms Mittel / Höchstwert'],
    ratings: 'Wertung (OpenSkill)',
    ratingColumns: ['Bot', 'Wertung', '95 %'],
    progress: (done: number, all: number, bot: string, rival: string) => `${done} von ${all}: ${bot} gegen ${rival}`,
  },
  fuzz: {
    title: (game, seed) => `${game}, Startwert ${seed}`,
    fine: 'Kein Fehler gefunden.',
    failed: 'Etwas stimmt nicht; die ersten Funde stehen in der Fehlerausgabe.',
  },
  replay: {
    title: (game, names) => `${game}: ${names}`,
    otherRules: (file, here) => `Aufgezeichnet nach den Regeln ${file}, nachgespielt nach ${here}.`,
    position: (seq, moves) => `Die Stellung nach Zug ${seq} von ${moves}.`,
    valid: (moves, hash) => `Alle ${moves} Züge sind regelgerecht; letzte Stellung ${hash}.`,
    seed: (hash) => `Der SHA-256-Wert des Startwerts ist ${hash}; ein Tisch zeigt ihn von Anfang an.`,
  },
  review: {
    seat: (name, decisions, marks, lost, luck) =>
      `${name}: ${decisions} Entscheidungen (${marks}); Siegchance: Fehler −${lost}, Ziehen ${luck}`,
    marks: {
      best: 'bester Zug',
      good: 'gut',
      inaccuracy: 'ungenau',
      mistake: 'Fehler',
      blunder: 'grober Fehler',
    },
    dearest: (moves) => `  Am teuersten, jede für sich: ${moves}`,
    move: (move, amount) => `Zug ${move} (${amount})`,
    chances: (names) => `Gewinnchancen nach Zug (${names}):`,
    unknown: '  Darüber lässt sich in diesem Spiel nichts sagen.',
    turning: 'Wendepunkte:',
    key: 'Was noch einen Blick lohnt:',
    noKey: 'Nichts, was über die Unsicherheit hinausgeht.',
    costly: (amount) => `teuer, etwa ${amount}, auch wenn es kaum änderte, wer gewinnt`,
    turned: (name, before, after) => `${name} ${before} → ${after}`,
    better: (move) => `Besser: ${move}`,
    base: (worlds) =>
      `Jeder Zug wurde in ${worlds} vorgestellten ${worlds === 1 ? 'Welt' : 'Welten'} verglichen und in ${2 * worlds} weiteren gemessen; mehr mit --worlds.`,
  },
  upkeep: {
    backedUp: ({ file, tables, moves, people }) =>
      `${file}: ${people} Personen, ${tables} Tische, ${moves} Züge. Auch die Geheimnisse des Servers sind darin: Verwahre die Datei ebenso sicher.`,
    restored: ({ file, tables, moves, people }) =>
      `${file}: ${people} Personen, ${tables} Tische, ${moves} Züge. Der Server kann gestartet werden.`,
    kept: (file) => `Was vorher dort war, ist jetzt ${file}.`,
    strays: (what, rows) => `${what}: ${rows} Zeilen gehören zu keinem Tisch`,
    checked: (tables, moves, wrong) =>
      `${tables} Tische, ${moves} Züge: ${wrong === 0 ? 'alles in Ordnung' : `${wrong} Funde`}.`,
    unreadable: 'Die Datenbank ist beschädigt. Spiele eine Sicherung zurück mit: boardroom restore <Datei> --replace',
  },
  scores: {
    title: 'Endstand',
    seat: 'Name',
    total: 'Summe',
  },
  play: {
    welcome: (game) => `${game} im Terminal.`,
    you: (name) => `Du bist ${name}.`,
    bot: (name, bot) => `${name} wird vom Bot „${bot}“ gespielt.`,
    options: (list) => `Optionen: ${list}.`,
    usualOptions: 'Optionen: die üblichen; „boardroom games“ nennt sie.',
    alsoChanged: (titles) => `Auch neu: ${titles}. „tisch“ zeigt alles, „tisch“ mit einem Wort einen Teil.`,
    howTo: 'Gib die Nummer eines Zuges ein, oder „hilfe“.',
    ask: 'Dein Zug',
    several: (count) => `${count} mögliche Züge.`,
    onlyOne: 'Der einzige Zug; die Eingabetaste führt ihn aus.',
    noSuchMove: (count) =>
      count === 1
        ? 'Diesen Zug gibt es nicht: der einzige ist die 1.'
        : `Diesen Zug gibt es nicht: wähle 1 bis ${count}.`,
    unknown: (word) => `„${word}“ ist weder ein Zug noch ein Befehl. Gib eine Nummer ein, oder „hilfe“.`,
    notNow: 'Nicht möglich',
    possible: 'Das ist jetzt möglich.',
    brokenJson: 'Das ist kein JSON. Ein Zug sieht so aus:',
    whyTitle: 'Was jetzt nicht möglich ist, und warum:',
    whyAllPossible: 'Jede Art von Zug ist jetzt möglich.',
    whyNoKind: (word) => `Keine Art von Zug heißt „${word}“. Versuche „warum“ allein oder „hilfe ${word}“.`,
    whyKindPossible: 'Alles, was von dieser Art denkbar ist, ist möglich: siehe die Liste der Züge.',
    more: (count) => `… und ${count} weitere`,
    hint: {
      none: 'In diesem Spiel gibt es keinen Rat.',
      thought: (worlds) =>
        `Beruht auf ${worlds === 1 ? 'einer möglichen Fortsetzung' : `${worlds} möglichen Fortsetzungen`}, vom Bot durchgespielt.`,
      expected: (amount) => `deine Stellung danach: etwa ${amount}`,
      equal: 'etwa gleich gut',
      behind: (amount) => `${amount} hinter dem ersten`,
    },
    undone: 'Rückgängig gemacht.',
    noLog: 'Es ist noch nichts passiert.',
    noSheet: (word) => `Nichts auf dem Tisch heißt „${word}“.`,
    noRule: (word) => `Die Regelhilfe sagt nichts zu „${word}“.`,
    rulesFound: (count, word) => `${count} Regeln erwähnen „${word}“. „hilfe“ mit einer Nummer zeigt eine ganz.`,
    saveNeedsName: 'Gib einen Dateinamen an, etwa: speichern spiel.json',
    saved: (path) => `Gespeichert in ${path}. Weiter geht es mit --load, ansehen mit: boardroom replay ${path}`,
    saveFailed: (path, why) => `${path} lässt sich nicht speichern (${why}).`,
    notOurs: 'die Datei gibt es schon, und sie ist keine Spieldatei',
    languages: 'Sprachen: en, de. Zum Beispiel: sprache en',
    languageNow: 'Ab jetzt auf Deutsch.',
    afterwards: 'Vorbei: „speichern spiel.json“ hebt es für eine Analyse auf, Enter beendet',
    bye: 'Bis zum nächsten Mal.',
    won: (names) => `${names} gewinnt.`,
    shared: (names) => `${names} teilen sich den Sieg.`,
    seed: (seed) => `Der Startwert dieses Spiels war ${seed}.`,
    and: 'und',
    commands: {
      number: ['3', 'führt Zug Nummer 3 aus'],
      why: ['warum', 'sagt, was jetzt nicht möglich ist und warum; auch: warum 3, warum {"type": …}'],
      hint: ['tipp', 'nennt die besten Züge, wie ein Bot sie sieht, und warum'],
      undo: ['rückgängig', 'nimmt deinen letzten Zug zurück'],
      moves: ['züge', 'zeigt die Frage und die Züge noch einmal'],
      table: ['tisch', 'zeigt alles, was auf dem Tisch liegt; auch: tisch bank'],
      log: ['verlauf', 'zeigt, was zuletzt passiert ist; auch: verlauf alles'],
      help: ['hilfe', 'zeigt dies; auch: hilfe dividende, oder hilfe mit der Nummer einer Regel'],
      about: ['ausgabe', 'sagt, was in dieser Ausgabe gedruckt und was rekonstruiert ist'],
      save: ['speichern', 'speichert das Spiel: speichern spiel.json'],
      lang: ['sprache', 'wechselt die Sprache: sprache en'],
      quit: ['ende', 'verlässt den Tisch'],
    },
  },
}
