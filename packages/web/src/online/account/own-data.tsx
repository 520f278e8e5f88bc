import { Icon } from '@boardroom/board-kit'
import { usePeopleWords } from '../../words/people.ts'

/** Everything the server keeps about somebody, to take away. */
export function OwnData() {
  const { data } = usePeopleWords()
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">{data.title}</h2>
      <p className="facts">{data.help}</p>
      <a className="button" href="/api/me/data" download="boardroom-data.json">
        <Icon name="save" size={16} /> {data.go}
      </a>
    </section>
  )
}
