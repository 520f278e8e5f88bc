import type { Language } from '@boardroom/kernel'

const FORMATS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en'),
  de: new Intl.NumberFormat('de'),
}

/** A number as it is written: thousands set apart, with a minus sign, not a hyphen. */
export function numeral(value: number, language: Language): string {
  return FORMATS[language].format(value).replace('-', '−')
}
