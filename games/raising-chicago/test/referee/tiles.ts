import type { Move, Seat } from '@boardroom/kernel'
import { type Answer, type Books, Disagreement, type Flow, type Stall } from './books.ts'
import { faceOf, hoodPrize, KINDS, type Kind, none, numberIn, type PerKind, two } from './figures.ts'
import { isHouse, ownSites, tileMoves } from './tile-moves.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V']

/** What lies open on a card: squares without a marker, but for the toll space. */
export function openOn(stall: Stall, seats: number): PerKind {
  const open = none()
  if (!stall.card) return open
  for (const [i, kind] of faceOf(stall.card, seats).squares.entries()) if (stall.markers[i + 1] === null) open[kind]++
  return open
}

function* ask(seat: Seat, answers: () => Move[]): Flow<Answer['move']> {
  const answer = yield { asks: [seat], answers }
  if (!answer) throw new Disagreement('a tile was carried out without asking')
  return answer.move
}

/** A tile leaves the game and does what the glossary says. */
export function* spendTile(books: Books, seat: Seat, tile: string): Flow {
  const firm = books.firm(seat)
  firm.tiles = firm.tiles.filter((other) => other !== tile)
  books.box.push(tile)
  books.told({ type: 'used-tile', seat, tile } as Parameters<Books['told']>[0])
  switch (numberIn(tile)) {
    case 1:
      return books.award(seat, { type: 'favour', amount: 2 }, 'tile')
    case 2:
      books.award(seat, { type: 'favour', amount: 1 }, 'tile')
      return books.award(seat, { type: 'joker', amount: 1 }, 'tile')
    case 3:
      return books.award(seat, { type: 'prestige', amount: 3 }, 'tile')
    case 4:
      return yield* takeOpen(books, seat)
    case 5:
      for (const { card } of books.stalls) if (card) books.award(seat, faceOf(card, books.seats).prize, 'card')
      return
    case 6:
      for (const { card } of firm.hand) books.award(seat, faceOf(card, books.seats).prize, 'card')
      return
    case 7:
      return yield* heighten(books, seat)
    case 8:
      return yield* train(books, seat)
    case 9:
      return yield* takeFour(books, seat)
    case 10:
      books.award(seat, { type: 'prestige', amount: 2 }, 'tile')
      return yield* swapBanners(books, seat)
    case 11:
      return books.award(seat, { type: 'joker', amount: 3 }, 'tile')
    default:
      return yield* copyTwo(books, seat)
  }
}

function* takeOpen(books: Books, seat: Seat): Flow {
  const slots = ROMAN.filter((_, i) => books.stalls[i]?.card)
  const move = yield* ask(seat, () => slots.map((slot) => ({ type: 'choose-card', slot }) as Move))
  const stall = books.stalls[ROMAN.indexOf(move['slot'] as string)]
  if (!stall) throw new Disagreement('there is no such card')
  const takes = openOn(stall, books.seats)
  books.take(seat, takes)
  books.told({ type: 'took', seat, takes })
}

function* heighten(books: Books, seat: Seat): Flow {
  const sites = ownSites(books, seat)
  const move = yield* ask(seat, () => sites.map((site) => ({ type: 'add-storey', site: `site-${two(site)}` }) as Move))
  const site = move['site'] as `site-${'0'}${'1'}`
  const there = books.sites.get(numberIn(site))
  if (!isHouse(there)) throw new Disagreement(`there is no building on ${site}`)
  books.firm(seat).supply--
  there.storeys++
  books.told({ type: 'storey-added', seat, site, storeys: there.storeys })
  books.award(seat, { type: 'prestige', amount: 1 }, 'tile')
}

function* train(books: Books, seat: Seat): Flow {
  const move = yield* ask(seat, () => KINDS.map((track) => ({ type: 'train', track }) as Move))
  for (let i = 0; i < 3; i++) books.step(seat, move['track'] as Kind)
}

function* takeFour(books: Books, seat: Seat): Flow {
  const mixes: (Move & PerKind)[] = []
  for (let timber = 0; timber <= 4; timber++) {
    for (let jackscrew = 0; timber + jackscrew <= 4; jackscrew++) {
      mixes.push({ type: 'take-four', timber, jackscrew, masonry: 4 - timber - jackscrew })
    }
  }
  const { timber, jackscrew, masonry } = (yield* ask(seat, () => mixes)) as unknown as PerKind
  const takes = { timber, jackscrew, masonry }
  books.take(seat, takes)
  books.told({ type: 'took', seat, takes })
}

function* swapBanners(books: Books, seat: Seat): Flow {
  const pairs: Move[] = []
  for (let one = 1; one <= 9; one++) {
    for (let other = one + 1; other <= 9; other++) {
      pairs.push({ type: 'swap-banners', spaces: [`banner-space-${one}`, `banner-space-${other}`] } as Move)
    }
  }
  const move = yield* ask(seat, () => pairs)
  const spaces = move['spaces'] as readonly [`banner-space-${1}`, `banner-space-${2}`]
  const [one, other] = [numberIn(spaces[0]) - 1, numberIn(spaces[1]) - 1]
  const [first, second] = [books.banners[one], books.banners[other]]
  if (!first || !second) throw new Disagreement('there are nine banners')
  books.banners[one] = second
  books.banners[other] = first
  books.told({ type: 'banners', seat, spaces })
}

function* copyTwo(books: Books, seat: Seat): Flow {
  const lying = books.hoods.flatMap((tile, i) => (tile ? [{ field: `field-${two(i + 1)}`, tile }] : []))
  const copied: string[] = []
  while (copied.length < Math.min(2, lying.length)) {
    const move = yield* ask(seat, () =>
      lying.filter(({ field }) => !copied.includes(field)).map(({ field }) => ({ type: 'copy-tile', field }) as Move),
    )
    const chosen = lying.find(({ field }) => field === move['field'])
    if (!chosen) throw new Disagreement('no tile lies there')
    copied.push(chosen.field)
    books.award(seat, hoodPrize(chosen.tile), 'neighbourhood')
  }
}

/** Phases 1 and 5: holders in the order of rank at the beginning, each as often as it likes. */
export function* tileWindow(books: Books): Flow {
  for (const seat of books.ranking()) yield* tilesOf(books, seat, () => tileMoves(books, seat).length > 0)
}

/** One holder uses tiles until it passes, or until there is no more reason to ask. */
export function* tilesOf(books: Books, seat: Seat, reason: () => boolean): Flow {
  while (reason()) {
    const move = yield* ask(seat, () => [...tileMoves(books, seat), { type: 'pass' }])
    if (move.type === 'pass') return
    yield* spendTile(books, seat, move['tile'] as string)
  }
}
