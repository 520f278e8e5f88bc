import type { AnyBoard, ChartSheet } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { AnyEntry, AnyView } from '../../table/client.ts'

/** What began new rounds, by the cards of the film. */
export function roundStarts(log: readonly AnyEntry[], view: AnyView, board: AnyBoard): AnyEntry[] {
  return log.filter(({ entry }) =>
    board.film(entry, view).some((event) => event.act === 'card' && event.of === 'round'),
  )
}

export interface Line {
  readonly id: string
  readonly label: string
  readonly seat: Seat | undefined
  readonly value: number
  readonly gain: number
  /** From 1; those who are level share a place. */
  readonly place: number
  /** The place at the beginning of the round. */
  readonly before: number
}

/** Who stands where by the first of a game's charts, and what the time between has brought. */
export function standings(from: readonly ChartSheet[], to: readonly ChartSheet[]): readonly Line[] {
  const before = new Map(from[0]?.lines.map(({ id, value }) => [id, value ?? 0]))
  const now = to[0]?.lines ?? []
  const placeIn = (values: readonly number[], value: number): number =>
    1 + values.filter((other) => other > value).length
  const valuesNow = now.map(({ value }) => value ?? 0)
  const valuesBefore = now.map(({ id }) => before.get(id) ?? 0)
  // Nobody has overtaken anybody where all began level.
  const level = valuesBefore.every((value) => value === valuesBefore[0])
  return now
    .map(({ id, label, seat, value }) => ({
      id,
      label,
      seat,
      value: value ?? 0,
      gain: (value ?? 0) - (before.get(id) ?? 0),
      place: placeIn(valuesNow, value ?? 0),
      before: level ? placeIn(valuesNow, value ?? 0) : placeIn(valuesBefore, before.get(id) ?? 0),
    }))
    .sort((a, b) => a.place - b.place)
}
