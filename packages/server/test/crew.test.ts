import { afterAll, describe, expect, it } from 'vitest'
import { openCrew } from '../src/workers/crew.ts'

describe('a crew of threads', () => {
  const crew = openCrew<string, string>({ work: '../test/mortal', threads: 1, patience: 5_000 })
  afterAll(() => crew.close())

  it.each(['die', 'hang'])(
    'goes on with another thread after one that was told to %s',
    async (end) => {
      const lost = crew.run('ada', end)
      const next = crew.run('ben', 'answer')
      await expect(lost).rejects.toThrow()
      expect(await next).toBe('answer')
    },
    60_000,
  )
})
