import { certificateLimit, certificatesOf } from '../../model/players.ts'
import { asking } from '../../types.ts'
import { type Selling, sell } from './sell.ts'

/** A player above the certificate limit sells down to it or below before the first stock turn (BS-STK-02). */
export const sellDown = asking({
  name: 'sell-down',
  seats: (state, { seat }: Selling) => (certificatesOf(state, seat) > certificateLimit(state) ? [seat] : []),
  moves: [sell],
})
