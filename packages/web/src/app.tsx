import { lazy, Suspense, useLayoutEffect } from 'react'
import { FIRST_GAME, SHELF } from './games.ts'
import { Home } from './pages/home/home.tsx'
import { Lost } from './pages/lost.tsx'
import { Asking } from './shell/ask.tsx'
import { Failsafe } from './shell/failsafe.tsx'
import { Frame } from './shell/frame.tsx'
import { useRoute } from './shell/router.tsx'
import { found, route } from './shell/routes.ts'
import { isKeptHere } from './table/new-table.ts'
import { useWords } from './words/index.ts'

const Create = lazy(() => import('./pages/create.tsx').then((module) => ({ default: module.Create })))
const Rules = lazy(() => import('./pages/rules.tsx').then((module) => ({ default: module.Rules })))
const Learn = lazy(() => import('./pages/learn.tsx').then((module) => ({ default: module.Learn })))
const About = lazy(() => import('./pages/about.tsx').then((module) => ({ default: module.About })))
const SettingsPage = lazy(() =>
  import('./shell/settings-page.tsx').then((module) => ({ default: module.SettingsPage })),
)
const Puzzles = lazy(() => import('./pages/puzzles.tsx').then((module) => ({ default: module.Puzzles })))
const ExplorePage = lazy(() => import('./explore/page.tsx').then((module) => ({ default: module.ExplorePage })))
const RecordPage = lazy(() => import('./record/page.tsx').then((module) => ({ default: module.RecordPage })))
const Lobby = lazy(() => import('./pages/lobby.tsx').then((module) => ({ default: module.Lobby })))
const Join = lazy(() => import('./pages/join.tsx').then((module) => ({ default: module.Join })))
const Account = lazy(() => import('./pages/account.tsx').then((module) => ({ default: module.Account })))
const Confirm = lazy(() => import('./pages/confirm.tsx').then((module) => ({ default: module.Confirm })))
const Enter = lazy(() => import('./pages/enter.tsx').then((module) => ({ default: module.Enter })))
const Reset = lazy(() => import('./pages/reset.tsx').then((module) => ({ default: module.Reset })))
const OnlineTableRoute = lazy(() =>
  import('./pages/online-table.tsx').then((module) => ({ default: module.OnlineTableRoute })),
)
const StudyRoute = lazy(() => import('./study/route.tsx').then((module) => ({ default: module.StudyRoute })))
const TableRoute = lazy(() => import('./table-page/route.tsx').then((module) => ({ default: module.TableRoute })))

/** Every address there is, and what stands there. */
const ROUTES = [
  route('/', () => <Home />),
  route('/play/:game?', ({ game }) => <Create id={game ?? FIRST_GAME} />),
  route('/rules/:game?/:rule?', ({ game, rule }) => <Rules id={game ?? FIRST_GAME} rule={rule ?? null} />),
  route('/learn/:game?', ({ game }) => <Learn game={game ?? FIRST_GAME} />),
  route('/about', () => <About />),
  route('/settings', () => <SettingsPage />),
  route('/puzzles/:game?', ({ game }) => <Puzzles game={game ?? FIRST_GAME} />),
  route('/explore/:game?', ({ game }) =>
    SHELF.has(game ?? FIRST_GAME) ? <ExplorePage game={game ?? FIRST_GAME} /> : <Lost />,
  ),
  route('/record', () => <RecordPage />),
  route('/lobby', () => <Lobby />),
  route('/join/:table/:invite', ({ table, invite }) => <Join table={table} invite={invite} />),
  route('/account', () => <Account />),
  route('/reset', () => <Reset />),
  route('/confirm', () => <Confirm />),
  route('/enter/:secret', ({ secret }) => <Enter secret={secret} />),
]

/** A table fills the window; every other page stands in the frame of the house. */
const TABLES = [
  route('/table/:id', ({ id }, query) => {
    const Route = isKeptHere(id) ? TableRoute : OnlineTableRoute
    return <Route id={id} moment={query.get('at')} key={id} />
  }),
  route('/study/:id?', ({ id }, query) => <StudyRoute id={id ?? null} query={query} key={id ?? ''} />),
]

export function App() {
  const { parts, query } = useRoute()
  const words = useWords()
  const table = found(TABLES, parts, query)
  const isTable = table !== null
  const here = parts.join('/')
  // Before the page itself says what it is called.
  useLayoutEffect(() => {
    if (!isTable) document.title = words.house
  }, [isTable, here, words])
  return (
    <Failsafe words={words} key={here}>
      <Suspense fallback={<p className="loading">{(isTable ? words.table : words).loading}</p>}>
        {table ?? <Frame page={parts[0] ?? 'home'}>{found(ROUTES, parts, query) ?? <Lost />}</Frame>}
      </Suspense>
      <Asking />
    </Failsafe>
  )
}
