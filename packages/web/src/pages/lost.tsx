import { Link } from '../shell/router.tsx'
import { useWords } from '../words/index.ts'

export function Lost() {
  const { lost } = useWords()
  return (
    <section className="lost">
      <h1>{lost.title}</h1>
      <p>{lost.text}</p>
      <Link to="/" className="button">
        {lost.home}
      </Link>
    </section>
  )
}
