import { lazy, Suspense, useEffect } from 'react'
import { FIRST_GAME } from './games.ts'
import { Home } from './pages/home.tsx'
import { Lost } from './pages/lost.tsx'
import { Failsafe } from './shell/failsafe.tsx'
import { Frame } from './shell/frame.tsx'
import { useRoute } from './shell/router.tsx'
import { useWords } from './words/index.ts'

const Create = lazy(() => import('./pages/create.tsx').then((module) => ({ default: module.Create })))
const Rules = lazy(() => import('./pages/rules.tsx').then((module) => ({ default: module.Rules })))
const About = lazy(() => import('./pages/about.tsx').then((module) => ({ default: module.About })))
const SettingsPage = lazy(() =>
  import('./shell/settings-page.tsx').then((module) => ({ default: module.SettingsPage })),
)
const Lobby = lazy(() => import('./pages/lobby.tsx').then((module) => ({ default: module.Lobby })))
const Join = lazy(() => import('./pages/join.tsx').then((module) => ({ default: module.Join })))
const Account = lazy(() => import('./pages/account.tsx').then((module) => ({ default: module.Account })))
const Confirm = lazy(() => import('./pages/confirm.tsx').then((module) => ({ default: module.Confirm })))
const Enter = lazy(() => import('./pages/enter.tsx').then((module) => ({ default: module.Enter })))
const Reset = lazy(() => import('./pages/reset.tsx').then((module) => ({ default: module.Reset })))
const OnlineTableRoute = lazy(() =>
  import('./pages/online-table.tsx').then((module) => ({ default: module.OnlineTableRoute })),
)
const TableRoute = lazy(() => import('./table-page/route.tsx').then((module) => ({ default: module.TableRoute })))

export function App() {
  const { parts, query } = useRoute()
  const words = useWords()
  const [page, subject, detail] = parts
  useEffect(() => {
    document.title = page === 'table' ? document.title : words.house
  }, [page, words])
  return (
    <Failsafe words={words} key={parts.join('/')}>
      <Suspense fallback={<p className="loading">{words.table.loading}</p>}>
        {page === 'table' && subject && isOnlineId(subject) ? (
          <OnlineTableRoute id={subject} moment={query.get('at')} key={subject} />
        ) : page === 'table' && subject ? (
          <TableRoute id={subject} moment={query.get('at')} key={subject} />
        ) : (
          <Frame page={page ?? 'home'}>
            {page === undefined && <Home />}
            {page === 'play' && <Create id={subject ?? FIRST_GAME} />}
            {page === 'rules' && <Rules id={subject ?? FIRST_GAME} rule={detail ?? null} />}
            {page === 'about' && <About />}
            {page === 'settings' && <SettingsPage />}
            {page === 'lobby' && <Lobby />}
            {page === 'join' && subject && detail && <Join table={subject} invite={detail} />}
            {page === 'account' && <Account />}
            {page === 'reset' && <Reset />}
            {page === 'confirm' && <Confirm />}
            {page === 'enter' && subject && <Enter secret={subject} />}
            {!KNOWN.has(page) && <Lost />}
          </Frame>
        )}
      </Suspense>
    </Failsafe>
  )
}

const KNOWN: ReadonlySet<string | undefined> = new Set([
  undefined,
  'play',
  'rules',
  'about',
  'settings',
  'lobby',
  'join',
  'account',
  'enter',
  'confirm',
  'reset',
])

/** Tables of the server have longer names than those of this browser. */
function isOnlineId(id: string): boolean {
  return id.length === 22
}
