import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { noWords, parse } from './args.ts'
import { type Command, print } from './world.ts'

/** The built pages of the client, served unless `WEB_DIR` names others. */
const PAGES = join('packages', 'web', 'dist')

/** Serves tables until it is told to stop; then it finishes what it has begun. */
export const serve: Command = {
  name: 'serve',
  usage: '',
  async run(argv, world) {
    noWords(parse('serve', argv, {}).words, 'serve')
    // Loaded only here: the other commands need no server.
    const { readConfig, serve: start } = await import('@boardroom/server')
    const pages = join(world.root, PAGES)
    const config = readConfig(world.env)
    const webDir = config.webDir ?? (existsSync(pages) ? pages : null)
    const server = await start({ ...config, webDir })
    print(world.out, [`Boardroom is at ${server.url}`])
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    })
    await server.close()
    return 0
  },
}
