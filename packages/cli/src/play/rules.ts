import type { RuleHelp } from '@boardroom/kernel'
import { hang, printable, wrap } from '../draw/text.ts'
import type { Sitting } from './sitting.ts'

const FOUND_SHOWN = 12

/** What a rule says, in full. */
export function ruleLines(sitting: Sitting, id: string): string[] {
  const help = sitting.rules[id]
  if (!help) return []
  return [
    `  ${sitting.paint.bold(help.title)}  ${sitting.paint.dim(id)}`,
    ...wrap(help.text, sitting.width - 2).map((line) => `  ${line}`),
  ]
}

/** The rule with that id, or the rules that speak of that word. */
export function rulesOn(sitting: Sitting, word: string): string[] {
  const { words, paint, width } = sitting
  const id = Object.keys(sitting.rules).find((each) => each.toLowerCase() === word.toLowerCase())
  if (id) return ruleLines(sitting, id)
  const found = search(sitting.rules, word)
  const [only] = found
  if (!only) return [words.play.noRule(printable(word))]
  if (found.length === 1) return ruleLines(sitting, only)
  const rest = found.length - FOUND_SHOWN
  return [
    words.play.rulesFound(found.length, printable(word)),
    ...found
      .slice(0, FOUND_SHOWN)
      .flatMap((each) => hang(`  ${paint.accent(each)}  `, sitting.rules[each]?.title ?? '', width)),
    ...(rest > 0 ? [`  ${words.play.more(rest)}`] : []),
  ]
}

/** Rules that mention the word, those that have it in their title first. */
function search(rules: Readonly<Record<string, RuleHelp>>, word: string): string[] {
  const wanted = word.toLowerCase()
  const has = (text: string): boolean => text.toLowerCase().includes(wanted)
  const ids = Object.keys(rules)
  const titled = ids.filter((id) => has(rules[id]?.title ?? ''))
  const mentioned = ids.filter((id) => !titled.includes(id) && has(rules[id]?.text ?? ''))
  return [...titled, ...mentioned]
}
