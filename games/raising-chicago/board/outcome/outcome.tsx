import type { OutcomeProps } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { type Amounts, CONSOLATION, LAST_FIELD, neighbourhoodReward, POVERTY } from '../../components/index.ts'
import type { RaisingChicago } from '../../types.ts'
import { RoundSpace } from '../auction/card.tsx'
import { aboutOf, DrawingContext, drawingOf, useDrawing } from '../context.ts'
import { OwnerMark, ownerName } from '../owner.tsx'
import { AmountSigns, RewardSigns } from '../rewards.tsx'
import { Sign, type SignName } from '../signs.tsx'
import { type Arrows, type Bid, type Change, type Enclosed, type InWard, type Line, linesOf } from './lines.ts'

/** What a move on the map brings, thing by thing: what one has of it now, and would have then. */
export function Outcome({ entries, ...props }: OutcomeProps<RaisingChicago>) {
  const { view, after } = props
  const drawing = drawingOf(props)
  if (view.viewer === 'spectator' || !after) return null
  const log = entries.map(({ entry }) => entry)
  const { toll } = aboutOf(after)
  const lines = linesOf(view.board, after.board, view.viewer, log)
  return (
    <DrawingContext value={drawing}>
      <ul className="rc-outcome">
        {lines.map((line) => (
          <Told key={JSON.stringify(line)} line={line} />
        ))}
        {toll && <TollToPay toll={toll} />}
      </ul>
    </DrawingContext>
  )
}

/** Where there are several ways to pay it. */
function TollToPay({ toll }: { readonly toll: Amounts }) {
  const { words } = useDrawing()
  return <Row sign="toll" name={words.outcome.toll} value={<AmountSigns amounts={toll} size={18} />} />
}

function Told({ line }: { readonly line: Line }) {
  const { words, book } = useDrawing()
  const { outcome } = words
  const { changes } = line
  switch (line.type) {
    case 'storeys':
      return <Row sign="storey" name={words.storeys(line.storeys)} changes={changes} />
    case 'gain':
      return <Row sign={changes[0]?.what} name={outcome.from[line.source]} changes={changes} />
    case 'column':
      return <Row sign={changes[0]?.what} name={outcome.column(line.column)} changes={changes} />
    case 'track':
      return (
        <Row sign={line.track} name={outcome.track(line.track)} value={<FromTo {...line} />}>
          {line.to === LAST_FIELD ? words.alwaysFree : line.permanent && words.always(1)}
        </Row>
      )
    case 'track-end':
      return <Row sign={line.track} name={outcome.trackEnd(line.track)} />
    case 'no-extension':
      return <Row sign="extension" name={outcome.noExtension} />
    case 'tile':
      return (
        <Row sign="move" name={book.tiles[line.tile]}>
          {words.tileDoes(line.tile)}
        </Row>
      )
    case 'toll':
      return <Row sign="toll" name={outcome.toll} changes={changes} />
    case 'bid':
      return <BidRow line={line} changes={changes} />
    case 'won':
      return <Row sign="raise" name={outcome.youWin(line.slot)} changes={changes} />
    case 'poverty':
      return <Row sign="poverty" name={words.poorer(1, POVERTY[line.field] ?? 0)} />
    case 'ward':
      return <WardRow line={line} />
    case 'arrows':
      return <ArrowsRow points={line.points} />
    case 'neighbourhood':
      return <FieldRow line={line} changes={changes} />
    case 'card':
      return (
        <Row sign="recurring" name={outcome.card} value={<RoundSpace card={line.card} />}>
          {line.out ? (
            <>
              {outcome.pushesOut} <RoundSpace card={line.out} />
            </>
          ) : (
            outcome.pushesNone
          )}
        </Row>
      )
  }
}

interface RowProps {
  readonly sign: SignName | undefined
  readonly name: ReactNode
  readonly changes?: readonly Change[]
  readonly value?: ReactNode
  /** Something about it, in smaller print. */
  readonly children?: ReactNode
}

function Row({ sign = 'neighbourhood', name, changes = [], value, children }: RowProps) {
  return (
    <li>
      <Sign name={sign} size={20} />
      <span className="rc-outcome-name">{name}</span>
      <span className="rc-outcome-value">
        {value}
        {changes.map(({ what, from, to }) => (
          <span key={what} className="rc-change">
            <Sign name={what} size={18} /> <FromTo from={from} to={to} />
          </span>
        ))}
      </span>
      {children && <small>{children}</small>}
    </li>
  )
}

function FromTo({ from, to }: Pick<Change, 'from' | 'to'>) {
  return (
    <span>
      {from} → <b>{to}</b>
    </span>
  )
}

function WardRow({ line }: { readonly line: InWard }) {
  const { words } = useDrawing()
  const { ward, place, apart, beside } = line
  return (
    <Row
      sign="council"
      name={
        <>
          {words.outcome.ward(ward, place, apart, beside.length > 0)} <Marks of={beside} />
        </>
      }
      value={<FromTo {...line} />}
    />
  )
}

function ArrowsRow({ points }: Pick<Arrows, 'points'>) {
  const { words } = useDrawing()
  const gains = points.map(({ owner, count }) => (
    <span key={owner} className="rc-outcome-count">
      <OwnerMark owner={owner} size={13} /> <b>+{count}</b>
    </span>
  ))
  return <Row sign="arrow" name={words.outcome.arrows} value={points.length > 0 ? gains : words.nobodyYet} />
}

function BidRow({ line: { leader, counts }, changes }: { readonly line: Bid; readonly changes: readonly Change[] }) {
  const drawing = useDrawing()
  const { words, seat } = drawing
  const name = leader === seat ? words.outcome.youLead : words.leads(ownerName(drawing, leader))
  return (
    <Row sign="marker" name={name} changes={changes}>
      <Counts of={counts} />
    </Row>
  )
}

function FieldRow({ line, changes }: { readonly line: Enclosed; readonly changes: readonly Change[] }) {
  const { words, book, names, seat } = useDrawing()
  const { tile, winner, counts, consoled } = line
  const whose = winner === 'open' ? 'open' : winner === seat ? 'yours' : winner === null ? null : names.seat(winner)
  return (
    <Row
      sign="neighbourhood"
      name={words.outcome.neighbourhood(book.neighbourhoods[tile], whose)}
      changes={changes}
      value={whose !== 'yours' && <RewardSigns reward={neighbourhoodReward(tile)} size={16} />}
    >
      <Counts of={counts} />
      {consoled.length > 0 && (
        <span className="rc-outcome-count">
          · <Marks of={consoled} /> +{CONSOLATION} <Sign name="prestige" size={14} label={words.prestige} />
        </span>
      )}
    </Row>
  )
}

function Counts({ of }: { readonly of: Enclosed['counts'] }) {
  return of.map(({ owner, count }) => (
    <span key={owner} className="rc-outcome-count">
      <OwnerMark owner={owner} size={12} /> {count}
    </span>
  ))
}

function Marks({ of }: { readonly of: readonly number[] }) {
  return of.map((seat) => <OwnerMark key={seat} owner={seat} size={13} />)
}
