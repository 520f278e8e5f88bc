import { type Law, lawsOf } from '@boardroom/game-kit'
import {
  ACTIONS,
  ANDREW,
  cardOf,
  DECKS,
  NEUTRAL_DISCS,
  PRINTED,
  PROJECTS,
  REGIONS,
  ROW_END,
  SPACES,
  START,
  TAB_END,
  TILE_COPIES,
  TILE_IDS,
  TILES_IN_BOX,
  TRACK_END,
  VP_CARDS,
} from './components/index.ts'
import { employeesInPlay, freeDesks } from './model/company.ts'
import { slotsOf } from './model/map.ts'
import { circlesShown, projectsBuilt } from './model/tabs.ts'
import type { Andrew, CarnegieState, Owner, Player } from './state.ts'

/** Nothing appears and nothing vanishes: what must hold of every position. */
export const broken = lawsOf((state: CarnegieState, law) => {
  resources(state, law)
  for (const [seat, player] of state.players.entries()) {
    employees(player, seat, law)
    discs(state, player, seat, law)
    tabs(player, seat, law)
    board(player, seat, law)
  }
  tiles(state, law)
  donations(state, law)
  neutral(state, law)
  timeline(state, law)
  tracks(state, law)
  turn(state, law)
  if (state.andrew) andrew(state, state.andrew, law)
  law((state.andrew !== null) === (state.seats === 1), 'Andrew plays if and only if there is one seat')
})

function whole(n: number): boolean {
  return Number.isInteger(n) && n >= 0
}

/** What players have came from the supply (CG-GEN-02, CG-GEN-03). */
function resources({ players, supply }: CarnegieState, law: Law): void {
  let money = supply.money
  let goods = supply.goods
  for (const [seat, player] of players.entries()) {
    money += player.money
    goods += player.goods
    law(whole(player.money) && whole(player.goods), `seat ${seat} has $${player.money} and ${player.goods} goods`)
    law(whole(player.vp), `seat ${seat} has ${player.vp} VP`)
    law(player.jokers === 0 || player.jokers === 1, `seat ${seat} has ${player.jokers} jokers`)
  }
  law(money === 0, `money is off by $${money}`)
  law(goods === 0, `goods are off by ${goods}`)
}

function employees(player: Player, seat: number, law: Law): void {
  const all = employeesInPlay(player) + player.employees
  law(all === START.employees && whole(player.employees), `seat ${seat} has ${all} employees`)
  for (const [space, id] of SPACES.entries()) {
    const sane = whole(player.active[space] ?? -1) && whole(player.inactive[space] ?? -1)
    law(sane, `seat ${seat}: employees on ${id} are no whole number`)
    const standing = player.active[space] ?? 0
    law(standing === 0 || freeDesks(player, space) >= 0, `seat ${seat}: ${standing} active on ${id}`)
    const department = player.departments[space]
    law(
      standing === 0 || (department !== null && department !== 'lobby'),
      `seat ${seat}: nobody can be active on ${id}`,
    )
  }
  for (const region of REGIONS) law(whole(player.missions[region]), `seat ${seat}: missions in ${region}`)
}

/** One on the score, four on tracks, the rest in supply, on tabs, on the map and on donations (CG-SET-09, CG-GEN-12). */
function discs(state: CarnegieState, player: Player, seat: number, law: Law): void {
  const onTabs = PROJECTS.reduce((sum, project) => sum + player.tabs[project].waiting, 0)
  const onMap = slotsOf(state, seat).length
  const all = 5 + player.discs + onTabs + onMap + player.donations.length
  law(all === START.discs && whole(player.discs), `seat ${seat} has ${all} discs`)
  law(
    onMap === projectsBuilt(player),
    `seat ${seat} has ${onMap} discs on the map for ${projectsBuilt(player)} projects`,
  )
}

function tabs(player: Player, seat: number, law: Law): void {
  for (const project of PROJECTS) {
    const tab = player.tabs[project]
    law(whole(tab.step) && tab.step <= TAB_END, `seat ${seat}: the ${project} tab is at step ${tab.step}`)
    const used = tab.built + tab.waiting
    const sane = whole(tab.built) && whole(tab.waiting) && used <= circlesShown(project, tab)
    law(sane, `seat ${seat}: the ${project} tab has ${tab.built} open circles and ${tab.waiting} discs`)
  }
}

function board(player: Player, seat: number, law: Law): void {
  for (const [space, id] of SPACES.entries()) {
    const printed = PRINTED[id]
    const there = player.departments[space] ?? null
    const right = printed ? there === printed : there === null || (TILE_IDS as readonly string[]).includes(there)
    law(right, `seat ${seat}: ${there} is on ${id}`)
  }
  const built = player.departments.filter((there) => there !== null)
  law(new Set(built).size === built.length, `seat ${seat} has a department twice`)
}

function tiles(state: CarnegieState, law: Law): void {
  let boxed = 0
  for (const tile of TILE_IDS) {
    let copies = state.display[tile] + state.box[tile]
    boxed += state.box[tile]
    for (const { departments, reserve } of state.players) {
      if (departments.includes(tile)) copies++
      if (reserve === tile) copies++
    }
    copies += state.andrew?.tiles.filter((other) => other === tile).length ?? 0
    law(copies === TILE_COPIES && whole(state.display[tile]), `${copies} copies of ${tile}`)
  }
  law(boxed === TILES_IN_BOX[state.seats], `${boxed} tiles in the box`)
}

/** Nobody twice on one donation (CG-DON-09); neutral discs share with nobody but copies cannot lie on them. */
function donations({ players, neutral: { donations: blocked }, andrew: other }: CarnegieState, law: Law): void {
  for (const [seat, { donations: own }] of players.entries()) {
    law(new Set(own).size === own.length, `seat ${seat} made a donation twice`)
    law(!own.some((id) => blocked.includes(id)), `seat ${seat} is on a neutral donation`)
  }
  law(!other?.donations.some((id) => blocked.includes(id)), 'Andrew is on a neutral donation')
}

function neutral(state: CarnegieState, law: Law): void {
  const placed = countSlots(state, 'neutral') + state.neutral.donations.length
  const all = placed + state.neutral.discs
  law(all === NEUTRAL_DISCS[state.seats] && whole(state.neutral.discs), `${all} neutral discs`)
  law(state.round === 0 || state.neutral.discs === 0, 'neutral discs are left over')
}

function countSlots(state: CarnegieState, owner: Owner): number {
  return slotsOf(state, owner).length
}

function timeline(state: CarnegieState, law: Law): void {
  const moved = ACTIONS.reduce((sum, action) => sum + state.markers[action], 0)
  for (const action of ACTIONS) {
    const position = state.markers[action]
    law(whole(position) && position <= ROW_END, `the ${action} marker is at ${position}`)
  }
  const finished = state.phase === 'scoring' || state.phase === 'over' ? state.round : Math.max(0, state.round - 1)
  // Between rounds the marker has moved on but the next round has not begun; no seat is asked then.
  law(moved === finished, `the markers moved ${moved} times in ${finished} rounds`)
  const strips = ACTIONS.map((action) => state.timeline[action].strip)
  law(new Set(strips).size === strips.length, 'a strip lies twice')
  law(!state.chosen || state.markers[state.chosen.row] < ROW_END, 'the event lies beyond the end of its row')
}

function tracks(state: CarnegieState, law: Law): void {
  const runners = [
    ...state.players.map((player) => player.transport),
    ...(state.andrew ? [state.andrew.transport] : []),
  ]
  for (const region of REGIONS) {
    law(
      runners.every((runner) => whole(runner[region]) && runner[region] >= 1 && runner[region] <= TRACK_END),
      `a disc has left the ${region} track`,
    )
    law(runners.filter((runner) => runner[region] === TRACK_END).length <= 1, `two discs at the end of ${region}`)
  }
}

function turn(state: CarnegieState, law: Law): void {
  if (!state.turn) return
  const { seat, steps, research, used } = state.turn
  law(whole(steps) && whole(research), `seat ${seat} has ${steps} steps and ${research} research points`)
  const active = state.players[seat]?.active ?? []
  law(
    used.every((count, space) => whole(count) && count <= (active[space] ?? 0)),
    `seat ${seat} used more employees than there are`,
  )
}

function andrew(state: CarnegieState, own: Andrew, law: Law): void {
  const all = 4 + own.discs + own.donations.length + countSlots(state, 'andrew')
  law(all === ANDREW.discs && whole(own.discs), `Andrew has ${all} discs`)
  const cards = [...own.pile, ...own.filed.map(({ card }) => card), ...(own.card ? [own.card] : [])]
  const { normal, challenging } = DECKS[state.options.difficulty]
  law(new Set(cards).size === cards.length && cards.length === normal + challenging, `Andrew has ${cards.length} cards`)
  law(cards.filter((id) => cardOf(id).kind === 'normal').length === normal, 'Andrew has the wrong kinds of card')
  law(whole(own.position) && own.position < VP_CARDS.length, `Andrew's card is at ${own.position}`)
}
