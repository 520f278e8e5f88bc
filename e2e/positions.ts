import { bigShoulders } from '@boardroom/big-shoulders'
import { greedy, sightOf } from '@boardroom/bots'
import { chanceFrom, type GameFile, History, toFile } from '@boardroom/kernel'

const NAMES = ['Anna', 'Marshall', 'Philip', 'Bertha']

/** Moments worth a look, all of one game in which every seat plays greedily; Anna is asked in each but the last. */
const MOMENTS: Readonly<Record<string, (table: typeof history.table) => boolean>> = {
  start: (table) => table.state.phase === 'setup',
  stock: (table) => table.state.decade === 2 && table.state.phase === 'stock',
  building: (table) => table.state.decade === 3 && table.state.phase === 'building',
  action: (table) => table.state.decade === 3 && table.current?.step === 'action-turn',
  buying: (table) => table.state.decade === 3 && table.current?.step === 'production',
  selling: (table) => table.state.decade === 3 && table.current?.step === 'distribution',
  late: (table) => table.state.decade === 5 && table.current?.step === 'action-turn',
}

let history = new History(bigShoulders, { seats: 2, seed: 'unused' })

export function gameFiles(seats: number, seed: string): Map<string, GameFile> {
  history = new History(bigShoulders, { seats, options: { mode: 'advanced' }, seed })
  const files = new Map<string, GameFile>()
  const keep = (name: string): void => {
    const file = toFile(history, NAMES)
    const cards = file.seats.map(({ name: who }, seat) => (seat === 0 ? { name: who } : { name: who, bot: 'greedy' }))
    files.set(name, { ...file, seats: cards })
  }
  while (!history.table.over) {
    const { table } = history
    const asked = table.asked()
    if (asked.includes(0)) {
      for (const [name, is] of Object.entries(MOMENTS)) if (!files.has(name) && is(table)) keep(name)
    }
    const seat = asked[0] as number
    history.play(seat, greedy.choose(sightOf(table, seat, chanceFrom(`${seed}/${history.moves.length}`))))
  }
  keep('end')
  return files
}
