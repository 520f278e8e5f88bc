import { DeadEnd } from '../shell/dead-end.tsx'
import { useWords } from '../words/index.ts'

export function Lost() {
  const { lost } = useWords()
  return <DeadEnd title={lost.title} text={lost.text} />
}
