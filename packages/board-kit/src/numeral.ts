import type { Language } from '@boardroom/kernel'

const FORMATS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en'),
  de: new Intl.NumberFormat('de'),
}

/** A number as it is written: thousands set apart, with a minus sign, not a hyphen. */
export function numeral(value: number, language: Language): string {
  return FORMATS[language].format(value).replace('-', '−')
}

/** What is told in a few signs, such as “+$1250”, with its thousands set apart. */
export function numeralsIn(text: string, language: Language): string {
  return text.replace(/\d{4,}/g, (digits) => numeral(Number(digits), language))
}
