import type { CompanyId } from '../../components/index.ts'
import { countCubes } from '../../model/cubes.ts'
import { type AtOnce, moveFacts } from '../../text/facts/moves.ts'
import type { BigShouldersMove } from '../../types.ts'
import {
  type Claim,
  cashGained,
  companyAsked,
  companyIn,
  entriesOf,
  type Outcome,
  priceIn,
  treasuryGained,
} from './outcome.ts'
import { claimOfStaff, claimsOfPlacement, claimsOfRise } from './placements.ts'

type MoveType = BigShouldersMove['type']
type MoveOf<T extends MoveType> = Extract<BigShouldersMove, { type: T }>
type Claims = { readonly [T in MoveType]: ((move: MoveOf<T>, outcome: Outcome) => Claim[]) | null }

/** What each kind of move says beforehand; null if it says nothing that could be wrong. */
const claims: Claims = {
  found: (move, o) => {
    const { cost, par } = moveFacts.found(move)
    return [
      ['cost', -cost, cashGained(o)],
      ['treasury', cost, companyIn(o.after, move.company).treasury],
      ['share value', par, priceIn(o.after, move.company)],
    ]
  },
  sell: (move, o) => {
    const { sale } = moveFacts.sell(move, o.view)
    if (!sale) return [['a sale', true, false]]
    const asked = o.after.agenda.at(-1)?.step === 'price-protection'
    const lost =
      companyIn(o.before, move.company).director === o.seat && companyIn(o.after, move.company).director !== o.seat
    return [
      ['paid', sale.paid, cashGained(o)],
      ['share value before', sale.price.from, priceIn(o.before, move.company)],
      ['whether it may be protected', sale.protectable, asked],
      ['share value after', asked ? sale.price.from : sale.price.to, priceIn(o.after, move.company)],
      ['whether the Directorship is lost', sale.losesDirectorship, lost],
    ]
  },
  buy: (move, o) => {
    const { cost, takesOver } = moveFacts.buy(move, o.view)
    const before = companyIn(o.before, move.company).director
    return [
      ['cost', -(cost ?? 0), cashGained(o)],
      ['whether it takes the company over', takesOver, before !== companyIn(o.after, move.company).director],
    ]
  },
  'pass-stock': (move, o) => [
    ['whether the phase ends', moveFacts['pass-stock'](move, o.view).ends, o.after.phase !== 'stock'],
  ],
  'end-stock-turn': null,
  protect: (move, o) => {
    const { price, company } = moveFacts.protect(move, o.view)
    return [['share value', move.use ? price?.from : price?.to, priceIn(o.after, company)]]
  },
  'keep-building': null,
  build: (move, o) => {
    const { keep } = moveFacts.build(move, o.view)
    return [['the Building kept', true, keep !== null && o.after.players[o.seat]?.hand.includes(keep)]]
  },
  place: (move, o) => claimsOfPlacement(moveFacts.place(move, o.view), o),
  'first-place': (move, o) => {
    const { place } = moveFacts['first-place'](move, o.view)
    return [['place', move.take ? 1 : place, o.after.turnOrder.indexOf(o.seat) + 1]]
  },
  hire: (move, o) => {
    const { cost, fills } = moveFacts.hire(move, o.view)
    const company = companyAsked(o) as CompanyId
    return [['cost', -cost, treasuryGained(o, company)], claimOfStaff(fills, move.factory, company, o)]
  },
  'stop-hiring': null,
  'buy-asset': (move, o) => {
    const { cost, atOnce, keeps } = moveFacts['buy-asset'](move, o.view)
    const company = companyAsked(o) as CompanyId
    const kept = entriesOf(o.all, 'asset-kept').length > 0
    return [
      ['cost', cost, entriesOf(o.entries, 'asset-bought')[0]?.cost],
      ['whether it can be kept', keeps, kept],
      ...(atOnce ?? []).flatMap((bonus) => claimsOfBonus(bonus, company, o)),
    ]
  },
  'keep-asset': (move, o) => {
    const { instead, exhausted } = moveFacts['keep-asset'](move, o.view)
    const { asset } = companyIn(o.after, companyAsked(o))
    return [
      ['kept', [move.asset, exhausted], [asset?.id, asset?.exhausted]],
      ['removed', instead, o.after.removed.assets.at(-1)],
    ]
  },
  take: (move, o) => [
    ['cubes', countCubes(moveFacts.take(move).cubes), countCubes(o.before.haymarket) - countCubes(o.after.haymarket)],
  ],
  'place-worker': (move, o) => {
    const { fills } = moveFacts['place-worker'](move, o.view)
    return [claimOfStaff(fills, move.factory, companyAsked(o) as CompanyId, o)]
  },
  'appoint-manager': (move, o) => [
    ['whether it is led', true, companyIn(o.after, companyAsked(o)).factories[move.factory - 1]?.manager],
  ],
  automate: (move, o) => {
    const { extraGood } = moveFacts.automate(move, o.view)
    const { workers, automated } = companyIn(o.before, companyAsked(o)).factories[move.factory - 1] ?? {}
    const full = { workers: 0, automated: 0, ...companyIn(o.after, companyAsked(o)).factories[move.factory - 1] }
    return [
      ['whether it is fully automated', extraGood && full.workers === 0, workers === 1 && extraGood],
      ['tokens', (automated ?? 0) + 1, full.automated],
    ]
  },
  relocate: (move, o) => {
    const { to, fills } = moveFacts.relocate(move, o.view)
    const staffed = typeof to === 'number' ? [claimOfStaff(fills, to, companyAsked(o) as CompanyId, o)] : []
    return [['where to', to, entriesOf(o.entries, 'relocated')[0]?.to], ...staffed]
  },
  'decline-bonus': null,
  'take-bonus': (move, o) => {
    const { bonus, price } = moveFacts['take-bonus'](move, o.view)
    const value: Claim[] = price ? [['share value', price.to, priceIn(o.after, companyAsked(o))]] : []
    return [['bonus', bonus, entriesOf(o.entries, 'appeal-bonus')[0]?.bonus], ...value]
  },
  'take-cash': (move, o) => [['cash', moveFacts['take-cash'](move, o.view).amount, treasuryGained(o, companyAsked(o))]],
  trade: (move, o) => [
    ['given', 2, o.after.haymarket[move.give] - o.before.haymarket[move.give]],
    ['taken', 1, o.before.haymarket[move.take] - o.after.haymarket[move.take]],
  ],
  activate: (move, o) => {
    const { fee, cubes, price, rise, asset } = moveFacts.activate(move, o.view)
    const took = entriesOf(o.entries, 'took')[0]?.cubes
    return [
      ['asset', asset, entriesOf(o.entries, 'activated')[0]?.asset],
      ['fee', 0 - fee, treasuryGained(o, move.company)],
      ['cubes', cubes ? countCubes(cubes.cubes) : 0, took ? countCubes(took) : 0],
      ['share value', price ? price.to : priceIn(o.before, move.company), priceIn(o.after, move.company)],
      ...(rise ? claimsOfRise(rise, 0, move.company, o) : []),
    ]
  },
  'discard-asset': (move, o) => [
    ['discarded', moveFacts['discard-asset'](move, o.view).asset, o.after.removed.assets.at(-1)],
  ],
  'pass-action': (move, o) => [
    ['unused Partners', moveFacts['pass-action'](move, o.view).unused, o.before.players[o.seat]?.partners.unplaced],
    ['whether it is final', true, o.after.phase !== 'action' || o.after.players[o.seat]?.passed],
  ],
  'end-action-turn': null,
  issue: (move, o) => {
    const { effect } = moveFacts.issue(move, o.view)
    const company = o.before.turn?.company
    return [
      ['paid', effect?.paid, treasuryGained(o, company)],
      ['share value', effect?.price.to, priceIn(o.after, company)],
    ]
  },
  purchase: (move, o) => [['cost', -(moveFacts.purchase(move).cost ?? 0), treasuryGained(o, o.before.turn?.company)]],
  produce: (move, o) => {
    const { made } = moveFacts.produce(move, o.view)
    const company = o.before.turn?.company as CompanyId
    const partners = entriesOf(o.entries, 'partner').filter(({ from }) => from === 'factories').length
    return [
      [
        'Goods',
        (made?.goods ?? 0) + (made?.bonus?.goods ?? 0),
        companyIn(o.after, company).goods - companyIn(o.before, company).goods,
      ],
      ['Partner', made?.partner, partners === 1],
      ['Manager', made?.bonus !== null, companyIn(o.before, company).factories[move.factory - 1]?.manager],
      ...(made?.rise ? claimsOfRise(made.rise, 0, company, o) : []),
    ]
  },
  'end-production': (move, o) => [
    ['Goods of tokens', moveFacts['end-production'](move, o.view).tokens, entriesOf(o.entries, 'goods')[0]?.count ?? 0],
  ],
  'sell-goods': (move, o) => {
    const { sale } = moveFacts['sell-goods'](move, o.view)
    const [sold] = entriesOf(o.entries, 'goods-sold')
    return [['sale', [sale?.revenue, sale?.bonus], [sold?.revenue, sold?.bonus]]]
  },
  'pay-dividends': (move, o) => {
    const { payout } = moveFacts['pay-dividends'](move, o.view)
    const company = o.before.turn?.company
    return [
      ['per share', payout?.perShare, entriesOf(o.entries, 'dividends')[0]?.perShare],
      ['yours', payout?.yours, cashGained(o)],
      ['treasury', payout?.treasury, treasuryGained(o, company)],
      ['share value', payout?.price.to, priceIn(o.after, company)],
    ]
  },
  withhold: (move, o) => {
    const { kept } = moveFacts.withhold(move, o.view)
    const company = o.before.turn?.company
    const asked = o.after.agenda.at(-1)?.step === 'price-protection'
    return [
      ['treasury', kept?.revenue, treasuryGained(o, company)],
      ['whether it may be protected', kept?.protectable, asked],
      ['share value', asked ? kept?.price.from : kept?.price.to, priceIn(o.after, company)],
    ]
  },
  'end-operating-turn': (move, o) => [
    ['company', moveFacts['end-operating-turn'](move, o.view).company, o.before.turn?.company],
  ],
}

function claimsOfBonus(bonus: AtOnce, company: CompanyId, o: Outcome): Claim[] {
  if (bonus.what === 'appeal') return claimsOfRise(bonus, 0, company, o)
  const lost = entriesOf(o.all, 'lost').some(
    ({ piece }) => piece === (bonus.what === 'worker' ? 'worker' : 'automation'),
  )
  return [[bonus.what, bonus.possible, !lost]]
}

export function claimsOf<T extends MoveType>(move: MoveOf<T>, outcome: Outcome): Claim[] {
  const type: T = move.type
  return claims[type]?.(move, outcome) ?? []
}
