import { nameIn, type TopicBook } from '@boardroom/game-kit'
import { dollars } from '@boardroom/game-kit/de'
import { type CompanyId, companyName } from '../../components/index.ts'
import type { TopicId } from '../../explore.ts'
import { names as book } from './names.ts'

export const topics: TopicBook<TopicId> = {
  company: {
    title: 'Welche Firma zuerst?',
    help: 'Die erste Firma, die jemand gründet, und ihr Ausgabepreis.',
    name: ([company, par]) => (par ? dollars(Number(par)) : companyName(company as CompanyId)),
  },
  companies: {
    title: 'Wie viele Firmen?',
    help: 'So viele Firmen gründet jemand in der ganzen Partie.',
    name: ([count]) => (count === '4' ? '4 oder mehr' : count === '0' ? 'keine' : `${count}`),
  },
  partners: {
    title: 'Wohin gehen die ersten Partner?',
    help: 'Die ersten beiden Aktionsfelder, die jemand nutzt.',
    name: (path) => nameIn({ ...book.spaces, ...book.buildings }, path.at(-1)),
  },
  building: {
    title: 'Welches Gebäude zuerst?',
    help: 'Das erste Gebäude, das jemand in die Stadt stellt.',
    name: ([building]) => nameIn(book.buildings, building),
  },
}
