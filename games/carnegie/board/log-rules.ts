import { type DepartmentId, TILE_IDS, type TileId, tileNumber } from '../components/index.ts'
import type { Entry, LapsedAt } from '../entries.ts'
import type { RuleId } from '../rule-ids.ts'

type Plain = Exclude<Entry['type'], 'action' | 'used' | 'traded' | 'donated' | 'lapsed' | 'andrew-shifts'>

const RULES: Readonly<Record<Plain, RuleId>> = {
  sides: 'CG-SET-06',
  'first-start-player': 'CG-SET-10',
  'neutral-disc': 'CG-AFF-03',
  'first-project': 'CG-SET-13',
  reserved: 'CG-SET-15',
  round: 'CG-ROU-01',
  marker: 'CG-ACT-08',
  returned: 'CG-INC-01',
  'transport-income': 'CG-INC-03',
  'project-income': 'CG-INC-06',
  'choice-income': 'CG-INC-09',
  hired: 'CG-EMP-05',
  'nobody-to-hire': 'CG-GEN-11',
  joker: 'CG-JOK-01',
  stepped: 'CG-EMP-06',
  built: 'CG-MGT-02',
  assigned: 'CG-DEP-08',
  project: 'CG-CON-01',
  'instant-income': 'CG-CON-09',
  developed: 'CG-RND-03',
  advanced: 'CG-RND-03',
  'last-space': 'CG-TRA-05',
  sold: 'CG-GEN-04',
  activated: 'CG-ACV-01',
  'andrew-reveals': 'CG-SOL-09',
  'andrew-donates': 'CG-SOL-13',
  'andrew-takes': 'CG-SOL-16',
  'andrew-builds': 'CG-SOL-17',
  'andrew-advances': 'CG-SOL-18',
  'andrew-files': 'CG-SOL-21',
  paid: 'CG-DON-33',
  score: 'CG-END-01',
  'andrew-score': 'CG-SOL-31',
  winners: 'CG-END-11',
}

/** Whose end lets steps and research points lapse. */
const LAPSES: Readonly<Record<LapsedAt, RuleId>> = {
  setup: 'CG-SET-16',
  event: 'CG-RND-08',
  department: 'CG-HR-04',
  turn: 'CG-USE-12',
}

/** What makes Andrew's card shift. */
const SHIFTS: Readonly<Record<Extract<Entry, { type: 'andrew-shifts' }>['reason'], RuleId>> = {
  donation: 'CG-SOL-13',
  hr: 'CG-SOL-15',
  tiles: 'CG-SOL-16',
  cities: 'CG-SOL-17',
  steps: 'CG-SOL-18',
}

const START: Readonly<Record<Exclude<DepartmentId, TileId>, RuleId>> = {
  'start-hr': 'CG-HR-01',
  'start-finance': 'CG-MGT-01',
  'start-planning': 'CG-MGT-02',
  'start-construction': 'CG-CON-01',
  'start-rnd': 'CG-RND-01',
}

/** Each tile has a rule of its own, by its number. */
function departmentRule(id: DepartmentId): RuleId {
  const tile = TILE_IDS.find((each) => each === id)
  return tile
    ? (`CG-DEP-${String(tileNumber(tile)).padStart(2, '0')}` as RuleId)
    : START[id as Exclude<DepartmentId, TileId>]
}

/** The rule by which something happened. */
export function entryRule(entry: Entry): RuleId {
  switch (entry.type) {
    case 'action':
      if (entry.flipped) return 'CG-ACT-04'
      return entry.chooser === 'andrew' ? 'CG-SOL-10' : 'CG-ACT-01'
    case 'used':
    case 'traded':
      return departmentRule(entry.department)
    case 'donated':
      return entry.copy ? 'CG-DEP-15' : 'CG-DON-06'
    case 'lapsed':
      return LAPSES[entry.at]
    case 'andrew-shifts':
      return SHIFTS[entry.reason]
    default:
      return RULES[entry.type]
  }
}
