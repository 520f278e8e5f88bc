import { expect, test } from 'vitest'
import { type RuleEntry, searchRules } from '../src/help/search.ts'

const rules: readonly RuleEntry[] = [
  ['XX-AAA-01', { title: 'Paying', text: 'The company may pay a dividend per share.' }],
  ['XX-AAA-02', { title: 'Dividends', text: 'Every certificate receives it.' }],
  ['XX-BBB-01', { title: 'Selling stock', text: 'Certificates go back to the bank.' }],
  ['XX-BBB-02', { title: 'Buying', text: 'Nobody buys what they sold.' }],
]
const synonyms = [['share', 'stock', 'certificate']]
const ids = (wanted: string) => searchRules(rules, wanted, synonyms).map(([id]) => id)

test('an empty question finds every rule in its order', () => {
  expect(ids('  ')).toEqual(rules.map(([id]) => id))
})

test('a title counts for more than a text', () => {
  expect(ids('dividend')).toEqual(['XX-AAA-02', 'XX-AAA-01'])
})

test('everyday words find the words of the rulebook', () => {
  expect(ids('sell shares')[0]).toBe('XX-BBB-01')
})

test('a question may be asked as one would say it', () => {
  expect(ids('how do I sell my shares?')[0]).toBe('XX-BBB-01')
})

test('a plural finds the singular, and an id its rule', () => {
  expect(ids('Certificates')).toContain('XX-AAA-02')
  expect(ids('xx-bbb-02')[0]).toBe('XX-BBB-02')
})

test('where no rule has all of the words, those with the most of them are found', () => {
  expect(ids('pay dividend zeppelin')).toEqual(['XX-AAA-01'])
  expect(ids('zeppelin')).toEqual([])
})
