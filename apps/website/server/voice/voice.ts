import type { Hono } from 'hono'
import type { AppEnvironment } from '#server/app-environment.ts'
import type { PolicySources } from '#server/http/content-security-policy.ts'
import type { UpgradeListener } from '#server/http/upgrade.ts'

/** What a site needs for the calls of its visitors. */
export type Voice = {
  /** To be mounted at `/voice`. */
  api: Hono<AppEnvironment>
  /** What the content security policy opens for calls, on a page of this origin. */
  opened: (origin: string) => PolicySources
  /** Whether calls record the visitor's camera. */
  usesCamera?: boolean
  /** Takes the sockets of calls, where they are this server's. */
  upgrade?: UpgradeListener
  /** Loads in the background what calls need, so that the first visitor does not wait for it. */
  warm(): void
  /** Ends the calls that are on. */
  close(): Promise<void>
}
