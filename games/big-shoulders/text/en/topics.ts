import { nameIn, type TopicBook } from '@boardroom/game-kit'
import { dollars } from '@boardroom/game-kit/en'
import { type CompanyId, companyName } from '../../components/index.ts'
import type { TopicId } from '../../explore.ts'
import { names as book } from './names.ts'

export const topics: TopicBook<TopicId> = {
  company: {
    title: 'Which company first?',
    help: 'The first company a player founds, and the par value they give it.',
    name: ([company, par]) => (par ? dollars(Number(par)) : companyName(company as CompanyId)),
  },
  companies: {
    title: 'How many companies?',
    help: 'Companies a player founds in the whole game.',
    name: ([count]) => (count === '4' ? '4 or more' : count === '0' ? 'none' : `${count}`),
  },
  partners: {
    title: 'Where do the first Partners go?',
    help: 'The first two action spaces a player uses.',
    name: (path) => nameIn({ ...book.spaces, ...book.buildings }, path.at(-1)),
  },
  building: {
    title: 'Which building first?',
    help: 'The first building that a player adds to the city.',
    name: ([building]) => nameIn(book.buildings, building),
  },
}
