/** The figures of the box as the atlas of the rules has them, in a shorthand of their own. */

/** Kind, cost in timber, jackscrews and masonry, symbol, and what is printed on it. */
export const PROJECTS: Readonly<Record<string, string>> = {
  'project-01': 'raise 1 1 0 locomotive joker-1',
  'project-02': 'raise 1 1 1 lion step-J',
  'project-03': 'move 2 2 1 y -',
  'project-04': 'raise 1 1 2 book extension-1',
  'project-05': 'raise 1 1 2 seal prestige-2',
  'project-06': 'raise 2 1 2 seal step-M',
  'project-07': 'raise 2 1 3 locomotive favour-1',
  'project-08': 'raise 1 2 1 book step-T',
  'project-09': 'move 3 3 1 y -',
  'project-10': 'raise 1 2 2 lion prestige-2',
  'project-11': 'raise 3 3 4 seal step-J',
  'project-12': 'raise 3 3 3 lion extension-1',
  'project-13': 'raise 3 3 2 y joker-1',
  'project-14': 'move 5 4 2 book -',
  'project-15': 'raise 2 3 5 locomotive prestige-3',
  'project-16': 'raise 2 4 3 book step-T',
  'project-17': 'raise 3 3 4 y step-M',
  'project-18': 'move 6 5 2 lion -',
  'project-19': 'raise 4 2 5 locomotive favour-1',
  'project-20': 'raise 3 4 4 seal prestige-3',
  'project-21': 'raise 4 4 4 locomotive step-J+joker-1',
  'project-22': 'raise 4 4 5 book extension-1',
  'project-23': 'raise 3 4 3 y joker-1',
  'project-24': 'move 6 6 3 seal -',
  'project-25': 'raise 4 3 6 lion prestige-3',
  'project-26': 'raise 5 5 3 lion step-M',
  'project-27': 'raise 4 4 5 seal step-T',
  'project-28': 'raise 4 4 7 book favour-1',
  'project-29': 'move 7 6 4 locomotive -',
  'project-30': 'raise 4 5 5 y prestige-4',
  'project-31': 'raise 5 5 4 y joker-1+prestige-2',
  'project-32': 'raise 5 5 6 lion favour-1',
  'project-33': 'move 8 7 3 book -',
  'project-34': 'raise 4 5 7 seal prestige-4',
  'project-35': 'raise 5 5 7 locomotive prestige-5',
  'project-36': 'move 7 6 6 star -',
}

/** Cost, both symbols, and the prestige printed on it. */
export const FINALS: Readonly<Record<string, string>> = {
  'final-01': '6 6 5 locomotive lion prestige-3',
  'final-02': '6 5 6 locomotive book prestige-3',
  'final-03': '5 6 7 locomotive seal prestige-4',
  'final-04': '6 6 7 locomotive y prestige-5',
  'final-05': '6 5 5 lion book prestige-2',
  'final-06': '5 6 5 lion seal prestige-2',
  'final-07': '6 6 5 lion y prestige-3',
  'final-08': '6 6 6 book seal prestige-4',
  'final-09': '6 6 6 book y prestige-4',
  'final-10': '6 6 6 seal y prestige-4',
}

/**
 * Letter; then for the red and the yellow side the squares top right, bottom left and bottom right, and the round
 * space: what stands behind an exclamation mark comes once.
 */
export const CARDS: Readonly<Record<string, string>> = {
  'card-01': 'C TTT T TJJ M',
  'card-02': 'D TTJ TM JJM JJ',
  'card-03': 'A TTM T MMT J',
  'card-04': 'B TJT JM TMJ TM',
  'card-05': 'all TJJ !prestige-3 JMM !prestige-4',
  'card-06': 'C TJM TJ TTT TM',
  'card-07': 'A TMT !joker-2 JTJ !favour-1',
  'card-08': 'D TMJ M MTM JM',
  'card-09': 'B TMM !step-J TJT !joker-2',
  'card-10': 'A JTT M JJJ JM',
  'card-11': 'B JTJ MM MJM TJM',
  'card-12': 'C JTM J TMT TJ',
  'card-13': 'D JJT TT JMJ TJM',
  'card-14': 'all JJJ J MMM M',
  'card-15': 'A JJM TM JTT JJ',
  'card-16': 'B JMT T MTJ J',
  'card-17': 'C JMJ JM TTM TM',
  'card-18': 'D JMM T JJT T',
  'card-19': 'A MTT TJ MJJ TM',
  'card-20': 'C MTJ !favour-1 TJM !prestige-4',
  'card-21': 'B MTM M JMT JM',
  'card-22': 'D MJT !step-M MMJ !joker-2',
  'card-23': 'all MJJ M TMM JM',
  'card-24': 'A MJM !step-T MTT !step-T',
  'card-25': 'C MMT J TTJ TJ',
  'card-26': 'D MMJ JJ JTM TJM',
  'card-27': 'A MMM J MJT TJ',
  'card-28': 'B TTT TM TJJ MM',
  'card-29': 'C TTJ T JJM J',
  'card-30': 'D TTM JM MMT TT',
  'card-31': 'A TJT T TMJ T',
  'card-32': 'all TJJ TJ JMM TM',
  'card-33': 'B TJM !favour-1 TTT !prestige-4',
  'card-34': 'B TMT M JTJ JM',
  'card-35': 'C TMJ !step-M MTM !favour-1',
  'card-36': 'C TMM M TJT JM',
  'card-37': 'D JTT !step-T JJJ !step-J',
  'card-38': 'D JTJ J MJM TJ',
  'card-39': 'A JTM JJ TMT TJM',
  'card-40': 'B JJT J JMJ TJ',
  'card-41': 'all JJJ TM MMM MM',
  'card-42': 'C JJM T JTT M',
  'card-43': 'D JMT JM MTJ TT',
  'card-44': 'A JMJ T TTM T',
  'card-45': 'B JMM TJ JJT TM',
  'card-46': 'A MTT !prestige-3 MJJ !prestige-4',
  'card-47': 'C MTJ M TJM TM',
  'card-48': 'B MTM !joker-2 JMT !favour-1',
  'card-49': 'D MJT M MMJ JM',
  'card-50': 'all MJJ !step-J TMM !step-M',
  'card-51': 'A MJM J MTT TJ',
  'card-52': 'B MMT MM TTJ TJM',
  'card-53': 'C MMJ J JTM TJ',
  'card-54': 'D MMM TT MJT TJM',
}

/** Arrows before turning, and the prestige that each brings. */
export const PRESTIGE: Readonly<Record<string, string>> = {
  'prestige-01': 'N 4',
  'prestige-02': 'S 4',
  'prestige-03': 'NS 3',
  'prestige-04': 'EW 3',
  'prestige-05': 'NE 3',
  'prestige-06': 'SW 3',
  'prestige-07': 'NEW 2',
  'prestige-08': 'NSW 2',
  'prestige-09': 'NESW 2',
  'prestige-10': 'NESW 2',
}

export const HOODS: Readonly<Record<string, string>> = {
  'neighbourhood-tile-01': 'favour-1',
  'neighbourhood-tile-02': 'favour-1',
  'neighbourhood-tile-03': 'favour-1',
  'neighbourhood-tile-04': 'step-T',
  'neighbourhood-tile-05': 'step-T',
  'neighbourhood-tile-06': 'step-J',
  'neighbourhood-tile-07': 'step-J',
  'neighbourhood-tile-08': 'step-M',
  'neighbourhood-tile-09': 'step-M',
  'neighbourhood-tile-10': 'TTJ',
  'neighbourhood-tile-11': 'JJM',
  'neighbourhood-tile-12': 'TMM',
  'neighbourhood-tile-13': 'joker-2',
  'neighbourhood-tile-14': 'joker-2',
  'neighbourhood-tile-15': 'joker-2',
  'neighbourhood-tile-16': 'extension-1',
  'neighbourhood-tile-17': 'extension-1',
  'neighbourhood-tile-18': 'extension-1',
}

/** First and second place. */
export const CONTROL: Readonly<Record<string, readonly [number, number]>> = {
  'ward-control-1': [4, 2],
  'ward-control-2': [5, 2],
  'ward-control-3': [6, 3],
  'ward-control-4': [7, 3],
}

/** What a council member counts, and what each is worth. */
export const COUNCIL: Readonly<Record<string, readonly [string, number]>> = {
  'council-01': ['per-raised-building-in-ward-1', 3],
  'council-02': ['per-raised-building-in-ward-2', 3],
  'council-03': ['per-raised-building-in-ward-3', 3],
  'council-04': ['per-raised-building-in-ward-4', 3],
  'council-05': ['per-moved-building', 2],
  'council-06': ['per-symbol-set', 5],
  'council-07': ['per-permanent-resource', 1],
  'council-08': ['per-marker-returned-in-last-round', 2],
  'council-09': ['per-neighbourhood-tile', 1],
  'council-10': ['per-favour-left', 2],
  'council-11': ['per-extension', 3],
  'council-12': ['per-ward-control-tile', 3],
}

export const PENALTIES: readonly number[] = [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 29, 34]

/** The four sites around each neighbourhood field. */
export const FIELD_SITES: readonly (readonly number[])[] = [
  [1, 2, 9, 10],
  [3, 4, 11, 12],
  [5, 6, 13, 14],
  [7, 8, 15, 16],
  [9, 10, 17, 18],
  [11, 12, 19, 20],
  [12, 13, 20, 21],
  [13, 14, 21, 22],
  [15, 16, 23, 24],
  [17, 18, 25, 26],
  [19, 20, 27, 28],
  [20, 21, 28, 29],
  [21, 22, 29, 30],
  [23, 24, 31, 32],
  [25, 26, 33, 34],
  [27, 28, 35, 36],
  [29, 30, 37, 38],
  [31, 32, 39, 40],
]

/** What a site brings. */
export const SITE_PRIZES: Readonly<Record<number, string>> = {
  1: 'joker-1',
  8: 'joker-1',
  19: 'prestige-2',
  20: 'prestige-2',
  21: 'prestige-2',
  22: 'prestige-2',
  33: 'joker-1',
  40: 'joker-1',
}

export const PURPLE: readonly number[] = [17, 18, 19, 20, 21, 22, 23, 24]
