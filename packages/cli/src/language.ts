import { BadInput, LANGUAGES, type Language } from '@boardroom/kernel'
import type { Env } from './world.ts'

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}

/** The language asked for with `--lang`, or the one the machine is set to, or English. */
export function languageFrom(text: string | undefined, env: Env): Language {
  if (text !== undefined) {
    if (!isLanguage(text)) throw new BadInput(`--lang must be ${LANGUAGES.join(' or ')}, not "${text}"`)
    return text
  }
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const code = locale.slice(0, 2).toLowerCase()
  return isLanguage(code) ? code : 'en'
}
