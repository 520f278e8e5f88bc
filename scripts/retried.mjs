// A reporter that writes down which tests passed only at a second try: they may hide a mistake.
import { appendFileSync } from 'node:fs'

/** The file to write to. */
const { RETRIED } = process.env

export default class Retried {
  onTestCaseResult(test) {
    const { retryCount = 0 } = test.diagnostic() ?? {}
    if (RETRIED && retryCount > 0) appendFileSync(RETRIED, `${test.module.relativeModuleId}: ${test.fullName}\n`)
  }
}
