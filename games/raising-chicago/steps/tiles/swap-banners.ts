import { type MoveOf, type Seat, selection } from '@boardroom/kernel'
import { BANNER_SPACE_IDS } from '../../components/index.ts'
import { asking, type Kind } from '../../types.ts'

const fields = { spaces: selection(BANNER_SPACE_IDS, 2) }

export type SwapBanners = MoveOf<'swap-banners', typeof fields>

const MOVES: readonly SwapBanners[] = BANNER_SPACE_IDS.flatMap((first, i) =>
  BANNER_SPACE_IDS.slice(i + 1).map((second) => ({ type: 'swap-banners' as const, spaces: [first, second] })),
)

/** Tile 10: two of the nine banners change places (RC-OUT-15). */
const swap: Kind<{ seat: Seat }, SwapBanners> = {
  type: 'swap-banners',
  rule: 'RC-OUT-15',
  fields,
  candidates: () => MOVES,
  refuse: (_state, _params, _seat, { spaces: [first, second] }) =>
    first && second && first !== second ? null : { rule: 'RC-OUT-15' },
  apply(turn, _params, seat, { spaces }) {
    const { banners } = turn.state
    const [a = 0, b = 0] = spaces.map((space) => BANNER_SPACE_IDS.indexOf(space))
    const [first, second] = [banners[a], banners[b]]
    if (first && second) {
      banners[a] = second
      banners[b] = first
    }
    turn.log({ type: 'banners', seat, spaces })
    turn.done()
  },
}

export const swapBanners = asking({
  name: 'swap-banners',
  seats: (_state, { seat }: { seat: Seat }) => [seat],
  moves: [swap],
})
