import type { Drill } from '@boardroom/board-kit'
import type { MasterOfEconomy } from '../../types.ts'
import { chair } from './chair.ts'
import { demand } from './demand.ts'
import { dividends } from './dividends.ts'
import { ending } from './ending.ts'
import { inputs } from './inputs.ts'
import { packets } from './packets.ts'

/** One matter each, in the order in which one needs them. */
export const drills = {
  inputs,
  demand,
  dividends,
  packets,
  chair,
  ending,
} as const satisfies Readonly<Record<string, Drill<MasterOfEconomy>>>
