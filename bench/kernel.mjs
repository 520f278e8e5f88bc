/** The kernel against boardgame.io: the same game, every legal move listed, one picked and made by the public API. */
import { createRequire } from 'node:module'
import { Table } from '@boardroom/kernel'
import { cpuSeconds, generator, interleaved, median, ratioOf, report, roundsAsked } from './measure.mjs'
// Each engine gets the rules as a module of its own: functions that see plain boards here and proxies there would be
// slow for both.
import * as theirs from './synthetic.mjs?for=peer'
import { syntheticGame } from './synthetic-kernel.mjs'

const { MOVES_PER_GAME, SEATS } = theirs

// Its package says `require` only.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core')

function ourTable() {
  return Table.start(syntheticGame, { seats: SEATS, seed: 'bench' })
}

function playOurs(table, below) {
  let listed = 0
  for (let i = 0; i < MOVES_PER_GAME; i++) {
    const seat = table.asked()[0]
    const legal = table.legal(seat)
    listed += legal.length
    table.play(seat, legal[below(legal.length)])
  }
  return listed
}

const theirGame = {
  setup: theirs.newBoard,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: Object.fromEntries(
    Object.entries(theirs.rules).map(([type, rule]) => [
      type,
      ({ G, playerID }, company) => {
        if (rule.refuse(G, Number(playerID), company) !== null) return INVALID_MOVE
        rule.apply(G, Number(playerID), company)
        theirs.nextSeat(G)
      },
    ]),
  ),
  // Its list of past positions for undo costs time and is not part of the comparison.
  disableUndo: true,
}

function theirClient() {
  return Client({ game: theirGame, numPlayers: SEATS, debug: false })
}

function playTheirs(client, below) {
  let listed = 0
  for (let i = 0; i < MOVES_PER_GAME; i++) {
    const { G, ctx } = client.getState()
    const seat = Number(ctx.currentPlayer)
    const legal = theirs.EVERY_MOVE.filter(({ type, company }) => theirs.rules[type].refuse(G, seat, company) === null)
    listed += legal.length
    const { type, company } = legal[below(legal.length)]
    client.moves[type](company)
  }
  return listed
}

/** Games are made while the clock stands: only decisions are counted. */
function contestant(make, play) {
  return () => {
    const below = generator(1)
    let count = 0
    let seconds = 0
    while (seconds < 0.1) {
      const tables = Array.from({ length: 10 }, make)
      seconds += cpuSeconds(() => {
        for (const table of tables) play(table, below)
      })
      count += tables.length * MOVES_PER_GAME
    }
    return { count, seconds }
  }
}

/** Both engines must have played the very same game, or the comparison means nothing. */
function checkSame() {
  const table = ourTable()
  const client = theirClient()
  const listed = playOurs(table, generator(7))
  playTheirs(client, generator(7))
  const [left, right] = [table.state.board, client.getState().G].map((board) => JSON.stringify(board))
  if (left !== right) throw new Error('the two engines played different games')
  return { legal: listed / MOVES_PER_GAME, bytes: left.length }
}

const { legal, bytes } = checkSame()
const rates = interleaved(
  { kernel: contestant(ourTable, playOurs), peer: contestant(theirClient, playTheirs) },
  roundsAsked(),
)
const ratio = ratioOf(rates.kernel, rates.peer)

report([
  {
    name: `kernel, synthetic game (${(bytes / 1024).toFixed(1)} KB, ${legal.toFixed(1)} legal moves)`,
    value: median(rates.kernel),
    unit: 'decisions/s',
    than: `boardgame.io Client ${Math.round(median(rates.peer)).toLocaleString('en')}/s`,
    ratio,
    wanted: '≥ 50x (aimed at 100x)',
    ok: ratio >= 50,
  },
])
