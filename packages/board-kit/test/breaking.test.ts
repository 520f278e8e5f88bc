import { expect, test } from 'vitest'
import { breaking } from '../src/breaking.ts'

const shown = (name: string, ...parts: string[]): string => breaking(...parts)(name).replaceAll('\u00ad', '|')

test('a long word may break before each of its parts', () => {
  expect(shown('Wiedererkennungswert der Firma', 'kennungs', 'wert')).toBe('Wiederer|kennungs|wert der Firma')
})

test('a word stays whole where little would be left of it', () => {
  expect(shown('Farbkatalog, Versandkatalog', 'katalog')).toBe('Farbkatalog, Versand|katalog')
})
