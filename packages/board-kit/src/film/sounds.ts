import type { FilmEvent, Piece } from './vocabulary.ts'

/** What can be heard at a table. */
export type Sound = 'coin' | 'stamp' | 'card' | 'hammer' | 'jack' | 'bell'

/** What an event sounds like; what is only pointed out makes no sound. */
export function soundOf(event: FilmEvent): Sound | null {
  if (event.sound) return event.sound
  switch (event.act) {
    case 'flow':
    case 'travel':
      return pieceSound(event.what)
    case 'climb':
      return 'stamp'
    case 'turnOver':
      return 'card'
    case 'grow':
      return (event.steps ?? 1) > 1 ? 'jack' : 'hammer'
    case 'reveal':
      return null
    case 'card':
      return event.of === 'phase' ? 'card' : 'bell'
  }
}

/** Money rings, papers are stamped, everything else is put down like a card. */
function pieceSound({ icon }: Piece): Sound {
  if (icon === 'money') return 'coin'
  return icon === 'share' || icon === 'director' ? 'stamp' : 'card'
}
