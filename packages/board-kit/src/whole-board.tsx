import { type Game, type GameTypes, haveOwners, type Language, type Seat, type View } from '@boardroom/kernel'
import type { BoardModule, BoardNames, BoardProps, ChartSheet, WholeBoard } from './contract.ts'
import { Icon } from './icons.tsx'
import { numeral } from './numeral.ts'
import { seatColor } from './seats.tsx'
import { wordOf } from './word-of.ts'

/** A game's board with defaults for whatever it does not say. */
export function wholeBoard<G extends GameTypes>(game: Game<G>, { words, ...own }: BoardModule<G>): WholeBoard<G> {
  const named = (id: string, names: keyof BoardNames, language: Language): string =>
    wordOf(words?.(language)[names] ?? {}, id)
  const figures: WholeBoard<G>['figures'] = own.figures ?? (() => [])
  const alone = haveOwners(game.secrets)
  return {
    SeatSheet: ({ view, seat, language }: BoardProps<G> & { readonly seat: Seat }) => (
      <ul className="seat-figures">
        {figures(view, seat, language).map(({ icon, label, value }) => (
          <li key={label}>
            <Icon name={icon} size={16} /> {label}: {value}
          </li>
        ))}
      </ul>
    ),
    headline: () => '',
    figures,
    confirms: bareMoves(game),
    isButton: () => true,
    groups: (moves) => [{ title: game.title, moves }],
    secret: () => alone,
    heading: () => null,
    entryIcon: () => 'log',
    film: (entry: object) => [{ act: 'reveal', at: 'seat' in entry ? `seat:${entry.seat}` : 'bank' }],
    charts: (view, language, names) => chartsOf(view, (seat) => figures(view, seat, language), names.seat),
    score: ({ breakdown }, language) =>
      Object.keys(breakdown[0] ?? {}).map((part) => ({
        label: named(part, 'scored', language),
        values: breakdown.map((own) => Number(new Map<string, unknown>(Object.entries(own)).get(part) ?? 0)),
      })),
    amount: numeral,
    ...own,
    chapter: (prefix, language) => named(prefix, 'chapters', language),
    component: (id, language) => named(id, 'components', language),
  }
}

/** The kinds of move that have no fields: there is nothing to choose about them but when. */
function bareMoves<G extends GameTypes>({ steps }: Game<G>): G['move']['type'][] {
  const kinds = steps.flatMap((step) => ('moves' in step ? step.moves : []))
  return [...new Set(kinds.filter(({ fields }) => Object.keys(fields).length === 0).map(({ type }) => type))]
}

/** One sheet for each figure that is a number, one line for each seat. */
function chartsOf<G extends GameTypes>(
  { seats }: View<G>,
  figures: (seat: Seat) => ReturnType<WholeBoard<G>['figures']>,
  name: (seat: Seat) => string,
): ChartSheet[] {
  const all = Array.from({ length: seats }, (_, seat) => figures(seat))
  const sheets = (all[0] ?? []).map(({ label }, place) => ({
    id: label,
    title: label,
    lines: all.map((own, seat) => ({
      id: `${seat}`,
      label: name(seat),
      color: seatColor(seat),
      seat,
      value: Number(own[place]?.value),
    })),
  }))
  return sheets.filter(({ lines }) => lines.every(({ value }) => !Number.isNaN(value)))
}
