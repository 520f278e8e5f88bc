import type { GoodName, NameBook, Noun } from '../catalogue.ts'

const noun = (name: string, one = `a ${name}`): Noun => ({ name, one })
/** Goods that are not counted one by one in words: “2 coal”. */
const mass = (name: string): GoodName => ({ name, count: (number) => `${number} ${name}` })
const counted = (one: string): GoodName => ({
  name: `${one}s`,
  count: (number) => `${number} ${number === 1 ? one : `${one}s`}`,
})

export const names: NameBook = {
  companies: {
    'blue-eyes': 'Blue Eyes',
    'yellow-submarines': 'Yellow Submarines',
    'green-grass': 'Green Grass',
    'red-socks': 'Red Socks',
  },
  goods: {
    'building-materials': counted('building material'),
    coal: mass('coal'),
    'iron-ore': mass('iron ore'),
    electricity: mass('electricity'),
    steel: mass('steel'),
    ship: counted('ship'),
  },
  factories: {
    quarry: noun('quarry'),
    'coal-mine': noun('coal mine'),
    'iron-ore-mine': noun('iron ore mine', 'an iron ore mine'),
    'power-plant': noun('power plant'),
    'steel-mill': noun('steel mill'),
    shipyard: noun('shipyard'),
  },
  phases: {
    setup: 'Setup',
    'investment-1': 'Investment',
    'supply-1': 'Material supply',
    'production-1': 'Production',
    'trade-1': 'Trade',
    finance: 'Finance',
    'investment-2': 'Investment (second half)',
    'supply-2': 'Material supply (second half)',
    'production-2': 'Production (second half)',
    'trade-2': 'Trade (second half)',
    meeting: 'Shareholder meetings',
    order: 'Order for the next year',
    over: 'The end',
  },
}
