import type { RuleHelp } from '@boardroom/kernel'

/** Help for every rule and for nothing else: neither a missing nor a surplus id compiles. */
export function helpFor<R extends string>() {
  return <T extends Readonly<Record<R, RuleHelp>>>(
    help: T & { readonly [Surplus in Exclude<keyof T, R>]: never },
  ): Readonly<Record<R, RuleHelp>> => help
}
