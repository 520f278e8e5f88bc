import type { Quantities, Quantity } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { cityOf, departmentOf, PROJECT_GOODS, slotOf } from '../components/index.ts'
import { playerAt } from '../model/players.ts'
import type { BuildProject } from '../steps/departments/build-project.ts'
import { termsOf } from '../steps/departments/trade.ts'
import { effectOf, type Use } from '../steps/departments/use.ts'
import { type Return, transportIncome } from '../steps/event/return.ts'
import type { CarnegieMove, TableView } from '../types.ts'
import type { PlayerView } from '../view.ts'
import { boardWords, type Drawing, nameBook } from './context.ts'

interface Asker {
  readonly player: PlayerView
  readonly words: Drawing['words']
  readonly book: Drawing['book']
}

/** What one place means in a few words each: where somebody goes, what for, how many come home or are traded. */
export function quantities(
  moves: readonly CarnegieMove[],
  { board }: TableView,
  language: Language,
): Quantities | null {
  const { turn } = board
  const [first] = moves
  if (!turn || !first || moves.length < 2) return null
  const asker = { player: playerAt(board, turn.seat), words: boardWords(language), book: nameBook(language) }
  const uses = moves.filter((move) => move.type === 'use')
  if (uses.length === moves.length) return usesOf(uses, asker)
  const projects = moves.filter((move) => move.type === 'build-project')
  if (projects.length === moves.length) return projectsOf(projects, asker)
  const trades = moves.filter((move) => move.type === 'trade')
  if (trades.length === moves.length) {
    return apart(
      asker.words.howManyGoods,
      trades.map(({ department, goods }) => ({
        many: `${goods}`,
        brings: asker.words.brings(termsOf(department, goods).gain),
      })),
    )
  }
  const returns = moves.filter((move) => move.type === 'return' && move.newLobby === 0) as Return[]
  return returns.length === moves.length ? returnsOf(returns, asker) : null
}

/** Each is something else: none stands for the others. */
function apart(ask: string, each: readonly Quantity[]): Quantities {
  return { ask, each, apart: true }
}

function usesOf(uses: readonly Use[], { player, words, book }: Asker): Quantities | null {
  const [first] = uses
  if (!first?.mission) return null
  const gets = ({ department, function: name }: Use): string => {
    const spec = departmentOf(department).uses?.[name]
    if (!spec) return ''
    const { gain, steps } = effectOf(player, department, spec)
    return steps > 0 ? words.steps(steps) : words.brings(gain)
  }
  if (uses.every((use) => use.department === first.department && use.function === first.function)) {
    return apart(
      words.whereTo(gets(first)),
      uses.map(({ mission }) => ({
        many: mission ? book.regions[mission].name : '',
        brings: mission ? words.broughtLater(words.brings(transportIncome(player, mission, 1))) : '',
      })),
    )
  }
  if (uses.some(({ mission }) => mission !== first.mission)) return null
  const several = uses.some(({ department }) => department !== first.department)
  return apart(
    words.whatFor(book.regions[first.mission].to),
    uses.map((use) => ({ many: gets(use), brings: several ? words.short[use.department] : '' })),
  )
}

/** On one space: what it takes tells projects apart, or which department builds it. */
function projectsOf(projects: readonly BuildProject[], { words, book }: Asker): Quantities | null {
  const [first] = projects
  if (!first || projects.some(({ slot }) => slot !== first.slot)) return null
  const several = projects.some(({ department }) => department !== first.department)
  return {
    ask: words.whatToBuild(cityOf(slotOf(first.slot).city).name),
    each: projects.map(({ project, department }) => ({
      many: book.projects[project],
      brings: several ? words.short[department] : words.brings({ goods: PROJECT_GOODS[project] }),
    })),
  }
}

function returnsOf(returns: readonly Return[], { player, words }: Asker): Quantities {
  return apart(
    words.howManyHome,
    returns.map(({ region, count }) => ({
      many: `${count}`,
      brings: words.brings(transportIncome(player, region, count)),
    })),
  )
}
