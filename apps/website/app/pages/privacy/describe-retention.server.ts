import type { ServerContext } from '#contract/pages.ts'
import { privacyKept } from '#content/pages/privacy-kept.ts'

/** Describes how this server keeps requests, based on its settings. */
export function describeRetention({
  guests,
  retention: { visits, requestsDays, backupsDays },
}: Pick<ServerContext['site'], 'guests' | 'retention'>): string[] {
  const { held, visit, deletedAfter, untilAsked, restored, backups, sites } = privacyKept
  const after = (sentence: string, days: number) => sentence.replaceAll('{days}', String(days))
  return [
    ...(visits ? [visit] : []),
    ...(guests.length > 0 && sites !== undefined ? [sites.replaceAll('{sites}', guests.join(', '))] : []),
    held,
    requestsDays === null ? untilAsked : after(deletedAfter, requestsDays),
    [restored, ...(backupsDays === null ? [] : [after(backups, backupsDays)])].join(' '),
  ]
}
