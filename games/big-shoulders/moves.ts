import type { EndActionTurn, PassAction } from './steps/action/action-turn.ts'
import type { TakeFirstPlace } from './steps/action/first-place.ts'
import type { Hire, StopHiring } from './steps/action/hire-workers.ts'
import type { Place } from './steps/action/place.ts'
import type { Build } from './steps/building/choose-buildings.ts'
import type { Keep } from './steps/building/draft.ts'
import type { Activate } from './steps/effects/activate.ts'
import type { TakeBonus, TakeCash } from './steps/effects/appeal.ts'
import type { Automate, Relocate } from './steps/effects/automation.ts'
import type { BuyAsset, KeepAsset } from './steps/effects/buy-asset.ts'
import type { DeclineBonus } from './steps/effects/decline.ts'
import type { DiscardAsset } from './steps/effects/discard-asset.ts'
import type { AppointManager } from './steps/effects/managers.ts'
import type { Take } from './steps/effects/take-resources.ts'
import type { Trade } from './steps/effects/trade.ts'
import type { PlaceWorker } from './steps/effects/workers.ts'
import type { EndOperatingTurn } from './steps/operating/closing.ts'
import type { SellGoods } from './steps/operating/distribution.ts'
import type { PayDividends, Withhold } from './steps/operating/dividend-decision.ts'
import type { Issue } from './steps/operating/issue.ts'
import type { EndProduction, Produce } from './steps/operating/production.ts'
import type { Purchase } from './steps/operating/purchase.ts'
import type { Found } from './steps/setup/found.ts'
import type { Buy } from './steps/stock/buy.ts'
import type { Protect } from './steps/stock/price-protection.ts'
import type { Sell } from './steps/stock/sell.ts'
import type { EndStockTurn, PassStock } from './steps/stock/stock-turn.ts'

/** Every kind of move there is. */
export type BigShouldersMove =
  | Found
  | Sell
  | Buy
  | PassStock
  | EndStockTurn
  | Protect
  | Keep
  | Build
  | Place
  | TakeFirstPlace
  | Hire
  | StopHiring
  | BuyAsset
  | KeepAsset
  | Take
  | PlaceWorker
  | AppointManager
  | Automate
  | Relocate
  | DeclineBonus
  | TakeBonus
  | TakeCash
  | Trade
  | Activate
  | DiscardAsset
  | PassAction
  | EndActionTurn
  | Issue
  | Purchase
  | Produce
  | EndProduction
  | SellGoods
  | PayDividends
  | Withhold
  | EndOperatingTurn
