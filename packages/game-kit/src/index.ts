export { type Catalogue, type Facts, type Made, type OptionWords, textOf } from './catalogue.ts'
export { namedGroups } from './components.ts'
export { helpFor } from './help.ts'
