import { InvalidConfigError } from './config.ts'
import { SchemaTooNewError } from './database/migrations.ts'
import { DataDirectoryHeldError } from './database/sqlite/hold-data-directory.ts'
import { StoreUnavailableError } from './database/store-unavailable-error.ts'

const forOperators = [InvalidConfigError, DataDirectoryHeldError, SchemaTooNewError]

/** What the operator can change so that the server starts, in a sentence; null when the failure is a fault of the server. */
export function explainStartFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (forOperators.some((kind) => error instanceof kind)) return error.message
  if (error instanceof StoreUnavailableError) {
    return 'The PostgreSQL of DATABASE_URL cannot be reached: start it, or correct the address.'
  }
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT is in use: stop what listens there, or set PORT to another one.'
  if (code === 'EACCES' && syscall === 'listen')
    return 'PORT may not be used by this user: set PORT to 1024 or more.'
  if (code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('server/index.js')) {
    return 'The site is not built: run "npm run build".'
  }
  return null
}
