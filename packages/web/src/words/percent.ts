/** “12 %”; a part of one that is too small to be said is said as less than one. */
export function percent(part: number): string {
  const whole = Math.round(100 * part)
  return `${whole === 0 ? (Math.abs(part) < 0.001 ? '0' : '<1') : whole} %`
}

export function signedPercent(part: number): string {
  if (Math.round(1000 * part) === 0) return percent(0)
  return `${part < 0 ? '−' : '+'}${percent(Math.abs(part))}`
}
