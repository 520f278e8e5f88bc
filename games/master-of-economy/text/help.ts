import type { RuleHelp } from '@boardroom/kernel'
import type { RuleId } from '../rule-ids.ts'

/** Help for every rule and for nothing else: neither a missing nor a surplus id compiles. */
export function helpFor<T extends Record<RuleId, RuleHelp>>(
  help: T & { readonly [Surplus in Exclude<keyof T, RuleId>]: never },
): Readonly<Record<RuleId, RuleHelp>> {
  return help
}
