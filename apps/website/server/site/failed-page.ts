import { serverWords } from '#agency/server-words.ts'
import { shell } from '#content/navigation.ts'
import { storeRetrySeconds, StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import type { Log } from '#server/runtime/log.ts'
import type { PlainPage } from './pages/plain-page.ts'

/** Answers a visitor whose page failed. The store has logged its own failures already. */
export const failedPage = (
  error: Error,
  { plainPage, log, requestId }: { plainPage: PlainPage; log: Log; requestId: string },
): Promise<Response> => {
  if (error instanceof StoreUnavailableError) {
    return plainPage(503, serverWords.pages.unavailable, { 'Retry-After': String(storeRetrySeconds) })
  }
  log.error('a request failed', error, { requestId })
  return plainPage(500, shell.error.title)
}
