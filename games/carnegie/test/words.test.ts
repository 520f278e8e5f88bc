import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language, ruleOf, type Seat, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { de } from '../board/words/de.ts'
import { en } from '../board/words/en.ts'
import { carnegie } from '../index.ts'
import { type Given, given } from './given.ts'
import { use } from './moves.ts'
import { newTable, playAtRandom } from './whole-game.ts'

const names = { seat: (seat: number) => ['Mary', 'Thomas', 'Anna', 'Paul'][seat] ?? `seat ${seat}` }

async function lines(table: Given, language: Language): Promise<string[]> {
  const text = await carnegie.text[language]()
  return table.table.entries.map(({ entry }) => text.entry(entry, names))
}

async function asks(table: Given, seat: Seat, language: Language): Promise<string> {
  const text = await carnegie.text[language]()
  const { current } = table.table
  if (!current) throw new Error('nobody is asked')
  return text.prompt(current, seat, viewOf(table.table, seat), names)
}

describe('Log lines', () => {
  test('[CG-USE-12] [CG-HR-04] [CG-RND-08] [CG-SET-16] What lapses links to the rule that lets it lapse', () => {
    const lapsed = (table: Given): string[] => table.entries('lapsed').map((entry) => ruleOf(carnegie, entry))
    const turn = given({ at: 'departments', seat: 0, action: 'rnd', research: 2 })
    expect(lapsed(turn.does(0, { type: 'end-turn' }))).toEqual(['CG-USE-12'])
    const hr = given({ at: 'departments', seat: 0, action: 'hr' }, { players: { 0: { active: { recruiting: 1 } } } })
    expect(lapsed(hr.does(0, use('start-hr', 'steps')).does(0, use('recruiting', 'steps')))).toEqual(['CG-HR-04'])
    const setup = given({ at: 'six-steps', seat: 0 })
    expect(lapsed(setup.does(0, { type: 'end-steps' }))).toEqual(['CG-SET-16'])
    const event = given(
      { at: 'event', seat: 0, income: 'midwest' },
      { players: { 0: { missions: { midwest: 1 }, transport: { midwest: 3 } } } },
    ).does(0, { type: 'return', region: 'midwest', count: 1, newLobby: 0, space: 3 })
    expect(lapsed(event.does(0, { type: 'end-event' }))).toEqual(['CG-RND-08'])
  })

  test('[CG-TRA-05] The reward for the last space links to its rule', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'rnd', research: 5 },
      { players: { 0: { transport: { west: 4 } } } },
    ).does(0, { type: 'advance', region: 'west' })
    expect(table.entries('last-space').map((entry) => ruleOf(carnegie, entry))).toEqual(['CG-TRA-05'])
  })

  test('[CG-GEN-11] With one employee left two returning from the East bring one, and the log says so in order', async () => {
    const home = { type: 'return', region: 'east', count: 2, newLobby: 0, space: 3 } as const
    const position = { players: { 0: { employees: 1, missions: { east: 2 }, transport: { east: 3 } } } } as const
    const before = given({ at: 'event', seat: 0, income: 'east' }, position)
    const text = await carnegie.text.en()
    expect(text.move(home, viewOf(before.table, 0), names)).toContain('transport 1 new employee')
    const table = before.does(0, home)
    expect((await lines(table, 'en')).slice(1, 4)).toEqual([
      'Transport income for Mary: 1 new employee.',
      'Mary hires 1 employee.',
      'Mary has only 15 employees: 1 new one is lost.',
    ])
    expect((await lines(table, 'de')).slice(1, 4)).toEqual([
      'Transporteinkommen für Mary: 1 neuer Mitarbeiter.',
      'Mary stellt 1 Mitarbeiter ein.',
      'Mary hat nur 15 Mitarbeiter: 1 neuer entfällt.',
    ])
  })

  test('[CG-EMP-06] A step is told by the names of the rooms', async () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'hr', steps: 3 },
      { players: { 0: { inactive: { lobby: 1 } } } },
    )
    table.does(0, { type: 'step', from: 'r4c2', to: 'r4c3', employee: 'inactive' })
    table.does(0, { type: 'step', from: 'r4c3', to: 'r4c4', employee: 'inactive' })
    expect(await lines(table, 'en')).toEqual([
      'Mary moves an employee from the lobby to Commerce & Finance.',
      'Mary moves an employee from Commerce & Finance to the empty space in row 4, column 4.',
    ])
    expect(await lines(table, 'de')).toEqual([
      'Mary bewegt einen Mitarbeiter: Empfang → „Handel und Finanzen“.',
      'Mary bewegt einen Mitarbeiter: „Handel und Finanzen“ → leeres Feld (Zeile 4, Spalte 4).',
    ])
  })

  test.each(LANGUAGES)('No line of a whole solo game names a card or a space by its code, %s', async (language) => {
    const table = playAtRandom(newTable(1))
    const told = await lines(table, language)
    expect(told.filter((line) => /\b[na]\d\d\b|\d\/\d|\br\dc\d\b/.test(line))).toEqual([])
    expect(told.filter((line) => /turned up: |aufgedeckt: /.test(line))).toHaveLength(20)
  })
})

describe('Prompts', () => {
  test('[CG-SET-16] Nobody is asked to move employees when all steps are taken', async () => {
    const table = given({ at: 'six-steps', seat: 0 }, { players: { 0: { inactive: { lobby: 5 } } } })
    expect(await asks(table, 0, 'en')).toContain('Move your employees: 6 steps left')
    const done = table.walks(0, 'r4c2', 'r3c1').walks(0, 'r4c2', 'r3c1').walks(0, 'r4c2', 'r3c1')
    expect(await asks(done, 0, 'en')).not.toContain('Move your employees')
    expect(await asks(done, 0, 'de')).not.toContain('Bewege deine Mitarbeiter')
  })

  test('[CG-GEN-11] A choice offers nobody from an empty supply', async () => {
    const table = given(
      { at: 'event', seat: 0, income: 'west' },
      {
        players: {
          0: { employees: 0, missions: { west: 1 }, tabs: { housing: { side: 'B', step: 0, built: 1 } } },
        },
      },
    ).does(0, { type: 'return', region: 'west', count: 1, newLobby: 0, space: 1 })
    expect(await asks(table, 0, 'en')).toBe('Income of your Housing tab: take $1; nobody is left to hire.')
    expect(await asks(table, 0, 'de')).not.toContain('Mitarbeiter')
  })

  test('[CG-DON-03] An event offers no donation that cannot be paid, and says when goods must be sold', async () => {
    const moment = { at: 'event', seat: 0, income: 'west', donation: true } as const
    const poor = given(moment, { players: { 0: { money: 2, goods: 2, missions: { west: 1 } } } })
    expect(await asks(poor, 0, 'en')).not.toContain('donate')
    expect(await asks(poor, 0, 'de')).not.toContain('spenden')
    const seller = given(moment, { players: { 0: { money: 3, goods: 2, missions: { west: 1 } } } })
    expect(await asks(seller, 0, 'en')).toContain('donate for $5 (you have $3 and 2 goods to sell)')
  })

  test('[CG-USE-01] A department turn says what can be done there, who is ready for it, and when nobody is', async () => {
    const building = { at: 'departments', seat: 0, action: 'construction' } as const
    const active = { 'start-construction': 2 }
    const two = given(building, { players: { 0: { active, tabs: { industry: { step: 0, built: 0, waiting: 1 } } } } })
    const start = 'Construction: build projects in cities (2 employees ready)'
    expect(await asks(two, 0, 'en')).toContain(start)
    expect(await asks(two, 0, 'de')).toContain('Konstruktion: Baue Projekte in Städten (2 Mitarbeiter bereit)')
    const empty = given(building, { players: { 0: { active } } })
    expect(await asks(empty, 0, 'en')).toMatch(/^Construction: (no disc waits on your tabs|play your joker)/)
    expect(await asks(empty, 0, 'de')).not.toContain('Projekte')
    const walking = given({ at: 'departments', seat: 0, action: 'hr' }).does(0, use('start-hr', 'steps'))
    expect(await asks(walking, 0, 'en')).toMatch(/^Human Resources: move employees \(\d+ steps? left\), or end/)
    const done = given({ at: 'departments', seat: 0, action: 'rnd' }, { players: { 0: { active: {} } } })
    expect(await asks(done, 0, 'en')).toMatch(/nobody is ready|play your joker/)
  })

  test('[CG-USE-04] A department turn says which department is finished once somebody goes on elsewhere', async () => {
    const active = { 'start-finance': 2, 'start-planning': 1 }
    const both = given({ at: 'departments', seat: 0, action: 'management' }, { players: { 0: { active } } })
    expect(await asks(both, 0, 'en')).not.toContain('elsewhere')
    const begun = both.does(0, use('start-finance', 'money'))
    expect(await asks(begun, 0, 'en')).toMatch(/Once you go on elsewhere, Commerce & Finance is finished\.$/)
    expect(await asks(begun, 0, 'de')).toMatch(/Gehst du anderswo weiter, ist .+ fertig\.$/)
    const done = begun.does(0, use('start-finance', 'money'))
    expect(await asks(done, 0, 'en')).not.toContain('elsewhere')
  })

  test('[CG-ACT-01] An action is offered with what its event brings home and with who is ready', async () => {
    const there = { west: 2, midwest: 2, east: 2, south: 2 }
    const table = given({ at: 'choose-action' }, { players: { 0: { missions: there, active: { 'start-rnd': 1 } } } })
    const en = await carnegie.text.en()
    const de = await carnegie.text.de()
    const view = viewOf(table.table, 0)
    const said = (text: typeof en) => table.table.legal(0).map((move) => text.move(move, view, names))
    const incomes = said(en).filter((line) => line.includes('income in'))
    expect(incomes.length).toBeGreaterThan(0)
    for (const line of incomes) expect(line).toMatch(/\(2 of yours there: \$?\d/)
    expect(said(en).find((line) => line.startsWith('Research'))).toContain('; 1 employee ready')
    expect(said(de).find((line) => line.startsWith('Forschung'))).toContain('; 1 Mitarbeiter bereit')
  })
})

describe('Sheets', () => {
  test('[CG-SOL-07] In even rounds Andrew is the one who chooses', async () => {
    const { sheets } = await carnegie.text.en()
    const startPlayer = (table: Given): string | undefined =>
      sheets(viewOf(table.table, 0), names)
        .flatMap(({ rows }) => rows)
        .find(([label]) => label === 'Start player')?.[1]
    const solo = newTable(1)
    expect(startPlayer(playAtRandom(solo, ({ state }) => state.round === 1))).toBe('Mary')
    expect(startPlayer(playAtRandom(solo, ({ state }) => state.round === 2))).toBe('Andrew')
    expect(startPlayer(playAtRandom(solo, ({ state }) => state.round === 3))).toBe('Mary')
  })

  test.each(LANGUAGES)('Andrew’s card is told by what it does, %s', async (language) => {
    const { sheets } = await carnegie.text[language]()
    const table = playAtRandom(newTable(1), ({ state }) => state.andrew?.revealed === true && state.round > 3)
    const cells = sheets(viewOf(table.table, 0), names).flatMap(({ rows }) => rows.flat())
    expect(cells.filter((cell) => /\b[na]\d\d\b/.test(cell))).toEqual([])
  })
})

test('[CG-DEC-01] The chapter of decision points is headed as such', () => {
  expect(en.chapters['CG-DEC']).toBe('Who decides what and when')
  expect(de.chapters['CG-DEC']).toBe('Wer wann was entscheidet')
})

test('German has one term for one thing: Feld, Unternehmensplan, dauerhafter Mitarbeiter, auf Außeneinsatz', () => {
  const folder = fileURLToPath(new URL('../', import.meta.url))
  const files = readdirSync(`${folder}text/de`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const all = [...files.map((name) => `text/de/${name}`), 'board/words/de.ts']
  const others =
    /\bR(aum|äume)\b|Unternehmenstafel|[Ff]este[rn] Mitarbeiter|in den Außeneinsatz|Plättchen in deinem Vorrat/
  const strays = all.filter((name) => others.test(readFileSync(folder + name, 'utf8')))
  expect(strays).toEqual([])
})
