import type { Seat } from '@boardroom/kernel'
import type { BuildingId } from '../../components/index.ts'
import { buildingOf } from '../../components/index.ts'
import { House } from '../city/house.tsx'
import { soft, useTerms } from '../context.ts'
import { EffectSigns } from '../effect.tsx'
import { shows } from '../explain/things.ts'
import { Glyph } from '../glyphs.tsx'

const ERAS = ['', 'I', 'II', 'III']

interface BuildingCardProps {
  readonly building: BuildingId
  readonly owner?: Seat
  readonly small?: boolean
}

/** A Building as a card: what it does, what a use brings its owner, how many Workers come with it. */
export function BuildingCard({ building, owner, small = false }: BuildingCardProps) {
  const { words, book, seat } = useTerms()
  const { era, workersAdded, payer, amount, effect } = buildingOf(building)
  const from = payer === 'company' ? words.fromCompany : words.fromBank
  return (
    <span className={`building bs-card ${small ? 'bs-card-small' : ''}`} {...shows('building', building)}>
      <span className="bs-card-house">
        <House building={building} owner={owner ?? seat ?? 0} />
      </span>
      <span className="bs-card-name">{soft(book.buildings[building]).replace('−', '−\u2060')}</span>
      <span className="bs-card-effect">
        <EffectSigns effect={effect} />
      </span>
      <span className="bs-card-foot" data-now={`${words.owner} $${amount} ${from}`}>
        <Glyph name={payer === 'company' ? 'share' : 'bank'} size={16} label={from} />
        <b>${amount}</b>
        {workersAdded > 0 && (
          <span data-now={words.jobMarket}>
            <Glyph name="worker" size={16} label={words.worker} />
            {words.workersAdded(workersAdded)}
          </span>
        )}
        <small>{ERAS[era]}</small>
      </span>
    </span>
  )
}
