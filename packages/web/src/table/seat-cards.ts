import { BOT_NAMES, botName, FIRST_LEVEL } from '@boardroom/bots/names'
import type { SeatCard } from './client.ts'

/** Oneself among bots. */
export function seatsFor(count: number, you: string): SeatCard[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name: you, bot: null } : { name: botName(seat), bot: FIRST_LEVEL },
  )
}

/** One more bot, by a name that nobody at the table has. */
export function anotherBot(seats: readonly SeatCard[]): SeatCard {
  return { name: freeName(seats), bot: FIRST_LEVEL }
}

function freeName(seats: readonly SeatCard[]): string {
  return BOT_NAMES.slice(1).find((name) => seats.every((seat) => seat.name !== name)) ?? botName(seats.length)
}

/** Gives a seat to a bot, or to a person: nobody is called by the name of the bot whose chair they take. */
export function reseated(seats: readonly SeatCard[], index: number, bot: string | null): readonly SeatCard[] {
  const named = ({ name }: SeatCard): string => {
    if (bot) return name || freeName(seats)
    return (BOT_NAMES as readonly string[]).includes(name) ? '' : name
  }
  return seats.map((seat, place) => (place === index ? { name: named(seat), bot } : seat))
}
