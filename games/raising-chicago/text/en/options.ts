import type { OptionGroupWords, OptionWords } from '../catalogue.ts'

export const options: OptionWords = {
  council: {
    name: 'City council',
    help: 'Four council members reward collected resource cards of their letter at the end.',
  },
}

export const optionGroups: OptionGroupWords = { modules: 'Modules' }
