import { activation, activationPhase } from './activation.ts'
import { drawCard, revealCard } from './andrew/card.ts'
import { andrewsAction, andrewsEvent } from './andrew/turn.ts'
import { assigning } from './departments/assign.ts'
import { beginDepartments, departmentTurn } from './departments/department-turn.ts'
import { endGame } from './end/end-game.ts'
import { finalPayments, finalScoring } from './end/final-payments.ts'
import { chooseLobby } from './event/choose-lobby.ts'
import { beginEvent, event } from './event/event.ts'
import { incomeChoice } from './event/income-choice.ts'
import { andrewChooses, chooseAction } from './round/choose-action.ts'
import { andrewsTurn, beginRound, departmentPhase, endRound, eventPhase } from './round/round.ts'
import { sides, sidesRevealed } from './setup/choose-sides.ts'
import { firstHousing } from './setup/first-housing.ts'
import { neutralDiscs } from './setup/neutral-discs.ts'
import { pickDepartment } from './setup/pick-department.ts'
import { beginSixSteps, sixSteps } from './setup/six-steps.ts'
import { drawStartPlayer } from './setup/start-player.ts'

/** Every step of the game, in the order of the rulebook. */
export const STEPS = [
  // Setup
  sides,
  sidesRevealed,
  drawStartPlayer,
  neutralDiscs,
  firstHousing,
  pickDepartment,
  beginSixSteps,
  sixSteps,
  // Choosing the action
  beginRound,
  drawCard,
  chooseAction,
  andrewChooses,
  andrewsTurn,
  revealCard,
  andrewsEvent,
  andrewsAction,
  // Event
  eventPhase,
  beginEvent,
  event,
  incomeChoice,
  chooseLobby,
  // Using departments
  departmentPhase,
  beginDepartments,
  departmentTurn,
  assigning,
  // Activating employees and the end of the round
  activationPhase,
  activation,
  endRound,
  // End
  finalScoring,
  finalPayments,
  endGame,
] as const
