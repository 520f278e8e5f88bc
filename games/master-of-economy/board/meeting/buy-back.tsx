import { SeatMark, Spot } from '@boardroom/board-kit'
import { useState } from 'react'
import type { CompanyId, PacketSize } from '../../components/index.ts'
import { SIZES } from '../../components/index.ts'
import { isSeat } from '../../model/money.ts'
import { companyOf } from '../../model/players.ts'
import { holderOf, shareValueOf } from '../../model/shares.ts'
import { buyBackPrice } from '../../steps/meeting/buy-back.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Crest } from '../signs.tsx'
import { useKind } from './choice.tsx'

/** A packet, then how many of its shares, all at first: down and up, with the price, what stays in the purse and with the holder. */
export function BuyBack({ company }: { readonly company: CompanyId }) {
  const { board, words, names } = useDrawing()
  const moves = useKind('buy-back')
  const [wanted, setWanted] = useState<{ packet: PacketSize; shares: number } | null>(null)
  const packets = SIZES.filter((size) => {
    const holder = holderOf(board, company, size)
    return holder !== null && holder !== 'bank'
  })
  const open = packets.filter((size) => moves.some((move) => move.packet === size))
  const packet = wanted && open.includes(wanted.packet) ? wanted.packet : open[0]
  const counts = moves.filter((move) => move.packet === packet).map(({ shares }) => shares)
  const shares = counts.find((count) => count === wanted?.shares) ?? counts.at(-1)
  const move = moves.find((each) => each.packet === packet && each.shares === shares)
  const step = (by: number): void => {
    const next = counts[shares === undefined ? -1 : counts.indexOf(shares) + by]
    if (packet && next) setWanted({ packet, shares: next })
  }
  const holder = packet ? holderOf(board, company, packet) : null
  const { cash } = companyOf(board, company)
  return (
    <div className="me-buy-back" {...shows('part', 'buy-back')}>
      <ul className="me-held" aria-label={words.ownership}>
        {packets.map((size) => {
          const owner = holderOf(board, company, size)
          if (owner === null || owner === 'bank') return null
          return (
            <li key={size}>
              <button
                type="button"
                className={`me-held-packet me-${company}`}
                aria-pressed={size === packet}
                disabled={!open.includes(size)}
                {...shows('packet', `${company}/${size}`)}
                onClick={() => setWanted({ packet: size, shares: 0 })}
              >
                <b>{size}</b>
                {isSeat(owner) ? (
                  <SeatMark seat={owner} size={18} label={names.seat(owner)} />
                ) : (
                  <Crest company={owner} size={18} label />
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {packet && shares && move && holder !== null && holder !== 'bank' && (
        <div className="me-stepper">
          <button type="button" aria-label={words.fewer} disabled={shares === counts[0]} onClick={() => step(-1)}>
            −
          </button>
          <output>
            <b>{shares}</b> {words.sharesOf(packet)}
          </output>
          <button
            type="button"
            aria-label={words.moreShares}
            disabled={shares === counts.at(-1)}
            onClick={() => step(1)}
          >
            +
          </button>
          <p>
            {words.buyBackCost(buyBackPrice(board, company, shares), shareValueOf(board, company))}
            <br />
            {words.buyBackRest(cash - buyBackPrice(board, company, shares), packet - shares)}
          </p>
          <Spot moves={[move]} label={words.buyBackDo(shares)} className="me-option me-option-main">
            <strong>{words.buyBackDo(shares)}</strong>
          </Spot>
        </div>
      )}
    </div>
  )
}
