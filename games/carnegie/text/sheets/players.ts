import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import { PROJECT_GOODS, PROJECTS, SPACES, TABS } from '../../components/index.ts'
import { capOf, donationCost } from '../../model/donations.ts'
import { endVp, openCircles } from '../../model/tabs.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

export function players({ board }: TableView, { players: words, book, dollars }: SheetWords, names: Names): Sheet[] {
  const rows = board.players.map((player, seat) => [
    names.seat(seat),
    dollars(player.money),
    `${player.goods}`,
    `${player.vp}`,
    `${player.employees}`,
    `${player.discs}`,
    `${player.jokers}`,
    player.reserve ? book.departments[player.reserve] : NOTHING,
    `${dollars(donationCost(player))}, ${capOf(player)}`,
  ])
  return [{ title: words.title, columns: words.columns, rows }]
}

/** The company boards, row by row as they lie. */
export function companies({ board }: TableView, words: SheetWords, names: Names): Sheet[] {
  return board.players.map((player, seat) => {
    const cell = (space: number): string => {
      const there = player.departments[space]
      const name = there === 'lobby' ? words.book.lobby : there ? words.book.departments[there] : NOTHING
      const active = player.active[space] ?? 0
      const inactive = player.inactive[space] ?? 0
      return active + inactive > 0 ? `${name} (${words.employees(active, inactive)})` : name
    }
    const rows = [0, 4, 8, 12].map((first) => SPACES.slice(first, first + 4).map((_, i) => cell(first + i)))
    return { title: words.company(names.seat(seat)), rows }
  })
}

/** The project tabs with what they pay and what comes next. */
export function tabs({ board }: TableView, words: SheetWords, names: Names): Sheet[] {
  return board.players.map((player, seat) => {
    const rows = PROJECTS.map((project) => {
      const tab = player.tabs[project]
      const next = TABS[project][tab.side].steps[tab.step]
      const incomes = openCircles(project, tab).map((income) =>
        'choice' in income ? words.choice(income.choice) : words.gain(income),
      )
      return [
        `${words.book.projects[project]} ${tab.side} (${PROJECT_GOODS[project]})`,
        `${tab.step}`,
        `${tab.waiting}`,
        words.list(incomes) || NOTHING,
        `${endVp(project, tab)}`,
        next ? `${next.cost}: ${words.reward(next.reward)}` : NOTHING,
      ]
    })
    return { title: words.tabs.title(names.seat(seat)), columns: words.tabs.columns, rows }
  })
}
