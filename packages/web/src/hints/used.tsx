import { useTableContext } from '../table/context.ts'
import { useHintWords } from './words.ts'

/** Who was advised, and how often: part of every result. */
export function HintsUsed() {
  const { state, names } = useTableContext()
  const words = useHintWords()
  const used = (state.hinted ?? []).flatMap((times, seat) => (times > 0 ? [words.usedBy(names.seat(seat), times)] : []))
  return used.length > 0 ? <p className="hints-used">{words.used(used.join(', '))}</p> : null
}
