import { LoadFailure, Loading } from '../parts/load-view.tsx'
import { Time } from '../parts/time.tsx'
import { type PageOf, usePages } from '../parts/use-pages.ts'
import { Setting } from './setting.tsx'
import type { AuditDetails, AuditPage, ListedAuditEntry } from '#contract/desk/audit.ts'
import type { Role } from '#contract/desk/staff.ts'
import type { RequestStage } from '#contract/desk/stages.ts'
import { texts } from '../words/texts.ts'

const pathOf = (next: string) => `/audit${next && `?before=${encodeURIComponent(next)}`}`
const read = ({ entries, next }: AuditPage): PageOf<ListedAuditEntry> => ({ items: entries, next })

/** The views and changes of staff, newest first. */
export function AuditLog() {
  const { items, hasMore, isLoading, failure, load } = usePages(pathOf, read)
  if (items === null && failure) return <LoadFailure failure={failure} what="audit" onRetry={load} />
  if (items === null) return <Loading what="audit" />
  return (
    <Setting title={texts.settings.audit.title} about={texts.settings.audit.about}>
      <ol className="audit">
        {items.map(({ id, at, staff, action, subject, details }) => (
          <li key={id} className="audit-entry">
            <Time at={at} className="audit-time muted numerals" />
            <p>
              <strong>{staff?.name ?? texts.settings.audit.command}</strong> {describeAction(action)}.{' '}
              <span className="muted">{describeDetails(action, details)}</span>
            </p>
            {subject.id !== null && <span className="audit-id muted numerals">{subject.id.slice(-8)}</span>}
          </li>
        ))}
      </ol>
      {hasMore && (
        <div>
          {failure && <p role="alert">{texts.settings.audit.olderFailed}</p>}
          <button type="button" className="button" disabled={isLoading} onClick={load}>
            {texts.settings.audit.showOlder}
          </button>
        </div>
      )}
    </Setting>
  )
}

/** Each action of the audit in words that follow the person's name. */
const actions = (): Readonly<Record<string, string>> => texts.settings.audit.actions

/** Describes an action; returns the name of an unknown one. */
const describeAction = (action: string): string => actions()[action] ?? action

/** The details of each action as sentences; empty if there are none. */
const sentences: Readonly<Record<string, (details: AuditDetails) => string>> = {
  'request.changed': ({ state: stage, ownerId }) =>
    texts.settings.audit.changed(
      texts.requests.stages[stage as RequestStage] ?? String(stage),
      ownerId !== null,
    ),
  'requests.exported': ({ filters }) =>
    filters === ''
      ? texts.settings.audit.allExported
      : texts.settings.audit.narrowed(String(filters).replaceAll(' ', ', ')),
  'requests.imported': ({ added, known, refused }) =>
    texts.settings.audit.imported(String(added), String(known), String(refused)),
  'person.erased': ({ requests, deliveries, calls }) => {
    const { privacy } = texts.settings
    return texts.settings.audit.erased(
      privacy.requests(Number(requests)),
      privacy.deliveries(Number(deliveries)),
      privacy.calls(Number(calls)),
    )
  },
  'session.began': ({ method }) =>
    (texts.settings.audit.methods as Readonly<Record<string, string>>)[String(method)] ?? '',
  'session.ended': ({ count }) => texts.settings.audit.devices(Number(count)),
  'link.made': ({ role, isInvitation }) =>
    isInvitation === true ? texts.settings.audit.invites[asRole(role)] : texts.settings.audit.letsInAgain,
  'link.used': () => texts.settings.audit.signInAgain,
  'staff.added': ({ role }) => texts.settings.audit.joined[asRole(role)],
  'staff.role-changed': ({ role }) => texts.settings.audit.role[asRole(role)],
}

const asRole = (role: unknown): Role => (role === 'admin' ? 'admin' : 'member')

/** Describes the details of an entry; returns the names of unknown ones. */
export function describeDetails(action: string, details: AuditDetails): string {
  if (Object.keys(details).length === 0) return ''
  if (action in actions()) return sentences[action]?.(details) ?? ''
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')
}
