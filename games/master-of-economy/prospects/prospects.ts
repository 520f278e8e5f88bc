import {
  FACTORIES,
  FACTORY_SPACES,
  type FactoryId,
  factoryOf,
  GOODS,
  type GoodId,
  importPrice,
  MARKERS,
  type Plant,
  type Stock,
} from '../components/index.ts'
import type { Weights } from '../worth.ts'

/** What the first, second … export of a good fetches in a half-year in which others sell as well. */
const SALES: Readonly<Record<GoodId, readonly number[]>> = {
  'building-materials': [1.5, 1, 0.5, 0.2, 0, 0],
  coal: [2, 2, 1, 1, 0.5, 0],
  'iron-ore': [2.5, 2, 1.5, 1, 0.5, 0],
  electricity: [2, 2, 1, 1, 0.5, 0],
  steel: [5, 4.5, 3.5, 2.5, 1, 0],
  ship: [13, 11, 9, 7, 4, 0],
}

export interface Yield {
  readonly cash: number
  readonly points: number
}

const NOTHING: Yield = { cash: 0, points: 0 }

/** What plants and goods promise, by the weights given. */
export class Prospects {
  readonly weights: Weights
  readonly #known = new Map<number, Yield>()
  readonly #promised = new Map<number, number>()

  constructor(weights: Weights) {
    this.weights = weights
  }

  /** What a plant brings in a half-year once it runs: the best use of it that small changes lead to. */
  yieldOf(plant: Plant): Yield {
    const key = keyOf(plant)
    let found = this.#known.get(key)
    if (!found) {
      found = this.#bestUse(plant)
      this.#known.set(key, found)
    }
    return found
  }

  /** What one factory more would add: a plant that asks for its next factory is worth more than a dead end. */
  promiseOf(plant: Plant): number {
    const key = keyOf(plant)
    let promised = this.#promised.get(key)
    if (promised === undefined) {
      promised = this.#mostAdded(plant)
      this.#promised.set(key, promised)
    }
    return promised
  }

  #mostAdded(plant: Plant): number {
    let best = 0
    for (const id of FACTORIES) {
      if (plant[id] >= FACTORY_SPACES) continue
      const more = this.yieldOf({ ...plant, [id]: plant[id] + 1 })
      best = Math.max(best, this.#gainOf(more) - this.#gainOf(this.yieldOf(plant)))
    }
    return best
  }

  #gainOf({ cash, points }: Yield): number {
    return cash + this.weights.point * points
  }

  /** Idle factories are closed one by one as long as that helps. */
  #bestUse(plant: Plant): Yield {
    const running = { ...plant }
    let best = this.#runAll(running)
    for (let better = true; better; ) {
      better = false
      for (const id of FACTORIES) {
        if (running[id] === 0) continue
        running[id]--
        const without = this.#runAll(running)
        if (this.#gainOf(without) > this.#gainOf(best)) {
          best = without
          better = true
        } else running[id]++
      }
    }
    return this.#gainOf(best) > 0 ? best : NOTHING
  }

  /** Everything runs: what is missing is imported, what is left over is sold with six markers. */
  #runAll(running: Plant): Yield {
    const { sales: fetched, importTrouble } = this.weights
    const net = netOutput(running)
    let cash = 0
    let markers: number = MARKERS.free
    const sales: number[] = []
    for (const good of GOODS) {
      const left = net[good]
      if (left < 0) {
        cash += left * (importPrice(good) + importTrouble)
        markers += left
      }
      for (let i = 0; i < Math.min(left, MARKERS.free); i++) sales.push(fetched * (SALES[good][i] ?? 0))
    }
    sales.sort((a, b) => b - a)
    if (markers < 0) return NOTHING
    const sold = sales.slice(0, markers)
    return { cash: cash + sold.reduce((sum, price) => sum + price, 0), points: sold.length }
  }

  /**
   * What goods are worth to a company: those its factories can use as what they make of it, the others as what they
   * fetch. `point` is what an export's point is worth to whoever asks; after the last production nothing is made.
   */
  goodsWorth({ goods, factories, supplied }: Store, point: number, last: boolean): number {
    const { goodPrice, later } = this.weights
    const left = { ...goods }
    let sum = 0
    if (!last) {
      for (const id of RUNS) {
        const { inputs, output, amount } = factoryOf(id)
        const product = amount * (goodPrice * GOOD_PRICE[output] + point)
        for (let run = supplied[id]; run < factories[id]; run++) {
          if (inputs.some((good) => left[good] < 1)) break
          for (const good of inputs) left[good]--
          sum += later * product
        }
      }
    }
    for (const id of RUNS) {
      const { output, amount } = factoryOf(id)
      sum += supplied[id] * amount * (goodPrice * GOOD_PRICE[output] + point)
    }
    return sum + this.#leftoverWorth(left, point)
  }

  #leftoverWorth(left: Stock, point: number): number {
    const { goodPrice, laterSale, surplus } = this.weights
    let sum = 0
    let sold = 0
    for (let i = GOODS.length - 1; i >= 0; i--) {
      const good = GOODS[i] as GoodId
      const price = goodPrice * GOOD_PRICE[good] + point
      const within = Math.max(0, Math.min(left[good], MARKERS.free - sold))
      sold += within
      sum += laterSale * within * price + Math.max(0, left[good] - within) * surplus * price
    }
    return sum
  }
}

function keyOf(plant: Plant): number {
  let key = 0
  for (const id of FACTORIES) key = key * 4 + plant[id]
  return key
}

function netOutput(running: Plant): Stock {
  const net = { 'building-materials': 0, coal: 0, 'iron-ore': 0, electricity: 0, steel: 0, ship: 0 }
  for (const id of FACTORIES) {
    const { inputs, output, amount } = factoryOf(id)
    net[output] += amount * running[id]
    for (const good of inputs) net[good] -= running[id]
  }
  return net
}

/** What a good in the warehouse will fetch, without its point. */
const GOOD_PRICE: Readonly<Record<GoodId, number>> = {
  'building-materials': 1,
  coal: 1.7,
  'iron-ore': 2,
  electricity: 1.7,
  steel: 4.5,
  ship: 11.5,
}

/** The most valuable products first. */
const RUNS: readonly FactoryId[] = ['shipyard', 'steel-mill', 'iron-ore-mine', 'coal-mine', 'power-plant']

export interface Store {
  readonly goods: Stock
  readonly factories: Plant
  readonly supplied: Plant
}
