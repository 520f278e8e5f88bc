import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import {
  ASSET_PRICES,
  BANK_POOL,
  buildingOf,
  GENERAL_SPACE_IDS,
  generalSpace,
  type SpaceId,
  workerPrice,
} from '../../components/index.ts'
import { goalValues, goalWinners } from '../../scoring.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'

/** The row of Capital Assets with its prices. */
export function assets({ board }: TableView, words: SheetWords): Sheet {
  const rows = board.assetRow.map((asset, i) => {
    const price = words.dollars(ASSET_PRICES[i] ?? 0)
    if (!asset) return [price, words.assets.empty, NOTHING, NOTHING]
    return [price, words.book.assets[asset], words.atOnce(asset), words.power(asset)]
  })
  return { title: words.assets.title, columns: words.assets.columns, rows }
}

/** The general action spaces and who stands there. */
export function spaces(view: TableView, { spaces: words, book }: SheetWords, names: Names): Sheet {
  const { board } = view
  const rows = GENERAL_SPACE_IDS.map((id) => {
    const space = generalSpace(id)
    const open = board.decade >= space.fromDecade
    return [
      book.spaces[id],
      words.does(space, workerPrice(board.jobMarket)),
      open ? (space.unlimited ? words.unlimited : words.once) : words.from(space.fromDecade),
      standingOn(view, id, names),
    ]
  })
  const inPool = standingOn(view, BANK_POOL, names)
  if (inPool !== NOTHING) rows.push([book.spaces[BANK_POOL], NOTHING, words.unlimited, inPool])
  return { title: words.title, columns: words.columns, rows }
}

function standingOn({ board }: TableView, space: SpaceId, names: Names): string {
  const there = board.placed.filter((placement) => placement.space === space)
  return there.length > 0 ? there.map(({ seat }) => names.seat(seat)).join(', ') : NOTHING
}

/** The Buildings in play, each an action space for everyone. */
export function buildings(view: TableView, { buildings: words, book }: SheetWords, names: Names): Sheet {
  const rows = view.board.players.flatMap((player, seat) =>
    player.built.map((id) => [
      book.buildings[id],
      names.seat(seat),
      words.pays(buildingOf(id)),
      standingOn(view, id, names),
    ]),
  )
  return { title: words.title, columns: words.columns, rows }
}

/** How far everyone is with the Goals. */
export function goals(view: TableView, { goals: words, book, list, dollars }: SheetWords, names: Names): Sheet {
  const rows = view.board.goals.map((goal) => {
    const leaders = goalWinners(view.board, goal).map(names.seat)
    const money = goal === 'most-company-cash'
    return [
      book.goals[goal],
      ...goalValues(view.board, goal).map((value) => (money ? dollars(value) : `${value}`)),
      leaders.length > 0 ? list(leaders) : NOTHING,
    ]
  })
  const columns = [words.goal, ...view.board.players.map((_, seat) => names.seat(seat)), words.leader]
  return { title: words.title, columns, rows }
}
