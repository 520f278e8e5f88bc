import type { TopicBook } from '@boardroom/game-kit'
import { capitalized } from '@boardroom/game-kit/en'
import type { FactoryId } from '../../components/index.ts'
import type { TopicId } from '../../explore.ts'
import { names as book } from './names.ts'

export const topics: TopicBook<TopicId> = {
  factories: {
    title: 'Which factories first?',
    help: 'The first two factories a player builds as manager.',
    name: (path) => capitalized(book.factories[path.at(-1) as FactoryId].name),
  },
  shares: {
    title: 'Which packet first?',
    help: 'How many shares a player buys first, and whether of a company they manage.',
    name: ([size, whose]) => {
      if (!whose) return `${size} ${size === '1' ? 'share' : 'shares'}`
      return whose === 'own' ? 'Of the company one manages' : 'Of another company'
    },
  },
  embezzling: {
    title: 'How often does one embezzle?',
    help: 'How often a player takes money out of a company for themselves.',
    name: ([times]) =>
      times === '0' ? 'never' : times === '1' ? 'once' : times === '4' ? '4 times or more' : `${times} times`,
  },
  elections: {
    title: 'How many companies does one win?',
    help: 'How often a player takes office in a company that others founded.',
    name: ([times]) => (times === '0' ? 'none' : times === '3' ? '3 or more' : `${times}`),
  },
}
