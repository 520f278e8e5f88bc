import { useWords } from '../words/index.ts'

export function Keys() {
  const words = useWords().table
  return (
    <dl className="keys" aria-label={words.shortcuts}>
      {words.keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
