import type { Game, GameTypes, RuleHelp } from '@boardroom/kernel'

export type RuleEntry = readonly [id: string, help: RuleHelp]

/** Groups of words that mean the same to a reader: the everyday word beside the rulebook's. */
export type Synonyms = readonly (readonly string[])[]

/** Words of a question that say nothing about its subject. */
const EMPTY = new Set(
  'a an the i my me you do does can may is are how what when where why which of to in on for and or with ich mein meine mir du der die das den dem ein eine einen ist sind kann darf wie was wann wo warum welche von zu im in auf für und oder mit man'.split(
    ' ',
  ),
)

const IN_TITLE = 4
const IN_TEXT = 1
/** A word as it was asked for counts for more than one that means the same. */
const AS_ASKED = 2

/**
 * The rules that answer a question, best first: what is in a title before what is in a text. If no rule has all of the
 * words, those with the most of them.
 */
export function searchRules(rules: readonly RuleEntry[], wanted: string, synonyms: Synonyms): readonly RuleEntry[] {
  const needles = needlesOf(wanted)
  if (needles.length === 0) return rules
  const spellings = needles.map((needle) => spellingsOf(needle, synonyms))
  const found = rules.flatMap((rule, place) => {
    const scores = spellings.map((each) => scoreOf(rule, each)).filter((score) => score > 0)
    const score = scores.reduce((sum, each) => sum + each, 0)
    return scores.length > 0 ? [{ rule, place, words: scores.length, score }] : []
  })
  const most = Math.max(...found.map(({ words }) => words))
  return found
    .filter(({ words }) => words === most)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ rule }) => rule)
}

function needlesOf(wanted: string): readonly string[] {
  const words = wanted
    .toLocaleLowerCase()
    .split(/[\s,.;:?!]+/)
    .filter(Boolean)
  const telling = words.filter((word) => !EMPTY.has(word))
  return telling.length > 0 ? telling : words
}

/** A word by its stem, so that the plural finds the singular. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(ies|en|es|s|n|e)$/, '') : word
}

function spellingsOf(needle: string, synonyms: Synonyms): readonly string[] {
  const stem = stemOf(needle)
  const same = synonyms.filter((group) => group.some((word) => stemOf(word.toLocaleLowerCase()) === stem)).flat()
  return [stem, ...same.map((word) => stemOf(word.toLocaleLowerCase())).filter((other) => other !== stem)]
}

function scoreOf([id, { title, text }]: RuleEntry, spellings: readonly string[]): number {
  const head = `${id} ${title}`.toLocaleLowerCase()
  const body = text.toLocaleLowerCase()
  return Math.max(
    ...spellings.map((word, place) => {
      const score = (head.includes(word) ? IN_TITLE : 0) + (body.includes(word) ? IN_TEXT : 0)
      return place === 0 ? score * AS_ASKED : score
    }),
  )
}

/** The chapter that a rule stands in: the first parts of its id. */
export function chapterOf(rule: string): string {
  return rule.split('-').slice(0, -1).join('-')
}

/** The rule that a kind of move comes from. */
export function ruleOfKind({ steps }: Pick<Game<GameTypes>, 'steps'>, type: string): string {
  for (const step of steps) {
    const kind = 'moves' in step ? step.moves.find((each) => each.type === type) : undefined
    if (kind) return kind.rule
  }
  return ''
}
