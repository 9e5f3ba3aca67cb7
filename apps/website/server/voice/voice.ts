import type { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { PolicySources } from '#server/runtime/http/app-environment.ts'
import type { UpgradeListener } from '#server/runtime/http/upgrade.ts'

/** The site's interface to its calls. */
export type Voice = {
  /** To be mounted at `voicePath` of its language. */
  api: Hono<AppEnvironment>
  /** The sources that calls add to the content security policy, for a page of this origin. */
  opened: (origin: string) => PolicySources
  /** Whether calls record the visitor's camera. */
  usesCamera?: boolean
  /** Takes over the sockets of calls, if this server carries them. */
  upgrade?: UpgradeListener
  /** Loads the parts of calls in the background, so that the first visitor does not wait. */
  warm(): Promise<unknown>
  /** Ends the current calls. */
  close(): Promise<void>
}
