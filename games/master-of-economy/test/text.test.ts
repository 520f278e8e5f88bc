import { viewOf } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { masterOfEconomy } from '../index.ts'
import { COMPONENTS } from '../meta.ts'
import type { Refused } from '../refusals.ts'
import type { MasterOfEconomyMove } from '../types.ts'
import { given } from './given.ts'
import { offers } from './moves.ts'

const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

test('It is said what is reconstructed', async () => {
  const [en, de] = await Promise.all([masterOfEconomy.text.en(), masterOfEconomy.text.de()])
  expect(en.edition.join(' ')).toMatch(/Reconstructed/)
  expect(de.edition.join(' ')).toMatch(/Rekonstruiert/)
})

test('The refusals of the atlas, word for word', async () => {
  const text = await masterOfEconomy.text.en()
  const says = (refusal: Refused): string => text.refusal(refusal, names).replaceAll('’', "'")
  const lines: [Refused, string][] = [
    [{ rule: 'ME-GEN-05' }, 'Only the manager of this company may decide this.'],
    [{ rule: 'ME-GEN-06' }, "It is not this company's turn."],
    [{ rule: 'ME-GEN-21', phase: 'finance' }, 'This is not possible in the current phase.'],
    [{ rule: 'ME-SET-02', company: 'red-socks' }, 'This company has already been chosen.'],
    [{ rule: 'ME-AUC-03', last: 5 }, 'Your bid must be higher than the last bid (1 to 99).'],
    [{ rule: 'ME-AUC-07' }, 'You already have a place in the company order.'],
    [{ rule: 'ME-INV-02' }, 'A company may build at most 3 factories per investment phase.'],
    [{ rule: 'ME-INV-03' }, 'At most 2 factories of the same type per investment phase.'],
    [{ rule: 'ME-INV-04' }, 'Building this factory needs 1 building material in the warehouse.'],
    [{ rule: 'ME-INV-05', factory: 'quarry' }, 'There is no free space for this type of factory.'],
    [{ rule: 'ME-INV-06', factory: 'quarry' }, 'No factory of this type is left in the supply.'],
    [{ rule: 'ME-INV-07', cash: 0 }, 'The company cannot raise 3 euro$ for this factory.'],
    [{ rule: 'ME-INV-08' }, 'A company may sell at most 2 factories per investment phase.'],
    [{ rule: 'ME-INV-11', factory: 'quarry' }, 'The company does not own such a factory.'],
    [
      { rule: 'ME-SUP-04', factory: 'coal-mine', missing: ['electricity'] },
      'The warehouse does not hold the material for this factory.',
    ],
    [{ rule: 'ME-SUP-05' }, 'A quarry needs no material.'],
    [
      { rule: 'ME-SUP-08', factory: 'coal-mine', have: 1 },
      'The company does not own that many factories of this type.',
    ],
    [{ rule: 'ME-PRD-03' }, 'The warehouse holds at most 10 goods: choose which goods to give up.'],
    [{ rule: 'ME-TRD-02' }, 'All markers must be placed in one step; nothing can be added later.'],
    [{ rule: 'ME-TRD-03' }, 'The seventh marker costs one relations marker of the manager.'],
    [{ rule: 'ME-TRD-04' }, 'A company may use at most 7 markers in a trade phase.'],
    [{ rule: 'ME-TRD-06', good: 'coal', cell: 3, by: 'red-socks' }, 'This cell is already occupied.'],
    [{ rule: 'ME-TRD-24' }, 'The warehouse holds at most 10 goods: choose which goods to give up.'],
    [{ rule: 'ME-LON-03', cash: 0 }, 'The company cannot raise 5 euro$ to repay this loan.'],
    [{ rule: 'ME-LON-04' }, 'Loans can be repaid only at the start of the finance phase.'],
    [{ rule: 'ME-LON-05' }, 'Only one new loan per finance phase.'],
    [{ rule: 'ME-LON-06' }, 'A company may not have more than 2 loans.'],
    [{ rule: 'ME-SHR-02' }, 'Only one purchase and one sale per company in this phase.'],
    [{ rule: 'ME-SHR-04', issuer: 'red-socks', size: 3 }, 'This packet is not available.'],
    [{ rule: 'ME-SHR-05' }, 'A company may not buy its own shares.'],
    [{ rule: 'ME-SHR-06', price: 9, cash: 1 }, 'The company cannot raise the price of this packet.'],
    [{ rule: 'ME-SHR-07', holder: 'red-socks' }, 'The company does not own this packet.'],
    [{ rule: 'ME-SHR-08', issuer: 'red-socks', size: 3 }, 'An exchange needs an available packet of the same company.'],
    [{ rule: 'ME-MTG-04', cost: 6, cash: 5 }, 'The company has not enough cash for this embezzlement.'],
    [{ rule: 'ME-MTG-05' }, 'Embezzlement may not lower the share value.'],
    [{ rule: 'ME-MTG-09', most: 2 }, 'The company cannot pay that dividend.'],
    [{ rule: 'ME-MTG-11' }, 'You have no vote in this company.'],
    [{ rule: 'ME-MTG-32', price: 8, cash: 7 }, 'The company has not enough cash for this buy-back.'],
    [{ rule: 'ME-MTG-33', rest: 5 }, 'There is no packet of the remaining size to exchange.'],
    [{ rule: 'ME-MTG-35' }, 'At least one player must keep shares of this company.'],
    [{ rule: 'ME-MTG-41' }, 'The largest private shareholder cannot decline the candidature.'],
    [{ rule: 'ME-MTG-43', why: 'no-candidate' }, 'You may vote only for a candidate.'],
    [{ rule: 'ME-MTG-61', price: 4 }, 'You have not enough cash for this packet.'],
    [{ rule: 'ME-MTG-62' }, 'Your second transaction must be of the other kind.'],
    [{ rule: 'ME-MTG-63' }, 'At most 2 purchases and 2 sales, 3 transactions in all.'],
    [{ rule: 'ME-MTG-65' }, 'At least one player must keep shares of this company.'],
    [{ rule: 'ME-ORD-02', have: 1 }, 'You do not have that many relations markers.'],
    [{ rule: 'ME-CSH-02', missing: 1 }, 'Only the manager may help, and only with the missing amount.'],
    [{ rule: 'ME-CSH-03' }, 'Choose the factory that has to be sold.'],
    [{ rule: 'ME-SHD-07' }, 'You played this success marker in the last trade phase.'],
  ]
  for (const [refusal, line] of lines) expect(says(refusal)).toBe(line)
})

test('Every group of components has its source', () => {
  const sources = Object.fromEntries(COMPONENTS.map(({ id, source }) => [id, source]))
  expect(sources).toMatchObject({
    goods: 'rulebook',
    'share-packets': 'rulebook',
    'market-prices': 'reconstructed',
    'share-values': 'reconstructed',
  })
})

test('German says factories with their article, and one euro$ is missing in the singular', async () => {
  const text = await masterOfEconomy.text.de()
  const table = given(
    { at: 'investment' },
    { players: { 0: { cash: 5 } }, companies: { 'red-socks': { manager: 0, cash: 2, factories: { 'coal-mine': 1 } } } },
  )
  const quarry: MasterOfEconomyMove = { type: 'build', factory: 'quarry' }
  expect(text.move(quarry, viewOf(table.table, 0), names)).toBe('Für 3 Euro$ einen Steinbruch bauen')
  table.does(0, quarry)
  const frame = table.table.current
  if (!frame) throw new Error('nobody is asked')
  expect(text.prompt(frame, 0, viewOf(table.table, 0), names)).toContain(
    'Red Socks fehlt 1 Euro$ für einen Steinbruch.',
  )
})

test('a seventh marker is spoken of only to who can pay for it', async () => {
  const text = await masterOfEconomy.text.en()
  const asked = (relations: number): string => {
    const { table } = given(
      { at: 'trade' },
      { players: { 0: { relations } }, companies: { 'red-socks': { manager: 0 }, 'blue-eyes': { manager: 1 } } },
    ).does(0, ...([4, 5, 6, 7, 8, 9] as const).map((cell) => offers('coal', cell)))
    if (!table.current) throw new Error('nobody is asked')
    return text.prompt(table.current, 0, viewOf(table, 0), names)
  }
  expect(asked(1)).toBe('A seventh costs 1 relations marker.')
  expect(asked(0)).toBe('All markers are placed: confirm them.')
})
