import { explains, Icon } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { COMPANIES, type CompanyId, RESOURCES, type ResourceId } from '../../components/index.ts'
import type { BigShoulders } from '../../types.ts'
import { Crest } from '../crest.tsx'
import { CubeArt } from '../cubes.tsx'
import { GLYPH_SIGNS, type GlyphName } from '../glyphs.tsx'
import type { HouseIcon, Things } from './things.ts'

type Drawn = GlyphName | HouseIcon | ResourceId | CompanyId

const OTHERS = [
  ...RESOURCES.map((resource) => [resource, <CubeArt key={resource} resource={resource} size={24} />]),
  ...COMPANIES.map((company) => [company, <Crest key={company} company={company} size={28} />]),
  ['check', <Icon key="check" name="check" size={22} />],
]

/** What everything in the city is. */
export const explained = explains<BigShoulders, Things, Drawn>({
  words: {
    en: async () => (await import('./en.ts')).explainer,
    de: async () => (await import('./de.ts')).explainer,
  },
  icons: { ...GLYPH_SIGNS, ...Object.fromEntries(OTHERS) } as Readonly<Record<Drawn, ReactNode>>,
})
