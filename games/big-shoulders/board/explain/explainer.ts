import { type Explainer, type Explanation, type IconMeaning, withRules } from '@boardroom/board-kit'
import {
  APPEAL_BONUSES,
  type AppealBonus,
  type AssetId,
  assetOf,
  type Building,
  type BuildingId,
  buildingOf,
  type CertificateKind,
  COMPANIES,
  type Column,
  type CompanyId,
  charterOf,
  DECADES,
  type Decade,
  type Factory,
  FILL_BONUS,
  type GeneralSpace,
  type GeneralSpaceId,
  generalSpace,
  type IndustryId,
  RESOURCES,
  type ResourceId,
  SHARES,
  SUPPLY_PRICE,
  type SupplySpace,
  stockMarket,
  workerPrice,
} from '../../components/index.ts'
import type { RuleId } from '../../rule-ids.ts'
import type { NameBook } from '../../text/catalogue.ts'
import type { BigShoulders } from '../../types.ts'
import type { GlyphName } from '../glyphs.tsx'
import type { HouseIcon, Part, Things } from './things.ts'

type Words = Omit<Explanation, 'rule'>
type Nameless = Omit<Words, 'name'>
type Told = Omit<IconMeaning, 'rule'>

/** What a language says about the things of this board; names and effects come from where the rest of it has them. */
export interface Sentences {
  readonly book: NameBook
  capitalized(text: string): string
  /** What a general space, a Building, an Asset does: the sentences of the moves. */
  space(space: GeneralSpace, workers: number): string
  spaceUse(space: GeneralSpace, year: number): Pick<Words, 'when'>
  readonly spaceKind: string
  building(name: string, building: Building, details: string): Nameless
  buildingDetails(id: BuildingId): string
  asset(atOnce: string, power: string): Nameless
  atOnce(asset: AssetId): string
  power(asset: AssetId): string
  company(industry: string): Nameless
  factory(number: number, factory: Factory, cubes: string, manager: string): Words
  cubes(cubes: Factory['resources']): string
  manager(bonus: Factory['manager']): string
  price(price: number, par: boolean): Words
  appeal(space: number, bonus: string | null): Words
  resource(name: string): Nameless
  supply(price: number | null): Nameless
  car(price: number | null): Words
  window(bonus: number): Nameless
  goal(): Nameless
  certificate(kind: CertificateKind, shares: number): Nameless
  readonly parts: Readonly<Record<Part, Words>>
  readonly icons: Readonly<Record<GlyphName | HouseIcon, Told>>
  readonly cubeIs: string
}

const PARTS: Readonly<Record<Part, RuleId>> = {
  'bank-pool': 'BS-ACT-17',
  cash: 'BS-GEN-02',
  wealth: 'BS-GEN-02',
  limit: 'BS-CRT-03',
  partners: 'BS-SET-12',
  treasury: 'BS-GEN-02',
  goods: 'BS-OPR-15',
  sales: 'BS-DST-05',
  seller: 'BS-DST-05',
  half: 'BS-DST-08',
  fill: 'BS-DST-06',
  bag: 'BS-SUP-05',
  jobs: 'BS-ACT-20',
  slot: 'BS-AST-08',
  crate: 'BS-AST-12',
  unsold: 'BS-CRT-06',
  ledger: 'BS-CRT-01',
  decades: 'BS-GEN-01',
  order: 'BS-ACT-26',
  priority: 'BS-STK-20',
  pool: 'BS-CRT-06',
  lot: 'BS-BLD-03',
  fundraising: 'BS-OPR-04',
  pay: 'BS-DIV-01',
  withhold: 'BS-DIV-07',
  operated: 'BS-OPR-02',
  waiting: 'BS-OPR-22',
}

const SPACES: Readonly<Record<GeneralSpaceId, RuleId>> = {
  'hire-workers': 'BS-ACT-20',
  advertising: 'BS-ACT-22',
  'hire-manager': 'BS-ACT-29',
  'hire-salesperson': 'BS-ACT-30',
  'capital-investment': 'BS-ACT-31',
  'extra-dividends': 'BS-ACT-32',
  'fundraising-40': 'BS-ACT-27',
  'fundraising-60': 'BS-ACT-28',
  'fundraising-80': 'BS-ACT-28',
}

const BONUSES: Readonly<Record<AppealBonus, RuleId>> = {
  worker: 'BS-APL-09',
  salesperson: 'BS-APL-10',
  automation: 'BS-APL-11',
  partner: 'BS-APL-12',
  'bonus-goods': 'BS-APL-14',
  'share-value': 'BS-APL-15',
}

const ICONS: Readonly<Record<GlyphName | HouseIcon, RuleId>> = {
  appeal: 'BS-APL-01',
  worker: 'BS-ACT-20',
  manager: 'BS-ACT-29',
  salesperson: 'BS-ACT-30',
  automation: 'BS-AUT-01',
  partner: 'BS-ACT-02',
  asset: 'BS-AST-01',
  bank: 'BS-ACT-13',
  share: 'BS-CRT-01',
  up: 'BS-PRC-01',
  good: 'BS-OPR-15',
  cube: 'BS-ACT-38',
  lock: 'BS-AST-22',
  money: 'BS-GEN-02',
  check: 'BS-OPR-02',
}

function ruleOfBuilding({ effect }: Building): RuleId {
  if (effect.dividend) return 'BS-ACT-35'
  if (effect.haymarket) return 'BS-ACT-36'
  if (effect.choose) return effect.choose === 'like' ? 'BS-ACT-37' : 'BS-ACT-38'
  if (effect.goods) return 'BS-ACT-39'
  if (effect.appeal) return 'BS-ACT-40'
  if (effect.automate) return 'BS-ACT-41'
  return effect.buyAsset === undefined ? 'BS-ACT-42' : 'BS-ACT-44'
}

function ruleOfAsset(asset: AssetId): RuleId {
  const { effect } = assetOf(asset)
  if (effect.haymarket) return 'BS-AST-18'
  if (effect.appeal) return 'BS-AST-19'
  if (effect.revenue) return 'BS-AST-20'
  return effect.shareValueSteps ? 'BS-AST-21' : 'BS-AST-22'
}

/** Everything on the board in one language: the facts from the components, the sentences from the language. */
export function explainerOf(
  say: Sentences,
): Explainer<BigShoulders, Things, GlyphName | HouseIcon | ResourceId | CompanyId> {
  const { book, capitalized } = say
  const parts = withRules(say.parts, PARTS)
  const company = (id: CompanyId): Explanation<RuleId> => {
    const { name, industry } = charterOf(id)
    return { name, ...say.company(book.industries[industry]), rule: 'BS-GEN-09' }
  }
  const cubes = RESOURCES.map((id) => [id, { name: book.resources[id], what: say.cubeIs, rule: 'BS-OPR-08' }])
  const crests = COMPANIES.map((id) => {
    const { shortName, industry } = charterOf(id)
    return [id, { name: shortName, what: `${book.industries[industry]}.`, rule: 'BS-FND-01' }]
  })
  const drawn: Record<ResourceId | CompanyId, IconMeaning<RuleId>> = Object.fromEntries([...cubes, ...crests])
  return {
    icons: { ...withRules(say.icons, ICONS), ...drawn },
    things: {
      company,
      part: (id) => parts[id],
      space: (id, { board }) => {
        const space = generalSpace(id)
        return {
          name: book.spaces[id],
          kind: say.spaceKind,
          what: capitalized(`${say.space(space, workerPrice(board.jobMarket))}.`),
          ...say.spaceUse(space, DECADES[space.fromDecade as Decade].year),
          rule: SPACES[id],
        }
      },
      building: (id) => {
        const building = buildingOf(id)
        return {
          name: book.buildings[id],
          ...say.building(book.buildings[id], building, say.buildingDetails(id)),
          rule: ruleOfBuilding(building),
        }
      },
      asset: (id) => ({
        name: book.assets[id],
        ...say.asset(say.atOnce(id), say.power(id)),
        rule: ruleOfAsset(id),
      }),
      factory: (id) => {
        const [of, place] = id.split('/') as [CompanyId, string]
        const factory = charterOf(of).factories[Number(place) - 1]
        if (!factory) return company(of)
        return {
          ...say.factory(Number(place), factory, say.cubes(factory.resources), say.manager(factory.manager)),
          rule: 'BS-OPR-13',
        }
      },
      price: (id, { options }) => ({
        ...say.price(Number(id), stockMarket(options).pars.includes(Number(id))),
        rule: 'BS-PRC-01',
      }),
      appeal: (id) => {
        const bonus = APPEAL_BONUSES[Number(id)]
        return {
          ...say.appeal(Number(id), bonus ? book.bonuses[bonus] : null),
          rule: bonus ? BONUSES[bonus] : 'BS-APL-01',
        }
      },
      resource: (id) => ({ name: book.resources[id], ...say.resource(book.resources[id]), rule: 'BS-OPR-11' }),
      supply: (id) => {
        const [space, resource] = id.split('/') as [SupplySpace, ResourceId]
        return { name: book.resources[resource], ...say.supply(SUPPLY_PRICE[space]), rule: 'BS-OPR-08' }
      },
      car: (id) => ({ ...say.car(SUPPLY_PRICE[id]), rule: id === 'x' ? 'BS-OPR-09' : 'BS-SUP-01' }),
      window: (id) => {
        const [row, column] = id.split('/') as [IndustryId, Column]
        return {
          name: `${book.industries[row]}, ${book.columns[column]}`,
          ...say.window(FILL_BONUS[column]),
          rule: 'BS-DST-01',
        }
      },
      goal: (id) => ({ name: book.goals[id], ...say.goal(), rule: 'BS-SET-06' }),
      certificate: (id) => ({
        name: book.certificates[id],
        ...say.certificate(id, SHARES[id]),
        rule: id === 'director' ? 'BS-GEN-09' : 'BS-CRT-01',
      }),
    },
  }
}
