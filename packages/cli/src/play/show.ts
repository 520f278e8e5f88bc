import type { Frame, Move, Sheet } from '@boardroom/kernel'
import { inColumns } from '../draw/columns.ts'
import { drawSheet } from '../draw/sheet.ts'
import { cells, hang, printable, wrap } from '../draw/text.ts'
import { logLines } from '../log.ts'
import { ruleOfKind, titleOfKind } from './kinds.ts'
import type { Sitting } from './sitting.ts'

/** A list longer than this gets headings, and columns where its sentences are short enough. */
const LONG_LIST = 10

/** Lines of sheets before every turn: with the news, the question and the moves still about a screenful. */
const AT_A_GLANCE = 26

/** What has happened since the person last looked. */
export function showNews(sitting: Sitting): void {
  const { history, seat, text, names, width, paint } = sitting
  // Undo shortens the log; what was told of a move taken back is told again when it is made again.
  sitting.told = Math.min(sitting.told, history.log.length)
  const news = logLines(history.log.slice(sitting.told), seat, text, names, width)
  sitting.told = history.log.length
  if (news.length > 0) sitting.say('', ...news.map((line) => paint.dim(line)))
}

/** The question in one sentence, and the numbered answers. */
export function showQuestion(sitting: Sitting): void {
  const { history, seat, text, names, paint, words, width } = sitting
  const frame = history.table.current as Frame
  sitting.moves = history.table.legal(seat)
  sitting.say(
    '',
    ...wrap(text.prompt(frame, seat, sitting.view, names), width).map((line) => paint.bold(line)),
    ...moveLines(sitting),
    ...(sitting.moves.length === 1 ? ['', paint.dim(words.play.onlyOne)] : []),
  )
}

function moveLines(sitting: Sitting): string[] {
  const { moves, paint } = sitting
  const digits = String(moves.length).length
  const groups = grouped(moves)
  const view = sitting.view
  const titled = groups.length > 1 && moves.length > LONG_LIST
  const lines = groups.flatMap((group) => {
    const lines = group.map(({ number, move }) => ({
      lead: `  ${paint.accent(String(number).padStart(digits))}  `,
      sentence: sitting.text.move(move, view, sitting.names),
    }))
    return [...(titled ? ['', ...groupTitle(sitting, group[0]?.move)] : []), ...laidOut(lines, sitting.width)]
  })
  return titled ? lines : ['', ...lines]
}

interface Numbered {
  readonly number: number
  readonly move: Move
}

function grouped(moves: readonly Move[]): Numbered[][] {
  const groups = new Map<string, Numbered[]>()
  for (const [i, move] of moves.entries()) {
    const group = groups.get(move.type) ?? []
    group.push({ number: i + 1, move })
    groups.set(move.type, group)
  }
  return [...groups.values()]
}

function groupTitle(sitting: Sitting, move: Move | undefined): string[] {
  if (!move || !ruleOfKind(sitting.game, move.type)) return []
  return [`  ${sitting.paint.dim(titleOfKind(sitting, move.type))}`]
}

function laidOut(lines: readonly { lead: string; sentence: string }[], width: number): string[] {
  const whole = lines.map(({ lead, sentence }) => lead + sentence)
  const short = Math.max(...whole.map(cells)) <= width / 2 - 2
  if (lines.length > LONG_LIST && short) return inColumns(whole, width)
  return lines.flatMap(({ lead, sentence }) => hang(lead, sentence, width))
}

/** The sheets whose titles contain a word; all of them without one. */
export function tableLines(sitting: Sitting, word: string): string[] {
  const wanted = sitting.sheets.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()))
  return wanted.length === 0 ? [sitting.words.play.noSheet(printable(word))] : sheetLines(sitting, wanted)
}

/** As many of the sheets as can be taken in at a glance; the others by name. */
export function glance(sitting: Sitting, sheets: readonly Sheet[]): string[] {
  const { paint, words } = sitting
  const lines: string[] = []
  const left: string[] = []
  for (const sheet of sheets) {
    const drawn = sheetLines(sitting, [sheet])
    if (lines.length + drawn.length <= AT_A_GLANCE) lines.push(...drawn)
    else left.push(sheet.title.replace(/ \(.*\)$/, ''))
  }
  return [...lines, ...(left.length > 0 ? ['', paint.dim(words.play.alsoChanged(left.join(' · ')))] : [])]
}

export function sheetLines(sitting: Sitting, sheets: readonly Sheet[]): string[] {
  return sheets.flatMap((sheet) => ['', ...drawSheet(sheet, sitting.width, sitting.paint)])
}
