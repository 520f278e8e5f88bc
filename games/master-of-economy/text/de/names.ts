import type { GoodName, NameBook, Noun } from '../catalogue.ts'

const noun = (name: string, article: 'ein' | 'eine' | 'einen'): Noun => ({ name, one: `${article} ${name}` })
/** Waren ohne Mehrzahl: „2 Kohle“. */
const mass = (name: string): GoodName => ({ name, count: (number) => `${number} ${name}` })
const counted = (one: string, many: string): GoodName => ({
  name: many,
  count: (number) => `${number} ${number === 1 ? one : many}`,
})

export const names: NameBook = {
  companies: {
    'blue-eyes': 'Blue Eyes',
    'yellow-submarines': 'Yellow Submarines',
    'green-grass': 'Green Grass',
    'red-socks': 'Red Socks',
  },
  goods: {
    'building-materials': counted('Baustoff', 'Baustoffe'),
    coal: mass('Kohle'),
    'iron-ore': mass('Eisenerz'),
    electricity: mass('Strom'),
    steel: mass('Stahl'),
    ship: counted('Schiff', 'Schiffe'),
  },
  factories: {
    quarry: noun('Steinbruch', 'einen'),
    'coal-mine': noun('Kohlemine', 'eine'),
    'iron-ore-mine': noun('Eisenerzmine', 'eine'),
    'power-plant': noun('Kraftwerk', 'ein'),
    'steel-mill': noun('Stahlfabrik', 'eine'),
    shipyard: noun('Schiffswerft', 'eine'),
  },
  phases: {
    setup: 'Aufbau',
    'investment-1': 'Investitionen',
    'supply-1': 'Materialversorgung',
    'production-1': 'Produktion',
    'trade-1': 'Handel',
    finance: 'Finanzgeschäfte',
    'investment-2': 'Investitionen (zweites Halbjahr)',
    'supply-2': 'Materialversorgung (zweites Halbjahr)',
    'production-2': 'Produktion (zweites Halbjahr)',
    'trade-2': 'Handel (zweites Halbjahr)',
    meeting: 'Aktionärsversammlungen',
    order: 'Reihenfolge für das nächste Jahr',
    over: 'Spielende',
  },
}
