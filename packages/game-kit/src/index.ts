export {
  type Catalogue,
  type Facts,
  type Made,
  type OptionBook,
  type OptionWords,
  optionsIn,
  textOf,
} from './catalogue.ts'
export { namedGroups } from './components.ts'
export { helpFor } from './help.ts'
export { type Law, lawsOf } from './laws.ts'
export { type Changed, type ReasonCatalogue, reasonWords } from './reasons.ts'
export { type Columns, NOTHING, type SheetHead } from './sheets.ts'
export {
  type Answer,
  type AskedTogether,
  bySeat,
  itsSeat,
  type Simultaneous,
  type Store,
  simultaneousIn,
} from './steps.ts'
export { firstOf, nameIn, ofAll, type TopicBook, topicsOf } from './topics.ts'
