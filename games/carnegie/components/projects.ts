import type { Gain, Take } from './resources.ts'

/** The four types of project (rulebook). */
export const PROJECTS = ['housing', 'commerce', 'industry', 'infrastructure'] as const
export type ProjectType = (typeof PROJECTS)[number]

/** Goods a project costs (housing and industry rulebook; commerce and infrastructure reconstructed). */
export const PROJECT_GOODS: Readonly<Record<ProjectType, number>> = {
  housing: 1,
  commerce: 1,
  industry: 2,
  infrastructure: 2,
}

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

/** What an open circle pays at an income: one thing, or the owner's choice of two. */
export type CircleIncome = Gain | { readonly choice: readonly [ChoicePart, ChoicePart] }
export type ChoicePart = { readonly [K in Take]?: number }

/** What comes into view when a tab slides one cell. */
export interface Reward {
  readonly circle?: CircleIncome
  /** Replaces the value shown before. */
  readonly endVp?: number
  /** Raises the cap of all own donations. */
  readonly cap?: number
}

export interface TabSide {
  readonly start: Reward
  readonly steps: readonly { readonly cost: number; readonly reward: Reward }[]
}

/** The project tabs with their two sides (reconstructed; maxima, cap rewards and start discs from the rulebook). */
export const TABS: Readonly<Record<ProjectType, Readonly<Record<Side, TabSide>>>> = {
  housing: {
    A: {
      start: { circle: { money: 2 } },
      steps: [
        { cost: 2, reward: { circle: { choice: [{ employee: 1 }, { money: 1 }] } } },
        { cost: 3, reward: { circle: { money: 3 } } },
        { cost: 3, reward: { circle: { choice: [{ employee: 1 }, { money: 1 }] } } },
        { cost: 3, reward: { endVp: 2 } },
        { cost: 4, reward: { cap: 3 } },
        { cost: 3, reward: { endVp: 4 } },
        { cost: 4, reward: { endVp: 6 } },
      ],
    },
    B: {
      start: { circle: { choice: [{ employee: 1 }, { money: 1 }] } },
      steps: [
        { cost: 2, reward: { circle: { money: 2 } } },
        { cost: 3, reward: { circle: { choice: [{ employee: 1 }, { money: 1 }] } } },
        { cost: 3, reward: { circle: { money: 2 } } },
        { cost: 4, reward: { cap: 3 } },
        { cost: 3, reward: { endVp: 2 } },
        { cost: 3, reward: { endVp: 4 } },
        { cost: 4, reward: { endVp: 6 } },
      ],
    },
  },
  commerce: {
    A: {
      start: { circle: { money: 2 } },
      steps: [
        { cost: 3, reward: { circle: { choice: [{ goods: 1 }, { money: 3 }] } } },
        { cost: 3, reward: { circle: { money: 3 } } },
        { cost: 4, reward: { circle: { choice: [{ goods: 1 }, { money: 3 }] } } },
        { cost: 4, reward: { endVp: 3 } },
        { cost: 4, reward: { cap: 3 } },
        { cost: 4, reward: { endVp: 6 } },
        { cost: 4, reward: { endVp: 9 } },
      ],
    },
    B: {
      start: { circle: { choice: [{ goods: 1 }, { money: 3 }] } },
      steps: [
        { cost: 3, reward: { circle: { money: 2 } } },
        { cost: 3, reward: { circle: { money: 3 } } },
        { cost: 4, reward: { circle: { vp: 1 } } },
        { cost: 4, reward: { cap: 3 } },
        { cost: 4, reward: { endVp: 3 } },
        { cost: 4, reward: { endVp: 6 } },
        { cost: 4, reward: { endVp: 9 } },
      ],
    },
  },
  industry: {
    A: {
      start: { circle: { goods: 1 } },
      steps: [
        { cost: 3, reward: { circle: { goods: 1 } } },
        { cost: 4, reward: { circle: { goods: 2 } } },
        { cost: 4, reward: { circle: { choice: [{ goods: 1 }, { money: 3 }] } } },
        { cost: 4, reward: { endVp: 3 } },
        { cost: 5, reward: { cap: 3 } },
        { cost: 5, reward: { endVp: 7 } },
        { cost: 5, reward: { endVp: 12 } },
      ],
    },
    B: {
      start: { circle: { choice: [{ goods: 1 }, { money: 3 }] } },
      steps: [
        { cost: 3, reward: { circle: { goods: 1 } } },
        { cost: 4, reward: { circle: { vp: 1 } } },
        { cost: 4, reward: { circle: { goods: 2 } } },
        { cost: 5, reward: { cap: 3 } },
        { cost: 4, reward: { endVp: 3 } },
        { cost: 5, reward: { endVp: 7 } },
        { cost: 5, reward: { endVp: 12 } },
      ],
    },
  },
  infrastructure: {
    A: {
      start: {},
      steps: [
        { cost: 4, reward: { circle: { vp: 1 } } },
        { cost: 4, reward: { circle: { vp: 1 } } },
        { cost: 5, reward: { circle: { vp: 1 } } },
        { cost: 5, reward: { endVp: 5 } },
        { cost: 5, reward: { cap: 3 } },
        { cost: 5, reward: { endVp: 10 } },
        { cost: 6, reward: { endVp: 15 } },
      ],
    },
    B: {
      start: {},
      steps: [
        { cost: 4, reward: { circle: { money: 3 } } },
        { cost: 4, reward: { circle: { choice: [{ goods: 1 }, { money: 3 }] } } },
        { cost: 5, reward: { circle: { vp: 1 } } },
        { cost: 5, reward: { cap: 3 } },
        { cost: 5, reward: { endVp: 5 } },
        { cost: 5, reward: { endVp: 10 } },
        { cost: 6, reward: { endVp: 15 } },
      ],
    },
  },
}

export const TAB_END = 7
