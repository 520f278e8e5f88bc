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
        <Link to="/" className="wordmark" label={words.house}>
          <Mark />
          <span className="wide-only">{words.house}</span>
        </Link>
        <nav aria-label={words.house}>
          <NavLink to="/lobby" icon="people" current={page === 'lobby'} text={online.lobby} />
          <NavLink to="/rules" icon="help" current={page === 'rules'} text={nav.rules} />
          <NavLink to="/about" icon="info" current={page === 'about'} text={nav.about} />
          <NavLink to="/account" icon="person" current={page === 'account'} text={online.account} />
          <NavLink to="/settings" icon="gear" current={page === 'settings'} text={nav.settings} />
        </nav>
        <LanguageSwitch />
      </header>
      <main id="content" className={`page page-${page}`} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

interface NavLinkProps {
  readonly to: string
  readonly icon: IconName
  readonly text: string
  readonly current: boolean
}

/** On a narrow screen only its sign. */
function NavLink({ to, icon, text, current }: NavLinkProps) {
  return (
    <Link to={to} current={current}>
      <span className="wide-only">{text}</span>
      <span className="narrow-only">
        <Icon name={icon} label={text} />
      </span>
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
