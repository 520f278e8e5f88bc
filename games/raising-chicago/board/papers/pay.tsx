import { Spot, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useState } from 'react'
import { type AnyProjectId, projectOf, RESOURCES, type Resource, SLOTS } from '../../components/index.ts'
import { slotAt } from '../../model/auction.ts'
import { companyAt, isFree, permanents } from '../../model/companies.ts'
import { needFor, type Settlement } from '../../model/payment.ts'
import type { Pay } from '../../steps/execute/payment.ts'
import type { RaisingChicagoMove } from '../../types.ts'
import { aboutOf, useDrawing, useMeant } from '../context.ts'
import { shows } from '../explain/things.ts'
import { AmountSigns } from '../rewards.tsx'
import { Sign } from '../signs.tsx'
import { type Choice, choosing, fallFor, payWith, sameWay, spentBy, waysFor } from './ways.ts'

interface PayingProps {
  readonly seat: Seat
  readonly project: AnyProjectId
}

/** Paying for a project: the cheapest sensible way is chosen already, kind by kind any other can be. */
export function Paying({ seat, project }: PayingProps) {
  const { words, book } = useDrawing()
  const pays = useMeant('pay')
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const { prepare } = useHands<RaisingChicagoMove>()
  const [cheapest] = pays
  if (!cheapest) return null
  const now = payWith(pays, choices) ?? cheapest
  const take = (all: readonly Choice[]): void => {
    setChoices(all)
    prepare(payWith(pays, all) ?? null)
  }
  return (
    <div className="rc-paying">
      <h4>
        {words.payFor(book.projects[project])}
        {now === cheapest ? (
          <em className="rc-tag">{words.cheapest}</em>
        ) : (
          <button type="button" className="rc-back" onClick={() => take([])}>
            {words.backToCheapest}
          </button>
        )}
        <StillToPay seat={seat} />
      </h4>
      <div className="rc-kinds">
        {RESOURCES.map((resource) => (
          <KindToPay
            key={resource}
            seat={seat}
            project={project}
            resource={resource}
            pays={pays}
            now={now}
            choose={(way) => take(choosing(choices, now, { resource, way }))}
          />
        ))}
      </div>
      <Spot
        moves={[now]}
        label={`${words.payNow}: ${words.holding(spentBy(now).spent)}`}
        className="rc-go"
        {...shows('project', project)}
      >
        <b>{words.payNow}</b> <Spent pay={now} seat={seat} />
      </Spot>
    </div>
  )
}

/** What else this company has won, and has to pay next: it may be worth sparing something for. */
function StillToPay({ seat }: Pick<PayingProps, 'seat'>) {
  const { board, view, words } = useDrawing()
  const { slot: now = 'I' } = aboutOf(view)
  return SLOTS.slice(SLOTS.indexOf(now) + 1).map((id) => {
    const { winner, project } = slotAt(board, id)
    if (winner !== seat || !project) return null
    return <Need key={id} seat={seat} project={project} label={words.thenPay(id)} />
  })
}

/** What resources are taken or exchanged for: the project that is paid for right afterwards. */
export function ToPay() {
  const { board, view, seat, words, book } = useDrawing()
  const slot = view.agenda.findLast((frame) => frame.step === 'payment')?.params.slot
  const project = slot && slotAt(board, slot).project
  if (!project || seat === null) return null
  return <Need seat={seat} project={project} label={`${words.payFor(book.projects[project])}:`} />
}

function Need({ seat, project, label }: PayingProps & { readonly label: string }) {
  const { board, view } = useDrawing()
  return (
    <span className="rc-then" {...shows('project', project)}>
      {label} <AmountSigns amounts={needFor(view.seats, companyAt(board, seat), project)} size={17} counted />
    </span>
  )
}

interface KindProps extends PayingProps {
  readonly resource: Resource
  readonly pays: readonly Pay[]
  readonly now: Pay
  choose(way: Settlement): void
}

/** One kind: what it costs, what permanents save, and every way to settle the rest. */
function KindToPay({ seat, project, resource, pays, now, choose }: KindProps) {
  const { board, view, words, book } = useDrawing()
  const company = companyAt(board, seat)
  const cost = projectOf(project).cost[resource]
  const need = needFor(view.seats, company, project)[resource]
  const saved = permanents(view.seats, company.tracks, resource)
  const ways = waysFor(pays, resource)
  const shut = (['favour', 'short'] as const).filter((way) => !ways.includes(way))
  return (
    <fieldset className="rc-kind-row" {...shows('token', resource)} aria-label={book.resources[resource]}>
      <span className="rc-kind-need">
        <Sign name={resource} size={22} label={book.resources[resource]} />
        <b>{need}</b>
        <small>
          {isFree(company.tracks, resource)
            ? words.freeForever
            : [...(saved > 0 ? [words.savedOf(cost, saved)] : []), words.youHave(company.hold[resource])].join(' · ')}
        </small>
      </span>
      {need === 0 ? (
        <span className="rc-none">{words.nothingToPay}</span>
      ) : (
        <span className="rc-ways">
          {ways.map((way) => (
            <button
              key={JSON.stringify(way)}
              type="button"
              className={`rc-way spot spot-open ${sameWay(now[resource], way) ? 'spot-chosen' : ''}`}
              aria-pressed={sameWay(now[resource], way)}
              onClick={() => choose(way)}
            >
              <WayFace way={way} resource={resource} />
            </button>
          ))}
          {shut.map((way) => (
            <Spot
              key={way}
              moves={[]}
              why={{ ...now, [resource]: way } satisfies RaisingChicagoMove}
              label={words.ways[way]}
              className="rc-way"
              {...(way === 'short' ? shows('part', 'short') : shows('token', 'favour'))}
            >
              <WayFace way={way} resource={resource} />
            </Spot>
          ))}
        </span>
      )}
    </fieldset>
  )
}

function WayFace({ way, resource }: { readonly way: Settlement; readonly resource: Resource }) {
  const { words } = useDrawing()
  if (way === 'favour' || way === 'short') {
    return (
      <>
        <Sign name={way === 'favour' ? 'favour' : 'poverty'} size={18} /> {words.ways[way]}
      </>
    )
  }
  const parts = { [resource]: way.plain, joker: way.joker }
  return (
    <>
      <span className="visually-hidden">{words.holding(parts)}</span>
      <AmountSigns amounts={parts} size={18} />
    </>
  )
}

/** What a payment takes away, and how far down the poverty track it leads. */
function Spent({ pay, seat }: { readonly pay: Pay; readonly seat: Seat }) {
  const { board, words } = useDrawing()
  const { spent, short } = spentBy(pay)
  const { steps, loss } = fallFor(companyAt(board, seat).poverty, short)
  const nothing = Object.values(spent).every((count) => count === 0)
  return (
    <span className="rc-spent">
      {nothing && words.nothing}
      <AmountSigns amounts={spent} size={18} />
      {short > 0 && (
        <span className="rc-poorer" data-now={words.poorer(steps, loss)}>
          <Sign name="poverty" size={18} />
          <span className="rc-in-words">{words.poorer(steps, loss)}</span>
          <span className="rc-in-short" aria-hidden="true">
            −{loss} <Sign name="prestige" size={18} />
          </span>
        </span>
      )}
    </span>
  )
}
