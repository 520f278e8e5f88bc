import type { OptionBook } from '@boardroom/game-kit'
import { type ComponentGroup, choice, flag, type OptionsIn, options } from '@boardroom/kernel'
import {
  APPEAL_CASH,
  ASSETS,
  BUILDING_IDS,
  COMPANIES,
  DEMAND_TILE_IDS,
  GENERAL_SPACE_IDS,
  GOAL_REWARD,
  GOALS,
  PRINTED_MARKET,
  TOTAL_CUBES,
} from './components/index.ts'

const byEdition = <V extends string | boolean>(e2020: V, e2018: V) => ({
  by: 'edition',
  values: { '2020': e2020, '2018': e2018 },
})

/** The options of the game (BS-VAR-06: the edition sets the defaults of five of them). */
export const OPTIONS = options({
  game: { mode: choice(['basic', 'advanced'], 'basic'), goals: flag(true), draft: flag(false) },
  variants: { friendlyStockSales: flag(false), flexiblePurchasing: flag(false) },
  edition: {
    edition: choice(['2020', '2018'], '2020'),
    actionPass: flag(byEdition(false, true)),
    assetRow: choice(
      ['slide-when-40-empty', 'close-gap'],
      byEdition<'slide-when-40-empty' | 'close-gap'>('slide-when-40-empty', 'close-gap'),
    ),
    withholdWithoutProduction: flag(byEdition(true, false)),
    halfPriceWhenRowFull: flag(byEdition(true, false)),
    noCompanyCash: flag(byEdition(true, false)),
    repeatPartnerCash: flag(true),
  },
})

export type Options = OptionsIn<typeof OPTIONS>

/** What each option is called and does, in both languages. */
export const OPTION_WORDS: OptionBook<Options> = {
  edition: {
    en: {
      name: 'Rules edition',
      help: 'Sets the defaults of five of the options below; everything else is the same in both.',
      values: { '2020': 'English rules, 2020', '2018': 'German rules, 2018' },
    },
    de: {
      name: 'Regelfassung',
      help: 'Bestimmt, wie fünf der Optionen unten voreingestellt sind; alles andere ist in beiden Fassungen gleich.',
      values: { '2020': 'Englische Regeln, 2020', '2018': 'Deutsche Regeln, 2018' },
    },
  },
  mode: {
    en: {
      name: 'Game mode',
      help: 'In the advanced game a company can change its Director, the Director’s Certificate can be sold, and companies can issue certificates in an emergency.',
      values: { basic: 'Basic game', advanced: 'Advanced game' },
    },
    de: {
      name: 'Spielmodus',
      help: 'Im Expertenspiel kann die Leitung einer Firma wechseln, die Direktoraktie lässt sich verkaufen, und Firmen können in der Not Aktien ausgeben.',
      values: { basic: 'Basisspiel', advanced: 'Expertenspiel' },
    },
  },
  goals: {
    en: {
      name: 'Public goals',
      help: `Five Goals lie open; at the end each pays $${GOAL_REWARD} to whoever leads in it.`,
    },
    de: {
      name: 'Öffentliche Ziele',
      help: `Fünf Ziele liegen offen aus; am Ende bringt jedes $${GOAL_REWARD} für den, der dort vorn liegt.`,
    },
  },
  draft: {
    en: {
      name: 'Draft your buildings',
      help: 'In every Building Phase you keep one Building at a time and pass the rest on.',
    },
    de: {
      name: 'Drafting von Gebäuden',
      help: 'In jeder Bauphase behältst du immer ein Gebäude und gibst die übrigen weiter.',
    },
  },
  friendlyStockSales: {
    en: {
      name: 'Friendly stock sales',
      help: 'A sale by anyone but the Director lowers the share value by one step only, however many shares are sold.',
    },
    de: {
      name: 'Freundliche Aktienverkäufe',
      help: 'Verkauft jemand anderes als der Direktor, fällt der Aktienkurs nur um einen Schritt, egal wie viele Anteile es sind.',
    },
  },
  flexiblePurchasing: {
    en: {
      name: 'Buy resources during production',
      help: 'A company may also buy resources between its factories, not only before the first one produces.',
    },
    de: {
      name: 'Rohstoffkauf während der Produktion',
      help: 'Eine Firma darf auch zwischen ihren Fabriken noch Rohstoffe kaufen, nicht nur vor der ersten Produktion.',
    },
  },
  actionPass: {
    en: {
      name: 'Passing in the Action Phase',
      help: 'You may pass instead of placing a Partner, which ends the Action Phase for you.',
    },
    de: {
      name: 'Passen in der Aktionsphase',
      help: 'Du darfst passen, statt einen Partner einzusetzen; damit ist die Aktionsphase für dich vorbei.',
    },
  },
  assetRow: {
    en: {
      name: 'Capital Asset row refill',
      help: 'When the tiles in the row move on and a new one is turned up.',
      values: { 'slide-when-40-empty': 'When the $40 space is empty', 'close-gap': 'After every purchase' },
    },
    de: {
      name: 'Auffüllen der Kapitalgüter',
      help: 'Wann die Plättchen der Reihe nachrücken und ein neues aufgedeckt wird.',
      values: { 'slide-when-40-empty': 'Wenn das $40-Feld leer ist', 'close-gap': 'Nach jedem Kauf' },
    },
  },
  withholdWithoutProduction: {
    en: {
      name: 'No dividends without factory production',
      help: 'A company whose factories produced nothing this turn must withhold, even if it sold Goods.',
    },
    de: {
      name: 'Keine Dividende ohne Fabrikproduktion',
      help: 'Haben die Fabriken einer Firma in diesem Zug nichts produziert, muss sie einbehalten, auch wenn sie Waren verkauft hat.',
    },
  },
  halfPriceWhenRowFull: {
    en: {
      name: 'Half-price sales when the row is full',
      help: 'Once its Demand row has no room left, a company may sell further Goods at half price.',
    },
    de: {
      name: 'Verkauf zum halben Preis bei voller Reihe',
      help: 'Ist in der Bedarfsreihe kein Platz mehr, darf eine Firma weitere Waren zum halben Preis verkaufen.',
    },
  },
  noCompanyCash: {
    en: {
      name: `Player without company earns $${APPEAL_CASH} per Partner`,
      help: `Whoever directs no company places Partners in the Bank Pool for $${APPEAL_CASH} each instead of sitting out.`,
    },
    de: {
      name: `Spieler ohne Firma erhält $${APPEAL_CASH} pro Partner`,
      help: `Wer keine Firma leitet, setzt Partner für je $${APPEAL_CASH} in den Bankbereich, statt auszusetzen.`,
    },
  },
  repeatPartnerCash: {
    en: {
      name: `$${APPEAL_CASH} when the Appeal Partner was already taken`,
      help: `When another company of yours reaches Appeal 9 and your Partner there is gone, it may take $${APPEAL_CASH}.`,
    },
    de: {
      name: `$${APPEAL_CASH}, wenn der Attraktivitäts-Partner schon vergeben ist`,
      help: `Erreicht noch eine deiner Firmen Attraktivität 9 und dein Partner dort ist schon weg, darf sie $${APPEAL_CASH} nehmen.`,
    },
  },
}

/** What is in the box and where its figures come from. */
export const COMPONENTS = [
  { id: 'charters', source: 'published', count: COMPANIES.length },
  { id: 'charter-colours', source: 'reconstructed', count: COMPANIES.length },
  { id: 'certificates', source: 'rulebook', count: COMPANIES.length * 7 },
  { id: 'stock-track', source: 'published', count: PRINTED_MARKET.track.length },
  { id: 'appeal-track', source: 'published', count: 17 },
  { id: 'general-spaces', source: 'rulebook', count: GENERAL_SPACE_IDS.length },
  { id: 'buildings', source: 'published', count: BUILDING_IDS.length },
  { id: 'building-names', source: 'reconstructed', count: BUILDING_IDS.length },
  { id: 'capital-assets', source: 'published', count: ASSETS.length },
  { id: 'demand-tiles', source: 'published', count: DEMAND_TILE_IDS.length },
  { id: 'goals', source: 'rulebook', count: GOALS.length },
  { id: 'goal-names', source: 'reconstructed', count: GOALS.length },
  { id: 'cubes', source: 'rulebook', count: TOTAL_CUBES },
] as const satisfies readonly ComponentGroup[]
