import { type Papers, Spot, stepOf } from '@boardroom/board-kit'
import type { ReactNode } from 'react'
import { EXCHANGE_RATE, LETTERS, RESOURCES, TILE_RESOURCES, type Token } from '../../components/index.ts'
import { slotAt } from '../../model/auction.ts'
import type { RaisingChicagoMove } from '../../types.ts'
import { aboutOf, asMove, type Drawing, useDrawing, useMeant } from '../context.ts'
import { type Part, shows } from '../explain/things.ts'
import { AmountSigns } from '../rewards.tsx'
import { Sign } from '../signs.tsx'
import { Paying, ToPay } from './pay.tsx'
import { Sections } from './personal.tsx'
import { Turntable } from './turntable.tsx'

/** Steps that are answered on papers over the table. */
const SHEETS: Readonly<Record<string, () => ReactNode>> = {
  payment: () => <PaymentSheet />,
  toll: () => <TollSheet />,
  giving: () => <GivingSheet />,
  'take-four': () => <FourSheet />,
  'personal-projects': () => <PersonalSheet />,
  'council-letters': () => <LettersSheet />,
}

/** What is laid out over the table for the present decision. */
export function papersOf({ view, seat }: Drawing, asked: boolean): Papers | null {
  if (!asked || seat === null) return null
  const step = stepOf(view)
  const { building } = aboutOf(view)
  if (step === 'prestige-site' && building) return { side: 'corner', sheet: <Turntable building={building} /> }
  const sheet = SHEETS[step]
  if (!sheet) return null
  return {
    side: 'bottom',
    sheet: (
      // A new question starts without the choices of the last one.
      <section key={view.seq} className="rc-paper rc-sheet">
        {sheet()}
        <Exchange />
      </section>
    ),
  }
}

function PaymentSheet() {
  const { view, board, seat } = useDrawing()
  const { slot } = aboutOf(view)
  const project = slot && slotAt(board, slot).project
  return project && seat !== null ? <Paying seat={seat} project={project} /> : null
}

interface WayProps {
  readonly move: RaisingChicagoMove
  readonly parts: Partial<Record<Token, number>>
  readonly part: Part
  readonly first?: string | null
}

/** One way as signs; the first one is the one to take if nothing speaks against it. */
function Way({ move, parts, part, first = null }: WayProps) {
  const { words } = useDrawing()
  return (
    <Spot moves={[move]} label={words.holding(parts)} className="rc-way rc-way-large" {...shows('part', part)}>
      <AmountSigns amounts={parts} size={20} />
      {first && <em className="rc-tag">{first}</em>}
    </Spot>
  )
}

function TollSheet() {
  const { words, view } = useDrawing()
  const ways = useMeant('pay-toll')
  const toll = aboutOf(view).toll
  if (!toll) return null
  return (
    <>
      <h4 {...shows('part', 'toll')}>
        {words.payToll} <AmountSigns amounts={toll} size={18} />
      </h4>
      <div className="rc-ways">
        {ways.map((move, i) => {
          const { timber, jackscrew, masonry } = move
          const joker = RESOURCES.reduce((sum, resource) => sum + toll[resource] - move[resource], 0)
          return (
            <Way
              key={JSON.stringify(move)}
              move={move}
              parts={{ timber, jackscrew, masonry, joker }}
              part="toll"
              first={i === 0 && ways.length > 1 ? words.cheapest : null}
            />
          )
        })}
      </div>
    </>
  )
}

function GivingSheet() {
  const { words, view } = useDrawing()
  const { get } = aboutOf(view)
  // Nobody wants to give what they are about to get.
  const gifts = useMeant('give').sort((one, other) => (get ? one[get] - other[get] : 0))
  return (
    <>
      <h4>
        {get && words.giveFor(EXCHANGE_RATE, get)} <ToPay />
      </h4>
      <div className="rc-ways">
        {gifts.map((move) => {
          const { timber, jackscrew, masonry, joker } = move
          return (
            <Way key={JSON.stringify(move)} move={move} parts={{ timber, jackscrew, masonry, joker }} part="exchange" />
          )
        })}
      </div>
    </>
  )
}

function FourSheet() {
  const { words } = useDrawing()
  const mixes = useMeant('take-four')
  return (
    <>
      <h4>
        {words.takeAny(TILE_RESOURCES)} <ToPay />
      </h4>
      <div className="rc-ways rc-mixes">
        {mixes.map((move) => {
          const { timber, jackscrew, masonry } = move
          return <Way key={JSON.stringify(move)} move={move} parts={{ timber, jackscrew, masonry }} part="four" />
        })}
      </div>
    </>
  )
}

function PersonalSheet() {
  const { words, seat } = useDrawing()
  if (seat === null) return null
  return (
    <>
      <h4>{words.personal}</h4>
      <Sections seat={seat} />
    </>
  )
}

function LettersSheet() {
  const { words } = useDrawing()
  const ways = useMeant('assign-letters')
  return (
    <>
      <h4>{words.assignLetters}</h4>
      <div className="rc-ways">
        {ways.map((move, i) => {
          const text = LETTERS.filter((letter) => move[letter] > 0)
            .map((letter) => `${move[letter]} × ${letter}`)
            .join(', ')
          return (
            <Spot key={text} moves={[move]} label={text} className="rc-way rc-way-large" {...shows('part', 'letters')}>
              {text} {i === 0 && <em className="rc-tag">{words.best}</em>}
            </Spot>
          )
        })}
      </div>
    </>
  )
}

/** Three tiles for one resource, where that is possible now. */
function Exchange() {
  const { words, view } = useDrawing()
  const moves = useMeant('exchange')
  const step = stepOf(view)
  if (step !== 'payment' && step !== 'toll' && step !== 'personal-projects') return null
  return (
    <div className="rc-exchange" {...shows('part', 'exchange')}>
      <h4>{words.exchange(EXCHANGE_RATE)}</h4>
      <span className="rc-ways">
        {RESOURCES.map((resource) => (
          <Spot
            key={resource}
            moves={moves.filter(({ get }) => get === resource)}
            why={asMove({ type: 'exchange', get: resource })}
            label={words.exchangeFor(EXCHANGE_RATE, resource)}
            className="rc-way"
          >
            <b>{EXCHANGE_RATE}</b> → <Sign name={resource} size={18} />
          </Spot>
        ))}
      </span>
    </div>
  )
}
