import type { DeskEvent } from '#contract/desk/requests.ts'
import type { Watched } from './watched.ts'

/**
 * Counts the changes of requests and appointments that events announce. That a colleague writes a reply is none: the request
 * keeps its version.
 */
export function announceChanges(announced: Watched<number>): (event: DeskEvent) => void {
  const versions = new Map<string, number>()
  return (event) => {
    if (event.kind === 'ready' || event.kind === 'counts') return
    if (event.kind === 'request') {
      const { id, version } = event.request
      if (versions.get(id) === version) return
      versions.set(id, version)
    }
    announced.set(announced.get() + 1)
  }
}
