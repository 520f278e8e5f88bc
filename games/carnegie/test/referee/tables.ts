/** The referee's own figures, copied from the published components and the rulebook: nothing here comes from the game. */

/** `$3` money, `g2` goods, `v1` points, `r3` research, `e1` new employees; a slash is a choice. */
export type Pay = string

export const ACTION_ROWS = ['hr', 'management', 'construction', 'rnd'] as const
export const AREAS = ['west', 'midwest', 'east', 'south'] as const
export const KINDS = ['housing', 'commerce', 'industry', 'infrastructure'] as const

export type Row = (typeof ACTION_ROWS)[number]
export type Area = (typeof AREAS)[number]
export type Kind = (typeof KINDS)[number]

export const GOODS_FOR: Readonly<Record<Kind, number>> = { housing: 1, commerce: 1, industry: 2, infrastructure: 2 }

/** Area, size, points, link points, whether it pays at once, what its spaces take in reading order, those from the left. */
export const TOWNS: Readonly<Record<string, string>> = {
  seattle: 'west small 1 0 + a 1',
  helena: 'west small 1 0 + a 1',
  portland: 'west small 0 0 - a 1',
  boise: 'west small 0 0 - a 1',
  'san-francisco': 'west major 3 2 - chiip 31425',
  reno: 'west small 0 0 - a 1',
  'salt-lake-city': 'west small 0 0 - a 1',
  denver: 'west medium 2 0 - cph 213',
  'los-angeles': 'west medium 3 0 - ihc 213',
  phoenix: 'west small 0 0 + a 1',
  'santa-fe': 'west small 1 0 + a 1',
  fargo: 'midwest small 1 0 + a 1',
  duluth: 'midwest small 1 0 + a 1',
  'st-paul': 'midwest small 1 0 + a 1',
  omaha: 'midwest small 0 0 + a 1',
  chicago: 'midwest major 3 1 - chiip 31425',
  'kansas-city': 'midwest medium 2 0 - cch 213',
  'st-louis': 'midwest medium 2 0 - hip 213',
  cincinnati: 'midwest small 0 0 + a 1',
  albany: 'east medium 3 0 - chi 213',
  boston: 'east medium 3 0 - chi 213',
  pittsburgh: 'east medium 2 0 - chi 213',
  'new-york': 'east major 3 1 - cchip 31425',
  washington: 'east medium 2 0 - hpp 213',
  'el-paso': 'south small 0 0 + a 1',
  dallas: 'south small 0 0 + a 1',
  memphis: 'south small 0 0 - a 1',
  atlanta: 'south medium 2 0 - hic 213',
  charleston: 'south small 1 0 + a 1',
  'san-antonio': 'south small 0 0 + a 1',
  houston: 'south medium 3 0 - pci 213',
  'new-orleans': 'south major 3 1 - cihhp 31425',
}

export const LINES: readonly string[] = [
  'seattle helena',
  'seattle portland',
  'helena fargo',
  'portland boise',
  'portland san-francisco',
  'boise denver',
  'san-francisco reno',
  'reno salt-lake-city',
  'salt-lake-city denver',
  'san-francisco los-angeles',
  'los-angeles santa-fe',
  'los-angeles phoenix',
  'phoenix santa-fe',
  'phoenix el-paso',
  'santa-fe el-paso',
  'santa-fe denver',
  'denver omaha',
  'denver kansas-city',
  'fargo duluth',
  'fargo st-paul',
  'duluth st-paul',
  'st-paul chicago',
  'st-paul omaha',
  'omaha chicago',
  'omaha kansas-city',
  'kansas-city chicago',
  'kansas-city st-louis',
  'kansas-city dallas',
  'st-louis chicago',
  'st-louis cincinnati',
  'st-louis memphis',
  'chicago pittsburgh',
  'cincinnati pittsburgh',
  'cincinnati washington',
  'cincinnati atlanta',
  'pittsburgh albany',
  'pittsburgh new-york',
  'pittsburgh washington',
  'albany boston',
  'albany new-york',
  'boston new-york',
  'new-york washington',
  'washington atlanta',
  'washington charleston',
  'atlanta charleston',
  'atlanta memphis',
  'atlanta new-orleans',
  'memphis new-orleans',
  'memphis dallas',
  'dallas el-paso',
  'dallas houston',
  'el-paso san-antonio',
  'san-antonio houston',
  'houston new-orleans',
]

/** Costs of the steps, levels (wagon, stagecoach, railroad), income of each space, reward for the last. */
export const TRACK: Readonly<Record<Area, { costs: string; levels: string; income: readonly Pay[]; last: Pay }>> = {
  west: { costs: '2145', levels: 'wssrr', income: ['$1', '$3', 'g1', 'v2', 'v2'], last: 'g3' },
  midwest: { costs: '1335', levels: 'wsrrr', income: ['$1', '$2', 'r3', 'g2', 'v2'], last: '$10' },
  east: { costs: '3225', levels: 'srrrr', income: ['$1', '$4', 'e1', 'v2', 'v2'], last: '$10' },
  south: { costs: '1335', levels: 'wsrrr', income: ['$1', '$2', '$5', '$7', 'v2'], last: 'g3' },
}

/** Cells of the strips: the first letter of a region (m for the Midwest), or d for donations. */
export const STRIP: Readonly<Record<string, { a: string; b: string }>> = {
  'strip-1': { a: 'wdme', b: 'dewm' },
  'strip-2': { a: 'sedw', b: 'swmd' },
  'strip-3': { a: 'emwd', b: 'esdm' },
  'strip-4': { a: 'swed', b: 'wsde' },
  'strip-5': { a: 'dsmw', b: 'mdws' },
  'strip-6': { a: 'wdsm', b: 'dwse' },
  'strip-7': { a: 'meds', b: 'emsd' },
  'strip-8': { a: 'dmes', b: 'mdew' },
}

export const LAST_COLUMN: Readonly<Record<Row, Area>> = {
  hr: 'east',
  management: 'midwest',
  construction: 'south',
  rnd: 'west',
}

/** Number of desks, price of each, and what a use brings; an M before it sends the employee away. */
export const ROOMS: Readonly<
  Record<string, { row: Row; desks: number; price: number; uses: Readonly<Record<string, Pay>> }>
> = {
  'start-hr': { row: 'hr', desks: 2, price: 1, uses: { steps: 's3' } },
  'start-finance': {
    row: 'management',
    desks: 2,
    price: 1,
    uses: { money: '$3', goods: 'g1', 'mission-money': 'M $6', 'mission-goods': 'M g2' },
  },
  'start-planning': { row: 'management', desks: 2, price: 2, uses: {} },
  'start-construction': { row: 'construction', desks: 3, price: 2, uses: {} },
  'start-rnd': { row: 'rnd', desks: 2, price: 2, uses: { research: 'r3' } },
  training: { row: 'hr', desks: 1, price: 2, uses: { 'mission-money': 'M $8', 'mission-steps': 'M s8' } },
  recruiting: { row: 'hr', desks: 2, price: 1, uses: { 'mission-hire': 'M e1', steps: 's4' } },
  safety: { row: 'hr', desks: 1, price: 5, uses: { 'mission-vp': 'M half' } },
  'new-lobby': { row: 'hr', desks: 0, price: 0, uses: {} },
  purchasing: { row: 'management', desks: 2, price: 0, uses: { 'mission-goods': 'M g3', 'mission-money': 'M $8' } },
  sales: { row: 'management', desks: 2, price: 1, uses: {} },
  logistics: { row: 'management', desks: 2, price: 3, uses: {} },
  property: { row: 'management', desks: 1, price: 0, uses: {} },
  engineering: { row: 'construction', desks: 2, price: 2, uses: {} },
  outsourcing: { row: 'construction', desks: 1, price: 3, uses: {} },
  'supply-chain': { row: 'construction', desks: 2, price: 1, uses: {} },
  communications: { row: 'construction', desks: 1, price: 8, uses: {} },
  'advanced-research': { row: 'rnd', desks: 1, price: 3, uses: { 'mission-research': 'M r7' } },
  'advanced-design': { row: 'rnd', desks: 3, price: 3, uses: { research: 'r4' } },
  charity: { row: 'rnd', desks: 1, price: 3, uses: {} },
  telegraph: { row: 'rnd', desks: 1, price: 2, uses: {} },
}

/** Cells of the project tabs from the start cell on: cost of the step, then c and income, end points, or cap. */
export const TAB: Readonly<Record<Kind, { A: readonly string[]; B: readonly string[] }>> = {
  housing: {
    A: ['0 c $2', '2 c e1/$1', '3 c $3', '3 c e1/$1', '3 end 2', '4 cap 3', '3 end 4', '4 end 6'],
    B: ['0 c e1/$1', '2 c $2', '3 c e1/$1', '3 c $2', '4 cap 3', '3 end 2', '3 end 4', '4 end 6'],
  },
  commerce: {
    A: ['0 c $2', '3 c g1/$3', '3 c $3', '4 c g1/$3', '4 end 3', '4 cap 3', '4 end 6', '4 end 9'],
    B: ['0 c g1/$3', '3 c $2', '3 c $3', '4 c v1', '4 cap 3', '4 end 3', '4 end 6', '4 end 9'],
  },
  industry: {
    A: ['0 c g1', '3 c g1', '4 c g2', '4 c g1/$3', '4 end 3', '5 cap 3', '5 end 7', '5 end 12'],
    B: ['0 c g1/$3', '3 c g1', '4 c v1', '4 c g2', '5 cap 3', '4 end 3', '5 end 7', '5 end 12'],
  },
  infrastructure: {
    A: ['0 -', '4 c v1', '4 c v1', '5 c v1', '5 end 5', '5 cap 3', '5 end 10', '6 end 15'],
    B: ['0 -', '4 c $3', '4 c g1/$3', '5 c v1', '5 cap 3', '5 end 5', '5 end 10', '6 end 15'],
  },
}

/** Donation, main action, shift, types of tiles, cities, region and steps of Andrew's cards; n normal, a challenging. */
export const CARD: Readonly<Record<string, string>> = {
  n01: 'edu-hr hr 4 hr salt-lake-city+reno west 2',
  n02: 'edu-management hr 4 management st-louis+chicago midwest 1',
  n03: 'edu-construction hr 3 construction boston+washington east 2',
  n04: 'edu-rnd hr 3 rnd+rnd new-orleans+houston south 2',
  n05: 'health-midwest hr 3 hr san-francisco+santa-fe west 1',
  n06: 'edu-any management 2 hr+hr+hr san-francisco+los-angeles west 1',
  n07: 'welfare-seven management 1 management+management+management fargo+st-paul midwest 2',
  n08: 'welfare-goods management 2 construction+construction+construction pittsburgh+new-york east 2',
  n09: 'welfare-money management 1 rnd+rnd+rnd san-antonio+memphis+dallas south 2',
  n10: 'health-towns management 2 hr+construction+rnd kansas-city+chicago midwest 2',
  n11: 'welfare-bundle construction 2 hr portland+boise+denver+los-angeles west 1',
  n12: 'welfare-active construction 2 management+management new-york+chicago+new-orleans+san-francisco west 1',
  n13: 'rights-infrastructure construction 1 construction+construction cincinnati+duluth+st-louis+kansas-city midwest 2',
  n14: 'rights-industry construction 1 rnd albany+new-york+washington+pittsburgh east 2',
  n15: 'health-south construction 2 construction new-orleans+atlanta+houston+charleston south 2',
  n16: 'rights-homes-shops rnd 2 hr+hr new-orleans+atlanta south 3',
  n17: 'rights-railroad rnd 1 management+management boston+new-york east 3',
  n18: 'rights-donations rnd 2 construction chicago+omaha midwest 3',
  n19: 'health-east rnd 1 rnd pittsburgh+boston+albany east 3',
  n20: 'health-west rnd 1 rnd san-francisco+denver west 3',
  a01: 'edu-hr hr 4 hr+hr salt-lake-city+reno west 2',
  a02: 'edu-management hr 4 management+management st-louis+chicago midwest 3',
  a03: 'edu-construction hr 4 construction+construction boston+washington east 2',
  a04: 'edu-rnd hr 4 rnd+rnd new-orleans+houston south 2',
  a05: 'health-midwest hr 4 management san-francisco+santa-fe west 3',
  a06: 'edu-any management 2 hr+hr+hr san-francisco+los-angeles west 3',
  a07: 'welfare-seven management 3 management+management+management fargo+st-paul midwest 2',
  a08: 'welfare-goods management 2 construction+construction+construction pittsburgh+new-york east 2',
  a09: 'welfare-money management 3 rnd+rnd+rnd san-antonio+memphis+dallas south 2',
  a10: 'health-towns management 2 hr+construction+rnd kansas-city+chicago midwest 2',
  a11: 'welfare-bundle construction 2 hr portland+boise+denver+los-angeles west 3',
  a12: 'welfare-active construction 2 management+management new-york+chicago+new-orleans+san-francisco west 3',
  a13: 'rights-infrastructure construction 3 construction+construction cincinnati+duluth+st-louis+kansas-city midwest 2',
  a14: 'rights-industry construction 3 rnd+rnd albany+new-york+washington+pittsburgh east 2',
  a15: 'health-south construction 2 construction new-orleans+atlanta+houston+charleston south 2',
  a16: 'rights-homes-shops rnd 2 hr+hr new-orleans+atlanta south 4',
  a17: 'rights-railroad rnd 3 management+management boston+new-york east 4',
  a18: 'rights-donations rnd 2 construction chicago+omaha midwest 4',
  a19: 'health-east rnd 3 rnd pittsburgh+boston+albany east 4',
  a20: 'health-west rnd 3 rnd san-francisco+denver west 4',
}

/** Points and what they are for. */
export const GIFT: Readonly<Record<string, string>> = {
  'edu-hr': '3 rooms hr',
  'edu-management': '3 rooms management',
  'edu-construction': '3 rooms construction',
  'edu-rnd': '3 rooms rnd',
  'edu-any': '1 rooms all',
  'rights-infrastructure': '4 kinds infrastructure',
  'rights-industry': '3 kinds industry',
  'rights-homes-shops': '2 kinds housing+commerce',
  'rights-railroad': '3 railroads',
  'rights-donations': '2 gifts',
  'welfare-seven': '7 fixed',
  'welfare-goods': '2 pay g1',
  'welfare-money': '2 pay $5',
  'welfare-bundle': '4 pay $5 g1',
  'welfare-active': '1 standing',
  'health-east': '2 area east',
  'health-midwest': '2 area midwest',
  'health-south': '2 area south',
  'health-west': '2 area west',
  'health-towns': '2 towns',
}

/** Points of connected major cities by link points: wagon, stagecoach, railroad. */
export const LINKED: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [3, 6, 9],
  3: [6, 12, 18],
  4: [12, 18, 27],
  5: [18, 24, 36],
}

/** By number of players: tiles on display, neutral discs, and who gets a joker, counted from the first start player. */
export const TILES_SHOWN = [0, 16, 16, 24, 28] as const
export const NEUTRAL = [0, 18, 18, 9, 0] as const
export const JOKER_PLACES: readonly (readonly number[])[] = [[], [], [], [2], [0, 1, 2, 3]]

/** Challenging cards among Andrew's twenty. */
export const CHALLENGING: Readonly<Record<string, number>> = { easy: 0, normal: 5, hard: 10, expert: 15 }
export const CARD_POINTS = [0, 1, 3, 6, 10] as const

/** Printed on the company board; row by row from the top. */
export const PRINTED_ROOMS: Readonly<Record<string, string>> = {
  r2c2: 'start-rnd',
  r3c1: 'start-construction',
  r3c3: 'start-planning',
  r4c1: 'start-hr',
  r4c2: 'lobby',
  r4c3: 'start-finance',
}
