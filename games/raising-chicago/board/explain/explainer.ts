import { type Explainer, type Explanation, type IconMeaning, stepOf, withRules } from '@boardroom/board-kit'
import {
  type AnyProjectId,
  BANNER_SPACE_IDS,
  COUNCIL_CARDS,
  type CouncilId,
  councilMemberOf,
  FINALS,
  fieldOf,
  isFinal,
  neighbourhoodReward,
  numberOf,
  OUTSKIRTS_SITE_IDS,
  type OutskirtsTileId,
  PRESTIGE_BANNER,
  type PrestigeId,
  type Project,
  projectOf,
  type Resource,
  type Reward,
  type SlotId,
  type Square,
  type SymbolId,
  siteOf,
  type Token,
  WARD_TILES,
  type Ward,
} from '../../components/index.ts'
import { sideOf, slotAt, squareKind } from '../../model/auction.ts'
import { trackSetup } from '../../model/companies.ts'
import type { RuleId } from '../../rule-ids.ts'
import { type Building, isBuilding } from '../../state.ts'
import type { NameBook } from '../../text/catalogue.ts'
import type { RaisingChicago } from '../../types.ts'
import type { SignName } from '../signs.tsx'
import type { BoardWords } from '../words/en.ts'
import type { Part, Things } from './things.ts'

type Words = Omit<Explanation, 'rule'>
type Told = Omit<IconMeaning, 'rule'>

/** What a language says about the things of this board; names and effects come from where the rest of it has them. */
export interface Sentences {
  readonly words: BoardWords
  readonly book: NameBook
  capitalized(text: string): string
  list(parts: readonly string[]): string
  project(project: Project | ReturnType<typeof projectOf>, rewards: readonly string[]): Pick<Words, 'what' | 'when'>
  /** What a final project adds: its symbols score at the end. */
  finalScores(symbols: readonly string[]): string
  readonly finalKind: string
  card(what: string): Pick<Words, 'what' | 'when'>
  square(resource: Resource | null): Omit<Words, 'name'>
  site(purple: boolean): Pick<Words, 'what'>
  /** For whoever looks for a place for a prestige building. */
  readonly sitePrestige: Pick<Words, 'what'>
  readonly siteKind: string
  building(building: Building): Omit<Words, 'name'>
  field(reward: string): Omit<Words, 'name'>
  readonly fieldDone: string
  banner(track: string, prestige: boolean): Pick<Words, 'what' | 'when'>
  tile(does: string, own: boolean): Omit<Words, 'name'>
  prestige(arrows: string): Omit<Words, 'name'>
  ward(most: number, second: number): Omit<Words, 'name'>
  council(prestige: number, per: string, qualify: number, double: number): Omit<Words, 'name'>
  readonly tokens: Readonly<Record<Token, Omit<Words, 'name'>>>
  track(resource: string, permanents: readonly number[]): Omit<Words, 'name'>
  symbol(symbol: SymbolId): Omit<Words, 'name'>
  readonly parts: Readonly<Record<Part, Words>>
  readonly icons: Readonly<Record<SignName, Told>>
}

const PARTS: Readonly<Record<Part, RuleId>> = {
  'auction-board': 'RC-BID-02',
  'auction-value': 'RC-END-09',
  bidders: 'RC-BID-02',
  lead: 'RC-WIN-02',
  done: 'RC-PAY-01',
  road: 'RC-PRE-01',
  stairs: 'RC-PAY-11',
  prestige: 'RC-PRE-01',
  poverty: 'RC-PAY-11',
  personal: 'RC-END-14',
  symbols: 'RC-END-13',
  cards: 'RC-CRD-01',
  'card-space': 'RC-CRD-02',
  'tile-space': 'RC-MOV-05',
  neighbourhoods: 'RC-NBH-06',
  extensions: 'RC-CRD-02',
  markers: 'RC-ANN-06',
  stack: 'RC-MOV-14',
  plans: 'RC-ANN-01',
  'extensions-left': 'RC-SUP-02',
  council: 'RC-CCL-04',
  toll: 'RC-BID-09',
  exchange: 'RC-PAY-06',
  short: 'RC-PAY-11',
  four: 'RC-OUT-14',
  letters: 'RC-CCL-07',
  storeys: 'RC-GEN-09',
  turn: 'RC-MOV-11',
  columns: 'RC-CMP-05',
}

const ICONS: Readonly<Record<SignName, RuleId>> = {
  timber: 'RC-GEN-04',
  jackscrew: 'RC-GEN-04',
  masonry: 'RC-GEN-04',
  joker: 'RC-PAY-05',
  favour: 'RC-PAY-07',
  prestige: 'RC-PRE-01',
  poverty: 'RC-PAY-11',
  competence: 'RC-CMP-02',
  permanent: 'RC-CMP-04',
  free: 'RC-CMP-08',
  extension: 'RC-CRD-02',
  raise: 'RC-RAI-01',
  move: 'RC-MOV-01',
  recurring: 'RC-PRO-01',
  once: 'RC-PRO-02',
  toll: 'RC-BID-08',
  marker: 'RC-BID-05',
  storey: 'RC-GEN-09',
  neighbourhood: 'RC-NBH-01',
  council: 'RC-CCL-01',
  locomotive: 'RC-END-13',
  lion: 'RC-END-13',
  book: 'RC-END-13',
  seal: 'RC-END-13',
  y: 'RC-END-13',
  star: 'RC-END-12',
  arrow: 'RC-END-10',
  turn: 'RC-MOV-11',
}

const TOKENS: Readonly<Record<Token, RuleId>> = {
  timber: 'RC-GEN-04',
  jackscrew: 'RC-GEN-04',
  masonry: 'RC-GEN-04',
  joker: 'RC-PAY-05',
  favour: 'RC-PAY-07',
}

const TILES: Readonly<Record<OutskirtsTileId, RuleId>> = {
  'outskirts-tile-01': 'RC-OUT-05',
  'outskirts-tile-02': 'RC-OUT-06',
  'outskirts-tile-03': 'RC-OUT-07',
  'outskirts-tile-04': 'RC-OUT-08',
  'outskirts-tile-05': 'RC-OUT-09',
  'outskirts-tile-06': 'RC-OUT-10',
  'outskirts-tile-07': 'RC-OUT-11',
  'outskirts-tile-08': 'RC-OUT-12',
  'outskirts-tile-09': 'RC-OUT-14',
  'outskirts-tile-10': 'RC-OUT-15',
  'outskirts-tile-11': 'RC-OUT-16',
  'outskirts-tile-12': 'RC-OUT-17',
}

function ruleOfMember(id: CouncilId): RuleId {
  const number = numberOf(id)
  return `RC-CCL-${String(Math.max(number, 4) + 4).padStart(2, '0')}` as RuleId
}

/** Everything on the board in one language: the facts from the components, the sentences from the language. */
export function explainerOf(say: Sentences): Explainer<RaisingChicago, Things, SignName> {
  const { words, book, capitalized } = say
  const reward = (what: Reward): string => words.reward(what)
  const resource = (id: Resource): string => book.resources[id]
  const parts = withRules(say.parts, PARTS)

  const project = (id: AnyProjectId): Explanation<RuleId> => {
    const told = projectOf(id)
    const said = say.project(told, told.rewards.map(reward))
    const scores = isFinal(id) ? say.finalScores(FINALS[id].symbols.map((symbol) => book.symbols[symbol])) : ''
    return {
      name: book.projects[id],
      kind: isFinal(id) ? say.finalKind : words.kinds[told.kind],
      ...said,
      what: `${said.what} ${scores}`.trim(),
      cost: words.amounts(told.cost),
      rule: isFinal(id) ? 'RC-RAI-04' : told.kind === 'raise' ? 'RC-RAI-01' : 'RC-MOV-01',
    }
  }
  const building = (there: Building): Explanation<RuleId> => ({
    name: book.projects[there.project],
    ...say.building(there),
    rule: 'RC-GEN-09',
  })
  const prestige = (id: PrestigeId): Explanation<RuleId> => ({
    name: book.prestigeBuildings[id],
    ...say.prestige(words.arrows(id)),
    rule: 'RC-END-10',
  })
  const tile = (id: OutskirtsTileId, own: boolean): Explanation<RuleId> => ({
    name: book.tiles[id],
    ...say.tile(words.tileDoes(id), own),
    rule: TILES[id],
  })
  return {
    icons: withRules(say.icons, ICONS),
    things: {
      project,
      prestige,
      tile: (id) => tile(id, true),
      part: (id) => parts[id],
      token: (id) => ({ name: words.crates[id], ...say.tokens[id], rule: TOKENS[id] }),
      symbol: (id) => ({ name: capitalized(book.symbols[id]), ...say.symbol(id), rule: ICONS[id] }),
      card: (id, { seats }) => {
        const { mode, reward: gives } = sideOf(seats, id)
        return {
          name: words.card,
          ...say.card(words.cardGives(mode, reward(gives))),
          rule: mode === 'recurring' ? 'RC-PRO-01' : 'RC-PRO-02',
        }
      },
      square: (id, { seats, board }) => {
        const [slot, square] = id.split('/') as [SlotId, Square]
        const { card } = slotAt(board, slot)
        const kind = card && squareKind(seats, card, square)
        return {
          name: `${words.slot(slot)}, ${words.squares[square]}`,
          ...say.square(kind),
          rule: kind ? 'RC-BID-07' : 'RC-BID-08',
        }
      },
      site: (id, view) => {
        const { board } = view
        const site = siteOf(id)
        const there = board.city[site.index] ?? null
        if (there) return isBuilding(there) ? building(there) : prestige(there.prestige)
        return {
          name: words.siteOf(site.index + 1, site.ward),
          kind: site.reward ? capitalized(words.gives(reward(site.reward))) : say.siteKind,
          ...(stepOf(view) === 'prestige-site' ? say.sitePrestige : say.site(site.purple)),
          rule: site.purple ? 'RC-MOV-09' : 'RC-RAI-05',
        }
      },
      field: (id, { board }) => {
        const { index } = fieldOf(id)
        const lies = board.fields[index]
        const where = words.neighbourhoodOf(index + 1)
        if (!lies) return { name: where, what: say.fieldDone, rule: 'RC-NBH-10' }
        return {
          name: book.neighbourhoods[lies],
          ...say.field(reward(neighbourhoodReward(lies))),
          kind: where,
          rule: 'RC-NBH-04',
        }
      },
      banner: (id, { board }) => {
        const index = BANNER_SPACE_IDS.indexOf(id)
        const track = resource(board.banners[index] ?? 'timber')
        return {
          name: words.bannerOf(index + 1, track),
          ...say.banner(track, index === PRESTIGE_BANNER),
          rule: index === PRESTIGE_BANNER ? 'RC-MOV-13' : 'RC-RAI-08',
        }
      },
      outskirts: (id, { board }) => {
        const there = board.outskirts[OUTSKIRTS_SITE_IDS.indexOf(id)]
        if (there && isBuilding(there)) return { ...building(there), rule: 'RC-MOV-07' }
        return there ? tile(there, false) : parts.done
      },
      ward: (id, { board }) => {
        const ward = Number(id) as Ward
        const lies = board.wardTiles[ward - 1]
        const { most, second } = lies ? WARD_TILES[lies] : { most: 0, second: 0 }
        return { name: words.ward(ward), ...say.ward(most, second), rule: 'RC-END-03' }
      },
      council: (id, { seats }) => {
        const member = councilMemberOf(id)
        const { qualify = 0, double = 0 } = COUNCIL_CARDS[seats] ?? {}
        return {
          name: book.council[id],
          ...say.council(member.prestige, words.councilPer(member), qualify, double),
          rule: ruleOfMember(id),
        }
      },
      track: (id, { seats }) => ({
        name: capitalized(resource(id)),
        ...say.track(resource(id), trackSetup(seats).permanents),
        rule: 'RC-CMP-02',
      }),
    },
  }
}
