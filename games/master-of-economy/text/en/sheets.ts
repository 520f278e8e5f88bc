import type { SheetWords } from '../catalogue.ts'
import { euros, factories, goods, points } from './grammar.ts'
import { names } from './names.ts'

export const sheets: SheetWords = {
  book: names,
  euros,
  goods,
  factories,
  result: {
    title: 'Result',
    part: 'euro$ from',
    cash: 'Private cash',
    shares: (company) => `Shares of ${company}`,
    payout: (company) => `Paid out by ${company}`,
    debt: 'Debt of the auction',
    total: 'Total',
    pair: 'The pair together',
    rank: 'Rank',
  },
  now: {
    title: 'Now',
    year: 'Year',
    phase: 'Phase',
    asked: 'To decide',
    shadow: 'Shadow company',
    yearOf: (year) => (year === 0 ? 'Setup' : `${year} of 4`),
    points: (number, value) => `${points(number)}, a share is worth ${value}`,
  },
  companies: {
    title: 'Companies',
    columns: ['Place', 'Company', 'Manager', 'Cash', 'Points', 'Warehouse', 'Factories', 'Loans'],
    loans: (number) => `${number}`,
  },
  players: {
    title: 'Players',
    columns: ['Player', 'Private cash', 'Relations markers', 'Debt', 'Success markers'],
    hidden: 'hidden',
    faceDown: 'face down',
  },
  packets: { title: 'Share packets', company: 'Shares of', bank: 'Bank' },
  market: {
    title: 'Goods market',
    columns: ['Good', 'Import', 'Buy bids', 'Offers', 'Demand at cell'],
    cell: (cell, company) => `${cell} ${company}`,
    buys: (company, number) => `${number} × ${company}`,
  },
  supply: { title: 'Supply', goods: 'Goods', factories: 'Factories' },
}
