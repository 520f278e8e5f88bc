export { type Config, readConfig } from './config.ts'
export { type RunningServer, type ServeOptions, serve } from './serve.ts'
