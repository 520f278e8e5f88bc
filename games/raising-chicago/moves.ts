import type { Place } from './steps/auction/bid.ts'
import type { PayToll } from './steps/auction/toll.ts'
import type { AssignLetters } from './steps/end/council.ts'
import type { CompleteSection, EndSections } from './steps/end/personal-project.ts'
import type { Exchange, Give } from './steps/exchange.ts'
import type { MoveBuilding } from './steps/execute/move.ts'
import type { ChooseField } from './steps/execute/neighbourhoods.ts'
import type { Pay } from './steps/execute/payment.ts'
import type { ChoosePrestige, PlacePrestige } from './steps/execute/prestige-building.ts'
import type { Raise } from './steps/execute/raise.ts'
import type { AddStorey } from './steps/tiles/add-storey.ts'
import type { ChooseCard } from './steps/tiles/choose-card.ts'
import type { CopyTile } from './steps/tiles/copy-tile.ts'
import type { SwapBanners } from './steps/tiles/swap-banners.ts'
import type { TakeFour } from './steps/tiles/take-four.ts'
import type { Train } from './steps/tiles/train.ts'
import type { UseTile } from './steps/tiles/use-tile.ts'
import type { Pass } from './steps/tiles/window.ts'

/** Every kind of move there is. */
export type ChicagoMove =
  | Place
  | PayToll
  | Exchange
  | Give
  | Pay
  | Raise
  | MoveBuilding
  | ChoosePrestige
  | PlacePrestige
  | ChooseField
  | UseTile
  | Pass
  | ChooseCard
  | AddStorey
  | Train
  | TakeFour
  | SwapBanners
  | CopyTile
  | CompleteSection
  | EndSections
  | AssignLetters
