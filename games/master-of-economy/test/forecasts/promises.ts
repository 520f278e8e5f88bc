import { expect } from 'vitest'
import type { CompanyId } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import type { Holder } from '../../state.ts'
import type { MasterOfEconomyMove } from '../../types.ts'
import { eurosIn, numbersIn } from './said.ts'

/** What players were told would happen, until it does. */
export class Promises {
  readonly #due = new Map<string, { readonly said: string; readonly price: number }>()

  make(move: MasterOfEconomyMove, said: string, company: CompanyId | undefined, holder: Holder | undefined): void {
    for (const [key, price] of pricesIn(move, said, company, holder)) this.#due.set(key, { said, price })
  }

  /** Every price that is paid was told before, and is what was told. */
  keep(entry: Entry): void {
    const key = keyOf(entry)
    if (key === null || !('price' in entry)) return
    const promise = this.#due.get(key)
    expect(promise, `nobody was told the price of ${JSON.stringify(entry)}`).toBeDefined()
    expect(Math.abs(entry.price), promise?.said).toBe(promise?.price)
  }
}

function pricesIn(
  move: MasterOfEconomyMove,
  said: string,
  company: CompanyId | undefined,
  holder: Holder | undefined,
): [string, number][] {
  const [price = Number.NaN] = eurosIn(said)
  switch (move.type) {
    case 'build':
      expect(/building material|Baustoff/.test(said), said).toBe(move.factory !== 'quarry')
      return [[`built ${company} ${move.factory}`, price]]
    case 'sell-factory':
      return [[`factory-sold ${company} ${move.factory}`, price]]
    case 'place-buy':
      return [[`import ${company} ${move.good}`, price]]
    case 'place-offer': {
      const [local = price, abroad = price] = numbersIn(/\(.*\)/.exec(said)?.[0] ?? '')
      return [
        [`local ${company} ${move.good} ${move.cell}`, local],
        [`export ${company} ${move.good} ${move.cell}`, abroad],
      ]
    }
    case 'buy-packet':
      return [[`bought ${holder} ${move.issuer} ${move.size}`, price]]
    case 'sell-packet':
      return [[`sold ${holder} ${move.issuer} ${move.size}`, price]]
    case 'exchange-packet':
      return [[`exchanged ${holder} ${move.issuer} ${move.from} ${move.to}`, price]]
    case 'buy-back':
      return [[`bought-back ${company} ${move.packet} ${move.shares}`, price]]
    default:
      return []
  }
}

function keyOf(entry: Entry): string | null {
  switch (entry.type) {
    case 'built':
    case 'factory-sold':
      return `${entry.type} ${entry.company} ${entry.factory}`
    case 'import':
      return `import ${entry.company} ${entry.good}`
    case 'local':
      return `local ${entry.seller} ${entry.good} ${entry.cell}`
    case 'export':
      return `export ${entry.company} ${entry.good} ${entry.cell}`
    case 'bought':
    case 'sold':
      return `${entry.type} ${entry.holder} ${entry.issuer} ${entry.size}`
    case 'exchanged':
      return `exchanged ${entry.holder} ${entry.issuer} ${entry.from} ${entry.to}`
    case 'bought-back':
      return `bought-back ${entry.company} ${entry.size} ${entry.shares}`
    default:
      return null
  }
}
