export { breaking } from './breaking.ts'
export type {
  AnyBoard,
  AnyBoardModule,
  BoardModule,
  BoardNames,
  BoardProps,
  Care,
  ChartLine,
  ChartSheet,
  Listed,
  MoveGroup,
  OutcomeProps,
  Quantities,
  Quantity,
  Rival,
  ScoreRow,
  SeatFigure,
  WholeBoard,
} from './contract.ts'
export { boardContext, type DrawnFrom, drawingIn, stepOf } from './drawing.ts'
export {
  type AnyExplainer,
  type Explainer,
  type Explains,
  type Explanation,
  explains,
  explanationOf,
  type IconMeaning,
  iconsIn,
  type Mark,
  showing,
  thingAt,
  withRules,
} from './explain.ts'
export * from './film/index.ts'
export { type Found, placeRect } from './film/places.ts'
export { Figure } from './flash.tsx'
export type { AidBlock, AidRow, Guide, GuideChapter, GuideText, RoundStep, Scene } from './guide.ts'
export { type Hands, HandsContext, useHands, useInHand, useMoves } from './hands.ts'
export { Icon, type IconName } from './icons.tsx'
export * from './lesson/index.ts'
export { type Meaning, meaningAt, means } from './meaning.ts'
export { groupMoves } from './move-groups.ts'
export { numeral, numeralsIn } from './numeral.ts'
export { SeatMark, seatColor } from './seats.tsx'
export type { Moment, Preset, Shelf, Story } from './shelf.ts'
export { SignFrame, type SignProps } from './sign-frame.tsx'
export { Spot } from './spot.tsx'
export { around, type Geography, placedOn, type Rect } from './stage/geography.ts'
export { Shade, Texture } from './stage/paints.tsx'
export { type Furnished, StageArt, StagePlace } from './stage/place.tsx'
export { type Papers, Stage, useNarrow } from './stage/stage.tsx'
export type { Attention } from './stage/use-camera.ts'
export { useWidth } from './use-width.ts'
export { wholeBoard } from './whole-board.tsx'
export { wordOf } from './word-of.ts'
