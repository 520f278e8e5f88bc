import { Icon } from '@boardroom/board-kit'
import { useReviewWords } from '../../words/review.ts'
import { longerThan, type Reviewer, type ReviewState, WORLDS } from './reviewer.ts'

interface WorkLineProps {
  readonly reviewer: Reviewer
  readonly review: ReviewState
}

/** How far the review is, what it is based on, and whether it should think longer. */
export function WorkLine({ reviewer, review }: WorkLineProps) {
  const words = useReviewWords()
  const { work, running, result, complete, problem } = review
  const unfinished = work !== null && (work.of === 0 || work.done < work.of)
  const longer = result && complete ? longerThan(result.budget.worlds) : null
  return (
    <footer className="review-work">
      {problem && <p className="problem">{words.failed(problem)}</p>}
      {work && (running || unfinished) ? (
        <>
          <div>
            <strong>{running ? words.working(work.done, work.of) : words.stopped(work.done, work.of)}</strong>
            <progress max={Math.max(1, work.of)} value={work.done} aria-label={words.working(work.done, work.of)} />
          </div>
          {running ? (
            <button type="button" className="button" onClick={() => reviewer.stop()}>
              <Icon name="pause" size={16} /> {words.stop}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => reviewer.start(work.worlds)}>
              <Icon name="play" size={16} /> {words.goOn}
            </button>
          )}
        </>
      ) : (
        result && (
          <>
            <div>
              <strong>{words.based(result.budget.worlds)}</strong>
              <small>{longer ? words.basedMore(result.decisions.length) : words.longest}</small>
            </div>
            {longer && (
              <button type="button" className="button" onClick={() => reviewer.start(longer)}>
                {words.longer}
              </button>
            )}
          </>
        )
      )}
      {!work && !running && !result && (
        <button type="button" className="button" onClick={() => reviewer.start(WORLDS[0])}>
          {words.goOn}
        </button>
      )}
      <small className="review-honest">{words.honest}</small>
    </footer>
  )
}
