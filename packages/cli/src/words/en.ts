import type { Mark } from '@boardroom/bots'
import type { Faults } from '../strangers/index.ts'

/** What a backup holds. */
interface Counted {
  readonly file: string
  readonly people: number
  readonly tables: number
  readonly moves: number
}

type FaultOf = Faults & { readonly seed: string }

/** Every sentence of the command line itself. What the games say is theirs. */
export const en = {
  onOff: ['on', 'off'] as [string, string],
  usage: {
    title: 'Boardroom: heavy economic board games by the exact rules.',
    commands: {
      games: 'Lists the games with their seats and options.',
      sim: 'Lets bots play whole games and tells how they came out.',
      replay: 'Plays a game file again, checks every move and tells it in words.',
      review: 'Says of every decision of a game how good it was, what was better, and what turned the game.',
      play: 'Opens a table in this terminal: you against bots.',
      fuzz: 'Throws illegal and malformed moves at random games and counts what goes wrong.',
      ladder: 'Lets bots meet in rotated seats and rates them, with intervals; goes on where it was stopped.',
      tune: 'Looks for better weights for a game’s bots by letting them play; goes on where it was stopped.',
      chances: 'Fits to games of bots how likely a position is to be won, for reviews.',
      marks: 'Reviews games of bots and plays on from their blunders: whether the marks of a review mean something.',
      forecast: 'Fits to games of bots what the parts of a position come to in the end, for bots that think ahead.',
      explore: 'Plays games of bots and counts what was chosen and how it went, for the explorer.',
      puzzles: 'Looks for positions with one clearly best move in games of bots, and writes them down as puzzles.',
      bench: 'Measures how fast it all is.',
      new: 'Makes the folder of a new game, a small one that can be played at once, to be changed bit by bit.',
      audit: 'Replays every table of the database under the present rules; lists those that come out differently.',
      backup: 'Writes the embedded database to a file, as it stands now; the server may go on meanwhile.',
      restore: 'Puts a backup into the data directory; the server must not run.',
      check: 'Looks whether the database and every table in it are in order.',
      admin: 'Keeps order: lists people, tables and reports; bans, renames, removes, ends; tells who did what and why.',
      serve: 'Serves tables and pages; PORT, HOST, DATA_DIR, DATABASE_URL and others set it up.',
    },
    notes: [
      'Seats are counted from 0. Bots: one name for all, or one for each, such as hard,easy or hard,./my-bot.',
      'Exit code: 0 fine, 1 something was found wrong, 2 bad input.',
    ],
  },
  games: {
    by: (designers: string) => `by ${designers}`,
    seats: (min: number, max: number) => `${min} to ${max} seats`,
    rules: (version: string) => `rules ${version}`,
    only: (counts: string) => `${counts} seats only`,
    options: 'Options (default in brackets):',
    edition: 'About this edition:',
  },
  made: (id: string) => [
    `games/${id} is there, and games/registry.ts knows it. What comes next (docs/adding-a-game.md tells more):`,
    `  npm run record -- ${id}                        records whole games for its tests`,
    `  npm run test:rules -- ${id}                    all that is about its rules`,
    `  npx boardroom sim ${id} --games 100 --check    whole games with every check`,
    `  npx boardroom play ${id}                       here; in the browser (npm start) at /play/${id}`,
  ],
  sim: {
    title: (game: string, games: number, seed: string) =>
      `${game}: ${games} ${games === 1 ? 'game' : 'games'}, seed ${seed}`,
    columns: ['Seat', 'Bot', 'Wins', 'Lowest', 'Mean', 'Highest'],
    speed: (moves: number, seconds: number, rate: number) => `${moves} moves in ${seconds} s, ${rate} a second`,
    fault: ({ seed, bot, seat, times, first }: FaultOf) =>
      `${bot} (seat ${seat}) lost ${times} ${times === 1 ? 'turn' : 'turns'} in game ${seed}, first after move ${first.seq}: ${
        { late: 'no answer in time', gone: 'the program has ended', nonsense: `no legal move: ${first.said}` }[
          first.fault
        ]
      }`,
    hash: (hash: string) => `Hash ${hash}`,
    checked: 'Every check passed.',
    broken: (games: number) => `Checks failed in ${games} ${games === 1 ? 'game' : 'games'}.`,
  },
  explore: {
    progress: (seats: number, games: number, want: number) => `${seats} seats: ${games} of ${want} games`,
  },
  marks: {
    progress: (seed: string, decisions: number, blunders: number) =>
      `${seed}: ${decisions} decisions, ${blunders} blunders played on from`,
    decisions: (games: number, decisions: number) => `${decisions} decisions in ${games} games`,
    count: (mark: string, count: number, share: number) => `  ${mark}: ${count} (${(100 * share).toFixed(1)} %)`,
    tested: (blunders: number, each: number, claimed: number, came: { mean: number; error: number }) =>
      `${blunders} blunders played on from ${each} times: lost ${(100 * claimed).toFixed(1)} % by the review, ` +
      `${(100 * came.mean).toFixed(1)} % ± ${(100 * came.error).toFixed(1)} on the table`,
  },
  puzzles: {
    progress: (seed: string, found: number, all: number, want: number) => `${seed}: ${found} found, ${all} of ${want}`,
  },
  ladder: {
    title: (game: string) => `${game}: one bot against others`,
    columns: ['Bot', 'Others', 'Seats', 'Games', 'Wins', '95 %', 'Score', 'ms mean / most'],
    ratings: 'Ratings (OpenSkill)',
    ratingColumns: ['Bot', 'Rating', '95 %'],
    progress: (done: number, all: number, bot: string, rival: string) => `${done} of ${all}: ${bot} against ${rival}`,
  },
  fuzz: {
    title: (game: string, seed: string) => `${game}, seed ${seed}`,
    fine: 'Nothing wrong was found.',
    failed: 'Something is wrong; the first findings are listed on standard error.',
  },
  replay: {
    title: (game: string, names: string) => `${game}: ${names}`,
    otherRules: (file: string, here: string) => `Recorded under rules ${file}, replayed under ${here}.`,
    position: (seq: number, moves: number) => `The position after move ${seq} of ${moves}.`,
    valid: (moves: number, hash: string) => `All ${moves} moves are legal; last position ${hash}.`,
    seed: (hash: string) => `The SHA-256 of the seed is ${hash}; a table shows it from its beginning.`,
  },
  review: {
    seat: (name: string, decisions: number, marks: string, lost: string, luck: string) =>
      `${name}: ${decisions} decisions (${marks}); chance to win: errors −${lost}, draws ${luck}`,
    marks: {
      best: 'best',
      good: 'good',
      inaccuracy: 'inaccuracy',
      mistake: 'mistake',
      blunder: 'blunder',
    } as Record<Mark, string>,
    dearest: (moves: string) => `  Dearest, each for itself: ${moves}`,
    move: (move: number, amount: string) => `move ${move} (${amount})`,
    chances: (names: string) => `Chances to win after move (${names}):`,
    unknown: '  Nothing can be said about them in this game.',
    turning: 'Turning points:',
    key: 'What to look at again:',
    noKey: 'Nothing beyond what is uncertain.',
    costly: (amount: string) => `costly, about ${amount}, though it hardly changed who wins`,
    turned: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
    better: (move: string) => `Better: ${move}`,
    base: (worlds: number) =>
      `Every move was compared in ${worlds} imagined ${worlds === 1 ? 'world' : 'worlds'} and measured in ${2 * worlds} others; --worlds asks for more.`,
  },
  upkeep: {
    backedUp: ({ file, tables, moves, people }: Counted) =>
      `${file}: ${people} people, ${tables} tables, ${moves} moves. It holds the secrets of the server too: keep it as safe.`,
    restored: ({ file, tables, moves, people }: Counted) =>
      `${file}: ${people} people, ${tables} tables, ${moves} moves. The server can be started.`,
    kept: (file: string) => `What was there before is now ${file}.`,
    strays: (what: string, rows: number) => `${what}: ${rows} rows belong to no table`,
    checked: (tables: number, moves: number, wrong: number) =>
      `${tables} tables, ${moves} moves: ${wrong === 0 ? 'all in order' : `${wrong} findings`}.`,
    unreadable: 'The database is damaged. Put a backup back with: boardroom restore <file> --replace',
  },
  scores: {
    title: 'Final scores',
    seat: 'Name',
    total: 'Total',
  },
  play: {
    welcome: (game: string) => `${game} in the terminal.`,
    you: (name: string) => `You are ${name}.`,
    bot: (name: string, bot: string) => `${name} is played by the bot “${bot}”.`,
    options: (list: string) => `Options: ${list}.`,
    usualOptions: 'Options: the usual ones; “boardroom games” lists them.',
    alsoChanged: (titles: string) => `Also new: ${titles}. “table” shows everything, “table” with a word a part.`,
    howTo: 'Type the number of a move, or “help”.',
    ask: 'Your move',
    several: (count: number) => `${count} possible moves.`,
    onlyOne: 'The only move; Enter makes it.',
    noSuchMove: (count: number) =>
      count === 1 ? 'There is no such move: the only one is 1.' : `There is no such move: choose 1 to ${count}.`,
    unknown: (word: string) => `“${word}” is neither a move nor a command. Type a number, or “help”.`,
    notNow: 'Not possible',
    possible: 'This is possible now.',
    brokenJson: 'This is not JSON. A move looks like this:',
    whyTitle: 'What is not possible now, and why:',
    whyAllPossible: 'Every kind of move is possible now.',
    whyNoKind: (word: string) => `No kind of move is called “${word}”. Try “why” alone, or “help ${word}”.`,
    whyKindPossible: 'Everything of this kind that can be thought of is possible: see the list of moves.',
    more: (count: number) => `… and ${count} more`,
    hint: {
      none: 'There is no advice in this game.',
      thought: (worlds: number) =>
        `Based on ${worlds === 1 ? 'one way' : `${worlds} ways`} the game may go on, played out by the bot.`,
      expected: (amount: string) => `your position then: about ${amount}`,
      equal: 'about equal',
      behind: (amount: string) => `${amount} behind the first`,
    },
    undone: 'Taken back.',
    noLog: 'Nothing has happened yet.',
    noSheet: (word: string) => `Nothing on the table is called “${word}”.`,
    noRule: (word: string) => `The rules help has nothing on “${word}”.`,
    rulesFound: (count: number, word: string) =>
      `${count} rules mention “${word}”. “help” with an id shows one in full.`,
    saveNeedsName: 'Give the name of a file, such as: save game.json',
    saved: (path: string) => `Saved to ${path}. Go on later with --load, or look at it with: boardroom replay ${path}`,
    saveFailed: (path: string, why: string) => `Could not save to ${path} (${why}).`,
    notOurs: 'it exists and is not a game file',
    languages: 'Languages: en, de. For example: lang de',
    languageNow: 'From now on in English.',
    afterwards: 'It is over: “save game.json” keeps it for a review, Enter leaves',
    bye: 'Until next time.',
    won: (names: string) => `${names} wins.`,
    shared: (names: string) => `${names} share the victory.`,
    seed: (seed: string) => `The seed of this game was ${seed}.`,
    and: 'and',
    /** What may be typed, and what it does. The first word is the command. */
    commands: {
      number: ['3', 'makes move number 3'],
      why: ['why', 'tells what is not possible now and why; also: why 3, why buy, why {"type": …}'],
      hint: ['hint', 'tells the best moves as a bot sees them, and why'],
      undo: ['undo', 'takes your last move back'],
      moves: ['moves', 'shows the question and the moves again'],
      table: ['table', 'shows everything on the table; also: table bank'],
      log: ['log', 'shows what has happened lately; also: log all'],
      help: ['help', 'shows this; also: help dividend, or help with the id of a rule'],
      about: ['about', 'tells what is printed and what is reconstructed in this edition'],
      save: ['save', 'saves the game: save game.json'],
      lang: ['lang', 'changes the language: lang de'],
      quit: ['quit', 'leaves the table'],
    } as Record<PlayWord, [string, string]>,
  },
}

export type PlayWord =
  | 'number'
  | 'why'
  | 'hint'
  | 'undo'
  | 'moves'
  | 'table'
  | 'log'
  | 'help'
  | 'about'
  | 'save'
  | 'lang'
  | 'quit'

export type Words = typeof en
