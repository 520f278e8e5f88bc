import '../explain/explain.css'
import type { IconMeaning } from '@boardroom/board-kit'
import { useExplainer } from '../explain/use-explainer.ts'
import type { Opened } from '../games.ts'
import { useSettings } from '../settings.ts'
import { GameArea } from '../shell/game-area.tsx'
import { RuleLink } from './rule-link.tsx'
import { useHelpWords } from './words.ts'

interface LegendProps {
  readonly opened: Opened
}

/** Every icon of a game as its board draws it, with its name, what it stands for, and the way to its rule. */
export function Legend({ opened }: LegendProps) {
  const words = useHelpWords()
  const icons = useIcons(opened)
  return (
    <>
      <h3>{words.legend}</h3>
      <p className="facts">{words.legendHelp}</p>
      <Icons opened={opened} icons={icons} />
    </>
  )
}

/** The icons that are called by what somebody looks for. */
export function FoundIcons({ opened, wanted }: LegendProps & { readonly wanted: string }) {
  const words = useHelpWords()
  const needle = wanted.trim().toLocaleLowerCase()
  const found = useIcons(opened).filter(([, { name }]) => name.toLocaleLowerCase().includes(needle))
  if (found.length === 0) return null
  return (
    <>
      <h3>{words.legend}</h3>
      <Icons opened={opened} icons={found} />
    </>
  )
}

type Named = readonly [icon: string, meaning: IconMeaning]

function useIcons({ board }: Opened): readonly Named[] {
  const { language } = useSettings()
  return Object.entries(useExplainer(board, language)?.icons ?? {})
}

function Icons({ opened: { id, board }, icons }: LegendProps & { readonly icons: readonly Named[] }) {
  return (
    <GameArea game={id}>
      <dl className="legend">
        {icons.map(([icon, { name, what, rule }]) => (
          <div key={icon}>
            <dt>
              <span className="legend-icon">{board.explains?.icons[icon]}</span>
              <RuleLink game={id} rule={rule}>
                {name}
              </RuleLink>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </GameArea>
  )
}
