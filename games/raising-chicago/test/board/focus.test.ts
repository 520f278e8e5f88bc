import { viewOf } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { bannerRect, NOTICE, siteRect } from '../../board/city/geography.ts'
import { attentionOf } from '../../board/focus.ts'
import { SITES, SLOTS } from '../../components/index.ts'
import { type Given, given } from '../given.ts'
import { BLUE, GREEN, PURPLE, useTile } from '../moves.ts'

/** Where a phone looks. */
function pointOf({ table }: Given) {
  const { at } = attentionOf(viewOf(table, BLUE))
  if (!at) throw new Error('nowhere')
  return at
}

test('a card is chosen where the first one lies, not at a slot that is done', () => {
  const { x } = pointOf(
    given(
      { at: 'execute', slot: 'III' },
      {
        companies: { [BLUE]: { tiles: ['outskirts-tile-04'] } },
        slots: { III: { project: 'project-20', card: 'card-04', winner: BLUE, markers: { tl: BLUE } } },
      },
    ).does(BLUE, useTile(4)),
  )
  const left = NOTICE.x + SLOTS.indexOf('III') * NOTICE.step
  expect(x).toBeGreaterThan(left)
  expect(x).toBeLessThan(left + NOTICE.w)
})

test('banners are swapped where banners hang', () => {
  const table = given({ at: 'window', phase: 'operate' }, { companies: { [BLUE]: { tiles: ['outskirts-tile-10'] } } })
  const { y, h } = bannerRect(0)
  expect(pointOf(table.does(BLUE, useTile(10))).y).toBe(y + h / 2)
})

test('a storey is added where one of the own buildings stands', () => {
  const table = given(
    { at: 'window', phase: 'operate' },
    {
      companies: { [BLUE]: { tiles: ['outskirts-tile-07'] } },
      city: {
        'site-01': { owner: PURPLE, storeys: 1 },
        'site-30': { owner: BLUE, storeys: 2 },
        'site-31': { owner: GREEN, storeys: 2 },
      },
    },
  ).does(BLUE, useTile(7))
  const site = SITES.find(({ id }) => id === 'site-30')
  if (!site) throw new Error('no such site')
  const { x, y, w, h } = siteRect(site)
  expect(pointOf(table)).toEqual({ x: x + w / 2, y: y + h / 2 })
})
