import { type AnyProjectId, projectOf } from '../../components/index.ts'
import { Ground, on } from '../city/ground.tsx'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { useLeaf } from '../leaf.ts'
import { at } from '../places.ts'
import { Costs, ProjectSymbols } from '../project.tsx'
import { Sign } from '../signs.tsx'
import { RoundSpace } from './card.tsx'

const LAST_ROUND = 8

/** The brick office: a pigeonhole for every round to come, the final projects, the next card and the extensions left. */
export function Plans() {
  const { board, words } = useDrawing()
  const { open } = useLeaf()
  return (
    <Ground id="plans">
      <div
        className="rc-office"
        style={on('plans', { x: 1046, y: 426, w: 192, h: 188 })}
        data-place={at.plans}
        {...shows('part', 'plans')}
      >
        <h3>
          <button type="button" onClick={() => open('plans')}>
            {words.coming}
          </button>
          <span {...shows('part', 'extensions-left')}>
            <Sign name="extension" size={17} label={words.extensionsLeft(board.extensions)} /> {board.extensions}
          </span>
        </h3>
        <ol className="rc-holes" aria-label={words.coming}>
          {Array.from({ length: LAST_ROUND }, (_, i) => (
            <Hole key={i} round={i + 1} top={board.stacks[i]?.top ?? null} />
          ))}
        </ol>
        <div className="rc-finals">
          {board.finals.map((final) => (
            <Final key={final} project={final} />
          ))}
          {board.deck.top && (
            <span className="rc-deck" data-now={`${words.nextCard}; ${words.cardsLeft(board.deck.size)}`}>
              <RoundSpace card={board.deck.top} />
            </span>
          )}
        </div>
      </div>
    </Ground>
  )
}

function Hole({ round, top }: { readonly round: number; readonly top: AnyProjectId | null }) {
  const { words, book } = useDrawing()
  if (!top)
    return (
      <li className="rc-hole rc-hole-empty">
        <b>{round}</b>
      </li>
    )
  const { kind } = projectOf(top)
  const label = `${words.roundShort(round)}: ${book.projects[top]}`
  return (
    <li className={`rc-hole rc-hole-${kind}`} data-now={words.roundShort(round)} {...shows('project', top)}>
      <b>{round}</b>
      <Sign name={kind} size={14} label={label} />
      <ProjectSymbols project={top} />
      <Costs project={top} />
    </li>
  )
}

function Final({ project }: { readonly project: AnyProjectId }) {
  const { rewards } = projectOf(project)
  return (
    <span className="rc-final" {...shows('project', project)}>
      <span>
        <ProjectSymbols project={project} />
      </span>
      {rewards.map(
        (reward) =>
          reward.type === 'prestige' && (
            <b key={reward.type} className="rc-points">
              {reward.amount}
              <Sign name="prestige" size={14} />
            </b>
          ),
      )}
      <Costs project={project} />
    </span>
  )
}
