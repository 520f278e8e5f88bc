import { Icon } from '@boardroom/board-kit'
import { FIRST_LEVEL, LEVELS } from '@boardroom/bots/names'
import { useEffect, useEffectEvent, useState } from 'react'
import { linkTo } from '../table/share.ts'
import { download } from '../table-page/save-file.ts'
import { useWords } from '../words/index.ts'
import { Compare } from './compare.tsx'
import { Weigh } from './outlook.tsx'
import type { StudyState, StudyTable } from './study-table.ts'
import { useStudyWords } from './words.ts'

interface ToolsProps {
  readonly table: StudyTable
  readonly state: StudyState
}

/** Bots that play on, two lines side by side, a link and a file to take away. */
export function Tools({ table, state }: ToolsProps) {
  const words = useStudyWords()
  const [comparing, setComparing] = useState(false)
  const [shared, setShared] = useState(false)
  const share = async (): Promise<void> => {
    const file = await table.file()
    // A link names a line by its place in the file, where lines that pass are not.
    const place = state.lines.filter(({ passing }) => !passing).findIndex(({ id }) => id === state.line)
    const link = await linkTo(file, { at: state.view.seq, line: place < 0 ? null : place })
    await navigator.clipboard.writeText(link)
    setShared(true)
  }
  const save = async (): Promise<void> => download(await table.file(), `${state.game}-${state.id}.json`)
  return (
    <div className="study-tools">
      <BotsPlayOn table={table} state={state} />
      <button
        type="button"
        className="button"
        disabled={state.lines.length === 0}
        title={words.compareHelp}
        onClick={() => setComparing(true)}
      >
        <Icon name="eye" size={16} /> {words.compare}
      </button>
      <button
        type="button"
        className="button button-icon"
        aria-label={words.share}
        title={words.share}
        onClick={() => void share()}
      >
        <Icon name={shared ? 'check' : 'link'} size={16} />
      </button>
      <button
        type="button"
        className="button button-icon"
        aria-label={words.save}
        title={words.save}
        onClick={() => void save()}
      >
        <Icon name="save" size={16} />
      </button>
      {state.over && <Weigh table={table} state={state} />}
      <p role="status">{shared && words.shared}</p>
      {comparing && <Compare table={table} state={state} close={() => setComparing(false)} />}
    </div>
  )
}

/** Milliseconds from one bot's move to the next: one wants to see them. */
const PACE = 150

function BotsPlayOn({ table, state }: ToolsProps) {
  const words = useStudyWords()
  const { bots } = useWords().create
  const [level, setLevel] = useState<string>(FIRST_LEVEL)
  const [playing, setPlaying] = useState(false)
  const { seq } = state.view
  const go = useEffectEvent(async (): Promise<void> => {
    if (!(await table.bot(level))) setPlaying(false)
  })
  useEffect(() => {
    if (!playing || seq < 0) return
    const timer = setTimeout(() => void go(), PACE)
    return () => clearTimeout(timer)
  }, [playing, seq])
  return (
    <>
      <select value={level} aria-label={words.level} onChange={(event) => setLevel(event.target.value)}>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {bots[each]?.split(':')[0] ?? each}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        aria-pressed={playing}
        disabled={!playing && state.view.asked.length === 0}
        onClick={() => setPlaying(!playing)}
      >
        <Icon name={playing ? 'pause' : 'bot'} size={16} /> {playing ? words.botsStop : words.bots}
      </button>
    </>
  )
}
