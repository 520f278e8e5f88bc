import { type Amounts, amounts, type Resource } from './resources.ts'

/** What projects, cards, sites, columns and tiles give. */
export type Reward =
  | { readonly type: 'joker' | 'favour' | 'prestige' | 'extension'; readonly amount: number }
  | { readonly type: 'competence'; readonly track: Resource; readonly steps: number }
  | { readonly type: 'resources'; readonly amounts: Amounts }

export function joker(amount: number): Reward {
  return { type: 'joker', amount }
}

export function favour(amount: number): Reward {
  return { type: 'favour', amount }
}

export function prestige(amount: number): Reward {
  return { type: 'prestige', amount }
}

export function extension(amount: number): Reward {
  return { type: 'extension', amount }
}

export function competence(track: Resource, steps: number): Reward {
  return { type: 'competence', track, steps }
}

export function resources(timber: number, jackscrew: number, masonry: number): Reward {
  return { type: 'resources', amounts: amounts(timber, jackscrew, masonry) }
}
