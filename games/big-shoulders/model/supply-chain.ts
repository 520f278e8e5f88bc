import type { Chance } from '@boardroom/kernel'
import { type Cubes, DECADES, HAYMARKET_AT_SETUP, RESOURCES, type ResourceId } from '../components/index.ts'
import type { BigShouldersState } from '../state.ts'
import type { Turn } from '../types.ts'
import { countCubes, moveAll, moveUpTo, noCubes } from './cubes.ts'

/**
 * Fills the Supply Chain (BS-SUP-02): whole spaces move right into empty ones, new cubes are drawn onto X. With nothing
 * left to draw, what lies there still moves as far as it can (BS-SUP-06).
 */
export function refillSupplyChain(turn: Turn): void {
  const { supply } = turn.state
  for (;;) {
    const moved = [moveUp(supply[20], supply[10]), moveUp(supply[30], supply[20]), moveUp(supply.x, supply[30])]
    const drawn = countCubes(supply.x) === 0 && drawOntoX(turn)
    if (!drawn && !moved.includes(true)) return
  }
}

/** Moves a space's cubes onto the next if that is empty (BS-SUP-03). False if nothing moved. */
function moveUp(from: Cubes, to: Cubes): boolean {
  if (countCubes(to) > 0 || countCubes(from) === 0) return false
  moveAll(from, to)
  return true
}

/** Draws the Decade's number of cubes onto X (BS-SUP-04 to 06). False if there was nothing to draw. */
function drawOntoX(turn: Turn): boolean {
  const { state } = turn
  const wanted = DECADES[state.decade].cubesDrawn
  const before = state.supply.x
  let refilled = false
  let drawn = 0
  while (drawn < wanted) {
    if (countCubes(state.bag) === 0) {
      if (countCubes(state.haymarket) === 0) break
      moveAll(state.haymarket, state.bag)
      refilled = true
    }
    drawCube(state, turn.chance, before)
    drawn++
  }
  if (drawn > 0) turn.log({ type: 'drawn', cubes: { ...before } })
  if (refilled) {
    turn.log({ type: 'bag-refilled' })
    const two = HAYMARKET_AT_SETUP
    moveUpTo(state.bag, state.haymarket, { livestock: two, steel: two, wood: two, coal: two })
  }
  return drawn > 0
}

/** Draws one random cube from the bag. */
export function drawCube(state: Pick<BigShouldersState, 'bag'>, chance: Chance, to: Cubes): ResourceId {
  let number = chance.below(countCubes(state.bag))
  for (const resource of RESOURCES) {
    if (number < state.bag[resource]) {
      state.bag[resource]--
      to[resource]++
      return resource
    }
    number -= state.bag[resource]
  }
  throw new Error('the bag is empty')
}

/** Empties the cheapest space into Haymarket Square (BS-CLN-01). */
export function clearCheapest(turn: Turn): void {
  const { state } = turn
  const cubes = { ...state.supply[10] }
  if (countCubes(cubes) > 0) turn.log({ type: 'to-haymarket', cubes })
  moveAll(state.supply[10], state.haymarket)
}

export function emptySupply(): BigShouldersState['supply'] {
  return { x: noCubes(), '30': noCubes(), '20': noCubes(), '10': noCubes() }
}
