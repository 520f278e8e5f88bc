import type { Words } from '../catalogue.ts'

export const options: Words['options'] = {
  council: {
    name: 'Stadtrat',
    help: 'Vier Ratsmitglieder belohnen am Ende gesammelte Ressourcenkarten ihres Buchstabens.',
  },
}

export const optionGroups: Words['optionGroups'] = { modules: 'Module' }
