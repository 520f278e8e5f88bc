import type { Language } from '@boardroom/kernel'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Unit = keyof typeof GERMAN

/** A span of time in its largest unit. */
function largest(ms: number): readonly [number, Unit] {
  if (ms >= DAY) return [Math.floor(ms / DAY), 'day']
  if (ms >= HOUR) return [Math.floor(ms / HOUR), 'hour']
  return [Math.max(1, Math.floor(ms / MINUTE)), 'minute']
}

/** For how long something has lasted: "3 hours", "2 Tagen". */
export function spanIn(language: Language, ms: number): string {
  const [value, unit] = largest(ms)
  // German names a span since which something lasts in the dative.
  return language === 'de' ? `${value} ${GERMAN[unit][value === 1 ? 0 : 1]}` : timeLeft(language, ms)
}

/** How long one may still think, where no clock runs before one's eyes: "3 hours", "2 Tage". */
export function timeLeft(language: Language, ms: number): string {
  const [value, unit] = largest(ms)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

const GERMAN = {
  day: ['Tag', 'Tagen'],
  hour: ['Stunde', 'Stunden'],
  minute: ['Minute', 'Minuten'],
} as const

/** What is left on a clock, as short as a clock shows it. */
export interface ClockFace {
  readonly rough: string
  /** What a narrow window leaves out. */
  readonly fine?: string
  readonly unit?: string
}

export function clockFace(ms: number, language: Language): ClockFace {
  const left = Math.max(0, ms)
  const hour = language === 'de' ? ' Std' : ' h'
  if (left >= DAY) {
    const days = Math.floor(left / DAY)
    const hours = Math.floor((left % DAY) / HOUR)
    return { rough: `${days} ${language === 'de' ? 'T' : 'd'}`, fine: ` ${hours}${hour}` }
  }
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0')
  const minutes = two((left % HOUR) / MINUTE)
  // Nobody counts seconds while hours are left.
  if (left >= HOUR) return { rough: `${Math.floor(left / HOUR)}`, fine: `:${minutes}`, unit: hour }
  return { rough: `${minutes}:${two((left % MINUTE) / 1000)}` }
}
