import { POVERTY } from '../components/index.ts'
import { useDrawing } from './context.ts'
import { OwnerMark } from './owner.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'

/** The prestige track with its stacked discs, and the poverty track. */
export function StandingsSection() {
  const { words } = useDrawing()
  return (
    <section className="rc-panel" aria-label={words.standings}>
      <h3>{words.standings}</h3>
      <h4>
        <Sign name="prestige" size={18} /> {words.prestige}
      </h4>
      <PrestigeTrack />
      <h4>
        <Sign name="poverty" size={18} /> {words.poverty} <small>{words.povertyTrackHelp}</small>
      </h4>
      <PovertyTrack />
    </section>
  )
}

const TICK = 10

function PrestigeTrack() {
  const { board, after, names } = useDrawing()
  const most = Math.max(...board.companies.map(({ prestige }) => prestige))
  const end = TICK * Math.max(3, Math.ceil((most + 4) / TICK))
  const left = (value: number): string => `${(100 * Math.min(value, end)) / end}%`
  return (
    <div className="rc-prestige-track">
      {Array.from({ length: end / TICK + 1 }, (_, i) => (
        <span key={i} className="rc-tick" style={{ left: left(i * TICK) }}>
          {i * TICK}
        </span>
      ))}
      {board.ranking.toReversed().map((seat) => {
        const value = board.companies[seat]?.prestige ?? 0
        // Whoever came later to a field lies higher.
        const below = board.ranking
          .slice(board.ranking.indexOf(seat) + 1)
          .filter((other) => Math.abs((board.companies[other]?.prestige ?? 0) - value) * 7 < end).length
        return (
          <span
            key={seat}
            className="rc-disc"
            data-place={at.road(seat)}
            style={{ left: left(value), bottom: `${22 + below * 19}px` }}
            title={`${names.seat(seat)}: ${value}`}
          >
            <OwnerMark owner={seat} size={18} />
            <b>{value}</b>
          </span>
        )
      })}
      {after?.companies.map((company, seat) =>
        company.prestige === board.companies[seat]?.prestige ? null : (
          <span key={seat} className="rc-disc rc-disc-next" style={{ left: left(company.prestige), bottom: '22px' }}>
            <OwnerMark owner={seat} size={18} />
          </span>
        ),
      )}
    </div>
  )
}

function PovertyTrack() {
  const { board, after, words } = useDrawing()
  return (
    <ol className="rc-poverty">
      {POVERTY.map((loss, field) => (
        <li key={field} title={words.povertyField(loss)} data-place={at.poverty(field)}>
          <span className="rc-poverty-discs">
            {board.companies.map(
              ({ poverty }, seat) => poverty === field && <OwnerMark key={seat} owner={seat} size={14} />,
            )}
            {after?.companies.map(
              ({ poverty }, seat) =>
                poverty === field &&
                poverty !== board.companies[seat]?.poverty && (
                  <span key={`next-${seat}`} className="rc-ghost">
                    <OwnerMark owner={seat} size={14} />
                  </span>
                ),
            )}
          </span>
          <b>{loss === 0 ? '0' : `−${loss}`}</b>
        </li>
      ))}
    </ol>
  )
}
