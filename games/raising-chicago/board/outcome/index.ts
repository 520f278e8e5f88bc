import type { Listed } from '@boardroom/board-kit'
import { fieldOf, OUTSKIRTS_SITE_IDS, siteOf } from '../../components/index.ts'
import { slotAt } from '../../model/auction.ts'
import type { RaisingChicago } from '../../types.ts'
import { aboutOf, boardWords, nameBook } from '../context.ts'
import { Outcome } from './outcome.tsx'

/** What moves on the map bring. */
export const outcome: Listed<RaisingChicago> = {
  of: ['place', 'raise', 'move', 'place-prestige', 'add-storey', 'choose-field'],
  title(move, view, language) {
    const words = boardWords(language)
    const book = nameBook(language)
    const { slot, building } = aboutOf(view)
    const project = slot && slotAt(view.board, slot).project
    const name = project ? book.projects[project] : ''
    switch (move.type) {
      case 'raise':
        return words.outcome.raise(name, siteOf(move.site).index + 1)
      case 'move':
        return words.outcome.move(name, OUTSKIRTS_SITE_IDS.indexOf(move.site) + 1)
      case 'place-prestige':
        return building ? words.outcome.raise(book.prestigeBuildings[building], siteOf(move.site).index + 1) : ''
      case 'add-storey':
        return words.outcome.addStorey(siteOf(move.site).index + 1)
      case 'choose-field':
        return words.outcome.first(fieldOf(move.field).index + 1)
      default:
        return ''
    }
  },
  Outcome,
}
