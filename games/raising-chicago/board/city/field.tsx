import { Spot, StageArt, stepOf } from '@boardroom/board-kit'
import { type Field, neighbourhoodReward } from '../../components/index.ts'
import { isBuilding } from '../../state.ts'
import type { RaisingChicagoMove } from '../../types.ts'
import type { Board } from '../../view.ts'
import { useDrawing, useMeant } from '../context.ts'
import { shows } from '../explain/things.ts'
import { fieldStanding } from '../leads.ts'
import { OwnerMark, ownerColor, ownerName } from '../owner.tsx'
import { at } from '../places.ts'
import { RewardSigns } from '../rewards.tsx'
import { FIELD, fieldRect } from './geography.ts'
import { on } from './ground.tsx'

/** A neighbourhood's sign: its tile in a ring of its four sites, and who would win it now. */
export function FieldSpot({ field }: { readonly field: Field }) {
  const drawing = useDrawing()
  const { board, after, words, book, view } = drawing
  const moves = [
    ...useMeant('choose-field', (move) => move.field === field.id),
    ...useMeant('copy-tile', (move) => move.field === field.id),
  ]
  const tile = board.fields[field.index]
  const where = words.neighbourhoodOf(field.index + 1)
  const style = on('city', fieldRect(field))
  if (!tile) return <Lamp field={field} />
  const { counts } = fieldStanding(board, field)
  const { leader } = fieldStanding(after ?? board, field)
  const built = field.sites.filter((site) => board.city[site] !== null).length
  const reward = neighbourhoodReward(tile)
  const tall = counts.map(({ owner, count }) => `${ownerName(drawing, owner)} ${count}`).join(', ')
  const now = [words.sitesBuilt(built), ...(tall ? [`${words.heights}: ${tall}`] : [])]
  const label = [`${where}: ${book.neighbourhoods[tile]}, ${words.reward(reward)}`, ...now].join('. ')
  const going = after !== null && !after.fields[field.index]
  return (
    <Spot
      moves={moves}
      why={whyNot(stepOf(view), field)}
      label={label}
      className={`rc-field ${going ? 'rc-field-going' : ''}`}
      place={at.field(field.id)}
      style={style}
      {...shows('field', field.id)}
    >
      <span className="rc-field-face" data-now={now.join('. ')}>
        <Ring board={after ?? board} field={field} />
        <span className={`rc-field-reward rc-reward-${reward.type}`}>
          <RewardSigns reward={reward} size={reward.type === 'resources' ? 11 : 16} each />
        </span>
        {leader !== null && (
          <span className="rc-field-leader">
            <OwnerMark owner={leader} size={15} />
          </span>
        )}
      </span>
    </Spot>
  )
}

/** Arcs for the four sites: in the owner's colour, lilac for prestige, thin where nothing stands. */
const ARCS = [
  'M-16 -1.500A16 16 0 0 1 -1.500 -16',
  'M1.500 -16A16 16 0 0 1 16 -1.500',
  'M-1.500 16A16 16 0 0 1 -16 1.500',
  'M16 1.500A16 16 0 0 1 1.500 16',
]

function Ring({ board, field }: { readonly board: Board; readonly field: Field }) {
  return (
    <StageArt rect={{ x: -FIELD / 2, y: -FIELD / 2, w: FIELD, h: FIELD }}>
      <path d="M0 16v10M-5 26h10" stroke="#20160f" strokeWidth="2.600" />
      <circle r="19.500" fill="#20160f" />
      <circle r="13.500" className="rc-field-paper" />
      {field.sites.map((site, i) => {
        const there = board.city[site] ?? null
        const color = there === null ? '#7d6a54' : isBuilding(there) ? ownerColor(there.owner) : '#b79ad0'
        return <path key={site} d={ARCS[i]} fill="none" stroke={color} strokeWidth={there ? 4.6 : 1.6} />
      })}
    </StageArt>
  )
}

/** Awarded: the lamp burns with the winner's mark. */
function Lamp({ field }: { readonly field: Field }) {
  const drawing = useDrawing()
  const { words, lamps } = drawing
  const winner = lamps.get(field.id) ?? null
  const whose = winner === null ? words.awarded : `${words.awarded}, ${ownerName(drawing, winner)}`
  return (
    <span
      className="rc-lamp"
      style={on('city', fieldRect(field))}
      data-now={whose}
      {...shows('field', field.id)}
      data-place={at.field(field.id)}
    >
      <StageArt rect={{ x: -FIELD / 2, y: -FIELD / 2, w: FIELD, h: FIELD }}>
        <circle r="30" fill="url(#rc-glow)" />
        <path d="M0 6v16M-5 22h10" stroke="#20160f" strokeWidth="2.400" />
        <path d="M-8 -10h16l-3 17h-10z" fill="#fff0bd" stroke="#20160f" strokeWidth="1.200" />
        <path d="M-10 -10l10 -7l10 7z" fill="#2d3438" stroke="#20160f" />
      </StageArt>
      {winner !== null && <OwnerMark owner={winner} size={11} />}
    </span>
  )
}

function whyNot(step: string, { id }: Field): RaisingChicagoMove | null {
  if (step === 'neighbourhoods') return { type: 'choose-field', field: id }
  return step === 'copy-tile' ? { type: 'copy-tile', field: id } : null
}
