import { LINK_VP } from '../components/index.ts'
import { useDrawing } from './context.ts'
import { Sign } from './signs.tsx'

/** What connections are worth, in one line under the map. */
export function LinkLine() {
  const { words, book } = useDrawing()
  return (
    <p className="cg-link-line">
      <span>
        {words.links}: <Sign name="wagon" size={15} label={book.levels.wagon} /> ·
        <Sign name="stagecoach" size={15} label={book.levels.stagecoach} /> ·
        <Sign name="railroad" size={15} label={book.levels.railroad} />
      </span>
      {Object.entries(LINK_VP).map(([points, vps]) => (
        <span key={points}>
          {words.link(Number(points))} <b>{vps.join(' · ')}</b>
        </span>
      ))}
    </p>
  )
}

/** The same as a table: link points by level. */
export function LinkTable() {
  const { words, book } = useDrawing()
  return (
    <table className="cg-links">
      <caption>{words.linkTable}</caption>
      <thead>
        <tr>
          <th scope="col">{words.linkPoints}</th>
          <th scope="col">{book.levels.wagon}</th>
          <th scope="col">{book.levels.stagecoach}</th>
          <th scope="col">{book.levels.railroad}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(LINK_VP).map(([points, vps]) => (
          <tr key={points}>
            <th scope="row">{points}</th>
            {vps.map((vp, i) => (
              <td key={i}>{vp}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
