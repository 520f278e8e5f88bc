import { lazy } from 'react'
import { titleOf } from '../games.ts'
import { useGuide } from '../help/use-guide.ts'
import { useHelpWords } from '../help/words.ts'
import { GameSwitch } from '../shell/game-switch.tsx'
import { Link } from '../shell/router.tsx'
import { useGame } from '../shell/use-game.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWords } from '../words/index.ts'
import { Lost } from './lost.tsx'
import { Reference } from './reference.tsx'

const GuidePage = lazy(() => import('../help/guide-page.tsx').then((module) => ({ default: module.GuidePage })))
const AidPage = lazy(() => import('../help/aid-page.tsx').then((module) => ({ default: module.AidPage })))

/** The rules of a game: told on one page, on a sheet to print, or all of them by their ids. A rule has its own address. */
export function Rules({ id, rule }: { readonly id: string; readonly rule: string | null }) {
  const { opened, problem } = useGame(id)
  const { guide, loaded } = useGuide(id)
  const words = useWords()
  usePageTitle(`${words.nav.rules}: ${titleOf(id)}`)
  if (problem) return <Lost />
  if (!opened || !loaded) return <p className="loading">{words.loading}</p>
  const shown = guide ? (rule ?? 'guide') : 'all'
  return (
    <div className="rules">
      <div className="rules-ways">
        <GameSwitch current={opened.id} to={(game) => `/rules/${game}`} />
        {guide && <Ways id={id} shown={shown} />}
      </div>
      {guide && shown === 'guide' && <GuidePage opened={opened} guide={guide} />}
      {guide && shown === 'aid' && <AidPage opened={opened} guide={guide} />}
      {shown !== 'guide' && shown !== 'aid' && <Reference opened={opened} rule={rule} />}
    </div>
  )
}

function Ways({ id, shown }: { readonly id: string; readonly shown: string }) {
  const words = useHelpWords()
  const ways = [
    ['guide', '', words.guide],
    ['aid', '/aid', words.aid],
    ['all', '/all', words.reference],
  ] as const
  const current = shown === 'guide' || shown === 'aid' ? shown : 'all'
  return (
    <nav aria-label={words.help}>
      {ways.map(([way, path, name]) => (
        <Link key={way} to={`/rules/${id}${path}`} className="button button-quiet" current={way === current}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
