import type { Speed } from '@boardroom/board-kit'
import { LANGUAGES, type Language } from '@boardroom/kernel'
import { useSyncExternalStore } from 'react'

export interface Settings {
  readonly language: Language
  readonly theme: 'system' | 'light' | 'dark'
  readonly motion: 'system' | 'off'
  readonly palette: 'house' | 'colour-blind'
  readonly sound: boolean
  readonly notify: boolean
  /** Which moves are asked about once more before they are made. */
  readonly confirm: 'never' | 'final' | 'always'
  /** How fast one watches what the others do. */
  readonly film: Speed
  readonly name: string
}

const KEY = 'boardroom/settings'

const standard: Settings = {
  language: browserLanguage(),
  theme: 'system',
  motion: 'system',
  palette: 'house',
  sound: false,
  notify: false,
  confirm: 'final',
  film: 'normal',
  name: '',
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en'
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

let settings: Settings = load()
const listeners = new Set<() => void>()

function load(): Settings {
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return standard
  }
}

export function currentSettings(): Settings {
  return settings
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  try {
    const own = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    localStorage.setItem(KEY, JSON.stringify({ ...own, ...change }))
  } catch {
    // A browser without storage keeps them for this visit.
  }
  applySettings()
  for (const listener of listeners) listener()
}

/** Puts what styles depend on where they can see it. */
export function applySettings(): void {
  const { theme, motion, palette, language } = settings
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  root.dataset['motion'] = motion
  root.dataset['palette'] = palette
  root.lang = language
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => settings,
  )
}
