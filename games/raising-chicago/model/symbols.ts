import { FINAL_SYMBOL, FINALS, type FinalId, SET_SYMBOLS, type SetSymbol, type SymbolId } from '../components/index.ts'

type Symbols = Readonly<Record<SymbolId, number>>

/** Complete sets; the star may stand in for one symbol (RC-END-13). */
export function symbolSets(symbols: Symbols): number {
  const fewest = Math.min(...SET_SYMBOLS.map((symbol) => symbols[symbol]))
  const missing = SET_SYMBOLS.filter((symbol) => symbols[symbol] === fewest).length
  return missing === 1 && symbols.star > 0 ? fewest + 1 : fewest
}

/** Symbol tiles on final projects; the star counts as the one that is worth most (RC-END-11, RC-END-12). */
export function finalPoints(finals: readonly FinalId[], symbols: Symbols): number {
  const shown = (symbol: SetSymbol) => finals.filter((id) => FINALS[id].symbols.includes(symbol)).length
  let points = 0
  let best = 0
  for (const symbol of SET_SYMBOLS) {
    const times = shown(symbol)
    points += FINAL_SYMBOL * times * symbols[symbol]
    best = Math.max(best, times)
  }
  return points + FINAL_SYMBOL * best * symbols.star
}
