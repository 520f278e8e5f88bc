import { describe, expect, it } from 'vitest'
import { type AnyRefusal, LANGUAGES, type Language, sayRefusal } from '../src/index.ts'
import { type Toy, toy } from './toy.ts'

const names = { seat: (seat: number) => `Seat ${seat + 1}` }

async function say(refusal: AnyRefusal<Toy>, language: Language): Promise<string> {
  return sayRefusal(refusal, await toy.text[language](), language, names)
}

describe('a refusal in words', () => {
  it.each<[AnyRefusal<Toy>, string, string]>([
    [{ rule: 'KERNEL-OVER' }, 'The game is over.', 'Das Spiel ist zu Ende.'],
    [
      { rule: 'KERNEL-UNDO' },
      'Nothing of yours can be taken back: chance, a reveal or another seat’s move lies in between.',
      'Du kannst nichts rückgängig machen: Inzwischen kam der Zufall, etwas Aufgedecktes oder ein fremder Zug dazwischen.',
    ],
    [
      { rule: 'KERNEL-RULES', played: '1.0.0', present: '1.1.0' },
      'The rules have changed since (1.0.0, now 1.1.0), and this position would come out differently: there is no way back to it.',
      'Seitdem haben sich die Regeln geändert (1.0.0, jetzt 1.1.0), und diese Stellung käme anders heraus: Dorthin führt kein Weg zurück.',
    ],
    [
      { rule: 'KERNEL-MOVE', path: 'type', expected: 'bid, end' },
      'This is not a move: type should be bid, end.',
      'Das ist kein Zug: Das Feld „type“ passt nicht.',
    ],
    [
      { rule: 'TOY-BID', misshapen: { path: 'coins', expected: '0–50' } },
      'This move is not complete: “coins” should be 0–50.',
      'Dieser Zug ist nicht vollständig: Das Feld „coins“ passt nicht.',
    ],
    [{ rule: 'TOY-TURN' }, 'Not allowed: TOY-TURN.', 'Nicht erlaubt: TOY-TURN.'],
  ])('is in the reader’s language: $rule', async (refusal, en, de) => {
    expect(await say(refusal, 'en')).toBe(en)
    expect(await say(refusal, 'de')).toBe(de)
  })

  it('exists in both languages', () => {
    expect(LANGUAGES).toEqual(['en', 'de'])
  })
})
