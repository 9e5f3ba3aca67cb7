import { contentPath } from '#agency/content-folder.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'
import { unavailableCode } from '#server/store/sqlite/sqlite-errors.ts'
import { adviseOn, StoreUnavailableError } from '#server/store/store-unavailable-error.ts'

/**
 * Explains in a sentence what the operator can change so that the server starts; null if the failure is a fault of the
 * server.
 */
export function explainStartFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof OperatorError) return error.message
  const storeCode = error instanceof StoreUnavailableError ? error.code : unavailableCode(error)
  if (storeCode !== undefined) return adviseOn(storeCode)
  const { code, syscall, path } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return 'PORT is in use: stop the program that listens on it, or set another port.'
  if (code === 'EACCES' && syscall === 'listen')
    return 'The user of the server may not listen on PORT: set it to 1024 or higher.'
  if (syscall === 'getaddrinfo' || (code === 'EADDRNOTAVAIL' && syscall === 'listen'))
    return 'HOST is no address of this machine: correct it, or leave it out to listen on all of them.'
  if (code === 'ENOSPC') return 'The disk is full: free some space.'
  if (code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('server/index.js')) {
    return `The site of ${contentPath} has not been built: run "npm run build", with the same AGENCY if it is set.`
  }
  if (code !== undefined && syscall !== undefined && path !== undefined) {
    return `${path} cannot be used (${code}): give the user of the server read and write permission, and check that the disk has free space.`
  }
  return null
}
