export const RESOURCES = ['timber', 'jackscrew', 'masonry'] as const
export type Resource = (typeof RESOURCES)[number]

/** So many of each kind of resource. */
export type Amounts = Readonly<Record<Resource, number>>

export function amounts(timber: number, jackscrew: number, masonry: number): Amounts {
  return { timber, jackscrew, masonry }
}

/** What a company keeps on its board: resources, jokers and favours. */
export const TOKENS = [...RESOURCES, 'joker', 'favour'] as const
export type Token = (typeof TOKENS)[number]

export function isResource(token: Token): token is Resource {
  return (RESOURCES as readonly Token[]).includes(token)
}

/** What can be given in an exchange: plain resources and jokers. */
export const TRADED = [...RESOURCES, 'joker'] as const
export type Traded = (typeof TRADED)[number]

/** So many are given for one. */
export const EXCHANGE_RATE = 3
