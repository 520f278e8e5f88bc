import type { Suggestion } from '@boardroom/bots'
import type { AnyView } from '../table/client.ts'

/** The worker gets nothing but what the player sees. */
export interface HintQuestion {
  readonly view: AnyView
}

/** What it thinks so far. */
export interface Advised {
  readonly suggestions: readonly Suggestion[]
  readonly worlds: number
  readonly done: boolean
}
