import { chosenOptions } from '@boardroom/kernel'
import type { AnyGame } from '../world.ts'
import type { Pairing } from './standing.ts'

export const percent = (share: number): string => `${Math.round(100 * share)} %`

/** The matches as a table for documents. */
export function markdownOf(game: AnyGame, pairings: readonly Pairing[]): string[] {
  return [
    '| | Games | Won | 95 % | Mean score, theirs | ms a decision, mean / most |',
    '|---|---|---|---|---|---|',
    ...pairings.map((pairing) => `| ${cellsOf(game, pairing).join(' | ')} |`),
  ]
}

function cellsOf(game: AnyGame, pairing: Pairing): (string | number)[] {
  const { bot, rival, seats, options, games, wins, interval, score, others, thought, longest } = pairing
  const chosen = Object.entries(chosenOptions(game.options, options)).map(([name, value]) => `, ${name} ${value}`)
  const rivals = seats === 1 ? 'alone' : `against ${seats === 2 ? 'one' : seats - 1} \`${rival}\``
  return [
    `\`${bot}\` ${rivals}${chosen.join('')}`,
    games,
    percent(wins),
    `${Math.round(100 * interval[0])} – ${percent(interval[1])}`,
    `${shown(score)} : ${shown(others)}`,
    `${thought < 10 ? thought.toFixed(1) : Math.round(thought)} / ${longest}`,
  ]
}

const shown = (score: number): string => (score < 1000 ? score.toFixed(1) : Math.round(score).toLocaleString('en'))
