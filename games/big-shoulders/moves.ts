import type { TakeFirstPlace } from './steps/action/first-place.ts'
import type { Hire } from './steps/action/hire-workers.ts'
import type { Place } from './steps/action/place.ts'
import type { Build } from './steps/building/choose-buildings.ts'
import type { Keep } from './steps/building/draft.ts'
import type { Activate } from './steps/effects/activate.ts'
import type { Automate, Relocate } from './steps/effects/automation.ts'
import type { BuyAsset, KeepAsset } from './steps/effects/buy-asset.ts'
import type { DiscardAsset } from './steps/effects/discard-asset.ts'
import type { AppointManager } from './steps/effects/managers.ts'
import type { Take } from './steps/effects/take-resources.ts'
import type { Trade } from './steps/effects/trade.ts'
import type { PlaceWorker } from './steps/effects/workers.ts'
import type { SellGoods } from './steps/operating/distribution.ts'
import type { Issue } from './steps/operating/issue.ts'
import type { Produce } from './steps/operating/production.ts'
import type { Purchase } from './steps/operating/purchase.ts'
import type { Found } from './steps/setup/found.ts'
import type { Buy } from './steps/stock/buy.ts'
import type { Protect } from './steps/stock/price-protection.ts'
import type { Sell } from './steps/stock/sell.ts'

/** Moves without fields. */
type Bare =
  | 'pass-stock'
  | 'end-stock-turn'
  | 'pass-action'
  | 'end-action-turn'
  | 'stop-hiring'
  | 'decline-bonus'
  | 'take-bonus'
  | 'take-cash'
  | 'end-production'
  | 'pay-dividends'
  | 'withhold'
  | 'end-operating-turn'

/** Every kind of move there is. */
export type BigShouldersMove =
  | Found
  | Sell
  | Buy
  | Protect
  | Keep
  | Build
  | Place
  | TakeFirstPlace
  | Hire
  | BuyAsset
  | KeepAsset
  | Take
  | PlaceWorker
  | AppointManager
  | Automate
  | Relocate
  | Trade
  | Activate
  | DiscardAsset
  | Issue
  | Purchase
  | Produce
  | SellGoods
  | { [T in Bare]: { readonly type: T } }[Bare]
