import type { TopicBook } from '@boardroom/game-kit'
import { capitalized } from '@boardroom/game-kit/de'
import type { FactoryId } from '../../components/index.ts'
import type { TopicId } from '../../explore.ts'
import { names as book } from './names.ts'

export const topics: TopicBook<TopicId> = {
  factories: {
    title: 'Welche Fabriken zuerst?',
    help: 'Die ersten beiden Fabriken, die jemand als Vorstand baut.',
    name: (path) => capitalized(book.factories[path.at(-1) as FactoryId].name),
  },
  shares: {
    title: 'Welches Paket zuerst?',
    help: 'So viele Aktien kauft jemand zuerst, von der eigenen oder einer anderen Firma.',
    name: ([size, whose]) => {
      if (!whose) return `${size} ${size === '1' ? 'Aktie' : 'Aktien'}`
      return whose === 'own' ? 'Von der eigenen Firma' : 'Von einer anderen Firma'
    },
  },
  embezzling: {
    title: 'Wie oft wird Geld veruntreut?',
    help: 'So oft nimmt jemand Geld aus einer Firma für sich selbst.',
    name: ([times]) => (times === '0' ? 'nie' : times === '4' ? '4-mal oder öfter' : `${times}-mal`),
  },
  elections: {
    title: 'Wie viele Firmen gewinnt man dazu?',
    help: 'So oft wird jemand Vorstand einer Firma, die andere gegründet haben.',
    name: ([times]) => (times === '0' ? 'keine' : times === '3' ? '3 oder mehr' : `${times}`),
  },
}
