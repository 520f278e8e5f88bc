import type { Entry, Source } from '../entries.ts'
import type { RuleId } from '../rule-ids.ts'

const RULES: Readonly<Record<Exclude<Entry['type'], 'gained'>, RuleId>> = {
  round: 'RC-ANN-01',
  markers: 'RC-ANN-06',
  placed: 'RC-BID-05',
  toll: 'RC-BID-09',
  exchanged: 'RC-PAY-06',
  won: 'RC-WIN-02',
  uncovered: 'RC-WIN-06',
  'no-bid': 'RC-WIN-04',
  poverty: 'RC-PAY-11',
  paid: 'RC-PAY-04',
  symbol: 'RC-RAI-02',
  final: 'RC-RAI-04',
  'no-extension': 'RC-SUP-02',
  advanced: 'RC-CMP-02',
  'track-end': 'RC-CMP-07',
  raised: 'RC-RAI-05',
  moved: 'RC-MOV-04',
  storeys: 'RC-RAI-09',
  'prestige-raised': 'RC-MOV-08',
  'prestige-revealed': 'RC-MOV-14',
  neighbourhood: 'RC-NBH-04',
  card: 'RC-CRD-01',
  produced: 'RC-PRO-01',
  'used-tile': 'RC-OUT-01',
  took: 'RC-OUT-14',
  'storey-added': 'RC-OUT-11',
  banners: 'RC-OUT-15',
  section: 'RC-END-15',
  letters: 'RC-CCL-07',
  'ward-tile': 'RC-END-04',
  scored: 'RC-END-01',
  winners: 'RC-END-22',
}

const REWARDS: Readonly<Record<Source, RuleId>> = {
  project: 'RC-RAI-03',
  site: 'RC-RAI-07',
  column: 'RC-CMP-05',
  card: 'RC-PRO-02',
  tile: 'RC-OUT-01',
  neighbourhood: 'RC-NBH-06',
}

/** The rule by which something happened. */
export function entryRule(entry: Entry): RuleId {
  return entry.type === 'gained' ? REWARDS[entry.from] : RULES[entry.type]
}
