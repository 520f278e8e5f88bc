import { nameIn, type TopicBook } from '@boardroom/game-kit'
import { type CityId, cityOf, type RegionId } from '../../components/index.ts'
import type { TopicId } from '../../explore.ts'
import { names as book } from './names.ts'

export const topics: TopicBook<TopicId> = {
  action: {
    title: 'Welche Aktion zuerst?',
    help: 'Die ersten beiden Aktionen, die jemand für alle wählt.',
    name: (path) => nameIn(book.actions, path.at(-1)),
  },
  departments: {
    title: 'Welche Abteilungen zuerst?',
    help: 'Die ersten beiden Abteilungen, die jemand baut.',
    name: (path) => nameIn(book.departments, path.at(-1)),
  },
  city: {
    title: 'Wohin mit dem ersten Projekt?',
    help: 'Region und Stadt des Projekts, das vor der ersten Runde auf den Plan kommt.',
    name: ([region, city]) => (city ? cityOf(city as CityId).name : book.regions[region as RegionId].name),
  },
  donation: {
    title: 'Wofür die erste Spende?',
    help: 'Die erste Spende, die jemand macht.',
    name: ([donation]) => nameIn(book.donations, donation),
  },
}
