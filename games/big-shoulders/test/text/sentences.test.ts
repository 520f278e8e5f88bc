import { LANGUAGES, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { de as board } from '../../board/words/de.ts'
import type { CompanyId, Cubes } from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import type { Refused } from '../../refusals.ts'
import type { BigShouldersMove } from '../../types.ts'
import { type CompanyPosition, type Given, given, type Position } from '../given.ts'
import { buy, found } from '../stock-moves.ts'
import { SAMPLE_ENTRIES } from './sample-entries.ts'
import { ALL_REFUSALS } from './sample-refusals.ts'
import { names, texts } from './soundness.ts'

const said = ({ table }: Given, move: BigShouldersMove): string[] =>
  LANGUAGES.map((language) => texts[language].move(move, viewOf(table, 0), names))
const why = ({ table }: Given, move: BigShouldersMove): string[] => {
  const refusal = table.refuse(0, move) as Refused | null
  return refusal ? LANGUAGES.map((language) => texts[language].refusal(refusal, names)) : []
}
const asked = ({ table }: Given): string[] =>
  LANGUAGES.map((language) => (table.current ? texts[language].prompt(table.current, 0, viewOf(table, 0), names) : ''))
const told = (entry: Entry): string[] => LANGUAGES.map((language) => texts[language].entry(entry, names))

const advertise = (company: CompanyId): BigShouldersMove => ({ type: 'place', space: 'advertising', company })
const swiftActs = (swift: CompanyPosition, position: Position = {}): Given =>
  given({ phase: 'action', seat: 0 }, { ...position, companies: { swift: { treasury: 200, ...swift } } })

describe('Refusals say what holds at this table', () => {
  const goods = { companies: { henderson: { goods: 2 } }, demand: { shoes: { left: { tile: 'd1-3' } } } } as const
  const halfPrice = { type: 'sell-goods', row: 'shoes', space: 'half-price', goods: 1 } as const

  test('[BS-DST-08] By the rules of 2018 nothing is sold at half price, full row or not', () => {
    const options = { edition: '2018', halfPriceWhenRowFull: false } as const
    expect(why(given({ phase: 'distribution', company: 'henderson' }, { ...goods, options }), halfPrice)).toEqual([
      'At this table no Goods are sold at half price when the row is full.',
      'An diesem Tisch wird bei voller Reihe nichts zum halben Preis verkauft.',
    ])
    expect(why(given({ phase: 'distribution', company: 'henderson' }, goods), halfPrice)).toEqual([
      'Half-price sales are possible only when the whole row is full.',
      'Zum halben Preis verkaufst du erst, wenn die ganze Reihe voll ist.',
    ])
  })

  test('[BS-CRT-03] [BS-FND-04] With 12 of 10 certificates three must go before the next comes', () => {
    const companies = {
      swift: { director: 1, common: { 0: 5 } },
      libby: { director: 1, common: { 0: 5 } },
      elgin: { director: 1, common: { 0: 2 } },
      doggett: { director: 1 },
    } as const
    const table = given({ phase: 'stock', seat: 0 }, { seats: 2, decade: 2, players: { 0: { cash: 500 } }, companies })
    expect(why(table, buy('doggett'))).toEqual([
      'You hold 12 certificates, and only 10 are allowed; sell at least 3 before you buy.',
      'Du hast 12 Aktien, erlaubt sind nur 10; verkaufe vor dem Kaufen mindestens 3.',
    ])
    expect(why(table, found('fairbank', 35))).toEqual([
      'You hold 12 of at most 10 certificates, and the Director’s Certificate would be one more.',
      'Du hast 12 von höchstens 10 Aktien; die Direktoraktie wäre noch eine mehr.',
    ])
  })

  test('[BS-CRT-03] At the limit one must go', () => {
    const companies = { swift: { director: 1, common: { 0: 5 } }, libby: { director: 1, common: { 0: 5 } }, elgin: {} }
    const table = given({ phase: 'stock', seat: 0 }, { seats: 2, players: { 0: { cash: 500 } }, companies })
    table.does(0, { type: 'sell', company: 'swift', common: 1, preferred: 0, director: 0 })
    expect(why(table, buy('elgin'))).toEqual([
      'You hold the maximum of 10 certificates; sell one before you buy.',
      'Du hast schon 10 Aktien, mehr sind nicht erlaubt; verkaufe vor dem Kaufen eine.',
    ])
  })

  test('[BS-OPR-10] With flexible purchasing it is the end of production that comes too early', () => {
    const purchase = { type: 'purchase', space: '10', resource: 'coal' } as const
    const companies = { swift: {} }
    const options = { flexiblePurchasing: true }
    expect(why(given({ phase: 'distribution', company: 'swift' }, { companies, options }), purchase)).toEqual([
      'Resources are bought before production ends, and it has ended.',
      'Rohstoffe werden gekauft, bevor die Produktion endet, und sie ist schon beendet.',
    ])
    expect(why(given({ phase: 'distribution', company: 'swift' }, { companies }), purchase)).toEqual([
      'Resources are bought before the first factory produces.',
      'Rohstoffe werden gekauft, bevor die erste Fabrik produziert.',
    ])
  })

  test('[BS-APL-08] At $450 it is the share value that cannot rise', () => {
    const table = swiftActs({ appeal: 12, price: 450 }).does(0, advertise('swift'))
    expect(why(table, { type: 'take-bonus' })).toEqual([
      'Swift cannot receive this bonus (the share value is already at the top of its track); take $25 instead.',
      'Swift kann diesen Bonus nicht bekommen (der Aktienkurs steht schon auf dem höchsten Feld); nimm stattdessen die $25.',
    ])
  })

  test('[BS-STK-02] Whoever holds too many is told the least to sell', () => {
    const companies = {
      swift: { director: 1, common: { 0: 5 } },
      libby: { director: 1, common: { 0: 5 } },
      elgin: { director: 1, common: { 0: 2 } },
    } as const
    const table = given({ phase: 'sell-down' }, { seats: 2, priorityDeal: 0, companies })
    expect(asked(table)).toEqual([
      'You hold 12 certificates, but only 10 are allowed: sell at least 2 before the Stock Phase begins.',
      'Du hast 12 Aktien, erlaubt sind nur 10: Verkaufe mindestens 2 davon, bevor die Aktienphase losgeht.',
    ])
    expect(why(table, { type: 'pass-stock' })).toEqual([
      'You hold 2 certificates too many: sell at least that many before you go on.',
      'Du hast 2 Aktien zu viel: Verkaufe erst mindestens so viele.',
    ])
  })
})

describe('Questions say what can be done', () => {
  const stock = (cash: number, company: CompanyPosition) =>
    asked(given({ phase: 'stock', seat: 0 }, { decade: 1, companies: { swift: company }, players: { 0: { cash } } }))

  test('[BS-STK-13] Whoever can pay for nothing is not told to buy', () => {
    expect(stock(25, { price: 50, common: { 0: 1 } })).toEqual([
      'Your stock turn: $25 buys nothing now. Sell if you like, or pass.',
      'Dein Zug: Für $25 gibt es jetzt nichts zu kaufen. Verkaufe, wenn du magst, oder passe.',
    ])
    expect(stock(50, { price: 50, common: { 0: 1 } })[0]).toContain(
      'sell if you like, then buy one certificate, or pass',
    )
  })

  test('[BS-STK-13] Whoever holds nothing that is sold is not told to sell', () => {
    expect(stock(25, { price: 50 })).toEqual([
      'Your stock turn: $25 buys nothing now. You have nothing to sell either: pass.',
      'Dein Zug: Für $25 gibt es jetzt nichts zu kaufen. Zu verkaufen hast du auch nichts: Passe.',
    ])
    expect(stock(50, { price: 50 })[0]).toContain('Your stock turn: buy one certificate, or pass')
  })

  test('[BS-OPR-11] A factory that lacks a cube can get it by trading, too', () => {
    const lacking = (resources: Partial<Cubes>) =>
      asked(
        given(
          { phase: 'operating', company: 'swift' },
          {
            companies: { swift: { treasury: 100, factories: [{ workers: 2 }, {}], resources } },
            supply: { '10': { coal: 1 } },
            haymarket: { steel: 2 },
          },
        ),
      )
    expect(lacking({ livestock: 1, wood: 2 })).toEqual([
      'Swift ($100) operates: factory 1 still needs 1 Steel. Buy, trade or end production.',
      'Swift ($100) ist am Zug: Fabrik 1 braucht noch 1 Stahl. Kaufe ein, tausche oder beende die Produktion.',
    ])
    expect(lacking({ livestock: 1 })[0]).toContain('Buy or end production.')
  })
})

describe('Forecasts of a Partner’s work', () => {
  /** All twenty Managers are at work; Swift has none. */
  const allManagers = (): Given => {
    const led = [{ manager: true }, { manager: true }]
    const others = ['anglo-american', 'brunswick', 'cracker-jack', 'doggett', 'elgin', 'fairbank', 'libby', 'spalding']
    const companies = Object.fromEntries(others.map((id) => [id, { director: 1, factories: led }]))
    const henderson = { director: 1, factories: [...led, { manager: true }] }
    const swift = { treasury: 200, factories: [{ manager: true }, {}] }
    return given({ phase: 'action', seat: 0 }, { companies: { ...companies, henderson, swift } })
  }

  test('[BS-ACT-11] [BS-GEN-07] With no Manager left the space says so, and so does the log', () => {
    const hire = { type: 'place', space: 'hire-manager', company: 'swift' } as const
    const table = allManagers()
    expect(said(table, hire)).toEqual([
      'Place a Partner on Hire Manager for Swift: $60, no Manager left in the supply',
      'Partner auf „Manager einstellen“ für Swift: $60, kein Manager mehr im Vorrat',
    ])
    table.does(0, hire)
    expect(table.table.entries.map(({ entry }) => entry)).toContainEqual({
      type: 'lost',
      company: 'swift',
      piece: 'manager-supply',
    })
    expect(told({ type: 'lost', company: 'swift', piece: 'manager-supply' })).toEqual([
      'Swift gains nobody: there is no Manager left in the General Supply.',
      'Für Swift ist kein Manager mehr im Vorrat.',
    ])
  })

  test('[BS-APL-12] A Partner still on the track is forecast', () => {
    expect(said(swiftActs({ appeal: 8 }), advertise('swift'))).toEqual([
      'Place a Partner on Advertising for Swift: $20, +1 Appeal (bonus: a Partner)',
      'Partner auf „Werbung“ für Swift: $20, +1 Attraktivität (Bonus: ein Partner)',
    ])
  })

  test('[BS-APL-13] A Partner already taken is not forecast, nor asked about', () => {
    const players = { 0: { partners: { onAppealTrack: false, active: 3, unplaced: 3 } } }
    const table = swiftActs({ appeal: 8 }, { players })
    expect(said(table, advertise('swift'))).toEqual([
      'Place a Partner on Advertising for Swift: $20, +1 Appeal (bonus: only $25, as the Partner there is already taken)',
      'Partner auf „Werbung“ für Swift: $20, +1 Attraktivität (Bonus: nur $25, denn der Partner dort ist schon vergeben)',
    ])
    table.does(0, advertise('swift'))
    expect(asked(table)).toEqual([
      'Swift reaches Appeal 9 but cannot receive the bonus (the Partner there is already taken): take $25 for its treasury.',
      'Swift erreicht Attraktivität 9, kann den Bonus aber nicht bekommen (der Partner dort ist schon vergeben): Nimm $25 für die Firmenkasse.',
    ])
    const nothing = swiftActs({ appeal: 8 }, { players, options: { repeatPartnerCash: false } })
    expect(said(nothing, advertise('swift'))[0]).toContain('bonus: none, as the Partner there is already taken')
  })

  test('[BS-APL-16] On 16 the token goes to the top of the stack', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { libby: { director: 1, appeal: 16 }, swift: { treasury: 200, appeal: 16 } },
        appealOrder: ['libby', 'swift'],
      },
    )
    expect(said(table, advertise('swift'))).toEqual([
      'Place a Partner on Advertising for Swift: $20, to the top of Appeal 16',
      'Partner auf „Werbung“ für Swift: $20, auf Attraktivität 16 nach oben',
    ])
    table.does(0, advertise('swift'))
    expect(table.state.appealOrder).toEqual(['swift', 'libby'])
    expect(said(swiftActs({ appeal: 16 }), advertise('swift'))[0]).toContain('already on top of Appeal 16')
  })
})

describe('German as it is spoken', () => {
  test('[BS-SET-05] The tile is called „Brillantes Marketing“', async () => {
    const entry = { type: 'asset-revealed', asset: 'brilliant-marketing' } as const
    expect(told(entry)[1]).toBe('Neu in der Reihe der Kapitalgüter: „Brillantes Marketing“.')
    expect(JSON.stringify(await texts.de.rules())).not.toContain('Brilliant')
  })

  test('[BS-INF-02] A hidden choice is told to the one who made it, without a whisper', () => {
    expect(told({ type: 'choice', seat: 0, play: 'e1-manager', discard: 'e1-goods-1' })).toEqual([
      'Ida has chosen face down: play “Manager”, discard “Produce 1 Good”.',
      'Ida hat verdeckt gewählt: „Manager“ bauen, „Produziere 1 Ware“ ablegen.',
    ])
  })

  test('One thing has one name, on the board, in the help and in every sentence', async () => {
    const samples = [
      ...ALL_REFUSALS.map((refusal) => texts.de.refusal(refusal, names)),
      ...Object.values(SAMPLE_ENTRIES).flatMap((entries: readonly Entry[]) => entries.map((entry) => told(entry)[1])),
    ]
    const words = JSON.stringify([board, await texts.de.rules(), texts.de.options, texts.de.edition, samples])
    const strays =
      /\b(Kurs|Aktienwerte?|Jahrzehnt|Zertifikate?|Vorkaufsrecht|Einnahmen|Angestellte|Wem gehört|Insgeheim)\b/g
    expect([...words.matchAll(strays)].map(([word]) => word)).toEqual([])
    expect(board.ownership).toBe('Aktienbesitz')
  })
})
