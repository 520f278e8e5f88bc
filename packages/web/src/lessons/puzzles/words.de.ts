import type { PuzzleWords } from './words.en.ts'

export const puzzlesDe: PuzzleWords = {
  title: (game) => `Aufgaben: ${game}`,
  intro:
    'Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist, aber nicht der, der danach aussieht. Geprüft, indem jeder Zug viele Male weitergespielt wurde.',
  day: 'Aufgabe des Tages',
  dayHelp: 'Für alle dieselbe. Morgen kommt eine neue.',
  start: 'Lösen',
  puzzle: (number) => `Aufgabe ${number}`,
  find: 'Finde den besten Zug',
  task: 'Ein Zug ist hier klar besser als der, der danach aussieht. Was würdest du tun?',
  next: 'Nächste Aufgabe',
  all: 'Alle Aufgaben',
  right: 'Das ist er',
  wrong: 'Hier gibt es einen besseren.',
  tempting: (amount) =>
    `Auf den ersten Blick sieht er am besten aus. Weitergespielt liegt er *${amount}* hinter dem besten Zug.`,
  behind: (amount) => `Weitergespielt liegt er *${amount}* hinter dem besten Zug.`,
  also: (moves) => `Genauso richtig: ${moves.map((move) => `„${move}“`).join(', ')}.`,
  against: (move, amount) => `Auf den ersten Blick würde ein Bot „${move}“ wählen; das liegt am Ende ${amount} zurück.`,
  grades: { 1: 'wenn du die Regeln kennst', 2: 'wenn du schon gespielt hast', 3: 'wenn du schon gewonnen hast' },
  solved: (done, of) => `${done} von ${of} gelöst`,
  done: 'gelöst',
  none: 'Für dieses Spiel gibt es noch keine Aufgaben.',
  failed: 'Diese Aufgabe lässt sich gerade nicht öffnen.',
  base: (games, bot, worlds, date) =>
    `Gefunden am ${date} in ${games} Partien von Bots (${bot}); jeder Zug, der in Frage kam, wurde in ${worlds} gedachten Welten weitergespielt.`,
}
