import { Icon, SeatMark, Spot, useHands } from '@boardroom/board-kit'
import { poolShares, priceOf, sharesOf, unsoldShares } from '../../model/company.ts'
import { perShareOf } from '../../model/dividends.ts'
import { payoutSteps, priceAfter } from '../../model/prices.ts'
import type { Company, OperatingTurn } from '../../state.ts'
import { isProtectionReady } from '../../steps/stock/price-protection.ts'
import type { BigShouldersMove } from '../../types.ts'
import { useDrawing, useTerms } from '../context.ts'

/** The dividend of the company that operates, in figures. */
export function Dividends() {
  const { board } = useDrawing()
  const { turn } = board
  const company = turn && board.companies[turn.company]
  return turn && company ? <Sheet turn={turn} company={company} /> : null
}

/** Emergency fundraising: possible only as the very first thing of a turn, so it stands on top of the desk. */
export function Fundraising({ company }: { readonly company: Company }) {
  const { words } = useTerms()
  const { moves } = useHands<BigShouldersMove>()
  const issues = moves.filter((move) => move.type === 'issue')
  return (
    <Spot
      moves={issues}
      why={{ type: 'issue', common: 1, preferred: 0 }}
      label={`${words.fundraising}. ${words.fundraisingHelp(unsoldShares(company), priceOf(company))}`}
      className="fundraising"
    >
      <Icon name="bank" size={20} />
      <strong>{words.fundraising}</strong>
      <span>{words.fundraisingHelp(unsoldShares(company), priceOf(company))}</span>
    </Spot>
  )
}

/** Revenue, per share, who gets what, and where the price goes either way. */
function Sheet({ turn, company }: { readonly turn: OperatingTurn; readonly company: Company }) {
  const { board, after, words, names } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const coming = after?.turn?.company === turn.company ? after.turn.revenue : undefined
  const revenue = coming ?? turn.revenue
  const perShare = perShareOf(revenue)
  const price = priceOf(company)
  const up = priceAfter(company, payoutSteps(10 * perShare, price)).to
  const down = priceAfter(company, -1).to
  const kind = (type: BigShouldersMove['type']) => moves.filter((move) => move.type === type)
  const deciding = turn.stage === 'distribution'
  return (
    <section className="dividend" aria-label={words.payout}>
      <p className="dividend-revenue">
        <span>{words.revenue}</span>
        <b className={coming !== undefined && coming !== turn.revenue ? 'figure-next' : ''}>${revenue}</b>
        <span>
          = ${perShare} {words.perShare}
        </span>
      </p>
      <table>
        <tbody>
          {board.players.map((_, seat) => {
            const shares = sharesOf(company, seat)
            return (
              <tr key={seat} className={shares === 0 ? 'dividend-none' : ''}>
                <th scope="row">
                  <SeatMark seat={seat} size={14} /> {names.seat(seat)}
                </th>
                <td>{words.shares(shares)}</td>
                <td>
                  <b>${shares * perShare}</b>
                </td>
              </tr>
            )
          })}
          <tr>
            <th scope="row">
              <Icon name="bank" size={14} /> {words.treasury}
            </th>
            <td>{words.shares(unsoldShares(company))}</td>
            <td>
              <b>${unsoldShares(company) * perShare}</b>
            </td>
          </tr>
          {poolShares(company) > 0 && (
            <tr className="dividend-none">
              <th scope="row">{words.poolColumn}</th>
              <td>{words.shares(poolShares(company))}</td>
              <td>{words.nothing}</td>
            </tr>
          )}
        </tbody>
      </table>
      <div className="dividend-choice">
        <Spot
          moves={kind('pay-dividends')}
          why={deciding ? { type: 'pay-dividends' } : null}
          label={words.pay}
          className="dividend-card"
        >
          <strong>{words.pay}</strong>
          <span>
            {words.priceTo} ${price} → <b>${up}</b>
          </span>
        </Spot>
        <Spot
          moves={kind('withhold')}
          why={deciding ? { type: 'withhold' } : null}
          label={words.withhold}
          className="dividend-card"
        >
          <strong>{words.withhold}</strong>
          <span>
            ${revenue} {words.toTreasury}
          </span>
          <span>
            {words.priceTo} ${price} → <b>${down}</b> {isProtectionReady(company) && words.unlessProtected}
          </span>
        </Spot>
      </div>
    </section>
  )
}
