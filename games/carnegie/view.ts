import {
  type Chance,
  hidden,
  imaginedBase,
  type Secrets,
  seatwise,
  secretOfOwner,
  tableOf,
  type View,
  type Viewer,
} from '@boardroom/kernel'
import {
  type ActionId,
  backOf,
  CARD_IDS,
  type CardId,
  cardOf,
  DECKS,
  PROJECTS,
  type ProjectType,
  SIDES,
  type Side,
  TILE_COPIES,
  TILE_IDS,
} from './components/index.ts'
import type { Options } from './meta.ts'
import { noTiles } from './setup.ts'
import { type Andrew, type CarnegieState, copyState, type Player, type Public, type PublicPlayer } from './state.ts'
import type { Carnegie } from './types.ts'

/** The sides of the tabs until everyone has chosen (CG-DEC-01), and the faces of Andrew's cards (CG-SOL-08). */
export const secrets: Secrets<CarnegieState> = {
  players: seatwise({ sides: secretOfOwner() }),
  andrew: {
    pile: hidden({ pieces: 'cards', shows: (pile) => [pile.length, pile[0] ? backOf(pile[0]) : null] }),
    card: hidden({ pieces: 'cards', shows: backOf, until: (state: CarnegieState) => state.andrew?.revealed ?? false }),
  },
}

/** All of a player is open but the sides of the tabs, until everyone has chosen (CG-GEN-07, CG-DEC-01). */
export interface PlayerView extends PublicPlayer {
  readonly sides: Record<ProjectType, Side> | boolean
}

type Back = ActionId | '?'

/** Andrew's cards: faces once they are revealed, backs of the present and the next one (CG-SOL-08). */
export interface AndrewView extends Omit<Andrew, 'pile' | 'card'> {
  /** Cards in the pile, and the back of the top one. */
  readonly pile: number
  readonly next: Back | null
  readonly card: CardId | null
  readonly back: Back | null
}

/** The open part of the state. Tiles in the box follow from all the others. */
export interface Board extends Public {
  readonly players: PlayerView[]
  readonly andrew: AndrewView | null
}

export function view(open: CarnegieState, viewer: Viewer): Board {
  return {
    phase: open.phase,
    round: open.round,
    startPlayer: open.startPlayer,
    timeline: open.timeline,
    markers: open.markers,
    chosen: open.chosen,
    players: open.players.map((player, seat) => ({
      ...player,
      sides: seat === viewer ? (player.sides ?? false) : player.sides !== null,
    })),
    slots: open.slots,
    display: open.display,
    neutral: open.neutral,
    supply: open.supply,
    turn: open.turn,
    andrew: open.andrew && viewAndrew(open.andrew),
  }
}

function viewAndrew({ pile, card, revealed, ...open }: Andrew): AndrewView {
  const [top] = pile
  return {
    ...open,
    revealed,
    pile: pile.length,
    next: top ? backOf(top) : null,
    card: revealed ? card : null,
    back: card ? backOf(card) : null,
  }
}

/** A state that looks the same to the viewer: unseen sides and cards are drawn at random. */
export function imagine(view: View<Carnegie>, chance: Chance): CarnegieState {
  const { board } = view
  const state: CarnegieState = {
    ...imaginedBase(view, `imagined/${chance.below(0x1_0000_0000)}`),
    options: view.options,
    ...board,
    players: board.players.map((player) => ({ ...player, sides: imagineSides(player.sides, chance) })),
    box: boxOf(board),
    andrew: board.andrew && imagineAndrew(board.andrew, view.options, chance),
  }
  // The view stays as it is whatever happens to the imagined state.
  return copyState(state)
}

function imagineSides(sides: PlayerView['sides'], chance: Chance): Player['sides'] {
  if (sides === false) return null
  if (sides !== true) return sides
  return tableOf(PROJECTS, () => chance.pick(SIDES))
}

/** What is nowhere else is in the box. */
function boxOf({ display, players, andrew }: Board): CarnegieState['box'] {
  const box = noTiles()
  for (const tile of TILE_IDS) {
    box[tile] = TILE_COPIES - display[tile] - (andrew?.tiles.filter((other) => other === tile).length ?? 0)
    for (const { departments, reserve } of players) {
      if (departments.includes(tile) || reserve === tile) box[tile]--
    }
  }
  return box
}

/** Cards that fit the backs that are seen and the number of each kind in the deck. */
function imagineAndrew(seen: AndrewView, { difficulty }: Options, chance: Chance): Andrew {
  const { pile: pileSize, next, card, back, ...open } = seen
  const known = new Set<CardId>(open.filed.map((filed) => filed.card))
  if (card) known.add(card)
  const unseen = chance.shuffle(CARD_IDS.filter((id) => !known.has(id)))
  const present = card ?? (back && takeWith(unseen, back))
  const top = next && takeWith(unseen, next)
  const rest = { ...DECKS[difficulty] }
  for (const id of [...known, ...(present && !card ? [present] : []), ...(top ? [top] : [])]) rest[cardOf(id).kind]--
  const below = [...ofKind(unseen, 'normal', rest.normal), ...ofKind(unseen, 'challenging', rest.challenging)]
  const pile = [...(top ? [top] : []), ...chance.shuffle(below)].slice(0, pileSize)
  return { ...open, pile, card: present }
}

function takeWith(cards: CardId[], back: Back): CardId | null {
  const i = cards.findIndex((id) => backOf(id) === back)
  return i < 0 ? null : (cards.splice(i, 1)[0] ?? null)
}

function ofKind(cards: readonly CardId[], kind: 'normal' | 'challenging', count: number): CardId[] {
  return cards.filter((id) => cardOf(id).kind === kind).slice(0, count)
}
