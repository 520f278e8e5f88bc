import { LANGUAGES } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../entries.ts'
import { SAMPLE_ENTRIES } from './sample-entries.ts'
import { expectSound, inBoth, names, texts } from './soundness.ts'

describe('Entries', () => {
  test('Every kind of entry reads well in both languages, and differently', () => {
    const all: Entry[] = Object.values(SAMPLE_ENTRIES).flat()
    expectSound(all.flatMap((entry) => inBoth((text) => text.entry(entry, names))))
    expect(all.filter((entry) => texts.en.entry(entry, names) === texts.de.entry(entry, names))).toEqual([])
  })

  test('One is one and two are two', () => {
    const say = (entry: Entry): string[] => LANGUAGES.map((language) => texts[language].entry(entry, names))
    expect(say({ type: 'workers-arrived', count: 1 })).toEqual([
      '1 Worker comes to the Job Market.',
      '1 Arbeiter kommt auf den Arbeitsmarkt.',
    ])
    expect(say({ type: 'workers-arrived', count: 2 })).toEqual([
      '2 Workers come to the Job Market.',
      '2 Arbeiter kommen auf den Arbeitsmarkt.',
    ])
    expect(say({ type: 'produced', company: 'swift', factory: 2, goods: 1 })).toEqual([
      'Factory 2 of Swift produces 1 Good.',
      'Fabrik 2 von Swift produziert 1 Ware.',
    ])
    expect(say({ type: 'salespeople', company: 'swift', count: 2 })).toEqual([
      'Swift gains 2 Salespeople.',
      'Swift bekommt 2 Verkäufer.',
    ])
  })
})
