import { type Explanation, explanationOf, iconsIn } from '@boardroom/board-kit'
import type { AnyView } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { useExplainer } from './use-explainer.ts'
import type { Tip } from './use-tip.ts'

/** What is said about a thing as it lies on the table. */
export interface Explained extends Explanation {
  readonly icons: readonly { readonly id: string; readonly name: string }[]
  /** What it shows at this moment. */
  readonly now: string | null
}

export function useExplained(tip: Tip | null, view: AnyView): Explained | null {
  const { board, language, names } = useTableContext()
  const explainer = useExplainer(board, language)
  const thing = tip?.thing
  if (!tip || !thing || !explainer) return null
  const explanation = explanationOf(thing, explainer, view, names)
  if (!explanation) return null
  const icons = iconsIn(thing).flatMap((id) => {
    const name = explainer.icons[id]?.name
    return name && !isItself(thing, id) ? [{ id, name }] : []
  })
  return { ...explanation, icons, now: tip.now }
}

/** A thing that is drawn as its own icon: nothing is gained by naming it twice. */
function isItself(thing: Element, icon: string): boolean {
  return thing.getAttribute('data-explain')?.split(':').at(-1) === icon
}
