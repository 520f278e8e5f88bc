import { addMarkers, announce, beginRound } from './announce/round.ts'
import { awardProjects } from './auction/award.ts'
import { bid, secondMarker } from './auction/bid.ts'
import { tollStep } from './auction/toll.ts'
import { beginCouncil, councilLetters, scoreCouncil } from './end/council.ts'
import { personalProjects } from './end/personal-project.ts'
import { endGame, scoreBoard, scorePersonal } from './end/scoring.ts'
import { giving } from './exchange.ts'
import { beginBuilding } from './execute/begin-building.ts'
import { executeProjects, executeSlot } from './execute/execute.ts'
import { move } from './execute/move.ts'
import { awardFields, neighbourhoods } from './execute/neighbourhoods.ts'
import { beginPayment, payment } from './execute/payment.ts'
import { prestigeBuilding, prestigeSite } from './execute/prestige-building.ts'
import { raise } from './execute/raise.ts'
import { takeCard } from './execute/take-card.ts'
import { thirdBuilds } from './execute/third-colour.ts'
import { endRound, operate } from './operate/operate.ts'
import { addStorey } from './tiles/add-storey.ts'
import { beforeAward } from './tiles/before-award.ts'
import { chooseCard } from './tiles/choose-card.ts'
import { copyTile } from './tiles/copy-tile.ts'
import { swapBanners } from './tiles/swap-banners.ts'
import { takeFour } from './tiles/take-four.ts'
import { train } from './tiles/train.ts'
import { openWindow, tileWindow } from './tiles/window.ts'

/** Every step of the game, in the order of the rulebook. */
export const STEPS = [
  // Phase 1: announce projects
  beginRound,
  announce,
  addMarkers,
  // Phase 2: auction
  bid,
  secondMarker,
  tollStep,
  // Phase 3: end the auction
  awardProjects,
  // Phase 4: execute projects
  executeProjects,
  executeSlot,
  beginPayment,
  payment,
  giving,
  beginBuilding,
  raise,
  move,
  prestigeBuilding,
  prestigeSite,
  awardFields,
  neighbourhoods,
  takeCard,
  thirdBuilds,
  // Phase 5: operate the company
  operate,
  endRound,
  // Outskirts tiles
  openWindow,
  tileWindow,
  beforeAward,
  chooseCard,
  addStorey,
  train,
  takeFour,
  swapBanners,
  copyTile,
  // Final scoring
  scoreBoard,
  personalProjects,
  scorePersonal,
  beginCouncil,
  councilLetters,
  scoreCouncil,
  endGame,
] as const
