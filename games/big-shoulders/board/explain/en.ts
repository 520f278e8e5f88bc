import {
  APPEAL_CASH,
  CERTIFICATE_LIMIT,
  GOAL_REWARD,
  STARTING_CASH,
  SUPPLY,
  TRIPLE_FROM,
  workerPrice,
} from '../../components/index.ts'
import { atOnce, buildingDetails, managerBonus, power, spaceDoes } from '../../text/en/effects.ts'
import { capitalized, cubes, goods, list, workers } from '../../text/en/grammar.ts'
import { names as book } from '../../text/en/names.ts'
import { explainerOf } from './explainer.ts'

const LIMITS = list(Object.entries(CERTIFICATE_LIMIT).map(([players, limit]) => `${limit} with ${players} players`))

/** The city in English. */
export const explainer = explainerOf({
  book,
  capitalized,
  cubes,
  atOnce,
  power,
  buildingDetails,
  manager: managerBonus,
  space: spaceDoes,
  spaceKind: 'Action space',
  spaceUse: ({ unlimited }, year) => ({
    when: `In the Action Phase, for one of your companies, with one Partner. ${unlimited ? 'As often as anybody likes.' : 'One Partner a Decade.'}${year > 1875 ? ` Open from ${year} on.` : ''}`,
  }),
  building: (name, { payer, amount }, details) => ({
    kind: `Building, ${details}`,
    what: `An action space: ${name}. Everybody may use it; the ${payer === 'bank' ? 'bank' : 'company that uses it'} pays its owner $${amount}.`,
    cost: payer === 'bank' ? '1 Partner.' : `1 Partner, and $${amount} of the company that uses it.`,
    when: 'In the Action Phase, one Partner a Decade.',
  }),
  asset: (bonus, does) => ({
    kind: 'Capital Asset',
    what: `When it is bought: ${bonus}. Then once a Decade: ${does}.`,
    cost: 'The price above it, paid by the company; it falls as the row moves on.',
    when: 'Bought with Capital Investment or a Building. Kept only by a company with a slot for it.',
  }),
  company: (industry) => ({
    kind: industry,
    what: 'Buys resources, produces Goods and sells them in its own row. Its Director decides for it; its money is not yours.',
    when: 'Companies operate once a Decade, the highest Appeal first.',
  }),
  factory: (number, { workerSpaces, goods: made }, needs, manager) => ({
    name: `Factory ${number}`,
    what: `With ${workers(workerSpaces)} or automation on every space it makes ${goods(made)} out of ${needs}. A Manager brings ${manager} each time. Fully automated it makes 1 more.`,
    cost: needs,
    when: 'In the production step, from the first factory to the last; one left out blocks those behind it.',
  }),
  price: (price, par) => ({
    name: `Share value $${price}`,
    what: `${par ? 'A company may be founded at this value. ' : ''}A payout of at least the value raises it 1 step, twice the value 2, three times 3 (from $${TRIPLE_FROM} on). Withholding and sales lower it.`,
  }),
  appeal: (space, bonus) => ({
    name: `Appeal ${space}`,
    what: bonus
      ? `A company that comes here or past it gets ${bonus}, or $${APPEAL_CASH}.`
      : 'The higher a company stands, the earlier it operates.',
    when: bonus ? 'Once, at the moment it gets here.' : undefined,
  }),
  resource: (name) => ({
    kind: 'Resource',
    what: `Factories use it up. Two cubes of one kind can be traded for 1 ${name} in Haymarket Square.`,
    when: 'Trading is free, for a company of yours that acts.',
  }),
  supply: (price) => ({
    kind: 'Supply Chain',
    what:
      price === null
        ? 'Not for sale yet: it shows what is coming.'
        : `The company that operates may buy it for $${price}.`,
    cost: price === null ? undefined : `$${price} a cube.`,
    when: 'Before its first factory produces.',
  }),
  car: (price) => ({
    name: price === null ? 'X' : `$${price}`,
    kind: 'Space of the Supply Chain',
    what:
      price === null
        ? 'New cubes come here and are not for sale.'
        : `Cubes here cost $${price} each. They roll on to the right, and get cheaper, when the next space is empty.`,
  }),
  window: (bonus) => ({
    kind: 'Demand',
    what: `Goods of this industry are sold here, as many as the tile has room for.${bonus > 0 ? ` Whoever fills it gets $${bonus} more.` : ''}`,
    when: 'In the selling step of a company of this industry.',
  }),
  goal: () => ({
    kind: 'Goal',
    what: `Whoever is in front here at the end of the game gets $${GOAL_REWARD}. The mark shows who would get it now.`,
    when: 'At the end of the game.',
  }),
  certificate: (kind, shares) => ({
    kind: shares === 1 ? '1 share' : `${shares} shares`,
    what:
      kind === 'director'
        ? 'Whoever holds it is Director and decides for the company.'
        : 'Each share gets dividends and counts its value at the end.',
    cost:
      kind === 'director'
        ? 'Three times the share value, when the company is founded.'
        : `${shares === 1 ? 'The share value' : 'Twice the share value'}, in the Stock Phase.`,
  }),
  cubeIs: 'A resource for factories.',
  parts: {
    'bank-pool': { name: 'Bank Pool', what: 'For a player without a company: each Partner placed here earns $25.' },
    cash: {
      name: 'Cash',
      what: `Your own money. You begin with $${STARTING_CASH}; it buys shares and counts at the end.`,
    },
    wealth: { name: 'Wealth', what: 'Your cash and your shares at their value now. The most of it wins.' },
    limit: { name: 'Certificates', what: `How many you hold, and how many you may: ${LIMITS}.` },
    partners: {
      name: 'Partners',
      what: 'Each is one action in the Action Phase. More come from the Appeal track, the third Decade and full production.',
    },
    treasury: {
      name: 'Treasury',
      what: 'Money of the company: for Workers, resources, Assets. It grows by selling shares, withholding and fundraising.',
    },
    goods: {
      name: 'Goods',
      what: 'Made by the factories, sold in the windows of the company’s row. Unsold ones keep.',
    },
    sales: { name: 'Price of a Good', what: 'Each Salesperson raises it by one space, for the rest of the game.' },
    seller: { name: 'Who sells here', what: 'The companies of this industry, and what a Good of theirs brings.' },
    half: {
      name: 'Half price',
      what: 'When all windows of the row are full, Goods can still be sold for half their price.',
    },
    fill: { name: 'Bonus for filling', what: 'Whoever fills a window of this column gets so much more.' },
    bag: { name: 'Bag', what: 'Cubes that will come to the Supply Chain, drawn at random.' },
    jobs: {
      name: 'Job Market',
      what: 'Workers to hire. The more stand here, the cheaper they are.',
      cost: `$${workerPrice(4)} with up to 4, $${workerPrice(8)} with up to 8, $${workerPrice(9)} above; $${workerPrice(0)} if nobody is there.`,
      when: 'With the space Hire Workers.',
    },
    slot: {
      name: 'Slot for a Capital Asset',
      what: 'A company with a slot keeps one Capital Asset and uses it once a Decade.',
    },
    crate: { name: 'Empty space', what: 'Tiles move on to cheaper spaces, and new ones come.' },
    unsold: { name: 'Unsold certificates', what: 'Still on the charter. Whoever buys one pays the company.' },
    ledger: {
      name: 'Who owns what',
      what: 'Each company has 10 shares on 7 certificates: 3 with the Director’s, 2 with the Preferred, 5 Commons.',
    },
    decades: { name: 'Decades', what: 'Five of them, each with stocks, Buildings, actions and operating.' },
    order: { name: 'Turn order', what: 'In the Action Phase. Who uses Advertising may claim first place.' },
    priority: {
      name: 'Priority Deal',
      what: 'Begins the next Stock Phase. It goes to the left of whoever acted last.',
    },
    pool: {
      name: 'Bank Pool',
      what: 'Certificates that players have sold. Whoever buys one pays the bank; they earn nothing here.',
    },
    lot: { name: 'Lot', what: 'For the Building that is played in this Decade.' },
    fundraising: {
      name: 'Emergency fundraising',
      what: 'The company sells certificates of its charter to the bank.',
      cost: 'The share value falls 1 step for each share, and 1 more.',
      when: 'As the very first thing of its turn, in the advanced game.',
    },
    pay: {
      name: 'Pay dividends',
      what: 'A tenth of the revenue for each share: to players, and to the company for those on its charter. The share value may rise.',
      when: 'At the end of the company’s turn.',
    },
    withhold: {
      name: 'Withhold',
      what: 'All revenue goes to the treasury, and the share value falls 1 step.',
      when: 'At the end of the company’s turn.',
    },
    operated: { name: 'Has operated', what: 'This company has had its turn in this Decade.' },
    waiting: {
      name: 'A Partner waits',
      what: 'It is yours when all factories of your starting company produce in one turn.',
    },
  },
  icons: {
    appeal: { name: 'Appeal', what: 'Steps on the Appeal track; the highest operates first.' },
    worker: { name: 'Worker', what: `Fills a space of a factory. There are ${SUPPLY.workers}.` },
    manager: { name: 'Manager', what: 'One for each factory; brings a bonus whenever it produces.' },
    salesperson: { name: 'Salesperson', what: 'Raises what a Good of the company brings.' },
    automation: { name: 'Automation', what: 'Takes the place of a Worker for good, and sets the Worker free.' },
    partner: { name: 'Partner', what: 'One action in the Action Phase.' },
    asset: { name: 'Capital Asset', what: 'A tile with a bonus now and a power once a Decade.' },
    bank: { name: 'The bank pays', what: 'The owner of a Building gets this from the bank.' },
    share: {
      name: 'Share, or the company pays',
      what: 'Certificates and dividends; on a Building: the company that uses it pays the owner.',
    },
    up: { name: 'Share value', what: 'Rises by so many steps.' },
    good: { name: 'Good', what: 'What factories make and the store buys.' },
    cube: { name: 'Any resource', what: 'A cube of your choice from Haymarket Square.' },
    lock: { name: 'Price protection', what: 'Keeps the share value from falling.' },
    money: { name: 'Money', what: 'Dollars, as revenue or in a treasury.' },
    check: { name: 'Done', what: 'Has operated, or has produced.' },
  },
})
