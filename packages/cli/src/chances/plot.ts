import type { Calibration } from '@boardroom/bots'

const SIDE = 260
const LEFT = 52
const TOP = 40
const LARGEST = 14

/** What was told against what came to be: the nearer to the line, the better; the more often told, the larger. */
export function plotOf(title: string, calibration: readonly Calibration[]): string {
  const x = (share: number): number => LEFT + share * SIDE
  const y = (share: number): number => TOP + (1 - share) * SIDE
  const most = Math.max(1, ...calibration.map(({ count }) => count))
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${x(share)} ${y(0)}V${y(1)}M${x(0)} ${y(share)}H${x(1)}" stroke="#d8d2c4"/>` +
      `<text x="${x(share)}" y="${y(0) + 18}" text-anchor="middle">${100 * share} %</text>` +
      `<text x="${LEFT - 8}" y="${y(share) + 4}" text-anchor="end">${100 * share} %</text>`,
  )
  const points = calibration.map(({ told, came, count }) => {
    const radius = Math.max(2, LARGEST * Math.sqrt(count / most)).toFixed(1)
    return (
      `<circle cx="${x(told).toFixed(1)}" cy="${y(came).toFixed(1)}" r="${radius}" fill="#1f6f78" fill-opacity="0.75">` +
      `<title>told ${percent(told)}, won ${percent(came)}, ${count} times</title></circle>`
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + SIDE + 24} ${TOP + SIDE + 44}" font-family="sans-serif" font-size="12">`,
    `<title>${title}: chances told, and games won</title>`,
    '<rect width="100%" height="100%" fill="#fbf8f1"/>',
    `<text x="12" y="22" font-size="15" font-weight="bold">${title}</text>`,
    ...grid,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#c08a3e" stroke-dasharray="5 4"/>`,
    ...points,
    `<text x="${x(0.5)}" y="${y(0) + 36}" text-anchor="middle">chance told; upwards: games won</text>`,
    '</svg>',
    '',
  ].join('\n')
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
