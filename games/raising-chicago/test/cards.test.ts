import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE } from './moves.ts'

const FOUR = ['card-01', 'card-02', 'card-03', 'card-04'] as const

describe('Phase 4: the resource card', () => {
  test('[RC-CRD-01] [RC-CRD-02] [RC-EX-15] A fifth card with one company extension', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [PURPLE]: { extensions: 1, cards: [...FOUR] } },
        slots: { I: { project: 'project-11', card: 'card-06', winner: PURPLE, markers: { tr: PURPLE } } },
      },
    ).raises(PURPLE, 'site-02')
    expect(table.company(PURPLE)).toMatchObject({ cards: ['card-06', ...FOUR], pile: [] })
    expect(table.slot('I')).toMatchObject({ project: null, card: null, winner: null })
  })

  test('[RC-CRD-02] [RC-CRD-03] [RC-SC-071] A fifth card pushes out the oldest', () => {
    const table = given(
      { at: 'build', slot: 'V' },
      {
        companies: { [GREEN]: { cards: FOUR.toReversed(), pile: ['card-06'] } },
        slots: { V: { project: 'project-20', card: 'card-08', winner: GREEN, markers: { tr: GREEN } } },
      },
    ).raises(GREEN, 'site-02')
    expect(table.company(GREEN)).toMatchObject({
      cards: ['card-08', 'card-04', 'card-03', 'card-02'],
      pile: ['card-06', 'card-01'],
    })
  })

  test('[RC-CRD-04] [RC-SC-053] An extension from the project counts for its own card', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { cards: [...FOUR] }, [GREEN]: { extensions: 4 } },
        slots: { I: { project: 'project-12', card: 'card-08', winner: BLUE, markers: { bl: BLUE } } },
        banners: { 5: 'timber' },
      },
    ).raises(BLUE, 'site-05')
    expect(table.state.extensions).toBe(1)
    expect(table.company(BLUE)).toMatchObject({ extensions: 1, cards: ['card-08', ...FOUR], pile: [] })
  })

  test('[RC-CRD-03] [RC-SUP-02] [RC-SC-054] No extension left: the reward is lost', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { cards: [...FOUR] }, [GREEN]: { extensions: 6 } },
        slots: { I: { project: 'project-22', card: 'card-08', winner: BLUE, markers: { bl: BLUE } } },
        banners: { 5: 'timber' },
      },
    ).raises(BLUE, 'site-05')
    expect(table.company(BLUE)).toMatchObject({
      extensions: 0,
      cards: ['card-08', 'card-01', 'card-02', 'card-03'],
      pile: ['card-04'],
    })
    expect(table.entries('no-extension')).toEqual([{ type: 'no-extension', seat: BLUE }])
  })

  test('[RC-CRD-04] A later extension brings no card back from the pile', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { cards: ['card-01', 'card-02', 'card-03'], pile: ['card-04'] } },
        slots: { I: { project: 'project-12', card: 'card-08', winner: BLUE, markers: { bl: BLUE } } },
      },
    ).raises(BLUE, 'site-05')
    expect(table.company(BLUE)).toMatchObject({
      cards: ['card-08', 'card-01', 'card-02', 'card-03'],
      pile: ['card-04'],
    })
  })

  test('[RC-CRD-05] The card is taken without a question', () => {
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        companies: { [BLUE]: { cards: ['card-01'] } },
        slots: {
          I: { project: 'project-20', card: 'card-08', winner: BLUE, markers: { bl: BLUE } },
          II: { project: 'project-16', card: 'card-10', winner: BLUE, markers: { bl: BLUE } },
        },
      },
    ).raises(BLUE, 'site-05')
    expect(table.company(BLUE).cards).toEqual(['card-08', 'card-01'])
    expect(table.step()).toBe('raise')
  })

  test('[RC-CRD-06] Cards under the board and in the pile are collected cards', () => {
    // card-02 and card-08 show D; extensions count 3 each, doubled from six cards on.
    const table = given(
      { at: 'council' },
      {
        round: 8,
        council: { D: 'council-11' },
        companies: {
          [BLUE]: { extensions: 1, cards: ['card-02', 'card-08'], pile: ['card-13', 'card-18'] },
          [GREEN]: { extensions: 1, cards: ['card-22', 'card-26', 'card-43'] },
        },
      },
    )
    expect(table.scored('council')).toEqual([3, 0, 0])
  })
})
