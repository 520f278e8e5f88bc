// Plays one whole game for every seat count with every value of every option that fits it and writes them to
// games/<id>/test/recorded/. Those that still come out as they were recorded are kept.
// Run it when a rule has changed on purpose, or there is a new option: npm run record -- <game>
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, root } from './ensure.mjs'

ensureBuilt()
const { chanceFrom, fittingValues, History, parseFile, replay, toFile } = await import('@boardroom/kernel')
const { greedy, random, sightOf } = await import('@boardroom/bots')
const { GAME_IDS, loadGame } = await import('@boardroom/games')

const wanted = process.argv.slice(2)

/** The defaults, and each option by itself set to a value that is not its default. */
function settingsOf(game, seats) {
  const { options: defaults } = new History(game, { seats, seed: 'defaults' }).table.state
  const changed = game.options.flatMap((spec) =>
    fittingValues(spec, seats)
      .filter((value) => value !== defaults[spec.id])
      .map((value) => ({ name: `${spec.id}-${value}`, options: { [spec.id]: value } })),
  )
  return [{ name: 'defaults', options: {} }, ...changed]
}

/** The first seat plays greedily, so that companies flourish; the others at random, so that odd things happen. */
function play(game, seats, options, seed) {
  const history = new History(game, { seats, options, seed })
  const chance = chanceFrom(`${seed}/bots`)
  while (!history.table.over) {
    const seat = chance.pick(history.table.asked())
    const bot = seat === 0 ? greedy : random
    history.play(seat, bot.choose(sightOf(history.table, seat, chance)))
  }
  return history
}

function stillHolds(game, path) {
  try {
    replay(game, parseFile(readFileSync(path, 'utf8')))
    return true
  } catch {
    return false
  }
}

for (const id of GAME_IDS.filter((game) => wanted.length === 0 || wanted.includes(game))) {
  const game = await loadGame(id)
  const folder = join(root, 'games', id, 'test', 'recorded')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (!stillHolds(game, join(folder, name))) rmSync(join(folder, name))
  }
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const { name, options } of settingsOf(game, seats)) {
      const path = join(folder, `${seats}-${name}.json`)
      if (existsSync(path)) continue
      const history = play(game, seats, options, `recorded/${name}`)
      const names = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'greedy' : `random ${seat}`))
      writeFileSync(path, `${JSON.stringify(toFile(history, names))}\n`)
      process.stdout.write(`${id} ${seats} ${name}: ${history.table.result.scores.join(' ')}\n`)
    }
  }
}
