import { nameIn, type TopicBook } from '@boardroom/game-kit'
import { capitalized } from '@boardroom/game-kit/de'
import type { TopicId } from '../../explore.ts'
import { names as book } from './names.ts'

const resource = (id: string | undefined): string => capitalized(nameIn(book.resources, id))

export const topics: TopicBook<TopicId> = {
  bids: {
    title: 'Was bringen die ersten Gebote?',
    help: 'Was jemand mit den ersten beiden Gebotsmarkern nimmt.',
    name: (path) => (path.at(-1) === 'toll' ? 'nichts: das Zollfeld' : resource(path.at(-1))),
  },
  wards: {
    title: 'Welcher Stadtteil zuerst?',
    help: 'Die Stadtteile der ersten beiden Bauwerke, die jemand anhebt.',
    name: (path) => `Stadtteil ${path.at(-1)}`,
  },
  tracks: {
    title: 'Welche Leiste zuerst?',
    help: 'Die ersten beiden Leisten, auf denen jemand vorrückt.',
    name: (path) => resource(path.at(-1)),
  },
  outskirts: {
    title: 'Welches Stadtrandplättchen zuerst?',
    help: 'Das Plättchen zum ersten Bauwerk, das jemand an den Stadtrand versetzt.',
    name: ([tile]) => nameIn(book.tiles, tile),
  },
}
