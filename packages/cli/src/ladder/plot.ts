import type { Pairing } from './standing.ts'

const ROW = 26
const LEFT = 190
const WIDTH = 420
const TOP = 52

/** Shares of wins with their intervals, a line for each pairing. */
export function plotOf(title: string, pairings: readonly Pairing[]): string {
  const x = (share: number) => LEFT + share * WIDTH
  const height = TOP + pairings.length * ROW + 16
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${x(share)} ${TOP - 12}V${height - 12}" stroke="#d8d2c4"/>` +
      `<text x="${x(share)}" y="${TOP - 18}" text-anchor="middle">${100 * share} %</text>`,
  )
  const rows = pairings.map(({ bot, rival, wins, interval, games }, i) => {
    const y = TOP + i * ROW + ROW / 2
    return (
      `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escaped(`${bot} : ${rival}`)}</text>` +
      `<path d="M${x(interval[0])} ${y}H${x(interval[1])}" stroke="#1f6f78" stroke-width="3"/>` +
      `<circle cx="${x(wins)}" cy="${y}" r="5" fill="#1f6f78"/>` +
      `<text x="${LEFT + WIDTH + 12}" y="${y + 4}">n = ${games}</text>`
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 80} ${height}" font-family="sans-serif" font-size="12">`,
    '<rect width="100%" height="100%" fill="#fbf8f1"/>',
    `<text x="12" y="20" font-size="15" font-weight="bold">${escaped(title)}</text>`,
    ...grid,
    ...rows,
    '</svg>',
    '',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
