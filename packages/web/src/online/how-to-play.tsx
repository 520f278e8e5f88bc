import { Icon } from '@boardroom/board-kit'
import type { OptionSpec, OptionValue } from '@boardroom/kernel'
import type { TableSummary } from '@boardroom/wire'
import { useGame } from '../shell/use-game.ts'
import { useWords } from '../words/index.ts'
import { useOnlineWords } from '../words/online.ts'
import { sayClock } from './describe.ts'

/** What was agreed for a table, as sentences: which game it is, and how much time there is. */
export function HowToPlay({ table }: { readonly table: TableSummary }) {
  const { game } = useWords()
  const { create } = useOnlineWords()
  const { opened } = useGame(table.game)
  const texts = opened?.text.options
  const say = (spec: OptionSpec, value: OptionValue | undefined): string | null => {
    const words = texts?.[spec.id]
    if (!words || value === undefined) return null
    if (value === true) return words.name
    if (value === false) return spec.default === true ? game.without(words.name) : null
    return `${words.name}: ${words.values?.[String(value)] ?? value}`
  }
  const options = (opened?.game.options ?? []).flatMap((spec) => say(spec, table.options[spec.id]) ?? [])
  const times = [
    sayClock(create.clocks, table.clock),
    ...(table.clock.kind === 'none' ? [] : [`${create.absence}: ${create.absences[table.absence]}`]),
  ]
  return (
    <section className="how-to-play">
      <h2>{game.how}</h2>
      <ul>
        {[...options, ...times].map((line) => (
          <li key={line}>
            <Icon name="check" size={16} /> {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
