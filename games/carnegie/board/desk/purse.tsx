import { Figure, Icon, type Mark, Spot, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { ReactNode } from 'react'
import { capOf, donationCost } from '../../model/donations.ts'
import { playerAt } from '../../model/players.ts'
import { scoreOf } from '../../scoring.ts'
import type { CarnegieMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Disc, Person } from '../pieces.tsx'
import { at } from '../places.ts'
import { Sign } from '../signs.tsx'

/** What a company has: money, goods, points, people to hire, discs, jokers, the reserved tile. */
export function Purse({ seat }: { readonly seat: Seat }) {
  const { board, after, words } = useDrawing()
  const player = playerAt(board, seat)
  const next = after?.players[seat]
  return (
    <div className="cg-purse">
      <Holding mark={shows('part', 'money')} label={words.money} place={at.money(seat)}>
        <Figure className="cg-money" value={player.money} next={next?.money} write={words.dollars} />
      </Holding>
      <Goods seat={seat} />
      <Holding mark={shows('part', 'score')} label={words.score}>
        <span className="cg-star">★</span>
        <Figure value={scoreOf(board, seat).total} next={after ? scoreOf(after, seat).total : undefined} />
      </Holding>
      <Holding mark={shows('part', 'to-hire')} label={words.toHire}>
        <Person seat={seat} posture="lying" size={22} />
        <Figure value={player.employees} next={next?.employees} />
      </Holding>
      <Holding mark={shows('part', 'discs')} label={words.discs}>
        <Disc owner={seat} size={16} />
        <b>{player.discs}</b>
      </Holding>
      <Holding mark={shows('part', 'next-donation')} label={words.nextDonation(capOf(player))}>
        <Sign name="donation" size={20} />
        <Figure value={donationCost(player)} next={next && donationCost(next)} write={words.dollars} />
        <small>≤{capOf(player)}</small>
      </Holding>
      <Joker seat={seat} />
      {player.reserve && (
        <Holding mark={shows('department', player.reserve)} label={words.reserve} className="cg-reserved">
          <Sign name="tile" size={18} />
          <small>{words.short[player.reserve]}</small>
        </Holding>
      )}
    </div>
  )
}

interface HoldingProps {
  readonly label: string
  readonly place?: string
  readonly mark: Mark
  readonly className?: string
  readonly children: ReactNode
}

function Holding({ label, place, mark, className = '', children }: HoldingProps) {
  return (
    <span className={`cg-holding ${className}`} data-now={label} data-place={place} {...mark}>
      <span className="visually-hidden">{label}</span>
      {children}
    </span>
  )
}

/** Goods can be sold at any time. */
function Goods({ seat }: { readonly seat: Seat }) {
  const { board, after, words, seat: own } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const player = playerAt(board, seat)
  const sell = seat === own ? moves.filter((move) => move.type === 'sell-good') : []
  return (
    <Spot
      moves={sell}
      label={`${words.goods}: ${player.goods}. ${words.sellOne}`}
      place={at.goods(seat)}
      className="cg-holding cg-goods"
      {...shows('part', 'goods')}
    >
      <Icon name="good" size={20} />
      <Figure value={player.goods} next={after?.players[seat]?.goods} />
    </Spot>
  )
}

function Joker({ seat }: { readonly seat: Seat }) {
  const { board, words, seat: own } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  if (playerAt(board, seat).jokers === 0) return null
  const play = seat === own ? moves.filter((move) => move.type === 'play-joker') : []
  return (
    <Spot moves={play} label={words.joker} className="cg-holding" {...shows('part', 'joker')}>
      <Sign name="joker" size={20} />
    </Spot>
  )
}
