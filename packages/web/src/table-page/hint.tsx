import type { AnyBoard } from '@boardroom/board-kit'
import { isKernelRefusal, type Move, sayRefusal } from '@boardroom/kernel'
import { RuleLink } from '../help/rule-link.tsx'
import { useRules } from '../help/use-rules.ts'
import { GameArea } from '../shell/game-area.tsx'
import type { Preview, Refused } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'

/** How many things a move does beyond what its name says. */
export function newsOf({ view, entries }: Preview): number {
  return view ? Math.max(0, entries.length - 1) : 1
}

/** Whether it does any. */
export function hasNews(preview: Preview): boolean {
  return newsOf(preview) > 0
}

/** Whether its board lists what a move brings. */
export function isListed({ outcome }: AnyBoard, move: Move | undefined): boolean {
  return move !== undefined && outcome?.of.includes(move.type) === true
}

/** Whether all that a place means is listed: then its box stands aside, clear of the places that are compared. */
export function isAllListed(board: AnyBoard, moves: readonly Move[]): boolean {
  return moves.length > 0 && moves.every((move) => isListed(board, move))
}

interface PreviewProps {
  readonly move: Move | undefined
  readonly preview: Preview
}

/** What a move would do: as its board lists it, or in the words of the log. */
export function PreviewOf({ move, preview }: PreviewProps) {
  const { client, state, board, language, text, names } = useTableContext()
  const words = useWords().table
  const { outcome } = board
  const { view: after, entries, final } = preview
  if (!outcome || !after || !isListed(board, move)) return <PreviewText preview={preview} />
  const { view, log } = state
  const shown = { view, after, entries, log, language, names, text, shared: client.local.length > 1 }
  return (
    <>
      <GameArea game={state.game}>
        <outcome.Outcome {...shown} />
      </GameArea>
      {final && <p className="hint-final">{words.final}</p>}
    </>
  )
}

/** So many lines of what a move does are read before it is made. */
const MOST_TOLD = 6

function PreviewText({ preview }: Pick<PreviewProps, 'preview'>) {
  const { text, names } = useTableContext()
  const words = useWords().table
  if (!preview.view) return <p className="hint-final">{words.final}</p>
  // The first entry is the move itself, which has been said.
  const told = preview.entries.slice(1, 1 + MOST_TOLD)
  if (told.length === 0) return null
  const untold = preview.entries.length - 1 - told.length
  return (
    <ul className="hint-effects" aria-label={words.does}>
      {told.map(({ entry }, i) => (
        <li key={i}>{text.entry(entry, names)}</li>
      ))}
      {untold > 0 && <li>… +{untold}</li>}
    </ul>
  )
}

export function RefusalText({ refusal }: { readonly refusal: Refused }) {
  const { text, names, language, opened } = useTableContext()
  const rules = useRules(opened)
  return (
    <>
      <p>{sayRefusal(refusal, text, language, names)}</p>
      {!isKernelRefusal(refusal) && (
        <p className="hint-rule">
          <RuleLink game={opened.id} rule={refusal.rule}>
            {refusal.rule}
          </RuleLink>{' '}
          {rules?.[refusal.rule]?.title}
        </p>
      )}
    </>
  )
}
