import { FIELDS, type Field } from '../../components/index.ts'
import { useDrawing } from '../context.ts'
import { fieldStanding } from '../leads.ts'
import { OwnerMark } from '../owner.tsx'
import { fieldCorners, fieldRect } from './geography.ts'
import { on } from './ground.tsx'

/** Neighbourhoods that are enclosed and not yet awarded, or would be after the move that is pointed at. */
function useEnclosed(): readonly Field[] {
  const { board, after } = useDrawing()
  const { city } = after ?? board
  return FIELDS.filter(({ index, sites }) => board.fields[index] && sites.every((site) => city[site]))
}

/** Lamplight around the four sites of each. */
export function EnclosedGround() {
  return useEnclosed().map((field) => (
    <polygon key={field.id} className="rc-enclosed" points={fieldCorners(field).join(' ')} />
  ))
}

/** Under the sign of each: who has how many storeys there, the winner first. */
export function EnclosedTallies() {
  const { board, after } = useDrawing()
  const { city, ranking } = after ?? board
  return useEnclosed().map((field) => {
    const { x, y, w, h } = fieldRect(field)
    const style = { ...on('city', { x: x + w / 2, y: y + h - 2, w: 0, h: 20 }), width: 'max-content' }
    return (
      <span key={field.id} className="rc-enclosed-tally" style={style}>
        {fieldStanding({ city, ranking }, field).counts.map(({ owner, count }) => (
          <span key={owner}>
            <OwnerMark owner={owner} size={12} />
            {count}
          </span>
        ))}
      </span>
    )
  })
}
