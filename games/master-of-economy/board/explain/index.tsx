import { explains, Icon } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { COMPANIES, FACTORIES, GOODS, PHASES } from '../../components/index.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { PHASE_ICONS, PhaseSign } from '../harbour/clock.tsx'
import { BareCrest, BareGood, FactorySign, Flag } from '../signs.tsx'
import type { IconId, Things } from './things.ts'

const ICONS: ReadonlyMap<string, ReactNode> = new Map<IconId, ReactNode>([
  ...GOODS.map((good) => [good, <BareGood key={good} good={good} size={32} />] as const),
  ...FACTORIES.map((factory) => [factory, <FactorySign key={factory} factory={factory} size={30} />] as const),
  ...COMPANIES.map((company) => [company, <BareCrest key={company} company={company} size={36} />] as const),
  ...PHASES.map((phase) => [PHASE_ICONS[phase], <PhaseSign key={phase} phase={phase} />] as const),
  ['flag', <Flag key="flag" company="blue-eyes" size={30} />],
  ['share', <Icon key="share" name="share" size={24} />],
  ['money', <Icon key="money" name="money" size={24} />],
  ['link', <Icon key="link" name="link" size={24} />],
])

/** What everything in the harbour is. */
export const explained = explains<MasterOfEconomy, Things, IconId>({
  words: {
    en: async () => (await import('./en.ts')).explainer,
    de: async () => (await import('./de.ts')).explainer,
  },
  icons: Object.fromEntries(ICONS) as Readonly<Record<IconId, ReactNode>>,
})
