import { NOTHING } from '@boardroom/game-kit'
import type { Names, Sheet } from '@boardroom/kernel'
import { charterOf, companyName } from '../../components/index.ts'
import { goodPrice, goodsMade, openSpaces, poolShares, priceOf, sharesOf, unsoldShares } from '../../model/company.ts'
import { countCubes } from '../../model/cubes.ts'
import type { FactoryState } from '../../state.ts'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'
import { type Holding, holding } from '../facts/position.ts'

/** In the order in which they operate. */
function inOrder(view: TableView): Holding[] {
  return view.board.appealOrder.flatMap((id) => holding(view, id) ?? [])
}

export function companies(view: TableView, words: SheetWords, names: Names): Sheet {
  const { title, columns, goods } = words.companies
  const rows = inOrder(view).map(({ id, company }) => [
    companyName(id),
    names.seat(company.director),
    words.dollars(priceOf(company, view.options)),
    words.dollars(company.treasury),
    `${company.appeal}`,
    goods(company.goods, company.bonusGoods),
    words.dollars(goodPrice(id, company)),
    `${company.salespeople}/${charterOf(id).goodPrices.length - 1}`,
    countCubes(company.resources) > 0 ? words.cubes(company.resources) : NOTHING,
    assetOn({ id, company }, words),
  ])
  return { title, columns, rows }
}

function assetOn({ id, company }: Holding, { companies: words, book }: SheetWords): string {
  if (company.asset) return words.asset(book.assets[company.asset.id], company.asset.exhausted)
  return charterOf(id).assetSlots > 0 ? words.none : words.noSlot
}

export function factories(view: TableView, words: SheetWords): Sheet {
  const { title, columns, workers, makes } = words.factories
  const rows = inOrder(view).flatMap((of) =>
    charterOf(of.id).factories.map((printed, i) => {
      const factory = of.company.factories[i] ?? { workers: 0, automated: 0, manager: false }
      const filled = factory.workers + factory.automated
      const full = factory.automated === printed.workerSpaces
      return [
        `${companyName(of.id)} ${i + 1}`,
        workers(symbols(of, i + 1, factory), filled, printed.workerSpaces, factory.automated),
        factory.manager ? words.yes : words.no,
        words.managerBonus(printed.manager),
        words.cubes(printed.resources),
        makes(goodsMade(of.id, of.company, i + 1), full, holdsPartner(of, i + 1, view)),
      ]
    }),
  )
  return { title, columns, rows }
}

function symbols({ id, company }: Holding, number: number, { workers, automated }: FactoryState): string {
  return '●'.repeat(workers) + '◆'.repeat(automated) + '○'.repeat(openSpaces(id, company, number))
}

/** Whether a Partner waits in this factory for full production. */
function holdsPartner({ id, company }: Holding, number: number, view: TableView): boolean {
  const last = number === company.factories.length
  return (
    last && view.board.players.some((player) => player.startingCompany === id && player.partners.reserved === 'charter')
  )
}

/** Who owns what. */
export function shares(view: TableView, { shares: words }: SheetWords, names: Names): Sheet {
  const { board } = view
  const rows = inOrder(view).map(({ id, company }) => [
    companyName(id),
    ...board.players.map((_, seat) => {
      const marks = [
        ...(company.director === seat ? [words.director] : []),
        ...(company.preferred === seat ? [words.preferred] : []),
      ]
      const owned = sharesOf(company, seat)
      return owned > 0 ? [owned, ...marks].join(' ') : NOTHING
    }),
    pile(unsoldShares(company), company.preferred === 'charter', words),
    pile(poolShares(company), company.preferred === 'pool', words),
  ])
  const columns = [words.company, ...board.players.map((_, seat) => names.seat(seat)), words.charter, words.pool]
  return { title: words.title, columns, rows }
}

function pile(count: number, preferred: boolean, words: SheetWords['shares']): string {
  return count === 0 ? NOTHING : preferred ? `${count} ${words.preferred}` : `${count}`
}
