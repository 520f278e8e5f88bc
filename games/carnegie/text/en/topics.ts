import { nameIn, type TopicBook } from '@boardroom/game-kit'
import { type CityId, cityOf, type RegionId } from '../../components/index.ts'
import type { TopicId } from '../../explore.ts'
import { names as book } from './names.ts'

export const topics: TopicBook<TopicId> = {
  action: {
    title: 'Which action first?',
    help: 'The first two actions a player chooses for everybody.',
    name: (path) => nameIn(book.actions, path.at(-1)),
  },
  departments: {
    title: 'Which departments first?',
    help: 'The first two departments a player builds.',
    name: (path) => nameIn(book.departments, path.at(-1)),
  },
  city: {
    title: 'Where does the first project go?',
    help: 'The region and the city of the project placed before the first round.',
    name: ([region, city]) => (city ? cityOf(city as CityId).name : book.regions[region as RegionId].name),
  },
  donation: {
    title: 'What is the first donation for?',
    help: 'The first donation a player makes.',
    name: ([donation]) => nameIn(book.donations, donation),
  },
}
