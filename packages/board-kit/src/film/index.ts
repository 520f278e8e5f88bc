export { FilmLayer } from './layer.tsx'
export { ShotContext, useOnScreen } from './on-screen.ts'
export {
  advanced,
  EMPTY,
  isRound,
  lengthOf,
  onScreen,
  type Reel,
  reelOf,
  type Shot,
  SPEEDS,
  type Speed,
  shotsBetween,
  spliced,
  unbuilt,
} from './reel.ts'
export { type Sound, soundOf } from './sounds.ts'
export { ring } from './synthesis.ts'
export {
  CLIMAX,
  type Director,
  directed,
  type Events,
  type FilmEvent,
  few,
  inTurn,
  type Piece,
  type Place,
  placesOf,
  point,
  type Script,
  standIns,
} from './vocabulary.ts'
