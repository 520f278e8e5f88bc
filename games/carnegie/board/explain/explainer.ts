import { type Explainer, type Explanation, type IconMeaning, withRules } from '@boardroom/board-kit'
import type { RuleHelp } from '@boardroom/kernel'
import {
  type ActionId,
  cityOf,
  type DepartmentId,
  DONATION_IDS,
  departmentOf,
  donationOf,
  type Gain,
  PROJECT_GOODS,
  type RegionId,
  type StartDepartmentId,
  slotOf,
  TILE_IDS,
  type TileId,
  TRACK_END,
  TRACKS,
  trackSpace,
} from '../../components/index.ts'
import { eventAt } from '../../model/timeline.ts'
import type { RuleId } from '../../rule-ids.ts'
import type { NameBook } from '../../text/catalogue.ts'
import type { Carnegie } from '../../types.ts'
import type { SignName } from '../signs.tsx'
import type { BoardWords } from '../words/en.ts'
import type { HouseIcon, Part, Things } from './things.ts'

type Words = Omit<Explanation, 'rule'>
type Nameless = Omit<Words, 'name'>
type Told = Omit<IconMeaning, 'rule'>

/** What a language says about the things of this board; departments and donations have their rules for it. */
export interface Sentences {
  readonly words: BoardWords
  readonly book: NameBook
  readonly rules: Readonly<Record<string, RuleHelp>>
  readonly actions: Readonly<Record<ActionId, string>>
  readonly actionKind: string
  readonly actionWhen: string
  event(income: string | null, donation: boolean): Words
  department(start: boolean, desks: number, cost: number): Pick<Words, 'cost' | 'when'>
  departmentKind(start: boolean, type: string): string
  donation(formula: string): Pick<Words, 'kind' | 'cost' | 'when'>
  city(takes: string | null, vp: number, link: number, symbol: boolean): Nameless
  region(name: string): Nameless
  station(number: number, level: string, income: string, step: number | null): Nameless
  gain(gain: Gain): string
  project(goods: number): Nameless
  readonly parts: Readonly<Record<Part, Words>>
  readonly icons: Readonly<Record<SignName | HouseIcon, Told>>
}

const PARTS: Readonly<Record<Part, RuleId>> = {
  'start-player': 'CG-ROU-03',
  ready: 'CG-USE-02',
  returning: 'CG-INC-01',
  links: 'CG-NET-05',
  lobby: 'CG-EMP-05',
  'empty-room': 'CG-END-04',
  standing: 'CG-EMP-03',
  lying: 'CG-ACV-01',
  used: 'CG-USE-02',
  permanent: 'CG-EMP-09',
  desk: 'CG-ACV-02',
  steps: 'CG-EMP-06',
  research: 'CG-RND-03',
  money: 'CG-GEN-03',
  goods: 'CG-GEN-04',
  score: 'CG-END-01',
  'to-hire': 'CG-GEN-11',
  discs: 'CG-GEN-12',
  'next-donation': 'CG-DON-03',
  donations: 'CG-DON-01',
  joker: 'CG-JOK-01',
  sides: 'CG-DEC-01',
  'last-space': 'CG-TRA-05',
  andrew: 'CG-SOL-02',
  'andrew-card': 'CG-SOL-14',
  'vp-cards': 'CG-SOL-24',
  active: 'CG-END-03',
}

const ICONS: Readonly<Record<SignName | HouseIcon, RuleId>> = {
  hr: 'CG-HR-01',
  management: 'CG-MGT-02',
  construction: 'CG-CON-01',
  rnd: 'CG-RND-01',
  housing: 'CG-CON-02',
  commerce: 'CG-CON-02',
  industry: 'CG-CON-02',
  infrastructure: 'CG-CON-02',
  west: 'CG-INC-01',
  midwest: 'CG-INC-01',
  east: 'CG-INC-01',
  south: 'CG-INC-01',
  wagon: 'CG-TRA-03',
  stagecoach: 'CG-TRA-03',
  railroad: 'CG-TRA-03',
  joined: 'CG-NET-03',
  whole: 'CG-NET-01',
  donation: 'CG-DON-01',
  vp: 'CG-GEN-06',
  bulb: 'CG-RND-03',
  steps: 'CG-EMP-06',
  mission: 'CG-EMP-10',
  cap: 'CG-DON-08',
  joker: 'CG-JOK-01',
  tile: 'CG-MGT-02',
  permanent: 'CG-EMP-09',
  good: 'CG-GEN-04',
  employee: 'CG-EMP-03',
  dot: 'CG-CON-05',
  home: 'CG-EMP-05',
}

const ACTION_RULES: Readonly<Record<ActionId, RuleId>> = {
  hr: 'CG-HR-01',
  management: 'CG-MGT-02',
  construction: 'CG-CON-01',
  rnd: 'CG-RND-01',
}

const START_RULES: Readonly<Record<StartDepartmentId, RuleId>> = {
  'start-hr': 'CG-HR-01',
  'start-finance': 'CG-MGT-01',
  'start-planning': 'CG-MGT-02',
  'start-construction': 'CG-CON-01',
  'start-rnd': 'CG-RND-01',
}

/** Rules of tiles and donations are numbered in their order. */
const FIRST_DONATION = 11

function numbered(chapter: 'DEP' | 'DON', number: number): RuleId {
  return `CG-${chapter}-${String(number).padStart(2, '0')}` as RuleId
}

function isStart(id: DepartmentId): id is StartDepartmentId {
  return id in START_RULES
}

/** Everything on the board in one language: the facts from the components, the sentences from the language. */
export function explainerOf(say: Sentences): Explainer<Carnegie, Things, SignName | HouseIcon> {
  const { words, book, rules } = say
  const parts = withRules(say.parts, PARTS)
  const department = (id: DepartmentId): Explanation<RuleId> => {
    const { type, desks, deskCost } = departmentOf(id)
    const rule = isStart(id) ? START_RULES[id] : numbered('DEP', TILE_IDS.indexOf(id as TileId) + 1)
    return {
      name: book.departments[id],
      kind: say.departmentKind(isStart(id), book.actions[type]),
      what: rules[rule]?.text ?? '',
      ...say.department(isStart(id), desks, deskCost),
      rule,
    }
  }
  return {
    icons: withRules(say.icons, ICONS),
    things: {
      department,
      part: (id) => parts[id],
      action: (id) => ({
        name: book.actions[id],
        kind: say.actionKind,
        what: say.actions[id],
        when: say.actionWhen,
        rule: ACTION_RULES[id],
      }),
      cell: (id, { board }) => {
        const [row, cell] = id.split('/') as [ActionId, string]
        const { income, donation } = eventAt(board, row, Number(cell))
        return {
          ...say.event(income ? book.regions[income].in : null, donation),
          rule: income && donation ? 'CG-EVT-03' : income ? 'CG-INC-01' : 'CG-DON-01',
        }
      },
      city: (id) => {
        const { name, size, vp, link, transportSymbol } = cityOf(id)
        return { name, ...say.city(null, vp, link, transportSymbol), kind: book.sizes[size], rule: 'CG-END-07' }
      },
      slot: (id) => {
        const { city, accepts } = slotOf(id)
        const { name, size, vp, link, transportSymbol } = cityOf(city)
        const takes = accepts === 'any' ? words.anyProject : book.projects[accepts]
        return {
          name,
          ...say.city(takes, vp, link, transportSymbol),
          kind: `${book.sizes[size]}: ${takes}`,
          rule: 'CG-CON-05',
        }
      },
      region: (id) => ({ name: book.regions[id].name, ...say.region(book.regions[id].in), rule: 'CG-EMP-10' }),
      station: (id) => {
        const [region, number] = id.split('/') as [RegionId, string]
        const { level, income, step } = trackSpace(region, Number(number))
        const last = Number(number) === TRACK_END ? say.gain(TRACKS[region].reward) : null
        const told = say.station(Number(number), book.levels[level], say.gain(income), step)
        return {
          name: `${book.regions[region].name}, ${book.levels[level]}`,
          ...told,
          what: last ? `${told.what} ${words.lastSpaceReward}: ${last}.` : told.what,
          rule: 'CG-TRA-02',
        }
      },
      donation: (id) => {
        const rule = numbered('DON', DONATION_IDS.indexOf(id) + FIRST_DONATION)
        const { category, formula } = donationOf(id)
        return {
          name: book.donations[id],
          what: rules[rule]?.text ?? '',
          ...say.donation(words.formula(formula)),
          kind: book.categories[category],
          rule,
        }
      },
      project: (id) => ({ name: book.projects[id], ...say.project(PROJECT_GOODS[id]), rule: 'CG-CON-01' }),
    },
  }
}
