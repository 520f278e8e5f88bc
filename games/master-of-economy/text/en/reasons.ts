import { reasonWords } from '@boardroom/game-kit'
import { count } from '@boardroom/game-kit/en'
import type { Counted } from '../../reasons.ts'
import type { Part } from '../../worth.ts'

const amount = (worth: number): string => `${Math.round(10 * worth) / 10} euro$`

export const reasons = reasonWords<Part, Counted>({
  amount,
  parts: {
    cash: 'private cash',
    relations: 'relations markers',
    shares: 'shares at the value they may reach',
    treasury: 'your part of the companies’ cash',
    goods: 'your part of the companies’ goods',
    plant: 'what the factories will bring',
    packets: 'shares that companies hold',
    loans: 'loans',
    standing: 'offices and places',
  },
  counts: {
    cash: ({ more, by, after }) =>
      more ? `brings you ${amount(by)}` : `costs you ${amount(by)}, leaves ${amount(after)}`,
    debt: ({ more, by }) => `${amount(by)} ${more ? 'more' : 'less'} debt`,
    relations: ({ more, by }) => `${count(by, 'relations marker')} ${more ? 'more' : 'fewer'}`,
    shares: ({ of, more, by, after }) =>
      more
        ? `${count(by, 'more share', 'more shares')} of ${of}, ${after} in all`
        : `gives up ${count(by, 'share')} of ${of}`,
    points: ({ of, more, after }) => `${of} ${more ? 'rises' : 'falls'} to ${count(after, 'point')}`,
    treasury: ({ of, more, by, after }) =>
      more ? `${amount(by)} for ${of}` : `${of} pays ${amount(by)}, ${amount(after)} left`,
    goods: ({ of, more, by }) => (more ? `${count(by, 'good')} for ${of}` : `${of} parts with ${count(by, 'good')}`),
    factories: ({ of, more, by }) => `${count(by, 'factory', 'factories')} ${more ? 'more' : 'fewer'} for ${of}`,
    supplied: ({ of, more, by }) =>
      more
        ? `${count(by, 'factory', 'factories')} of ${of} supplied`
        : `${of} uses the material of ${count(by, 'factory', 'factories')}`,
    loans: ({ of, more, by }) => (more ? `${of} takes ${count(by, 'loan')}` : `${of} pays back ${count(by, 'loan')}`),
    bids: ({ of, more, by }) =>
      more ? `${count(by, 'bid')} for ${of} on the market` : `${count(by, 'bid')} of ${of} settled`,
    place: ({ of, after }) => `${of} on place ${after}`,
  },
  results: {
    cash: { name: () => 'your cash', figure: amount },
    debt: { name: () => 'your debt', figure: amount },
    relations: { name: () => 'relations markers' },
    shares: { name: (of) => `your shares of ${of}` },
    points: { name: (of) => `the points of ${of}` },
    treasury: { name: (of) => `the cash of ${of}`, figure: amount },
    goods: { name: (of) => `goods of ${of}` },
    factories: { name: (of) => `factories of ${of}` },
    loans: { name: (of) => `loans of ${of}` },
  },
})
