import type { OptionGroupWords, OptionWords } from '../catalogue.ts'

export const options: OptionWords = {
  council: {
    name: 'Stadtrat',
    help: 'Vier Ratsmitglieder belohnen am Ende gesammelte Ressourcenkarten ihres Buchstabens.',
  },
}

export const optionGroups: OptionGroupWords = { modules: 'Module' }
