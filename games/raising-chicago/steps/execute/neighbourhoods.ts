import { frame, itemAt, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import {
  CONSOLATION,
  FIELD_IDS,
  FIELDS,
  type FieldIndex,
  fieldOf,
  neighbourhoodReward,
  type Site,
} from '../../components/index.ts'
import { enclosedBy, fieldWinner, storeysAround } from '../../model/city.ts'
import { companyAt } from '../../model/companies.ts'
import { addTogether } from '../../model/prestige.ts'
import { give } from '../../model/rewards.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { beforeAward } from '../tiles/before-award.ts'

export interface Enclosed {
  readonly seat: Seat
  /** Fields still to be awarded. */
  readonly fields: readonly FieldIndex[]
}

const fields = { field: oneOf(FIELD_IDS) }

export type ChooseField = MoveOf<'choose-field', typeof fields>

const MOVES: readonly ChooseField[] = FIELD_IDS.map((field) => ({ type: 'choose-field', field }))

/** Whoever enclosed several fields at once chooses their order (RC-NBH-08). */
const chooseField: Kind<Enclosed, ChooseField> = {
  type: 'choose-field',
  rule: 'RC-NBH-08',
  fields,
  candidates: (_state, enclosed) => enclosed.fields.flatMap((field) => MOVES[field] ?? []),
  refuse: (_state, enclosed, _seat, { field }) =>
    enclosed.fields.includes(fieldOf(field).index) ? null : { rule: 'RC-NBH-08' },
  apply(turn, { fields: enclosed }, seat, { field }) {
    const { index } = fieldOf(field)
    turn.done()
    awardField(turn, index)
    awardNext(
      turn,
      seat,
      enclosed.filter((other) => other !== index),
    )
  },
}

export const neighbourhoods = asking({
  name: 'neighbourhoods',
  seats: (_state, { seat }: Enclosed) => [seat],
  moves: [chooseField],
})

/** Right after a building is placed (RC-NBH-02). */
export function checkNeighbourhoods(turn: Turn, seat: Seat, site: Site): void {
  awardNext(turn, seat, enclosedBy(turn.state, site))
}

/** First the tiles that could decide an award (RC-OUT-02), then the award. */
function awardNext(turn: Turn, seat: Seat, enclosed: FieldIndex[]): void {
  if (enclosed.length === 0) return
  const due = { seat, fields: enclosed }
  turn.next(frame(beforeAward, { waiting: [seat], fields: enclosed }), frame(awardFields, due))
}

/** One field needs no choice. */
export const awardFields = happening({
  name: 'award-fields',
  happen(turn, { seat, fields: enclosed }: Enclosed) {
    const [only, ...others] = enclosed
    if (only === undefined) return
    if (others.length === 0) awardField(turn, only)
    else turn.next(frame(neighbourhoods, { seat, fields: enclosed }))
  },
})

/** The most storeys win the tile, everyone else with a building there gains a point (RC-NBH-04 to RC-NBH-07). */
export function awardField(turn: Turn, index: FieldIndex): void {
  const { state } = turn
  const field = itemAt(FIELDS, index)
  const tile = state.fields[index]
  if (!tile) return
  state.fields[index] = null
  const winner = fieldWinner(state, field)
  const consoled = state.ranking.filter((seat) => seat !== winner && storeysAround(state, field, seat) > 0)
  turn.log({ type: 'neighbourhood', field: field.id, tile, winner, consoled })
  if (winner === null) state.box.push(tile)
  else {
    companyAt(state, winner).neighbourhoods.push(tile)
    give(turn, winner, neighbourhoodReward(tile), 'neighbourhood')
  }
  addTogether(
    state,
    state.companies.map((_, seat) => (consoled.includes(seat) ? CONSOLATION : 0)),
  )
}
