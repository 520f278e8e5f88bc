import { Spot } from '@boardroom/board-kit'
import { type Field, neighbourhoodReward } from '../components/index.ts'
import type { RaisingChicagoMove } from '../types.ts'
import { stepOf, useDrawing, useMeant } from './context.ts'
import { placeOfField } from './geometry.ts'
import { fieldStanding } from './leads.ts'
import { ownerColor, ownerName } from './owner.tsx'
import { at } from './places.ts'
import { RewardSigns } from './rewards.tsx'

/** A neighbourhood: its tile, in a ring of the colour that would win it now. */
export function FieldSpot({ field }: { readonly field: Field }) {
  const drawing = useDrawing()
  const { board, after, words, book, view } = drawing
  const moves = [
    ...useMeant('choose-field', (move) => move.field === field.id),
    ...useMeant('copy-tile', (move) => move.field === field.id),
  ]
  const tile = board.fields[field.index]
  const where = words.neighbourhoodOf(field.index + 1)
  if (!tile) {
    return (
      <span
        className="rc-field rc-field-gone"
        style={placeOfField(field)}
        title={`${where}: ${words.awarded}`}
        data-place={at.field(field.id)}
      />
    )
  }
  const { counts, leader } = fieldStanding(board, field)
  const built = field.sites.filter((site) => board.city[site] !== null).length
  const reward = neighbourhoodReward(tile)
  const tall = counts.map(({ owner, count }) => `${ownerName(drawing, owner)} ${count}`).join(', ')
  const label = [
    `${where}: ${book.neighbourhoods[tile]}, ${words.reward(reward)}`,
    words.sitesBuilt(built),
    ...(tall ? [`${words.heights}: ${tall}`] : []),
  ].join('. ')
  const going = after !== null && !after.fields[field.index]
  return (
    <Spot
      moves={moves}
      why={whyNot(stepOf(view), field)}
      label={label}
      className={`rc-field ${going ? 'rc-field-going' : ''}`}
      place={at.field(field.id)}
      style={{ ...placeOfField(field), ...(leader === null ? {} : { borderColor: ownerColor(leader) }) }}
    >
      <span className="rc-field-face" title={label}>
        <RewardSigns reward={reward} size={15} />
      </span>
    </Spot>
  )
}

function whyNot(step: string, { id }: Field): RaisingChicagoMove | null {
  if (step === 'neighbourhoods') return { type: 'choose-field', field: id }
  return step === 'copy-tile' ? { type: 'copy-tile', field: id } : null
}
