import { useWords } from '../words/index.ts'

/** Beside one's own name among others. */
export function OwnMark() {
  const { table } = useWords()
  return <span className="own-mark">{table.you}</span>
}
