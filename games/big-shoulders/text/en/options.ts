import type { Words } from '../catalogue.ts'

export const options: Words['options'] = {
  edition: {
    name: 'Rules edition',
    help: 'Sets the defaults of five of the options below; everything else is the same in both.',
    values: { '2020': 'English rules, 2020', '2018': 'German rules, 2018' },
  },
  mode: {
    name: 'Game mode',
    help: 'In the advanced game a company can change its Director, the Director’s Certificate can be sold, and companies can issue certificates in an emergency.',
    values: { basic: 'Basic game', advanced: 'Advanced game' },
  },
  goals: {
    name: 'Public goals',
    help: 'Five Goals lie open; at the end each pays $200 to whoever leads in it.',
  },
  draft: {
    name: 'Draft your buildings',
    help: 'In every Building Phase you keep one Building at a time and pass the rest on.',
  },
  friendlyStockSales: {
    name: 'Friendly stock sales',
    help: 'A sale by anyone but the Director lowers the share value by one step only, however many shares are sold.',
  },
  flexiblePurchasing: {
    name: 'Buy resources during production',
    help: 'A company may also buy resources between its factories, not only before the first one produces.',
  },
  actionPass: {
    name: 'Passing in the Action Phase',
    help: 'You may pass instead of placing a Partner, which ends the Action Phase for you.',
  },
  assetRow: {
    name: 'Capital Asset row refill',
    help: 'When the tiles in the row move on and a new one is turned up.',
    values: { 'slide-when-40-empty': 'When the $40 space is empty', 'close-gap': 'After every purchase' },
  },
  withholdWithoutProduction: {
    name: 'No dividends without factory production',
    help: 'A company whose factories produced nothing this turn must withhold, even if it sold Goods.',
  },
  halfPriceWhenRowFull: {
    name: 'Half-price sales when the row is full',
    help: 'Once its Demand row has no room left, a company may sell further Goods at half price.',
  },
  noCompanyCash: {
    name: 'Player without company earns $25 per Partner',
    help: 'Whoever directs no company places Partners in the Bank Pool for $25 each instead of sitting out.',
  },
  repeatPartnerCash: {
    name: '$25 when the Appeal Partner was already taken',
    help: 'When another company of yours reaches Appeal 9 and your Partner there is gone, it may take $25.',
  },
}

export const optionGroups: Words['optionGroups'] = {
  game: 'The game',
  variants: 'Variants',
  edition: 'Edition and its fine points',
}
