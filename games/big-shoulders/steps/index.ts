import { actionPhase, actionRound } from './action/action-phase.ts'
import { actionTurn } from './action/action-turn.ts'
import { firstPlace } from './action/first-place.ts'
import { hireWorkers } from './action/hire-workers.ts'
import { buildingPhase } from './building/building-phase.ts'
import { chooseBuildings, revealBuildings } from './building/choose-buildings.ts'
import { draft, passHands } from './building/draft.ts'
import { cleanup, gameEnds } from './cleanup.ts'
import { advanceAppeal, appealBonus } from './effects/appeal.ts'
import { automation, chooseAutomation, relocateWorker, relocation } from './effects/automation.ts'
import { buyAsset, keepAsset, keeping } from './effects/buy-asset.ts'
import { appointManager, gainManager } from './effects/managers.ts'
import { takeResources } from './effects/take-resources.ts'
import { gainWorker, stationWorker } from './effects/workers.ts'
import { closing } from './operating/closing.ts'
import { distribution } from './operating/distribution.ts'
import { companyTurnEnds, nextCompany, operatingPhase } from './operating/operating-phase.ts'
import { production } from './operating/production.ts'
import { founding, foundingEnds } from './setup/founding.ts'
import { priceProtection } from './stock/price-protection.ts'
import { sellDown } from './stock/sell-down.ts'
import { stockPhase, stockPhaseEnds } from './stock/stock-phase.ts'
import { stockTurn } from './stock/stock-turn.ts'

/** Every step of the game, in the order of the rulebook. */
export const STEPS = [
  // Setup
  founding,
  foundingEnds,
  // Stock Phase
  stockPhase,
  sellDown,
  stockTurn,
  priceProtection,
  stockPhaseEnds,
  // Building Phase
  buildingPhase,
  draft,
  passHands,
  chooseBuildings,
  revealBuildings,
  // Action Phase
  actionPhase,
  actionRound,
  actionTurn,
  firstPlace,
  hireWorkers,
  buyAsset,
  keeping,
  keepAsset,
  takeResources,
  gainWorker,
  stationWorker,
  gainManager,
  appointManager,
  automation,
  chooseAutomation,
  relocation,
  relocateWorker,
  advanceAppeal,
  appealBonus,
  // Operating Phase
  operatingPhase,
  nextCompany,
  production,
  distribution,
  closing,
  companyTurnEnds,
  // Cleanup and end
  cleanup,
  gameEnds,
] as const
