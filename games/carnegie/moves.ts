import type { Activate, EndActivation } from './steps/activation.ts'
import type { Advance } from './steps/departments/advance.ts'
import type { Assign, AssignNobody } from './steps/departments/assign.ts'
import type { BuildDepartment } from './steps/departments/build-department.ts'
import type { BuildProject } from './steps/departments/build-project.ts'
import type { CopyDonation } from './steps/departments/copy-donation.ts'
import type { EndTurn } from './steps/departments/department-turn.ts'
import type { Develop } from './steps/departments/develop.ts'
import type { PlayJoker } from './steps/departments/play-joker.ts'
import type { StepMove } from './steps/departments/step.ts'
import type { Trade } from './steps/departments/trade.ts'
import type { Use } from './steps/departments/use.ts'
import type { EndPayments, Pay } from './steps/end/final-payments.ts'
import type { EnterLobby } from './steps/event/choose-lobby.ts'
import type { Donate } from './steps/event/donate.ts'
import type { EndEvent } from './steps/event/event.ts'
import type { TakeIncome } from './steps/event/income-choice.ts'
import type { Return } from './steps/event/return.ts'
import type { ChooseAction } from './steps/round/choose-action.ts'
import type { SellGood } from './steps/sell-good.ts'
import type { ChooseSides } from './steps/setup/choose-sides.ts'
import type { FirstHousing } from './steps/setup/first-housing.ts'
import type { PickDepartment } from './steps/setup/pick-department.ts'
import type { EndSteps } from './steps/setup/six-steps.ts'

/** Every kind of move there is. */
export type CarnegieMove =
  | ChooseSides
  | FirstHousing
  | PickDepartment
  | StepMove
  | EndSteps
  | ChooseAction
  | Return
  | TakeIncome
  | EnterLobby
  | Donate
  | EndEvent
  | PlayJoker
  | Use
  | Trade
  | BuildDepartment
  | Assign
  | AssignNobody
  | BuildProject
  | Develop
  | Advance
  | CopyDonation
  | EndTurn
  | SellGood
  | Activate
  | EndActivation
  | Pay
  | EndPayments
