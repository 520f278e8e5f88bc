import { Icon, type IconName } from '@boardroom/board-kit'
import { useHelp } from '../help/context.ts'
import { useOnlineTable } from '../online/context.ts'
import { useTakeOnline } from '../online/take-online.tsx'
import { OnlineTools } from '../online/tools.tsx'
import { changeSettings, useSettings } from '../settings.ts'
import { LanguageSwitch, Mark } from '../shell/frame.tsx'
import { Link } from '../shell/router.tsx'
import type { AnyView } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'

const DARK = matchMedia('(prefers-color-scheme: dark)')

export type Panel = 'text' | 'log' | 'settings' | 'online'

interface TopBarProps {
  readonly view: AnyView
  readonly open: (panel: Panel) => void
  readonly save: () => void
}

export function TopBar({ view, open, save }: TopBarProps) {
  const { opened, board, language } = useTableContext()
  const words = useWords()
  const { table } = words
  const { theme, sound } = useSettings()
  const takeOnline = useTakeOnline()
  const help = useHelp()
  // Among friends a phone's bar has more to hold: what is wanted seldom stands in the menu.
  const inMenu = useOnlineTable() ? 'wide-tool' : ''
  const dark = theme === 'dark' || (theme === 'system' && DARK.matches)
  const button = (icon: IconName, label: string, act: () => void, className = '') => (
    <button
      type="button"
      className={`button button-quiet button-icon ${className}`}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  )
  const entry = (icon: IconName, label: string, act: () => void, close: () => void) => (
    <button
      type="button"
      className="button"
      onClick={() => {
        close()
        act()
      }}
    >
      <Icon name={icon} size={16} /> {label}
    </button>
  )
  return (
    <header className="table-bar">
      <Link to="/" className="wordmark" label={table.home}>
        <Mark size={24} />
      </Link>
      <h1>
        <span className="table-title">{opened.game.title}</span>
        <span className="table-headline" data-place="bank">
          {board.headline(view, language)}
        </span>
      </h1>
      <div className="table-tools">
        <OnlineTools>
          {(close) => (
            <>
              {entry('eye', table.text, () => open('text'), close)}
              {board.explains && entry('info', table.icons, () => help?.icons(), close)}
            </>
          )}
        </OnlineTools>
        {takeOnline && button('globe', takeOnline, () => open('online'), 'wide-tool')}
        {button('log', table.log, () => open('log'), 'narrow-tool')}
        {button('eye', table.text, () => open('text'), inMenu)}
        {board.explains && button('info', table.icons, () => help?.icons(), inMenu)}
        {button('help', table.rules, () => help?.open())}
        {button('save', table.export, save, 'wide-tool spare-tool')}
        {button(
          sound ? 'sound' : 'mute',
          sound ? words.settings.quiet : words.settings.loud,
          () => changeSettings({ sound: !sound }),
          'wide-tool',
        )}
        {button(
          dark ? 'sun' : 'moon',
          words.settings.theme,
          () => changeSettings({ theme: dark ? 'light' : 'dark' }),
          'wide-tool',
        )}
        {button('gear', words.settings.title, () => open('settings'))}
        <LanguageSwitch />
      </div>
    </header>
  )
}
