import type { GameTypes, Language, Names, Seat, View } from '@boardroom/kernel'
import { type Context, createContext, useContext } from 'react'
import type { BoardProps } from './contract.ts'

/** What every part of a board draws from, whatever the game. */
export interface DrawnFrom<G extends GameTypes, W, B> {
  readonly view: View<G>
  readonly board: G['board']
  /** The position after the move that is pointed at. */
  readonly after: G['board'] | null
  readonly words: W
  /** What things are called. */
  readonly book: B
  readonly names: Names
  /** The seat in front of the screen; null for a spectator. */
  readonly seat: Seat | null
  /** Several people look at this screen: piles stay face down. */
  readonly shared: boolean
}

type InEach<T> = Readonly<Record<Language, T>>

type Shown<G extends GameTypes> = Pick<BoardProps<G>, 'view' | 'after' | 'language' | 'names' | 'shared'>

/** The words of a board, what things are called, and with both what it draws from. */
export function drawingIn<G extends GameTypes, W, B>(words: InEach<W>, books: InEach<B>) {
  return {
    boardWords: (language: Language): W => words[language],
    nameBook: (language: Language): B => books[language],
    drawnFrom: ({ view, after, language, names, shared }: Shown<G>): DrawnFrom<G, W, B> => ({
      view,
      board: view.board,
      after: after?.board ?? null,
      words: words[language],
      book: books[language],
      names,
      seat: view.viewer === 'spectator' ? null : view.viewer,
      shared,
    }),
  }
}

/** The step that asks now; none when the game is over. */
export function stepOf<G extends GameTypes>({ agenda }: View<G>): G['frame']['step'] | '' {
  return agenda.at(-1)?.step ?? ''
}

/** A context and how the parts of a board get at it. Without something to fall back on they are drawn within it alone. */
export function boardContext<T>(fallback: T | null = null): readonly [Context<T | null>, () => T] {
  const context = createContext<T | null>(fallback)
  return [
    context,
    () => {
      const value = useContext(context)
      if (value === null) throw new Error('this belongs on a board')
      return value
    },
  ]
}
