import { Spot } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { PERSONAL, RESOURCES, type Resource } from '../../components/index.ts'
import { companyAt, isFree } from '../../model/companies.ts'
import type { CompleteSection } from '../../steps/end/personal-project.ts'
import type { RaisingChicagoMove } from '../../types.ts'
import { useDrawing, useMeant } from '../context.ts'
import { shows } from '../explain/things.ts'
import { AmountSigns } from '../rewards.tsx'
import { Sign } from '../signs.tsx'

/** The three sections of the personal project with the ways to complete them. */
export function Sections({ seat }: { readonly seat: Seat }) {
  const { words } = useDrawing()
  return (
    <div className="rc-sections">
      {RESOURCES.map((section) => (
        <Section key={section} seat={seat} section={section} />
      ))}
      <p className="rc-none">{words.personalHelp(PERSONAL.section, PERSONAL.complete)}</p>
    </div>
  )
}

function Section({ seat, section }: { readonly seat: Seat; readonly section: Resource }) {
  const { board, words, book } = useDrawing()
  const ways = useMeant('complete-section', (move) => move.section === section)
  const { sections, tracks } = companyAt(board, seat)
  const done = sections.includes(section) || isFree(tracks, section)
  const name = book.resources[section]
  return (
    <fieldset className="rc-kind-row" {...shows('part', 'personal')} aria-label={name}>
      <span className="rc-kind-need">
        <Sign name={section} size={22} label={name} />
        <b>{PERSONAL.cost}</b>
        <small>{words.section(name, done)}</small>
      </span>
      <span className="rc-ways">
        {ways.map((move) => (
          <Spot key={JSON.stringify(move)} moves={[move]} label={name} className="rc-way">
            <WayFace move={move} />
          </Spot>
        ))}
        {ways.length === 0 && (
          <Spot moves={[]} why={plain(section)} label={name} className="rc-way">
            {done ? <Sign name="free" size={18} /> : words.notPossible}
          </Spot>
        )}
      </span>
    </fieldset>
  )
}

function plain(section: Resource): RaisingChicagoMove {
  return { type: 'complete-section', section, with: { plain: PERSONAL.cost, joker: 0 } }
}

function WayFace({ move }: { readonly move: CompleteSection }) {
  const { section, with: way } = move
  if (typeof way === 'string') return <AmountSigns amounts={{ favour: 1 }} size={20} />
  return <AmountSigns amounts={{ [section]: way.plain, joker: way.joker }} size={20} />
}
