import { createInterface } from 'node:readline'
import type { World } from '../world.ts'

/** Lines as somebody types them, or as they come out of a file. */
export interface Lines {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

export function linesFrom({ input, out }: World): Lines {
  const typed = input.isTTY === true && out.isTTY === true
  const output = out as NodeJS.WritableStream
  const reader = createInterface(typed ? { input, output, terminal: true } : { input, terminal: false })
  // Taken at once, so that no line gets lost between two questions.
  const lines = reader[Symbol.asyncIterator]()
  return {
    async ask(prompt) {
      if (typed) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else out.write(prompt)
      const { value, done } = await lines.next()
      if (done) {
        out.write('\n')
        return null
      }
      // A transcript should show what was typed.
      if (!typed) out.write(`${value}\n`)
      return value
    },
    close: () => reader.close(),
  }
}
