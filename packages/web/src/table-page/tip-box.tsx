import '../explain/explain.css'
import { Icon } from '@boardroom/board-kit'
import type { Move } from '@boardroom/kernel'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Explained } from '../explain/use-explained.ts'
import type { Tip } from '../explain/use-tip.ts'
import { RuleLink } from '../help/rule-link.tsx'
import { useRules } from '../help/use-rules.ts'
import { useHelpWords } from '../help/words.ts'
import { GameArea } from '../shell/game-area.tsx'
import type { Preview, Refused } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { hasNews, isAllListed, isListed, PreviewOf, RefusalText } from './hint.tsx'
import { Popover } from './popover.tsx'
import type { TableHands } from './use-hands.ts'

const MOST = 7

interface TipBoxProps {
  readonly table: Pick<TableHands, 'tip' | 'tips' | 'preview' | 'whyNot'>
  readonly explained: Explained | null
}

/** What pointing at something says: what it is, and what a move there would do or why it is not possible. */
export function TipBox(props: TipBoxProps) {
  const { board } = useTableContext()
  const [only, ...others] = props.table.tip?.moves ?? []
  const listed = others.length === 0 && isListed(board, only)
  const { table, explained } = useLastList(props, listed)
  const { tip, tips, preview, whyNot: refusal } = table
  // What says itself what a pointer there means needs a box only for news, or for who asks.
  const quiet = tip?.by === 'pointer' && saysItself(tip.at)
  const late = tip !== null && isSeenOnBoard(tip)
  const shown = tip && ((explained && !quiet) || hasSomething(tip, preview, refusal))
  return (
    <>
      {/* Read out where it was asked for by keyboard: who points can see it. */}
      <div className="visually-hidden only-heard" aria-live="polite">
        {tip?.by === 'key' && explained && spoken(explained)}
      </div>
      {shown &&
        createPortal(
          <Popover
            // At every place it waits anew.
            key={late ? explained?.name : 'hint'}
            at={tip.at}
            className={late ? 'hint hint-late' : 'hint'}
            by={tip.by}
            aside={isAllListed(board, tip.moves) && tip.by !== 'finger'}
            stay={tips.stay}
            leave={tips.leave}
          >
            {explained && (
              <What
                explained={explained}
                tip={tip}
                brief={isAllListed(board, tip.moves) && tip.by === 'pointer'}
                close={tips.away}
              />
            )}
            <Does tip={tip} preview={preview} refusal={refusal} headed={explained !== null} listed={listed} />
          </Popover>,
          // A sheet over the table would lie over the tip, too.
          tip.at.closest('dialog') ?? document.body,
        )}
    </>
  )
}

/** The last list stays until the next one is worked out: on the way from site to site it does not come and go. */
function useLastList(props: TipBoxProps, listed: boolean): TipBoxProps {
  const [last, keep] = useState<TipBoxProps | null>(null)
  const { preview } = props.table
  if (!listed && last) keep(null)
  if (listed && preview && last?.table.preview !== preview) keep(props)
  return listed && !preview && last ? last : props
}

function spoken({ name, kind, now, what, cost, when, icons }: Explained): string {
  return [name, kind, now, what, cost, when, icons.map((icon) => icon.name).join(', ')].filter(Boolean).join('. ')
}

function hasSomething({ at, moves }: Tip, preview: Preview | null, refusal: Refused | null): boolean {
  if (saysItself(at)) return preview !== null && hasNews(preview)
  return moves.length > 0 || refusal !== null
}

/** A button in the prompt, and what a board marks so, says its move and what comes of it. */
function saysItself(at: Element): boolean {
  return at.closest('.prompt, [data-said]') !== null
}

/** Where the board shows what a move would do (`data-late`), a box would hide it: it comes to a pointer that rests. */
function isSeenOnBoard({ at, moves, by }: Tip): boolean {
  return by === 'pointer' && moves.length > 0 && at.closest('[data-late]') !== null
}

interface WhatProps {
  readonly explained: Explained
  readonly tip: Tip
  /** Who points at places to compare them knows what they are. */
  readonly brief: boolean
  readonly close: () => void
}

/** What it is: its name, what it does, what it costs, when, the icons on it, and the way to its rule. */
function What({ explained, tip, brief, close }: WhatProps) {
  const words = useHelpWords()
  const { name, kind } = explained
  return (
    <section className="explained">
      <header>
        <strong>{name}</strong>
        {kind && <span>{kind}</span>}
        {tip.by === 'finger' && (
          <button type="button" className="button button-quiet button-icon" onClick={close} aria-label={words.closeTip}>
            <Icon name="close" size={18} />
          </button>
        )}
      </header>
      {!brief && <WhatElse explained={explained} tip={tip} />}
    </section>
  )
}

function WhatElse({ explained, tip }: Omit<WhatProps, 'brief' | 'close'>) {
  const { board, state, opened } = useTableContext()
  const words = useHelpWords()
  const rules = useRules(opened)
  const { what, cost, when, icons, now, rule } = explained
  return (
    <>
      <p>{what}</p>
      <dl>
        <Row name={words.nowShown}>{now}</Row>
        <Row name={words.cost}>{cost}</Row>
        {/* What can be done now needs no word about when. */}
        <Row name={words.when}>{tip.moves.length === 0 && when}</Row>
        <Row name={words.icons}>
          {icons.length > 0 && (
            <GameArea game={state.game}>
              {icons.map(({ id, name: called }) => (
                <span key={id} className="explained-icon">
                  {board.explains?.icons[id]} {called}
                </span>
              ))}
            </GameArea>
          )}
        </Row>
      </dl>
      <p className="hint-rule">
        <RuleLink game={opened.id} rule={rule}>
          {words.more}: {rules?.[rule]?.title ?? rule}
        </RuleLink>
        {tip.by === 'key' && <kbd>?</kbd>}
      </p>
    </>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface DoesProps {
  readonly tip: Tip
  readonly preview: Preview | null
  readonly refusal: Refused | null
  /** Whether something stands above it, so that it needs a heading. */
  readonly headed: boolean
  /** Whether what the move brings is listed: then it needs no name. */
  readonly listed: boolean
}

/** What a move would do here, or why it is not possible. */
function Does({ tip: { at, moves, by }, preview, refusal, headed, listed }: DoesProps) {
  const words = useHelpWords()
  if (refusal) {
    return (
      <section className="hint-refusal">
        {headed && <h4>{words.notNow}</h4>}
        <RefusalText refusal={refusal} />
      </section>
    )
  }
  if (moves.length === 0) return null
  const said = listed || saysItself(at)
  return (
    <section className="hint-moves">
      {headed && !(listed && by === 'pointer') && <h4>{words.ifTaken}</h4>}
      {!said && <Moves moves={moves} />}
      {moves.length === 1 && preview && <PreviewOf move={moves[0]} preview={preview} />}
    </section>
  )
}

function Moves({ moves }: { readonly moves: readonly Move[] }) {
  const { board, text, state, names, language } = useTableContext()
  const several = board.quantities?.(moves, state.view, language)
  if (several?.apart) {
    return (
      <>
        <p>{several.ask}</p>
        {several.each.map(({ many, brings }) => (
          <p key={`${many} ${brings}`}>
            <b>{many}</b> {brings}
          </p>
        ))}
      </>
    )
  }
  const most = several ? 1 : MOST
  return (
    <>
      {moves.slice(0, most).map((move) => (
        <p key={JSON.stringify(move)}>{text.move(move, state.view, names)}</p>
      ))}
      {moves.length > most && <p>… +{moves.length - most}</p>}
    </>
  )
}
