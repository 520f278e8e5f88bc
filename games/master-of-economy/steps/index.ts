import { companyDeal, playerDeal } from './deals/deal.ts'
import { finalScoring } from './end/final-scoring.ts'
import { beginFinance } from './finance/finance.ts'
import { interest, loanService, newLoan, repayment } from './finance/loans.ts'
import { buyBacks } from './meeting/buy-back.ts'
import { countDividend, dividend, dividendVote, motions } from './meeting/dividend.ts'
import { candidature, countCandidates, countElection, election, electionVote, tieBreak } from './meeting/election.ts'
import { embezzlement } from './meeting/embezzle.ts'
import { beginMeeting, managerBonuses, meetingEvent, playerDeals } from './meeting/meeting.ts'
import { newOrder, support } from './order/support.ts'
import { takeOffice } from './order/take-office.ts'
import { agreeCash, cashAgreed } from './setup/agree-cash.ts'
import { chooseCompany, companiesChosen, nextChoice } from './setup/choose-company.ts'
import { auction, beginAuction, drawOrder } from './setup/starting-order.ts'
import { afterContribution, forcedSale, shortage } from './shortage.ts'
import { bidding } from './trade/bidding.ts'
import { resolveBuys, resolveExports, resolveRow, returnMarkers } from './trade/resolve.ts'
import { revealSuccess, successMarker } from './trade/success.ts'
import { beginTrade, layShadowMarker } from './trade/trade.ts'
import { beginYear } from './year/begin-year.ts'
import { giveUpGoods, overfull } from './year/give-up.ts'
import { investment } from './year/investment.ts'
import { afterTrade, beginPhase } from './year/phases.ts'
import { produce, returnMaterial } from './year/production.ts'
import { materialSupply, supplyOver } from './year/supply.ts'

/** Every step of the game, in the order of the rulebook. */
export const STEPS = [
  // Setup
  agreeCash,
  cashAgreed,
  nextChoice,
  chooseCompany,
  companiesChosen,
  drawOrder,
  beginAuction,
  auction,
  // The year
  beginYear,
  beginPhase,
  investment,
  materialSupply,
  supplyOver,
  produce,
  overfull,
  giveUpGoods,
  returnMaterial,
  // Trade
  beginTrade,
  layShadowMarker,
  successMarker,
  bidding,
  resolveRow,
  resolveBuys,
  resolveExports,
  returnMarkers,
  revealSuccess,
  afterTrade,
  // Finance
  beginFinance,
  loanService,
  interest,
  repayment,
  companyDeal,
  newLoan,
  // Cash shortage
  shortage,
  afterContribution,
  forcedSale,
  // Shareholder meetings
  beginMeeting,
  managerBonuses,
  meetingEvent,
  embezzlement,
  dividend,
  motions,
  dividendVote,
  countDividend,
  buyBacks,
  election,
  candidature,
  countCandidates,
  electionVote,
  countElection,
  tieBreak,
  playerDeals,
  playerDeal,
  // The order for the next year
  takeOffice,
  support,
  newOrder,
  // End
  finalScoring,
] as const
