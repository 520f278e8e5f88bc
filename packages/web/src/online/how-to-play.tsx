import { Icon } from '@boardroom/board-kit'
import { chosenOptions, matters, type OptionSpec } from '@boardroom/kernel'
import type { TableSummary } from '@boardroom/wire'
import type { Opened } from '../games.ts'
import { useGame } from '../shell/use-game.ts'
import { useWords } from '../words/index.ts'
import { useOnlineWords } from '../words/online.ts'
import { sayClock } from './describe.ts'

/** What was agreed for a table: which game it is and how much time there is; what is as always only for who asks. */
export function HowToPlay({ table }: { readonly table: TableSummary }) {
  const { game } = useWords()
  const { create } = useOnlineWords()
  const { opened } = useGame(table.game)
  const { told, usual } = agreed(table, opened, game.without)
  const times = [
    sayClock(create.clocks, table.clock),
    ...(table.clock.kind === 'none' ? [] : [`${create.absence}: ${create.absences[table.absence]}`]),
  ]
  return (
    <section className="how-to-play">
      <h2>{game.how}</h2>
      <Lines lines={[...told, ...times]} />
      {usual.length > 0 && (
        <details>
          <summary>{game.usual(usual.length)}</summary>
          <Lines lines={usual} />
        </details>
      )}
    </section>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={16} /> {line}
        </li>
      ))}
    </ul>
  )
}

/** The options that tell what kind of game it is, and those chosen otherwise than usual, before all the others. */
function agreed(
  table: TableSummary,
  opened: Opened | null,
  without: (name: string) => string,
): { readonly told: string[]; readonly usual: string[] } {
  const offered = (opened?.game.options ?? []).filter((spec) => matters(spec, table.seats.length))
  const chosen = chosenOptions(offered, table.options)
  const isTold = ({ id, group }: OptionSpec): boolean => group === offered[0]?.group || id in chosen
  const say = (spec: OptionSpec): string | [] => {
    const option = opened?.text.options[spec.id]
    const value = table.options[spec.id]
    if (!option || value === undefined) return []
    if (value === true) return option.name
    if (value === false) return spec.default === true ? without(option.name) : []
    return `${option.name}: ${option.values?.[String(value)] ?? value}`
  }
  return {
    told: offered.filter(isTold).flatMap(say),
    usual: offered.filter((spec) => !isTold(spec)).flatMap(say),
  }
}
