import { nameIn, type TopicBook } from '@boardroom/game-kit'
import { capitalized } from '@boardroom/game-kit/en'
import type { TopicId } from '../../explore.ts'
import { names as book } from './names.ts'

const resource = (id: string | undefined): string => capitalized(nameIn(book.resources, id))

export const topics: TopicBook<TopicId> = {
  bids: {
    title: 'What do the first bids take?',
    help: 'What a player takes with the first two bid markers.',
    name: (path) => (path.at(-1) === 'toll' ? 'nothing: the toll space' : resource(path.at(-1))),
  },
  wards: {
    title: 'Which ward first?',
    help: 'The wards of the first two buildings a player raises.',
    name: (path) => `Ward ${path.at(-1)}`,
  },
  tracks: {
    title: 'Which competence first?',
    help: 'The first two tracks on which a player moves up.',
    name: (path) => resource(path.at(-1)),
  },
  outskirts: {
    title: 'Which tile of the outskirts first?',
    help: 'The tile of the first building a player moves to the outskirts.',
    name: ([tile]) => nameIn(book.tiles, tile),
  },
}
