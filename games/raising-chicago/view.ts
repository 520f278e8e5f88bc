import {
  belowTop,
  type Chance,
  each,
  hidden,
  imaginedBase,
  type Secrets,
  seatwise,
  secretOfOwner,
  type View,
  type Viewer,
} from '@boardroom/kernel'
import {
  CARD_IDS,
  type CardId,
  PRESTIGE_IDS,
  PROJECT_STACKS,
  type PrestigeId,
  type ProjectId,
} from './components/index.ts'
import { copyState, isBuilding, type Public, type PublicCompany, type RaisingChicagoState } from './state.ts'
import type { RaisingChicago } from './types.ts'

/** What lies below the tops of stacks, and others' piles until the game is over (RC-GEN-11). */
export const secrets: Secrets<RaisingChicagoState> = {
  companies: seatwise({
    pile: secretOfOwner({ pieces: 'cards', until: (state: RaisingChicagoState) => state.phase === 'over' }),
  }),
  stacks: each(belowTop()),
  deck: belowTop('cards'),
  prestigeStack: hidden(),
}

/** All of a company is open but its pile, of which others see only the size until the game is over (RC-GEN-11). */
export interface CompanyView extends PublicCompany {
  readonly pile: CardId[] | number
}

/** What everyone sees of a stack: how many pieces, and the top one. */
export interface StackView<Piece> {
  readonly size: number
  readonly top: Piece | null
}

/** The open part of the state. */
export interface Board extends Public {
  readonly companies: CompanyView[]
  readonly stacks: StackView<ProjectId>[]
  readonly deck: StackView<CardId>
  /** Face down: only how many. */
  readonly prestigeStack: number
}

export function view(open: RaisingChicagoState, viewer: Viewer): Board {
  return {
    phase: open.phase,
    round: open.round,
    companies: open.companies.map((company, seat) => ({
      ...company,
      pile: seat === viewer || open.phase === 'over' ? company.pile : company.pile.length,
    })),
    ranking: open.ranking,
    rows: open.rows,
    slots: open.slots,
    stacks: open.stacks.map(stackView),
    finals: open.finals,
    deck: stackView(open.deck),
    city: open.city,
    outskirts: open.outskirts,
    fields: open.fields,
    banners: open.banners,
    display: open.display,
    prestigeStack: open.prestigeStack.length,
    wardTiles: open.wardTiles,
    extensions: open.extensions,
    council: open.council,
    box: open.box,
  }
}

function stackView<Piece>(stack: readonly Piece[]): StackView<Piece> {
  return { size: stack.length, top: stack[0] ?? null }
}

/** A state that looks the same to the viewer: what lies below the tops, and in others' piles, is drawn at random. */
export function imagine(view: View<RaisingChicago>, chance: Chance): RaisingChicagoState {
  const { board } = view
  const unseen = chance.shuffle(unseenCards(board))
  const state: RaisingChicagoState = {
    ...imaginedBase(view, `imagined/${chance.below(0x1_0000_0000)}`),
    options: view.options,
    ...board,
    companies: board.companies.map((company) => ({
      ...company,
      pile: typeof company.pile === 'number' ? unseen.splice(0, company.pile) : company.pile,
    })),
    stacks: board.stacks.map(({ size, top }, i) => {
      const below = (PROJECT_STACKS[i] ?? []).filter((project) => project !== top)
      return top ? [top, ...chance.shuffle([...below])].slice(0, size) : []
    }),
    deck: board.deck.top ? [board.deck.top, ...unseen].slice(0, board.deck.size) : [],
    prestigeStack: chance.shuffle(unseenPrestige(board)).slice(0, board.prestigeStack),
  }
  // The view stays as it is whatever happens to the imagined state.
  return copyState(state)
}

/** Without a stack nothing takes the space of a prestige building that is placed (RC-MOV-14). */
export function covered(board: Board): Board {
  return { ...board, prestigeStack: 0 }
}

/** Cards below the top of the deck and in piles that the viewer may not look into. */
function unseenCards({ companies, slots, deck, box }: Board): CardId[] {
  const seen = new Set<unknown>([...box, deck.top])
  for (const { card } of slots) seen.add(card)
  for (const { cards, pile } of companies) {
    for (const card of cards) seen.add(card)
    if (typeof pile !== 'number') for (const card of pile) seen.add(card)
  }
  return CARD_IDS.filter((card) => !seen.has(card))
}

function unseenPrestige({ city, display }: Board): PrestigeId[] {
  const seen = new Set<unknown>(display)
  for (const there of city) if (there && !isBuilding(there)) seen.add(there.prestige)
  return PRESTIGE_IDS.filter((building) => !seen.has(building))
}
