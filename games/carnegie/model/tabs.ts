import { type CircleIncome, PROJECTS, type ProjectType, type Reward, TAB_END, TABS } from '../components/index.ts'
import type { PublicPlayer, Tab } from '../state.ts'

/** Rewards seen on a tab so far, the start cell's included. */
function shown(project: ProjectType, tab: Tab): Reward[] {
  const { start, steps } = TABS[project][tab.side]
  return [start, ...steps.slice(0, tab.step).map((step) => step.reward)]
}

/** Circles of a tab side in the order in which they come into view. */
function circlesOf(project: ProjectType, side: Tab['side']): CircleIncome[] {
  return shown(project, { side, step: TAB_END, built: 0, waiting: 0 }).flatMap(({ circle }) => circle ?? [])
}

const CIRCLES = Object.fromEntries(
  PROJECTS.map((project) => [project, { A: circlesOf(project, 'A'), B: circlesOf(project, 'B') }]),
) as Record<ProjectType, Record<Tab['side'], CircleIncome[]>>

/** The income of every open circle of a tab: those whose projects are realised (CG-INC-06). */
export function openCircles(project: ProjectType, tab: Tab): CircleIncome[] {
  return CIRCLES[project][tab.side].slice(0, tab.built)
}

/** What the k-th circle of a tab pays; counted from 1. */
export function circleAt(project: ProjectType, tab: Tab, circle: number): CircleIncome | null {
  return CIRCLES[project][tab.side][circle - 1] ?? null
}

/** Circles in view. */
export function circlesShown(project: ProjectType, tab: Tab): number {
  return shown(project, tab).filter(({ circle }) => circle).length
}

/** Research points for the next step, or null when the tab is complete (CG-TAB-07). */
export function developCost(project: ProjectType, tab: Tab): number | null {
  return TABS[project][tab.side].steps[tab.step]?.cost ?? null
}

/** What a tab scores at the end: the value shown last (CG-TAB-04). */
export function endVp(project: ProjectType, tab: Tab): number {
  const { steps } = TABS[project][tab.side]
  for (let step = tab.step - 1; step >= 0; step--) {
    const value = steps[step]?.reward.endVp
    if (value !== undefined) return value
  }
  return 0
}

/** By how much a tab has raised the cap of donations (CG-TAB-05). */
export function capRaise(project: ProjectType, tab: Tab): number {
  const { steps } = TABS[project][tab.side]
  for (let step = 0; step < tab.step; step++) {
    const value = steps[step]?.reward.cap
    if (value !== undefined) return value
  }
  return 0
}

/** All own projects on the map. */
export function projectsBuilt(player: PublicPlayer): number {
  let sum = 0
  for (const project of PROJECTS) sum += player.tabs[project].built
  return sum
}
