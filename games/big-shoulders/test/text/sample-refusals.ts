import type { RefusalFacts, RefusalRule, Refused } from '../../refusals.ts'

type WhyOf<F> = F extends { why: infer W extends string } ? W : never
type FactsFor<F, W> = F extends { why: infer Y } ? (W extends Y ? Omit<F, 'why'> : never) : never

/** Facts for every rule, and for every case of those rules that have several: a missing one does not compile. */
type RefusalSamples = {
  [R in RefusalRule]: [WhyOf<RefusalFacts[R]>] extends [never]
    ? RefusalFacts[R]
    : { why: { [W in WhyOf<RefusalFacts[R]>]: FactsFor<RefusalFacts[R], W> } }
}

const SAMPLES: RefusalSamples = {
  'BS-GEN-01': { phase: 'stock', pending: false },
  'BS-GEN-04': { payer: 'spalding', have: 30, cost: 60 },
  'BS-GEN-09': { company: 'libby' },
  'BS-SET-14': { why: { turn: { asked: 1 }, must: {} } },
  'BS-FND-01': { company: 'elgin' },
  'BS-FND-02': { pars: [35, 40, 50, 60] },
  'BS-FND-03': { company: 'swift', par: 60, cost: 180, have: 175 },
  'BS-FND-04': { held: 15, limit: 14 },
  'BS-FND-10': {},
  'BS-CRT-02': { company: 'swift', shares: 6 },
  'BS-CRT-03': { held: 12, limit: 10 },
  'BS-CRT-04': { company: 'fairbank' },
  'BS-STK-01': { asked: 2 },
  'BS-STK-02': { excess: 1 },
  'BS-STK-04': {},
  'BS-STK-05': { why: { 'not-owned': {}, once: {}, nothing: {} } },
  'BS-STK-10': {},
  'BS-STK-11': {},
  'BS-STK-12': {},
  'BS-STK-13': { cost: 80, have: 75 },
  'BS-STK-14': { company: 'henderson' },
  'BS-STK-15': { company: 'doggett' },
  'BS-STK-18': { why: { sold: {}, nothing: {} } },
  'BS-DIR-08': { company: 'libby' },
  'BS-BLD-01': { why: { chosen: {} } },
  'BS-BLD-03': {},
  'BS-BLD-04': {},
  'BS-ACT-01': { asked: 0 },
  'BS-ACT-02': { why: { once: {}, first: {}, company: {} } },
  'BS-ACT-03': {},
  'BS-ACT-07': { company: 'brunswick' },
  'BS-ACT-09': {},
  'BS-ACT-10': {},
  'BS-ACT-13': { company: 'spalding', amount: 40, have: 30 },
  'BS-ACT-16': {},
  'BS-ACT-17': {},
  'BS-ACT-18': {},
  'BS-ACT-20': { company: 'spalding', cost: 40, have: 30 },
  'BS-ACT-21': { why: { 'no-space': { company: 'swift' }, 'at-least-one': {} } },
  'BS-ACT-28': { decade: 5 },
  'BS-ACT-33': { company: 'swift', amount: 150 },
  'BS-ACT-37': { why: { alike: {}, absent: {}, count: {} } },
  'BS-ACT-38': { why: { different: {}, absent: {}, count: {} } },
  'BS-ACT-41': { company: 'elgin', workers: 2 },
  'BS-EMP-01': { company: 'elgin' },
  'BS-EMP-03': {},
  'BS-AST-01': { asset: 'foundry', company: 'swift', cost: 70, have: 65 },
  'BS-AST-02': { why: { none: { company: 'swift' }, 'not-in-row': {} } },
  'BS-AST-08': { company: 'swift', slots: 1 },
  'BS-AST-15': { why: { exhausted: { asset: 'abattoir' }, none: { company: 'elgin' } } },
  'BS-AST-16': { asset: 'workshop' },
  'BS-AST-17': { company: 'libby', fee: 10 },
  'BS-AST-20': {},
  'BS-AST-21': { asset: 'backroom-deals' },
  'BS-AST-25': {},
  'BS-APL-08': { company: 'cracker-jack', bonus: 'share-value' },
  'BS-APL-13': {},
  'BS-AUT-01': {},
  'BS-AUT-02': {},
  'BS-OPR-03': {},
  'BS-OPR-04': { why: { late: {}, basic: {}, nothing: {} } },
  'BS-OPR-07': { company: 'anglo-american' },
  'BS-OPR-08': { why: { absent: {}, money: { company: 'libby', cost: 30, have: 25 } } },
  'BS-OPR-09': {},
  'BS-OPR-10': { why: { late: {}, ended: {}, haymarket: {} } },
  'BS-OPR-11': {},
  'BS-OPR-12': {},
  'BS-OPR-13': {
    why: { workers: {}, left: {}, done: {}, resources: { company: 'swift', lacking: { steel: 1, coal: 2 } } },
  },
  'BS-OPR-17': { count: 1 },
  'BS-DST-01': { company: 'swift', industry: 'meat-packing' },
  'BS-DST-02': { company: 'swift', goods: 1 },
  'BS-DST-03': {},
  'BS-DST-04': {},
  'BS-DST-08': { why: { room: {}, off: {} } },
  'BS-DST-10': {},
  'BS-DST-11': {},
  'BS-DIV-02': { why: { 'no-sale': { company: 'swift' }, 'no-production': { company: 'swift' } } },
  'BS-VAR-01': {},
}

export const ALL_REFUSALS = Object.entries(SAMPLES).flatMap(([rule, sample]): Refused[] => {
  if (!('why' in sample)) return [{ rule, ...sample } as Refused]
  return Object.entries(sample.why).map(([why, facts]) => ({ rule, why, ...facts }) as Refused)
})
