import { FACTORIES } from '../../components/index.ts'
import { factoriesLeft } from '../../model/warehouse.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { FactorySign } from '../signs.tsx'
import { Ground } from './ground.tsx'

/** The builders' yard: the factories that nobody has bought yet. */
export function Yard() {
  const { board, words, book } = useDrawing()
  return (
    <Ground id="yard">
      <h3 className="me-yard-name">{words.places.yard}</h3>
      <ul className="me-yard">
        {FACTORIES.map((factory) => (
          <li key={factory} data-now={words.left(factoriesLeft(board, factory))} {...shows('factory', factory)}>
            <FactorySign factory={factory} size={62} />
            <b>{factoriesLeft(board, factory)}</b>
            <span className="visually-hidden">{book.factories[factory].name}</span>
          </li>
        ))}
      </ul>
    </Ground>
  )
}
