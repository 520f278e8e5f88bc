import { sayRefusal } from '@boardroom/kernel'
import { hang, printable, wrap } from '../draw/text.ts'
import { isLanguage } from '../language.ts'
import { logLines } from '../log.ts'
import { ALL_WORDS, type PlayWord } from '../words/index.ts'
import { hintLines } from './hint.ts'
import { rulesOn } from './rules.ts'
import { save } from './save.ts'
import { tableLines } from './show.ts'
import type { Sitting } from './sitting.ts'
import { brokenJson, readMove, refusalLines, why } from './why.ts'

/** What to do after a command: ask for the next one, show the question first, look at the new position, or leave. */
export type Then = 'ask' | 'show' | 'moved' | 'quit'

const LOG_SHOWN = 20

type Handler = (sitting: Sitting, rest: string) => Then | Promise<Then>

/** A command that only says something. */
function telling(lines: (sitting: Sitting, rest: string) => string[]): Handler {
  return (sitting, rest) => {
    sitting.say(...lines(sitting, rest))
    return 'ask'
  }
}

const HANDLERS: Readonly<Record<Exclude<PlayWord, 'number'>, Handler>> = {
  why: telling(why),
  hint,
  undo,
  moves: () => 'show',
  table: telling(tableLines),
  log: telling(logOf),
  help: telling((sitting, rest) => (rest === '' ? commandLines(sitting) : rulesOn(sitting, rest))),
  about: telling(({ text, width }) => text.edition.flatMap((line) => wrap(line, width))),
  save: telling((sitting, rest) => [save(sitting, rest)]),
  lang,
  quit: () => 'quit',
}

/** Carries out what the person typed. */
export function obey(sitting: Sitting, line: string): Then | Promise<Then> {
  const typed = line.trim()
  if (typed === '') return sitting.moves.length === 1 ? moveNumber(sitting, 1) : 'show'
  if (/^\d+$/.test(typed)) return moveNumber(sitting, Number(typed))
  if (typed.startsWith('{')) return writtenMove(sitting, typed)
  const [word = '', ...rest] = typed.split(/\s+/)
  const command = commandCalled(word.toLowerCase())
  if (command) return HANDLERS[command](sitting, rest.join(' '))
  sitting.say(sitting.words.play.unknown(printable(word)))
  return 'ask'
}

/** Commands are understood in every language at any time. */
function commandCalled(word: string): Exclude<PlayWord, 'number'> | undefined {
  const names = Object.keys(HANDLERS) as Exclude<PlayWord, 'number'>[]
  return names.find((name) => word === name || ALL_WORDS.some(({ play }) => play.commands[name][0] === word))
}

function moveNumber(sitting: Sitting, number: number): Then {
  const move = sitting.moves[number - 1]
  if (move) return makeMove(sitting, move)
  sitting.say(sitting.words.play.noSuchMove(sitting.moves.length))
  return 'ask'
}

function writtenMove(sitting: Sitting, json: string): Then {
  const move = readMove(json)
  if (move !== undefined) return makeMove(sitting, move)
  sitting.say(brokenJson(sitting))
  return 'ask'
}

function makeMove(sitting: Sitting, move: unknown): Then {
  const refusal = sitting.history.play(sitting.seat, move)
  if (!refusal) return 'moved'
  sitting.say(...refusalLines(sitting, refusal))
  return 'ask'
}

async function hint(sitting: Sitting): Promise<Then> {
  sitting.say(...(await hintLines(sitting)))
  return 'ask'
}

function undo(sitting: Sitting): Then {
  const refusal = sitting.history.undo(sitting.seat)
  if (refusal) {
    sitting.say(sayRefusal(refusal, sitting.text, sitting.language, sitting.names))
    return 'ask'
  }
  sitting.say(sitting.words.play.undone)
  return 'moved'
}

function logOf(sitting: Sitting, rest: string): string[] {
  const { history, seat, text, names, width, words } = sitting
  const lines = logLines(history.log, seat, text, names, width)
  if (lines.length === 0) return [words.play.noLog]
  return rest === '' ? lines.slice(-LOG_SHOWN) : lines
}

async function lang(sitting: Sitting, rest: string): Promise<Then> {
  if (!isLanguage(rest)) {
    sitting.say(sitting.words.play.languages)
    return 'ask'
  }
  await sitting.speak(rest)
  sitting.say(sitting.words.play.languageNow)
  return 'show'
}

function commandLines(sitting: Sitting): string[] {
  const { words, paint, width } = sitting
  const commands = Object.values(words.play.commands)
  const widest = Math.max(...commands.map(([word]) => word.length))
  return commands.flatMap(([word, help]) => hang(`  ${paint.accent(word.padEnd(widest))}  `, help, width))
}
