import type { Seat } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, type PacketSize, SHARES, SIZES, shareValue } from '../components/index.ts'
import type { Holder, MasterOfEconomyState, Public, Shares } from '../state.ts'
import { managerOf } from './players.ts'

/** Where all packets are: of the state, or of what a viewer sees of it. */
type Packets = Pick<Public, 'shares'>
type Voting = Pick<Public, 'shares' | 'order' | 'companies'>
/** ... and everybody who may hold them. */
export type Holders = Packets & Pick<Public, 'order'> & { readonly players: readonly unknown[] }

/** The shares of a company in play, or of the shadow company. */
export function sharesOf(state: Packets, issuer: CompanyId): Shares {
  const shares = state.shares[issuer]
  if (!shares) throw new Error(`${issuer} has no shares in this game`)
  return shares
}

export function issuers(state: Packets): CompanyId[] {
  return COMPANIES.filter((id) => state.shares[id])
}

export function shareValueOf(state: Packets, issuer: CompanyId): number {
  return shareValue(sharesOf(state, issuer).points)
}

export function holderOf(state: Packets, issuer: CompanyId, size: number): Holder | 'bank' | null {
  return state.shares[issuer]?.packets[size - 1] ?? null
}

export function movePacket(state: MasterOfEconomyState, issuer: CompanyId, size: number, to: Holder | 'bank'): void {
  sharesOf(state, issuer).packets[size - 1] = to
}

/** The sizes of a holder's packets of one issuer. */
export function packetsOf(state: Packets, issuer: CompanyId, holder: Holder | 'bank'): PacketSize[] {
  return SIZES.filter((size) => holderOf(state, issuer, size) === holder)
}

export function heldBy(state: Packets, issuer: CompanyId, holder: Holder | 'bank'): number {
  const packets = state.shares[issuer]?.packets
  if (!packets) return 0
  let sum = 0
  for (let i = 0; i < packets.length; i++) if (packets[i] === holder) sum += i + 1
  return sum
}

/** Shares of all holders, players and companies (ME-GEN-10). */
export function issued(state: Packets, issuer: CompanyId): number {
  return SHARES - heldBy(state, issuer, 'bank')
}

/** Shares of all players together. */
export function heldByPlayers(state: Packets, issuer: CompanyId): number {
  const { packets } = sharesOf(state, issuer)
  let sum = 0
  for (let i = 0; i < packets.length; i++) if (typeof packets[i] === 'number') sum += i + 1
  return sum
}

/** Packets that any player holds. */
export function packetsOfPlayers(state: Packets, issuer: CompanyId): number {
  return sharesOf(state, issuer).packets.filter((holder) => typeof holder === 'number').length
}

/** The votes a seat controls: its own shares and those of the companies it manages now (ME-MTG-11, ME-MTG-43). */
export function votesOf(state: Voting, issuer: CompanyId, seat: Seat): number {
  let votes = heldBy(state, issuer, seat)
  for (const id of state.order) if (managerOf(state, id) === seat) votes += heldBy(state, issuer, id)
  return votes
}

/** Everybody who holds shares of this company, with how many: players first, then companies in their order. */
export function holdings(state: Holders, issuer: CompanyId): { holder: Holder; shares: number }[] {
  const holders: Holder[] = [...state.players.keys(), ...state.order]
  return holders.map((holder) => ({ holder, shares: heldBy(state, issuer, holder) })).filter(({ shares }) => shares > 0)
}
