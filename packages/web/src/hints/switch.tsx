import { useWords } from '../words/index.ts'
import { useHintWords } from './words.ts'

/** Whether a new table has hints. */
export function HintSwitch({ on, change }: { readonly on: boolean; readonly change: (on: boolean) => void }) {
  const { create } = useWords()
  const words = useHintWords()
  return (
    <div className="option">
      <div>
        <strong id="hints">{words.table}</strong>
        <p>{words.tableHelp}</p>
      </div>
      <div className="segments" role="radiogroup" aria-labelledby="hints">
        {[true, false].map((each) => (
          <label key={String(each)} className="segment">
            <input type="radio" name="hints" checked={each === on} onChange={() => change(each)} />
            <span>{each ? create.on : create.off}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
