import { projectOf } from '../../components/index.ts'
import { RoundSpace } from '../auction/card.tsx'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { ProjectFace } from '../project.tsx'
import { Sign } from '../signs.tsx'

/** What can be seen of the rounds to come: the top of every stack, the final projects, the next card. */
export function Coming() {
  const { board, words, book } = useDrawing()
  const later = board.stacks.flatMap(({ top, size }, i) => (top ? [{ round: i + 1, top, size }] : []))
  return (
    <section className="rc-paper" aria-label={words.coming}>
      <h3>
        {words.coming} <small>{words.comingHelp}</small>
      </h3>
      <ul className="rc-coming">
        {later.map(({ round, top, size }) => (
          <li key={round} {...shows('project', top)}>
            <b>{words.roundShort(round)}</b>
            <span className="rc-coming-name">
              {book.projects[top]}
              {size > 1 && <small> {words.andMore(size - 1)}</small>}
            </span>
            <ProjectFace project={top} />
          </li>
        ))}
        {board.finals.map((final) => (
          <li key={final} {...shows('project', final)}>
            <Sign name={projectOf(final).kind} size={18} label={words.finalProject} />
            <span className="rc-coming-name">{book.projects[final]}</span>
            <ProjectFace project={final} />
          </li>
        ))}
        {board.deck.top && (
          <li>
            <b>{words.nextCard}</b>
            <span className="rc-coming-name">{words.cardsLeft(board.deck.size)}</span>
            <RoundSpace card={board.deck.top} />
          </li>
        )}
      </ul>
    </section>
  )
}
