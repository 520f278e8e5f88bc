import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { BadInput } from '@boardroom/kernel'

/** More than any answer needs: a program that never ends its line. */
const LONGEST_LINE = 1 << 20

/** Milliseconds in which a program may come to its end. */
const GRACE = 2_000

/** What came instead of a line. */
export type Silence = 'late' | 'gone'

/** A program that is told lines of JSON and answers with lines. */
export class Program {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  #gone = false
  #said = ''
  #lines: string[] = []
  #wake: (() => void) | null = null

  private constructor(child: ChildProcessByStdio<Writable, Readable, null>) {
    this.#child = child
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (text: string) => this.#hear(text))
    child.once('exit', () => this.#leave())
    // A program that has stopped listening is noticed by its silence.
    child.stdin.on('error', () => undefined)
    child.on('error', () => this.#leave())
  }

  static start(command: string): Promise<Program> {
    // What it writes to standard error is for whoever wrote it.
    const child = spawn(command, [], { stdio: ['pipe', 'pipe', 'inherit'] })
    return new Promise((resolve, reject) => {
      child.once('spawn', () => resolve(new Program(child)))
      child.once('error', ({ code }: NodeJS.ErrnoException) => {
        reject(new BadInput(`${command} cannot be started (${code}); it must be a program that may be executed`))
      })
    })
  }

  tell(message: object): void {
    if (!this.#gone) this.#child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** The next line it says, if it says one in time. */
  async line(patience: number): Promise<{ readonly text: string } | Silence> {
    if (this.#lines.length === 0 && !this.#gone) await this.#something(patience)
    const text = this.#lines.shift()
    if (text !== undefined) return { text }
    return this.#gone ? 'gone' : 'late'
  }

  /** It is not waited for any more. */
  end(): void {
    this.#leave()
    this.#child.kill()
  }

  /** Nothing more will be told: it may read what it was told, and go. */
  async farewell(): Promise<void> {
    this.#child.stdin.end()
    if (!this.#gone) await this.#something(GRACE)
    this.end()
  }

  #something(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patience)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #hear(text: string): void {
    const lines = `${this.#said}${text}`.split('\n')
    this.#said = lines.pop() ?? ''
    this.#lines.push(...lines.filter((line) => line.trim() !== ''))
    if (this.#said.length > LONGEST_LINE) this.end()
    if (this.#lines.length > 0) this.#wake?.()
  }

  #leave(): void {
    this.#gone = true
    this.#wake?.()
  }
}
