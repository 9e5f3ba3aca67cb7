import type { ServerContext } from '#contract/pages.ts'
import { privacyKept } from '#content/pages/privacy-kept.ts'

/** Describes how this server keeps requests, based on its settings. */
export function describeRetention({
  visits,
  requestsDays,
  backupsDays,
}: ServerContext['site']['retention']): string[] {
  const { held, visit, deletedAfter, untilAsked, restored, backups } = privacyKept
  const after = (sentence: string, days: number) => sentence.replaceAll('{days}', String(days))
  return [
    ...(visits ? [visit] : []),
    held,
    requestsDays === null ? untilAsked : after(deletedAfter, requestsDays),
    [restored, ...(backupsDays === null ? [] : [after(backups, backupsDays)])].join(' '),
  ]
}
