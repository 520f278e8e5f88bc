import { type BoardModule, HandsContext } from '@boardroom/board-kit'
import type { GameText, GameTypes, View } from '@boardroom/kernel'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Whether pointing somewhere on the board means this move, at this position. */
export function isOpenOn<G extends GameTypes>(
  { Board }: BoardModule<G>,
  text: GameText<G>,
  view: View<G>,
  move: G['move'],
): boolean {
  const nothing = (): void => undefined
  const hands = {
    moves: [move],
    asked: true,
    chosen: [],
    take: nothing,
    takeAll: nothing,
    prepare: nothing,
    look: nothing,
    whyNot: nothing,
    away: nothing,
  }
  const names = { seat: (seat: number) => `${seat + 1}` }
  const props = { view, after: null, language: 'en', names, text, shared: false, log: [] } as const
  const drawn = createElement(HandsContext, { value: hands, children: createElement(Board, props) })
  return renderToString(drawn).includes('spot-open')
}
