import { canonical, resolveOptions, type Sheet } from '@boardroom/kernel'
import { outcomeSheets } from '../scores.ts'
import { obey, type Then } from './commands.ts'
import type { Lines } from './lines.ts'
import { glance, sheetLines, showNews, showQuestion } from './show.ts'
import type { Sitting } from './sitting.ts'

/** Plays until the game is over or the person leaves. */
export async function sit(sitting: Sitting, lines: Lines): Promise<void> {
  const seen = new Map<string, string>()
  let others = -1
  greet(sitting)
  while (true) {
    sitting.playBots()
    showNews(sitting)
    if (sitting.history.table.over) {
      showEnd(sitting)
      if ((await turn(sitting, lines)) === 'quit') return
      continue
    }
    // During a turn of several moves the sheets would only push the question off the screen.
    if (othersMoves(sitting) !== others) sitting.say(...glance(sitting, changed(sitting.sheets, seen)))
    others = othersMoves(sitting)
    showQuestion(sitting)
    if ((await turn(sitting, lines)) === 'quit') {
      sitting.say(sitting.words.play.bye)
      return
    }
  }
}

function othersMoves({ history, seat }: Sitting): number {
  return history.moves.filter((played) => played.seat !== seat).length
}

/** The sheets that look different from when they were last shown. */
function changed(sheets: readonly Sheet[], seen: Map<string, string>): Sheet[] {
  return sheets.filter((sheet) => {
    const content = canonical(sheet.rows)
    const fresh = seen.get(sheet.title) !== content
    seen.set(sheet.title, content)
    return fresh
  })
}

/** Obeys commands until one of them changes the position. At the end of a game there is nothing left to show but the end. */
async function turn(sitting: Sitting, lines: Lines): Promise<Then> {
  const { over } = sitting.history.table
  while (true) {
    const { play } = sitting.words
    sitting.say('')
    const line = await lines.ask(`${sitting.paint.bold(`${over ? play.afterwards : play.ask}>`)} `)
    if (over && /^\s*\d+\s*$/.test(line ?? '')) continue
    const then = line === null ? 'quit' : await obey(sitting, line)
    if (then === 'moved' || then === 'quit') return then
    if (then !== 'show') continue
    if (over) return 'quit'
    showQuestion(sitting)
  }
}

function greet(sitting: Sitting): void {
  const { words, game, names, bots, seat, paint } = sitting
  const special = specialOptions(sitting)
  sitting.say(
    paint.bold(words.play.welcome(game.title)),
    words.play.you(names.seat(seat)),
    ...[...bots].map(([other, { bot }]) => words.play.bot(names.seat(other), bot.name)),
    special.length > 0 ? words.play.options(special.join('; ')) : words.play.usualOptions,
    words.play.howTo,
  )
}

/** The options that are not as they usually are. */
function specialOptions({ game, history, text, words }: Sitting): string[] {
  const chosen = history.table.state.options
  const usual = resolveOptions(game.options, {}, history.table.state.seats)
  return Object.entries(chosen).flatMap(([id, value]) => {
    if (value === usual[id]) return []
    const help = text.options[id]
    const name = help?.values?.[String(value)] ?? (typeof value === 'boolean' ? words.onOff[value ? 0 : 1] : value)
    return [`${help?.name ?? id}: ${name}`]
  })
}

function showEnd(sitting: Sitting): void {
  const { words, names, history, paint } = sitting
  const { result } = history.table
  if (!result) return
  const winners = result.winners.map((seat) => names.seat(seat))
  sitting.say(
    ...sheetLines(sitting, outcomeSheets(history, sitting.text, names, words)),
    paint.bold(
      winners.length === 1 ? words.play.won(winners.join('')) : words.play.shared(listed(winners, words.play.and)),
    ),
    paint.dim(words.play.seed(history.setting.seed)),
  )
}

function listed(names: readonly string[], and: string): string {
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}
