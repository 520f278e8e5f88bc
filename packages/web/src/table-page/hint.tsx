import { sayRefusal } from '@boardroom/kernel'
import { RuleLink } from '../help/rule-link.tsx'
import type { Preview, Refused } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { Popover } from './popover.tsx'
import type { Hint } from './use-hands.ts'

const MOST = 7

interface HintBoxProps {
  readonly hint: Hint
  readonly preview: Preview | null
  /** The pointer is on the tip itself, or has left it. */
  readonly stay: () => void
  readonly leave: () => void
}

/** What pointing at something says: the moves it means, what a move does, or why it is not possible. */
export function HintBox({ hint, preview, stay, leave }: HintBoxProps) {
  const { text, state, names } = useTableContext()
  if (hint.kind === 'refusal') {
    return (
      <Popover at={hint.at} className="hint hint-refusal" stay={stay} leave={leave}>
        <RefusalText refusal={hint.refusal} />
      </Popover>
    )
  }
  const { moves } = hint
  // A button in the prompt says its move itself.
  if (hint.at.closest('.prompt')) {
    return preview && hasNews(preview) ? (
      <Popover at={hint.at} className="hint">
        <PreviewText preview={preview} />
      </Popover>
    ) : null
  }
  return (
    <Popover at={hint.at} className="hint">
      {moves.slice(0, MOST).map((move) => (
        <p key={JSON.stringify(move)}>{text.move(move, state.view, names)}</p>
      ))}
      {moves.length > MOST && <p>… +{moves.length - MOST}</p>}
      {moves.length === 1 && preview && <PreviewText preview={preview} />}
    </Popover>
  )
}

function hasNews({ view, entries }: Preview): boolean {
  return !view || entries.length > 1
}

/** What a move would do, in the words of the log. */
export function PreviewText({ preview }: { readonly preview: Preview }) {
  const { text, names } = useTableContext()
  const words = useWords().table
  if (!preview.view) return <p className="hint-final">{words.final}</p>
  // The first entry is the move itself, which has been said.
  const told = preview.entries.slice(1, 7)
  if (told.length === 0) return null
  return (
    <ul className="hint-effects" aria-label={words.does}>
      {told.map(({ entry }) => (
        <li key={JSON.stringify(entry)}>{text.entry(entry, names)}</li>
      ))}
    </ul>
  )
}

export function RefusalText({ refusal }: { readonly refusal: Refused }) {
  const { text, names, language, opened } = useTableContext()
  const help = text.rules[refusal.rule]
  return (
    <>
      <p>{sayRefusal(refusal, text, language, names)}</p>
      {help && (
        <p className="hint-rule">
          <RuleLink game={opened.id} rule={refusal.rule}>
            {refusal.rule}
          </RuleLink>{' '}
          {help.title}
        </p>
      )}
    </>
  )
}
