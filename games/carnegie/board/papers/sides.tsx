import { Spot, useHands } from '@boardroom/board-kit'
import { useState } from 'react'
import { PROJECTS, type ProjectType, SIDES, type Side } from '../../components/index.ts'
import type { CarnegieMove } from '../../types.ts'
import { useDrawing } from '../context.ts'
import { Grip } from '../desk/grip.tsx'
import { cellsOf } from '../desk/tabs.tsx'
import { shows } from '../explain/things.ts'
import { RewardSigns } from '../gains.tsx'
import { at } from '../places.ts'
import { Sign } from '../signs.tsx'

type Sides = Readonly<Record<ProjectType, Side>>

const FIRST: Sides = { housing: 'A', commerce: 'A', industry: 'A', infrastructure: 'A' }

/** Both sides of all four tabs; one of each is chosen, then all together are confirmed. */
export function SidesChoice() {
  const { words, book, board, seat } = useDrawing()
  const { moves, asked } = useHands<CarnegieMove>()
  const [sides, setSides] = useState(FIRST)
  const own = seat === null ? false : board.players[seat]?.sides
  const made = typeof own === 'object' ? own : null
  const shown = made ?? sides
  const chosen = moves.filter(
    (move) => move.type === 'choose-sides' && PROJECTS.every((project) => move[project] === sides[project]),
  )
  return (
    <section className="cg-sides-sheet" aria-label={words.tabs} data-place={at.sides}>
      <h3>
        {words.tabs} <small>{made ? words.sidesChosen : words.sidesLegend}</small>
      </h3>
      <div className="cg-sides">
        {PROJECTS.map((project) => (
          <fieldset key={project} className="cg-side-pair" {...shows('project', project)}>
            <legend>
              <Sign name={project} size={18} /> {book.projects[project]}
            </legend>
            {SIDES.map((side) => {
              const face = (
                <>
                  <b>{side}</b>
                  <SideCells project={project} side={side} />
                </>
              )
              const kept = shown[project] === side
              if (!asked) {
                return (
                  <div key={side} className={`cg-side ${kept ? 'cg-side-chosen' : ''}`}>
                    {face}
                  </div>
                )
              }
              return (
                <Grip
                  key={side}
                  label={`${book.projects[project]} ${words.side(side)}`}
                  chosen={kept}
                  mark={shows('project', project)}
                  className={`cg-side ${kept ? 'cg-side-chosen' : ''}`}
                  onClick={() => setSides({ ...sides, [project]: side })}
                >
                  {face}
                </Grip>
              )
            })}
          </fieldset>
        ))}
      </div>
      {chosen.length > 0 && (
        <Spot moves={chosen} label={words.playSides} className="cg-sides-go" {...shows('part', 'sides')}>
          {words.playSides}: {PROJECTS.map((project) => `${book.projects[project]} ${sides[project]}`).join(' · ')}
        </Spot>
      )}
    </section>
  )
}

function SideCells({ project, side }: { readonly project: ProjectType; readonly side: Side }) {
  return (
    <span className="cg-strip" aria-hidden="true">
      {cellsOf(project, side).map(({ cost, reward }, i) => (
        <span key={i} className={`cg-tab-cell ${reward.circle ? 'cg-circle' : ''}`}>
          <span className="cg-pay">
            <RewardSigns reward={reward} />
          </span>
          {cost !== null && (
            <span className="cg-tab-cost">
              {cost}
              <Sign name="bulb" size={12} />
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
