import type { OptionBook } from '@boardroom/game-kit'
import { type ComponentGroup, flag, type OptionsIn, options } from '@boardroom/kernel'
import {
  BANNER_SPACE_IDS,
  CARD_IDS,
  COUNCIL_IDS,
  EXTENSIONS,
  FIELDS,
  FINAL_IDS,
  LAST_FIELD,
  MARKERS,
  NEIGHBOURHOOD_TILE_IDS,
  OUTSKIRTS_SITE_IDS,
  OUTSKIRTS_TILE_IDS,
  POVERTY,
  PRESTIGE_IDS,
  PROJECT_IDS,
  SITES,
  WARD_TILE_IDS,
} from './components/index.ts'

export const OPTIONS = options({
  modules: {
    /** The city council module (chapter CCL). */
    council: flag(false),
  },
})

export type Options = OptionsIn<typeof OPTIONS>

/** What each option is called and does, in both languages. */
export const OPTION_WORDS: OptionBook<Options> = {
  council: {
    en: {
      name: 'City council',
      help: 'Four council members reward collected resource cards of their letter at the end.',
    },
    de: {
      name: 'Stadtrat',
      help: 'Vier Ratsmitglieder belohnen am Ende gesammelte Ressourcenkarten ihres Buchstabens.',
    },
  },
}

/** What is in the box and where its figures come from. */
export const COMPONENTS = [
  { id: 'sites', source: 'reconstructed', count: SITES.length },
  { id: 'neighbourhood-fields', source: 'reconstructed', count: FIELDS.length },
  { id: 'outskirts-sites', source: 'rulebook', count: OUTSKIRTS_SITE_IDS.length },
  { id: 'projects', source: 'reconstructed', count: PROJECT_IDS.length },
  { id: 'final-projects', source: 'reconstructed', count: FINAL_IDS.length },
  { id: 'resource-cards', source: 'reconstructed', count: CARD_IDS.length },
  { id: 'prestige-buildings', source: 'reconstructed', count: PRESTIGE_IDS.length },
  { id: 'outskirts-tiles', source: 'rulebook', count: OUTSKIRTS_TILE_IDS.length },
  { id: 'neighbourhood-tiles', source: 'reconstructed', count: NEIGHBOURHOOD_TILE_IDS.length },
  { id: 'ward-control-tiles', source: 'reconstructed', count: WARD_TILE_IDS.length },
  { id: 'banners', source: 'reconstructed', count: BANNER_SPACE_IDS.length },
  { id: 'competence-tracks', source: 'reconstructed', count: LAST_FIELD + 1 },
  { id: 'poverty-track', source: 'reconstructed', count: POVERTY.length },
  { id: 'auction-board', source: 'reconstructed', count: 1 },
  { id: 'bid-markers', source: 'rulebook', count: 4 * MARKERS.all },
  { id: 'extensions', source: 'rulebook', count: EXTENSIONS },
  { id: 'personal-projects', source: 'rulebook', count: 4 },
  { id: 'council-members', source: 'rulebook', count: COUNCIL_IDS.length },
] as const satisfies readonly ComponentGroup[]
