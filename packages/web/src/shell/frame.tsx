import { Icon, type IconName } from '@boardroom/board-kit'
import { LANGUAGES } from '@boardroom/kernel'
import type { ReactNode } from 'react'
import { changeSettings, useSettings } from '../settings.ts'
import { useWords } from '../words/index.ts'
import { useOnlineWords } from '../words/online.ts'
import { Link } from './router.tsx'

/** The house around every page but the table. */
export function Frame({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  const words = useWords()
  const { nav } = words
  const online = useOnlineWords().nav
  return (
    <>
      <a className="skip" href="#content">
        {nav.skip}
      </a>
      <header className="house-bar">
        <Link to="/" className="wordmark">
          <Mark />
          {words.house}
        </Link>
        <nav className="house-nav" aria-label={words.house}>
          <NavLink to="/" icon="home" text={nav.play} page={page} pages={['home', 'play']} />
          <NavLink to="/learn" icon="book" text={nav.learn} page={page} pages={['learn', 'puzzles', 'explore']} />
          <NavLink to="/lobby" icon="people" text={online.lobby} page={page} pages={['lobby', 'waiting', 'join']} />
          <NavLink to="/rules" icon="help" text={nav.rules} page={page} pages={['rules']} />
          <NavLink to="/account" icon="person" text={online.account} page={page} pages={['account', 'record']} />
        </nav>
        <div className="house-tools">
          <NavLink to="/settings" icon="gear" text={nav.settings} page={page} pages={['settings']} />
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" className={`page page-${page}`} tabIndex={-1}>
        {children}
      </main>
      <footer className="house-foot">
        <Link to="/about" current={page === 'about'}>
          {nav.about}
        </Link>
      </footer>
    </>
  )
}

interface NavLinkProps {
  readonly to: string
  readonly icon: IconName
  readonly text: string
  /** Where we are, and the pages that this link stands for. */
  readonly page: string
  readonly pages: readonly string[]
}

/** In a wide window a word; on a phone its sign as well, at the lower edge where the thumb is. */
function NavLink({ to, icon, text, page, pages }: NavLinkProps) {
  return (
    <Link to={to} current={pages.includes(page)} className="nav-link">
      <Icon name={icon} size={22} />
      <span>{text}</span>
    </Link>
  )
}

/** The house mark: four seats around one table. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="9" y="9" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M16 1.500 20 7h-8Z" fill="var(--seat-0)" />
      <circle cx="28" cy="16" r="3" fill="var(--seat-1)" />
      <rect x="13" y="25.500" width="5.600" height="5.600" fill="var(--seat-2)" />
      <path d="M4 12.200 7.800 16 4 19.800.2 16Z" fill="var(--seat-3)" />
      <path d="M12.500 16h7M16 12.500v7" stroke="currentColor" strokeWidth="1.600" />
    </svg>
  )
}

export function LanguageSwitch() {
  const { language } = useSettings()
  const { nav } = useWords()
  return (
    <fieldset className="languages" aria-label={nav.language}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => changeSettings({ language: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
