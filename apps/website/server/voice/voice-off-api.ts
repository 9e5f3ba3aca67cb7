import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { platformError } from './platform-error.ts'

/** Mounted at `/voice` when calls are off. */
export function createVoiceOffApi(): Hono<AppEnvironment> {
  return new Hono<AppEnvironment>().all('*', () =>
    platformError(501, 'Voice calls are switched off on this site.'),
  )
}
