import { usePeopleWords } from '../../words/people.ts'
import { shun, useShunned } from '../shunned.ts'
import { Problem } from './problem.tsx'
import { useRun } from './run.ts'

/** Whom one has muted or blocked, and how to take it back. */
export function ShunnedList() {
  const { others } = usePeopleWords()
  const { run, problem } = useRun()
  const list = useShunned()
  if (list.length === 0) return null
  return (
    <section aria-labelledby="shunned">
      <h2 id="shunned">{others.list}</h2>
      <Problem text={problem} />
      <ul className="passkeys">
        {list.map(({ person, name, kind }) => (
          <li key={person}>
            <strong>{name}</strong>
            <span className="facts">{kind === 'mute' ? others.muted : others.blocked}</span>
            <button type="button" className="button button-quiet" onClick={() => void run(() => shun(person, null))}>
              {kind === 'mute' ? others.unmute : others.unblock}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
