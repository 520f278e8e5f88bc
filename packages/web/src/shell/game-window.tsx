import { Icon, type Shelf } from '@boardroom/board-kit'
import type { CSSProperties, ReactNode } from 'react'
import '../styles/game-window.css'
import { useSettings } from '../settings.ts'
import { useWords } from '../words/index.ts'
import { Link } from './router.tsx'

/** A game's own colours and letters, for whatever stands beside its picture. */
export function coloursOf({ colours, face }: Shelf): CSSProperties {
  return {
    '--frame': colours.frame,
    '--on-frame': colours.text,
    ...(face && { '--display': `"${face.family}", var(--sans)`, '--display-weight': face.weight }),
  } as CSSProperties
}

interface GameWindowProps {
  readonly shelf: Shelf
  /** Where a click on the picture leads. */
  readonly to?: string
  readonly heading?: 'h1' | 'h2' | 'h3'
  readonly children?: ReactNode
}

/** A game as one sees it through its window: the place, its name on the sill, and what stands below. */
export function GameWindow({ shelf, to, heading: Heading = 'h3', children }: GameWindowProps) {
  const { language } = useSettings()
  const view = (
    <>
      <img className="window-picture" src={shelf.picture} alt="" width="960" height="420" decoding="async" />
      <div className="window-sill">
        <Heading>{shelf.title}</Heading>
        <span>{shelf.place[language]}</span>
      </div>
    </>
  )
  return (
    <div className="window" style={coloursOf(shelf)}>
      {to ? (
        <Link to={to} className="window-view">
          {view}
        </Link>
      ) : (
        <div className="window-view">{view}</div>
      )}
      {children}
    </div>
  )
}

const WEIGHTS = [1, 2, 3, 4, 5] as const

/** How heavy, how long, for how many; and where its values are not the printed ones. */
export function GameMeta({ game: id, shelf }: { readonly game: string; readonly shelf: Shelf }) {
  const { game } = useWords()
  const { weight, hours, seats, reconstructed } = shelf
  return (
    <p className="game-meta">
      <span className="weights" role="img" aria-label={game.weight(weight)}>
        {WEIGHTS.map((each) => (
          <WeightSign key={each} full={each <= weight} />
        ))}
      </span>
      <span>
        <Icon name="clock" size={16} /> {game.hours(...hours)}
      </span>
      <span>
        <Icon name="people" size={17} /> {game.players(seats.min, seats.max)}
      </span>
      {reconstructed && (
        <Link to={`/about#edition-${id}`} className="game-note">
          {game.reconstructed[reconstructed]}
        </Link>
      )}
    </p>
  )
}

function WeightSign({ full }: { readonly full: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path
        d="M4.500 5.500 2 13h10L9.500 5.500Zm.8 0a1.900 1.900 0 1 1 3.400 0"
        fill={full ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.200"
        strokeLinejoin="round"
      />
    </svg>
  )
}
