import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = /new URL\('(\.\/[\w-]+\.worker\.ts)', import\.meta\.url\)/g

/** Vite's way of loading a chunk together with what it needs. It takes for granted that there is a page. */
const LOADER = '\0vite/preload-helper.js'
const WITHOUT_PAGE = [
  ['if (__VITE_IS_MODERN__ &&', "if (typeof document !== 'undefined' && __VITE_IS_MODERN__ &&"],
  ['window.dispatchEvent', 'self.dispatchEvent'],
] as const

/**
 * Builds workers together with the pages, so that both load the same files. Vite by itself builds each worker as a program
 * of its own, with a copy of every game in it.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      // No line moves, so the map of the source stays true.
      if (id === LOADER) return { code: withoutPage(code), map: null }
      if (!code.includes('.worker.ts')) return
      const emitted = (_: string, file: string): string => {
        const worker = this.emitFile({ type: 'chunk', id: resolve(dirname(id), file) })
        return `import.meta.ROLLUP_FILE_URL_${worker}`
      }
      return { code: code.replaceAll(WORKER, emitted), map: null }
    },
  }
}

function withoutPage(loader: string): string {
  return WITHOUT_PAGE.reduce((code, [from, to]) => {
    if (!code.includes(from)) throw new Error(`Vite loads chunks in another way than before: there is no "${from}"`)
    return code.replace(from, to)
  }, loader)
}
