import type { Opened } from '../games.ts'
import { chapterOf, ruleOfKind } from '../help/search.ts'
import { useRules } from '../help/use-rules.ts'
import { useSettings } from '../settings.ts'
import { Link } from '../shell/router.tsx'
import { signedPercent } from '../words/percent.ts'
import { useReviewWords } from '../words/review.ts'
import { type Loss, lossesBy, type Slip, STAGES, slipsIn, stageAt } from './losses.ts'
import type { OwnGame } from './own-games.ts'
import { Bar } from './parts.tsx'
import { useRecordWords } from './words.ts'

/** So many moments are worth another look. */
const SHOWN = 5

/** Where one loses most: by what was decided and when, and the moments themselves. */
export function Mistakes({ games, opened }: { readonly games: readonly OwnGame[]; readonly opened: Opened }) {
  const words = useRecordWords()
  const { language } = useSettings()
  const { board, game } = opened
  const rules = useRules(opened)
  const reviewed = games.filter(({ errors }) => errors !== null)
  const last = games.at(-1)
  if (!game.insight?.chances || !last) return null
  const slips = slipsIn(reviewed)
  const area = ({ kind }: Slip): string => board.chapter(chapterOf(ruleOfKind(game, kind)), language)
  const stages = lossesBy(slips, reviewed.length, ({ progress }) => stageAt(progress))
  return (
    <section>
      <h3>{words.mistakes}</h3>
      {reviewed.length === 0 ? (
        <>
          <p className="record-help">{words.notReviewed}</p>
          <Link to={`/study/${last.id}?mode=review`} className="button">
            {words.review}
          </Link>
        </>
      ) : (
        <>
          <p className="record-help">{words.mistakesHelp(reviewed.length, games.length)}</p>
          {slips.length === 0 && <p>{words.noMistakes}</p>}
          <div className="record-losses">
            <Losses title={words.byArea} losses={lossesBy(slips, reviewed.length, area)} />
            <Losses
              title={words.byStage}
              losses={STAGES.flatMap((stage) => stages.filter(({ label }) => label === stage)).map((loss) => ({
                ...loss,
                label: words.stages[loss.label as (typeof STAGES)[number]],
              }))}
            />
          </div>
          {slips.length > 0 && <h4>{words.moments}</h4>}
          <ul className="record-moments">
            {slips.slice(0, SHOWN).map((slip) => (
              <Moment
                key={`${slip.game.id}/${slip.seq}`}
                slip={slip}
                what={rules?.[ruleOfKind(game, slip.kind)]?.title ?? area(slip)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Losses({ title, losses }: { readonly title: string; readonly losses: readonly Loss[] }) {
  const words = useRecordWords()
  const most = Math.max(0.02, ...losses.map(({ perGame }) => perGame))
  if (losses.length === 0) return null
  return (
    <div>
      <h4>{title}</h4>
      <dl className="record-parts">
        {losses.map(({ label, times, perGame }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Bar part={perGame / most} whose="yours">
                {words.lostPerGame(signedPercent(-perGame), times)}
              </Bar>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A click leads to the moment, with what would have been better. */
function Moment({ slip, what }: { readonly slip: Slip; readonly what: string }) {
  const words = useRecordWords()
  const { marks } = useReviewWords()
  const { language } = useSettings()
  const { game, seq, mark, loss, progress } = slip
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(game.when)
  return (
    <li>
      <Link to={`/study/${game.id}?at=${seq}&mode=review`} className="record-moment">
        <strong>{what}</strong>
        <span>{[marks[mark], words.stages[stageAt(progress)], date].join(' · ')}</span>
        <em>{signedPercent(-loss)}</em>
      </Link>
    </li>
  )
}
