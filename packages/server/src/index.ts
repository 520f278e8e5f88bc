export { type AuditReport, audit, type Difference } from './audit.ts'
export { type Config, readConfig } from './config.ts'
export { type Host, runServer } from './run.ts'
export { type RunningServer, type ServeOptions, serve } from './serve.ts'
