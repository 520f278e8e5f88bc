import type { Books, Rival } from './books.ts'
import { TILE_NAMES } from './books.ts'
import { CARD_POINTS, ROOMS } from './tables.ts'

/** Andrew decides nothing: his card, the display and the board tell what he does (chapter SOL). */

export function rivalReveals(books: Books): void {
  const { rival } = books
  if (!rival) return
  const { card } = books.hears('andrew-reveals')
  if (rival.filed.some((filed) => filed.card === card)) throw new Error(`card ${card} comes twice`)
  rival.card = card
  rival.shown = true
  books.says('andrew-reveals', { card })
}

export function rivalEvent(books: Books): void {
  const { rival } = books
  if (!rival || !books.event.donation) return
  const { gift } = books.card()
  if (rival.discs === 0 || books.givers(gift).length > 0) {
    shift(books, rival, 'donation', 1)
    return
  }
  rival.discs--
  rival.gifts.push(gift)
  books.says('andrew-donates', { donation: gift })
}

export function rivalWorks(books: Books): void {
  const { rival, chosen } = books
  if (!rival || !chosen) return
  const { shift: by } = books.card()
  if (chosen.action === 'hr') shift(books, rival, 'hr', by)
  else if (chosen.action === 'management') takeTiles(books, rival)
  else if (chosen.action === 'construction') place(books, rival)
  else move(books, rival)
}

function shift(books: Books, rival: Rival, reason: string, by: number): void {
  if (by === 0) return
  rival.at = Math.min(4, rival.at + by)
  books.says('andrew-shifts', { reason, by, position: rival.at })
}

/** For each type the lowest number on display, but no number twice in a turn. */
function takeTiles(books: Books, rival: Rival): void {
  const now: string[] = []
  const { types } = books.card()
  for (const type of types) {
    const tile = TILE_NAMES.find(
      (name) => ROOMS[name]?.row === type && (books.display[name] ?? 0) > 0 && !now.includes(name),
    )
    if (!tile) continue
    now.push(tile)
    books.display[tile] = (books.display[tile] ?? 0) - 1
    rival.tiles.push(tile)
    books.says('andrew-takes', { tile })
  }
  shift(books, rival, 'tiles', types.length - now.length)
}

function place(books: Books, rival: Rival): void {
  let missing = 0
  for (const town of books.card().towns) {
    const site = rival.discs > 0 ? books.freeSite(town) : null
    if (!site) missing++
    else {
      rival.discs--
      books.discs.set(site, 'andrew')
      books.says('andrew-builds', { slot: site })
    }
  }
  shift(books, rival, 'cities', missing)
}

function move(books: Books, rival: Rival): void {
  const { area, steps } = books.card()
  const end = books.of(0).track[area] === 5 ? 4 : 5
  const gone = Math.max(0, Math.min(steps, end - rival.track[area]))
  rival.track[area] += gone
  if (gone > 0) books.says('andrew-advances', { region: area, space: rival.track[area] })
  shift(books, rival, 'steps', steps - gone)
}

export function rivalFiles(books: Books): void {
  const { rival } = books
  if (!rival?.card) return
  rival.filed.push({ card: rival.card, position: rival.at })
  books.says('andrew-files', { card: rival.card, vp: CARD_POINTS[rival.at] ?? 0 })
  Object.assign(rival, { card: null, shown: false, at: 0 })
}
