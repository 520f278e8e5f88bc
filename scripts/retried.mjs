// A reporter that writes down which tests passed only at a second try, and why they did not at the first: they may hide
// a mistake.
import { appendFileSync } from 'node:fs'

/** The file to write to. */
const { RETRIED } = process.env

export default class Retried {
  onTestCaseResult(test) {
    const { retryCount = 0 } = test.diagnostic() ?? {}
    if (!RETRIED || retryCount === 0) return
    const why = test.result().errors?.[0]?.message.split('\n')[0] ?? 'no reason told'
    appendFileSync(RETRIED, `${test.module.relativeModuleId}: ${test.fullName} (at first: ${why})\n`)
  }
}
