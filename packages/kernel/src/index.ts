export { Chance, type ChanceState, chanceFrom } from './chance.ts'
export { changedBy, changeOf, type StateChange } from './change.ts'
export { problemsOf } from './checks.ts'
export {
  choice,
  type DeclaredOption,
  type DeclaredOptions,
  flag,
  type OptionGroupIn,
  type OptionsIn,
  options,
} from './declared-options.ts'
export { difference } from './difference.ts'
export { type EntryIn, type EntryKind, entriesUnder, ruleOf } from './entry.ts'
export {
  type Choice,
  type Explored,
  type ExploredByBots,
  explored,
  keyOfPath,
  pathIn,
  type Tally,
  type Told,
  type Topic,
  type TopicWords,
  unexplored,
} from './explore.ts'
export {
  checkFile,
  type GameFile,
  gameFileSchema,
  parseFile,
  replay,
  toFile,
} from './file.ts'
export type {
  AnyRefusal,
  ChanceModel,
  ComponentGroup,
  Forecast,
  Game,
  Insight,
  Judge,
  KernelRefusal,
  Misshapen,
  ScoreModel,
  View,
  Weights,
} from './game.ts'
export { fingerprint } from './hash.ts'
export { History, type Played } from './history.ts'
export { canonical, copyPlain, type Json, kept, keptIn, samePlain } from './json.ts'
export { leaksOf } from './leaks.ts'
export { itemAt, keysOf, tableOf } from './lists.ts'
export { type Migration, migrateState, migrationProblems, pendingMigrations } from './migration.ts'
export {
  BadInput,
  checkSeats,
  chosenOptions,
  fittingOptions,
  fittingValues,
  matters,
  type OptionSpec,
  resolveOptions,
  UnfitOption,
} from './options.ts'
export {
  follow,
  isKept,
  Line,
  moveEvent,
  type PastEvent,
  type PastStore,
  recall,
  type Stretch,
  startEvent,
  undoEvent,
  undoTarget,
  type Way,
  wayTo,
} from './past.ts'
export type { Change, Count, Figures, Parts, Reasons, ReasonWords } from './reasons.ts'
export { clockwiseFrom, leftOf } from './seats.ts'
export { belowTop, each, haveOwners, hidden, type Secrets, seatwise, secretOfOwner } from './secrets.ts'
export {
  type Fields,
  integer,
  list,
  type Misfit,
  oneOf,
  orNull,
  type Shape,
  type Shaped,
  selection,
  truth,
} from './shape.ts'
export {
  type AskingStep,
  type BareKind,
  type Base,
  type Entry,
  everyMove,
  type Frame,
  type FromSteps,
  frame,
  type GameTypes,
  type HappeningStep,
  type Kinds,
  type ListedKind,
  type Move,
  type MoveKind,
  type MoveOf,
  type Options,
  type OptionValue,
  type Refusal,
  type RefusalIn,
  type Result,
  type RulesOf,
  type RuleTypes,
  type RuleWords,
  rulesIn,
  type Seat,
  type Start,
  type State,
  type Step,
  type Viewer,
} from './step.ts'
export { copyState, defineGame, type Logged, moveSchemas, type Setting, Table } from './table.ts'
export type { Turn } from './turn.ts'
export {
  checkVariations,
  endOf,
  seenBy,
  seenByAll,
  startOf,
  tableIn,
  type Variation,
  type World,
} from './variations.ts'
export { entriesFor, glanceAt, hashOf, hashUnder, imaginedBase, imagineTable, viewOf } from './view.ts'
export {
  type EntryWords,
  type GameText,
  isKernelRefusal,
  LANGUAGES,
  type Language,
  type Names,
  type OptionHelp,
  type RuleHelp,
  type Sheet,
  sayKernelRefusal,
  sayRefusal,
  sayUnfit,
} from './words.ts'
export { type WrittenFields, type WrittenState, writtenState } from './written.ts'
