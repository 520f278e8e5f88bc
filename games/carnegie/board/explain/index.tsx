import { explains, Icon } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import type { Carnegie } from '../../types.ts'
import { SIGNS, type SignName } from '../signs.tsx'
import type { HouseIcon, Things } from './things.ts'

const HOUSE: Readonly<Record<HouseIcon, ReactNode>> = {
  good: <Icon name="good" size={22} />,
  employee: <Icon name="employee" size={22} />,
  dot: <Icon name="dot" size={22} />,
  home: <Icon name="home" size={22} />,
}

/** What everything on the table of Carnegie is. */
export const explained = explains<Carnegie, Things, SignName | HouseIcon>({
  words: {
    en: async () => (await import('./en.ts')).explainer,
    de: async () => (await import('./de.ts')).explainer,
  },
  icons: { ...SIGNS, ...HOUSE },
})
