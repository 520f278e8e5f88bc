import type { Drill } from '@boardroom/board-kit'
import { EXCHANGE_RATE, PERSONAL, RESOURCES, type Resource } from '../../components/index.ts'
import { isFree } from '../../model/companies.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../../types.ts'
import { own, type Seen } from '../facts.ts'

type Hold = ReturnType<typeof own>['hold']

/** How many of the open sections can still be completed, with exchanges or without. */
function reachable(hold: Hold, open: readonly Resource[], exchanges: boolean): number {
  let most = 0
  for (let chosen = 0; chosen < 1 << open.length; chosen++) {
    const byTiles = open.filter((_, place) => chosen & (1 << place))
    const lack = byTiles.reduce((sum, each) => sum + Math.max(0, PERSONAL.cost - hold[each]), 0)
    const spare = RESOURCES.reduce(
      (sum, each) => sum + (byTiles.includes(each) ? Math.max(0, hold[each] - PERSONAL.cost) : hold[each]),
      0,
    )
    const help = hold.joker + (exchanges ? Math.floor(spare / EXCHANGE_RATE) : 0)
    if (lack <= help) most = Math.max(most, byTiles.length + Math.min(hold.favour, open.length - byTiles.length))
  }
  return most
}

function openOnes(sight: Seen): Resource[] {
  const { sections, tracks } = own(sight)
  return RESOURCES.filter((resource) => !sections.includes(resource) && !isFree(tracks, resource))
}

/** What is left afterwards completes as many others as possible. */
function isThrifty(move: RaisingChicagoMove, sight: Seen): boolean {
  if (move.type !== 'complete-section') return false
  const { hold } = own(sight)
  const { section, with: way } = move
  const left =
    way === 'favour'
      ? { ...hold, favour: hold.favour - 1 }
      : { ...hold, [section]: hold[section] - way.plain, joker: hold.joker - way.joker }
  const open = openOnes(sight)
  const others = open.filter((each) => each !== section)
  return 1 + reachable(left, others, false) === reachable(hold, open, false)
}

/** The last decision of the game. */
export const sections = {
  minutes: 2,
  seed: 'drill/29',
  bots: 'greedy',
  starts: (sight) => {
    const { hold } = own(sight)
    const open = openOnes(sight)
    const most = reachable(hold, open, false)
    return (
      sight.question?.step === 'personal-projects' &&
      hold.favour > 0 &&
      most > 1 &&
      most === reachable(hold, open, true) &&
      sight.moves.some((move) => move.type === 'complete-section' && !isThrifty(move, sight))
    )
  },
  beats: {
    scoring: { rule: 'RC-END-01' },
    personal: { at: () => ['desk'], rule: 'RC-END-14' },
    first: {
      asked: 'personal-projects',
      rule: 'RC-END-15',
      move: {
        lead: 'find',
        is: isThrifty,
        others: {
          waste: { is: (move) => move.type === 'complete-section' },
          end: { is: (move) => move.type === 'end-sections' },
        },
      },
    },
    second: {
      asked: 'personal-projects',
      rule: 'RC-END-18',
      move: {
        lead: 'find',
        is: isThrifty,
        others: { end: { is: (move) => move.type === 'end-sections' } },
      },
    },
  },
} as const satisfies Drill<RaisingChicago>
