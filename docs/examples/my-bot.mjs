#!/usr/bin/env node
// A bot in one file: it reads a line of JSON for every question and answers with a line. Any language can do that.
//
//     npx boardroom sim carnegie --bots medium,./docs/examples/my-bot.mjs,random,random --games 4
//
// It knows nothing of any game. It likes to do something rather than nothing, and what it has not done for a while.
import { createInterface } from 'node:readline'

/** How often each kind of move was made in this game. */
let made = new Map()

const IDLE = /^(end|pass|skip|decline|stop|nobody)/

function choose(moves) {
  const busy = moves.filter(({ type }) => !IDLE.test(type))
  const options = busy.length > 0 ? busy : moves
  const rarest = Math.min(...options.map(({ type }) => made.get(type) ?? 0))
  const fresh = options.filter(({ type }) => (made.get(type) ?? 0) === rarest)
  return fresh[Math.floor(Math.random() * fresh.length)]
}

function answer({ id, moves }) {
  const move = choose(moves)
  made.set(move.type, (made.get(move.type) ?? 0) + 1)
  process.stdout.write(`${JSON.stringify({ id, move })}\n`)
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  // "game": a new game begins; who we are is in it. "turn": we are asked. "over": how it came out.
  if (message.type === 'game') made = new Map()
  if (message.type === 'turn') answer(message)
}
