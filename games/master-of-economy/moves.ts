import type { BuyPacket, ExchangePacket, NoDeal, SellPacket } from './steps/deals/deal.ts'
import type { DeclineLoan, EndRepayment, Repay, TakeLoan } from './steps/finance/loans.ts'
import type { BuyBack, EndBuyBack } from './steps/meeting/buy-back.ts'
import type { NameMotion, NoMotion, Vote } from './steps/meeting/dividend.ts'
import type { BreakTie, Elect, Stand } from './steps/meeting/election.ts'
import type { Embezzle } from './steps/meeting/embezzle.ts'
import type { SupportCompany } from './steps/order/support.ts'
import type { AgreeCash } from './steps/setup/agree-cash.ts'
import type { ChooseCompany } from './steps/setup/choose-company.ts'
import type { Bid, PassBid } from './steps/setup/starting-order.ts'
import type { Contribute, SellForced } from './steps/shortage.ts'
import type { EndBids, PlaceBuy, PlaceOffer } from './steps/trade/bidding.ts'
import type { LaySuccess } from './steps/trade/success.ts'
import type { GiveUp } from './steps/year/give-up.ts'
import type { Build, EndInvestment, SellFactory } from './steps/year/investment.ts'
import type { EndSupply, Supply } from './steps/year/supply.ts'

/** Every kind of move there is. */
export type EconomyMove =
  | AgreeCash
  | ChooseCompany
  | Bid
  | PassBid
  | Build
  | SellFactory
  | EndInvestment
  | Supply
  | EndSupply
  | GiveUp
  | LaySuccess
  | PlaceOffer
  | PlaceBuy
  | EndBids
  | Contribute
  | SellForced
  | Repay
  | EndRepayment
  | BuyPacket
  | SellPacket
  | ExchangePacket
  | NoDeal
  | TakeLoan
  | DeclineLoan
  | Embezzle
  | NameMotion
  | NoMotion
  | Vote
  | BuyBack
  | EndBuyBack
  | Stand
  | Elect
  | BreakTie
  | SupportCompany
