/** The item of a list that must be there. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`there is no item ${index} in a list of ${list.length}`)
  return item
}

/** The keys of a table whose keys are all known. */
export function keysOf<K extends string>(table: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(table) as K[]
}

/** A table with a value for every key. */
export function tableOf<const K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  const table = {} as Record<K, V>
  for (const key of keys) table[key] = make(key)
  return table
}
