import type { Words } from '../catalogue.ts'

export const options: Words['options'] = {
  council: {
    name: 'City council',
    help: 'Four council members reward collected resource cards of their letter at the end.',
  },
}

export const optionGroups: Words['optionGroups'] = { modules: 'Modules' }
