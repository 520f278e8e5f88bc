// A reporter that writes down which tests passed only at a second try: they may hide a mistake.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure.mjs'

const RETRIED = join(root, '.boardroom', 'retried.txt')

export default class Retried {
  onTestCaseResult(test) {
    const { retryCount = 0 } = test.diagnostic() ?? {}
    if (retryCount > 0) appendFileSync(RETRIED, `${test.module.relativeModuleId}: ${test.fullName}\n`)
  }
}
