import { Icon, SeatMark, Spot, useHands } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { charterOf, stockMarket } from '../../components/index.ts'
import { poolShares, priceOf, sharesOf, unsoldShares } from '../../model/company.ts'
import { perShareOf } from '../../model/dividends.ts'
import { priceAfter, priceAfterPayout } from '../../model/prices.ts'
import type { Company, OperatingTurn } from '../../state.ts'
import { isProtectionReady } from '../../steps/stock/price-protection.ts'
import type { BigShouldersMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { Crest } from '../crest.tsx'
import { shows } from '../explain/things.ts'
import { useSales, Windows } from './sales.tsx'

/** The dividend of the company that operates, in figures. */
export function Dividends() {
  const { board } = useDrawing()
  const { turn } = board
  const company = turn && board.companies[turn.company]
  return turn && company ? <Sheet turn={turn} company={company} /> : null
}

/** Emergency fundraising: possible only as the very first thing of a turn, so it stands on top of the desk. */
export function Fundraising({ company }: { readonly company: Company }) {
  const { view, words } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const help = words.fundraisingHelp(unsoldShares(company), priceOf(company, view.options))
  const issues = moves.filter((move) => move.type === 'issue')
  return (
    <Spot
      moves={issues}
      why={{ type: 'issue', common: 1, preferred: 0 }}
      label={`${words.fundraising}. ${help}`}
      className="fundraising"
      {...shows('part', 'fundraising')}
    >
      <Icon name="bank" size={20} />
      <strong>{words.fundraising}</strong>
      <span>{help}</span>
    </Spot>
  )
}

/** A slip with the revenue, and two papers: who gets what and where the price goes if it is paid out, or kept. */
function Sheet({ turn, company }: { readonly turn: OperatingTurn; readonly company: Company }) {
  const { view, board, after, words, names } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const coming = after?.turn?.company === turn.company ? after.turn.revenue : undefined
  const meant = coming !== undefined && coming > turn.revenue && after?.turn?.stage === 'closing'
  const revenue = coming ?? turn.revenue
  const windows = useSales(turn, company)
  const sales = turn.revenue > 0 ? [] : windows
  // While nothing is sold nothing can be paid out: the paper tells what the best window would come to.
  const payable = revenue || (sales[0]?.brings ?? 0)
  const perShare = perShareOf(payable)
  const { from: price, to: up } = priceAfterPayout(company, 10 * perShare, view.options)
  const steps = stockMarket(view.options).track.indexOf(up) - company.price
  const down = priceAfter(company, -1, view.options).to
  const kind = (type: BigShouldersMove['type']) => moves.filter((move) => move.type === type)
  const deciding = turn.stage === 'distribution'
  const paid = board.players.map((_, seat) => ({ seat, shares: sharesOf(company, seat) }))
  const told = paid.map(({ seat, shares }) => `${names.seat(seat)} $${shares * perShare}`).join(', ')
  return (
    <section className={`dividend ${sales.length > 0 ? 'dividend-open' : ''}`} aria-label={words.payout}>
      <div className={`dividend-slip ${sales.length > 0 ? '' : 'dividend-sum'}`} data-said>
        <h3>{charterOf(turn.company).shortName}</h3>
        {sales.length > 0 ? (
          <Windows sales={sales} />
        ) : (
          <>
            <p>
              {words.revenue}
              <b className={`dividend-revenue ${coming !== undefined && coming !== turn.revenue ? 'figure-next' : ''}`}>
                {words.dollars(revenue)}
              </b>
            </p>
            <p>
              {words.perShare} <b>{words.dollars(perShare)}</b>
            </p>
            <div className="dividend-more">
              <Windows sales={windows} />
            </div>
          </>
        )}
      </div>
      <div className="dividend-papers">
        <Spot
          moves={kind('pay-dividends')}
          why={deciding ? { type: 'pay-dividends' } : null}
          label={`${words.pay}: ${told}. ${words.priceTo} $${price} → $${up}`}
          className={`dividend-card ${meant ? 'dividend-card-meant' : payable === 0 ? 'dividend-none' : ''}`}
          {...shows('part', 'pay')}
        >
          <strong>{words.pay}</strong>
          <span className="dividend-parts">
            {paid.map(({ seat, shares }) => (
              <Part key={seat} shares={shares} amount={shares * perShare}>
                <SeatMark seat={seat} size={17} label={names.seat(seat)} />
              </Part>
            ))}
            {unsoldShares(company) > 0 && (
              <Part shares={unsoldShares(company)} amount={unsoldShares(company) * perShare}>
                <span role="img" aria-label={words.treasury} {...shows('part', 'treasury')}>
                  <Crest company={turn.company} size={18} />
                </span>
              </Part>
            )}
            {poolShares(company) > 0 && (
              <Part shares={poolShares(company)} amount={0}>
                <small>{words.poolColumn}</small>
              </Part>
            )}
          </span>
          <Revenue amount={payable} />
          <Change name={steps > 0 ? `${words.priceTo}, ${words.steps(steps)}` : words.priceTo} from={price} to={up} />
        </Spot>
        <Spot
          moves={kind('withhold')}
          why={deciding ? { type: 'withhold' } : null}
          label={`${words.withhold}: ${words.dollars(revenue)} ${words.toTreasury}. ${words.priceTo} $${price} → $${down}`}
          className="dividend-card dividend-card-kept"
          {...shows('part', 'withhold')}
        >
          <strong>{words.withhold}</strong>
          <Revenue amount={revenue} />
          <Change name={words.treasury} from={company.treasury} to={company.treasury + revenue} />
          <Change name={words.priceTo} from={price} to={down} />
          {isProtectionReady(company) && <small>{words.unlessProtected}</small>}
        </Spot>
      </div>
    </section>
  )
}

/** Each paper tells from which revenue it follows. */
function Revenue({ amount }: { readonly amount: number }) {
  const { words } = useDrawing()
  return (
    <small className="dividend-from">
      {words.revenue} {words.dollars(amount)}
    </small>
  )
}

interface PartProps {
  readonly shares: number
  readonly amount: number
  readonly children: ReactNode
}

/** Whose shares, how many, and what they bring. */
function Part({ shares, amount, children }: PartProps) {
  const { dollars } = useDrawing().words
  return (
    <span className={shares === 0 ? 'dividend-none' : ''}>
      {children} <i>{shares} ×</i> <b>{amount > 0 ? `+${dollars(amount)}` : '–'}</b>
    </span>
  )
}

function Change({ name, from, to }: { readonly name: string; readonly from: number; readonly to: number }) {
  const { dollars } = useDrawing().words
  return (
    <span className="dividend-change">
      <small>{name}</small>
      <span>
        {dollars(from)} → <b>{dollars(to)}</b>
      </span>
    </span>
  )
}
