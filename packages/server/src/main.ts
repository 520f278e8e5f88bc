import { runServer } from './run.ts'

process.exitCode = await runServer({
  env: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
process.exit()
