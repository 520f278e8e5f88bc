import { reasonWords } from '@boardroom/game-kit'
import { count, dollars } from '@boardroom/game-kit/en'
import type { Counted } from '../../reasons.ts'
import type { Part } from '../../worth.ts'

const amount = (worth: number): string => dollars(Math.round(worth))

export const reasons = reasonWords<Part, Counted>({
  amount,
  parts: {
    cash: 'cash',
    goals: 'public goals',
    shares: 'shares at their price',
    rise: 'share prices to come',
    dividends: 'dividends to come',
    charters: 'what lies on the charters',
    partners: 'Partners',
    buildings: 'Buildings',
  },
  counts: {
    cash: ({ more, by, after }) =>
      more ? `brings you ${amount(by)}` : `costs you ${amount(by)}, leaves ${amount(after)}`,
    partners: ({ more, by }) =>
      more ? `${count(by, 'more Partner', 'more Partners')}` : `${count(by, 'Partner')} fewer`,
    shares: ({ of, more, by, after }) =>
      more
        ? `${count(by, 'more share', 'more shares')} of ${of}, ${after} in all`
        : `gives up ${count(by, 'share')} of ${of}`,
    price: ({ of, before, more, after }) =>
      before === 0 ? `${of} begins at ${amount(after)}` : `${of} ${more ? 'rises' : 'falls'} to ${amount(after)}`,
    treasury: ({ of, more, by, after }) =>
      more ? `${amount(by)} for ${of}’s treasury` : `${of} pays ${amount(by)}, ${amount(after)} left`,
    goods: ({ of, more, by }) => (more ? `${count(by, 'Good')} for ${of}` : `${of} parts with ${count(by, 'Good')}`),
    resources: ({ of, more, by }) =>
      more ? `${count(by, 'resource')} for ${of}` : `${of} uses ${count(by, 'resource')}`,
    workers: ({ of, more, by }) => `${count(by, 'Worker')} ${more ? 'for' : 'fewer at'} ${of}`,
    managers: ({ of, more, by }) => `${count(by, 'Manager')} ${more ? 'for' : 'fewer at'} ${of}`,
    automation: ({ of, by, more }) => `${count(by, 'space')} ${more ? 'automated' : 'less automated'} at ${of}`,
    salespeople: ({ of, more, by }) => `${count(by, 'Salesperson', 'Salespeople')} ${more ? 'for' : 'fewer at'} ${of}`,
    appeal: ({ of, more, after }) => `${of}’s Appeal ${more ? 'rises' : 'falls'} to ${after}`,
    assets: ({ of, more }) => (more ? `a Capital Asset for ${of}` : `${of} gives up its Capital Asset`),
  },
  results: {
    cash: { name: () => 'your cash', figure: amount },
    partners: { name: () => 'your Partners' },
    shares: { name: (of) => `your shares of ${of}` },
    price: { name: (of) => `the share value of ${of}`, figure: amount },
    treasury: { name: (of) => `the treasury of ${of}`, figure: amount },
    goods: { name: (of) => `unsold Goods of ${of}` },
    workers: { name: (of) => `Workers at ${of}` },
    managers: { name: (of) => `Managers at ${of}` },
    automation: { name: (of) => `automated spaces at ${of}` },
    salespeople: { name: (of) => `Salespeople at ${of}` },
    appeal: { name: (of) => `the Appeal of ${of}` },
  },
})
