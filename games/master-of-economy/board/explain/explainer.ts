import { type Explainer, type Explanation, type IconMeaning, withRules } from '@boardroom/board-kit'
import {
  type CompanyId,
  exportPrice,
  FACTORIES,
  type FactoryId,
  factoryOf,
  GOODS,
  type GoodId,
  INVESTMENT,
  importPrice,
  localPrice,
  type PacketSize,
  type PhaseId,
} from '../../components/index.ts'
import { shareValueOf } from '../../model/shares.ts'
import type { RuleId } from '../../rule-ids.ts'
import type { NameBook } from '../../text/catalogue.ts'
import type { MasterOfEconomy } from '../../types.ts'
import type { BoardWords } from '../words/en.ts'
import type { IconId, OtherIcon, Part, Things } from './things.ts'

type Words = Omit<Explanation, 'rule'>
type Nameless = Omit<Words, 'name'>
type Told = Omit<IconMeaning, 'rule'>

/** The phases of either half of a year, told once. */
type PhaseKind = 'investment' | 'supply' | 'production' | 'trade' | 'finance' | 'meeting'

/** What a language says about the things of this board; names come from where the rest of it has them. */
export interface Sentences {
  readonly words: BoardWords
  readonly book: NameBook
  capitalized(text: string): string
  list(parts: readonly string[]): string
  good(made: string, used: string): Nameless
  readonly keeps: Readonly<Partial<Record<GoodId, string>>>
  berth(good: string, price: number): Words
  cell(good: string, exported: number, local: number): Nameless
  demand(good: string): Words
  factory(inputs: string | null, output: string, price: number, materials: string | null): Nameless
  company(shadow: boolean): Nameless
  packet(size: number, price: number, shadow: boolean): Nameless
  readonly phases: Readonly<Record<PhaseKind, Nameless>>
  readonly parts: Readonly<Record<Part, Words>>
  readonly icons: Readonly<Record<OtherIcon, Told>>
  readonly iconOf: { readonly good: string; readonly company: string }
}

const PARTS: Readonly<Record<Part, RuleId>> = {
  warehouse: 'ME-PRD-03',
  bay: 'ME-PRD-03',
  cash: 'ME-GEN-03',
  loans: 'ME-LON-01',
  bonus: 'ME-MTG-02',
  order: 'ME-GEN-06',
  year: 'ME-YEA-01',
  success: 'ME-GEN-08',
  'share-value': 'ME-GEN-07',
  exchange: 'ME-GEN-09',
  hall: 'ME-MTG-01',
  votes: 'ME-MTG-11',
  'private-cash': 'ME-SET-08',
  relations: 'ME-ORD-02',
  'shares-worth': 'ME-GEN-01',
  debt: 'ME-AUC-06',
  bill: 'ME-TRD-09',
  markers: 'ME-TRD-02',
  report: 'ME-TRD-10',
  ship: 'ME-TRD-19',
  'success-markers': 'ME-SHD-06',
  'open-cash': 'ME-SET-08',
  auction: 'ME-AUC-03',
  embezzlement: 'ME-MTG-03',
  dividend: 'ME-MTG-09',
  'buy-back': 'ME-MTG-30',
  candidature: 'ME-MTG-41',
  election: 'ME-MTG-43',
  support: 'ME-ORD-02',
  contribute: 'ME-CSH-02',
}

const PHASE_RULES: Readonly<Record<PhaseKind, RuleId>> = {
  investment: 'ME-INV-01',
  supply: 'ME-SUP-01',
  production: 'ME-PRD-01',
  trade: 'ME-TRD-02',
  finance: 'ME-FIN-01',
  meeting: 'ME-MTG-01',
}

const ICONS: Readonly<Record<OtherIcon, RuleId>> = {
  flag: 'ME-TRD-06',
  share: 'ME-GEN-07',
  invest: 'ME-INV-01',
  supply: 'ME-SUP-01',
  produce: 'ME-PRD-01',
  trade: 'ME-TRD-02',
  finance: 'ME-FIN-01',
  meeting: 'ME-MTG-01',
  money: 'ME-GEN-03',
  link: 'ME-ORD-02',
}

function phaseKind(phase: PhaseId): PhaseKind {
  return phase.replace(/-[12]$/, '') as PhaseKind
}

/** Everything on the board in one language: the facts from the components, the sentences from the language. */
export function explainerOf(say: Sentences): Explainer<MasterOfEconomy, Things, IconId> {
  const { words, book, capitalized, list } = say
  const parts = withRules(say.parts, PARTS)
  const goodName = (id: GoodId): string => book.goods[id].name
  const good = (id: GoodId): Explanation<RuleId> => {
    const made = FACTORIES.filter((factory) => factoryOf(factory).output === id)
    const used = FACTORIES.filter((factory) => factoryOf(factory).inputs.includes(id))
    return {
      name: capitalized(goodName(id)),
      ...say.good(names(made), names(used)),
      when: say.keeps[id],
      rule: id === 'electricity' ? 'ME-SUP-06' : 'ME-SUP-01',
    }
  }
  const names = (ids: readonly FactoryId[]): string => list(ids.map((id) => book.factories[id].name))
  const factory = (id: FactoryId): Explanation<RuleId> => {
    const { inputs, output, amount, materials } = factoryOf(id)
    const needs = inputs.length > 0 ? list(inputs.map((each) => book.goods[each].count(1))) : null
    const material = materials > 0 ? book.goods['building-materials'].count(materials) : null
    return {
      name: capitalized(book.factories[id].name),
      ...say.factory(needs, book.goods[output].count(amount), INVESTMENT.price, material),
      rule: 'ME-INV-04',
    }
  }
  const company = (id: CompanyId, shadow: boolean): Explanation<RuleId> => ({
    name: book.companies[id],
    ...say.company(shadow),
    rule: shadow ? 'ME-SHD-01' : 'ME-GEN-04',
  })
  const told = (what: string): ((id: CompanyId) => [CompanyId, IconMeaning<RuleId>]) => {
    return (id) => [id, { name: book.companies[id], what, rule: 'ME-GEN-04' }]
  }
  const ofThings = [...GOODS.map(good), ...FACTORIES.map(factory)].map(({ name, what, rule }) => ({ name, what, rule }))
  const drawn = Object.fromEntries([...GOODS, ...FACTORIES].map((id, i) => [id, ofThings[i]]))
  const crests = Object.fromEntries((Object.keys(book.companies) as CompanyId[]).map(told(say.iconOf.company)))
  return {
    icons: { ...drawn, ...crests, ...withRules(say.icons, ICONS) } as Record<IconId, IconMeaning<RuleId>>,
    things: {
      good,
      factory,
      company: (id, { board }) => company(id, board.shadow === id),
      part: (id) => parts[id],
      berth: (id) => ({ ...say.berth(goodName(id), importPrice(id)), rule: 'ME-TRD-05' }),
      demand: (id) => ({ ...say.demand(goodName(id)), rule: 'ME-TRD-18' }),
      cell: (id) => {
        const [of, cell] = id.split('/') as [GoodId, string]
        const number = Number(cell)
        return {
          name: `${capitalized(goodName(of))}, ${words.cell(number)}`,
          ...say.cell(book.goods[of].count(1), exportPrice(of, number), localPrice(of, number)),
          rule: 'ME-TRD-06',
        }
      },
      packet: (id, { board }) => {
        const [issuer, size] = id.split('/') as [CompanyId, string]
        const shares = Number(size) as PacketSize
        return {
          name: `${book.companies[issuer]}, ${words.packet(shares)}`,
          ...say.packet(shares, shares * shareValueOf(board, issuer), board.shadow === issuer),
          rule: 'ME-GEN-09',
        }
      },
      phase: (id) => ({
        name: book.phases[id],
        ...say.phases[phaseKind(id)],
        rule: PHASE_RULES[phaseKind(id)],
      }),
    },
  }
}
