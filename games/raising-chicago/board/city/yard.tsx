import { Spot, StageArt } from '@boardroom/board-kit'
import { PRESTIGE_BANNER, PRESTIGE_DISPLAY, type PrestigeId, type Rotation } from '../../components/index.ts'
import { useDrawing, useMeant } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Banner } from './banner.tsx'
import { Arrows, Hall, worthOf } from './building.tsx'
import { yardRect } from './geography.ts'
import { Ground, on, Plate } from './ground.tsx'
import { YardGround } from './scenery.tsx'

/** A paved square: the prestige buildings to choose from, their banner, and how many are still to come. */
export function Yard() {
  const { board, words } = useDrawing()
  return (
    <Ground id="yard" art={<YardGround />}>
      <Plate place="yard" at={{ x: 1048, y: 126, w: 150, h: 24 }}>
        {words.prestigeYard}
      </Plate>
      <Banner index={PRESTIGE_BANNER} on="yard" />
      {board.display.map((each, space) => each && <Choice key={space} building={each} space={space} />)}
      <span className="rc-stack" style={on('yard', yardRect(PRESTIGE_DISPLAY))} {...shows('part', 'stack')}>
        {board.prestigeStack > 0 && <Stack height={board.prestigeStack} />}
        <span className="rc-yard-name">{words.prestigeStack(board.prestigeStack)}</span>
      </span>
    </Ground>
  )
}

function Stack({ height }: { readonly height: number }) {
  return (
    <StageArt rect={{ x: 0, y: -62, w: 96, h: 66 }}>
      {Array.from({ length: Math.min(height, 7) }, (_, i) => (
        <g key={i} stroke="var(--rc-line)" transform={`translate(20 ${-12 - i * 6})`}>
          <path d="M0 0v6h48v-6z" fill="#8360a0" />
          <path d="M48 0l12 -10v6l-12 10z" fill="#4b2f66" />
          <path d="M0 0h48l12 -10h-48z" fill="#d8cbe4" />
        </g>
      ))}
    </StageArt>
  )
}

function Choice({ building, space }: { readonly building: PrestigeId; readonly space: number }) {
  const { words, book } = useDrawing()
  const moves = useMeant('choose-prestige', (move) => move.building === building)
  const label = `${book.prestigeBuildings[building]}: ${words.arrows(building)}`
  return (
    <Spot
      moves={moves}
      label={label}
      className="rc-prestige-choice"
      style={on('yard', yardRect(space))}
      place={`${at.yard}:${space}`}
      {...shows('prestige', building)}
    >
      <span className="rc-prestige-face">
        <PrestigeModel building={building} rotation={0} />
        <span className="rc-yard-name">{words.breakable(book.prestigeBuildings[building])}</span>
      </span>
    </Spot>
  )
}

interface PrestigeModelProps {
  readonly building: PrestigeId
  readonly rotation: Rotation
}

/** A prestige building with its value and arrows, before it has a place. */
export function PrestigeModel({ building, rotation }: PrestigeModelProps) {
  return (
    <span className="rc-model">
      <StageArt rect={{ x: -8, y: -68, w: 96, h: 78 }}>
        <path className="rc-yard-lot" d="M0 0h66l14 -34h-66z" />
        <Hall prestige={building} />
        <Arrows prestige={building} rotation={rotation} />
      </StageArt>
      <b className="rc-height rc-value">{worthOf(building)}</b>
    </span>
  )
}
