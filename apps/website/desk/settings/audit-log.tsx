import { LoadFailure, Loading } from '../parts/load-view.tsx'
import { Time } from '../parts/time.tsx'
import { type PageOf, usePages } from '../parts/use-pages.ts'
import { Setting } from './setting.tsx'
import type { RequestStage } from '#contract/desk/stages.ts'
import { stageLabels } from '../requests/change-requests.tsx'

type AuditEntry = {
  id: string
  at: string
  staff: { id: string; name: string } | null
  action: string
  subject: { kind: string; id: string | null }
  details: AuditDetails
}

type AuditPage = { entries: AuditEntry[]; next: string | null }

const pathOf = (next: string) => `/audit${next && `?before=${encodeURIComponent(next)}`}`
const read = ({ entries, next }: AuditPage): PageOf<AuditEntry> => ({ items: entries, next })

/** The views and changes of staff, newest first. */
export function AuditLog() {
  const { items, hasMore, isLoading, failure, load } = usePages(pathOf, read)
  if (items === null && failure) return <LoadFailure failure={failure} what="audit" onRetry={load} />
  if (items === null) return <Loading what="audit" />
  return (
    <Setting title="Who did what" about="Entries name requests by their id, and hold no words of visitors.">
      <ol className="audit">
        {items.map(({ id, at, staff, action, subject, details }) => (
          <li key={id} className="audit-entry">
            <Time at={at} className="audit-time muted numerals" />
            <p>
              <strong>{staff?.name ?? 'A command'}</strong> {describeAction(action)}.{' '}
              <span className="muted">{describeDetails(action, details)}</span>
            </p>
            {subject.id !== null && <span className="audit-id muted numerals">{subject.id.slice(-8)}</span>}
          </li>
        ))}
      </ol>
      {hasMore && (
        <div>
          {failure && <p role="alert">Older entries could not be loaded.</p>}
          <button type="button" className="button" disabled={isLoading} onClick={load}>
            Show older entries
          </button>
        </div>
      )}
    </Setting>
  )
}

/** The data of an audit entry besides its action: stages and counts, never names or text. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

/** Each action of the audit in words that follow the person's name. */
const words: Readonly<Record<string, string>> = {
  'request.viewed': 'opened a request',
  'request.changed': 'changed a request',
  'request.released': 'released a request',
  'request.set-apart': 'set a request apart from the others of its address',
  'request.put-together': 'put a request together with the others of its address',
  'request.undone': 'undid a change',
  'requests.exported': 'exported requests',
  'requests.import-began': 'began an import',
  'requests.imported': 'imported requests',
  'note.added': 'wrote a note',
  'note.deleted': 'deleted a note',
  'reply.sent': 'answered a request',
  'reply.prepared': 'prepared an answer',
  'delivery.replayed': 'sent a delivery again',
  'call.viewed': 'read a call',
  'answer.added': 'taught the assistant an answer',
  'answer.changed': 'changed an answer of the assistant',
  'answer.deleted': 'deleted an answer of the assistant',
  'template.added': 'wrote a template',
  'template.changed': 'changed a template or a signature',
  'template.deleted': 'deleted a template',
  'question.dismissed': 'marked words as not a question',
  'question.restored': 'put a question back',
  'person.viewed': 'looked up a person',
  'person.exported': 'exported a person’s data',
  'person.erased': 'erased a person’s data',
  'session.began': 'signed in',
  'session.ended': 'signed out',
  'link.made': 'made a link',
  'link.used': 'used a link',
  'link.removed': 'removed a link',
  'passkey.added': 'added a passkey',
  'passkey.removed': 'removed a passkey',
  'staff.added': 'joined the team',
  'staff.removed': 'removed somebody from the team',
  'staff.role-changed': 'changed a role',
  'staff.password-set': 'set a password',
}

/** Describes an action; returns the name of an unknown one. */
const describeAction = (action: string): string => words[action] ?? action

/** The details of each action as sentences; empty if there are none. */
const sentences: Readonly<Record<string, (details: AuditDetails) => string>> = {
  'request.changed': ({ state: stage, ownerId }) =>
    `It is ${stageLabels[stage as RequestStage] ?? String(stage)} and has ${ownerId === null ? 'no owner' : 'an owner'}.`,
  'requests.exported': ({ filters }) =>
    filters === '' ? 'All of them.' : `Narrowed by ${String(filters).replaceAll(' ', ', ')}.`,
  'requests.imported': ({ added, known, refused }) =>
    `${String(added)} added, ${String(known)} here already, ${String(refused)} with problems.`,
  'person.erased': ({ requests, deliveries, calls }) =>
    `${count(requests, 'request')}, ${count(deliveries, 'delivery', 'deliveries')} and ${count(calls, 'call')}.`,
  'session.began': ({ method }) => methods[String(method)] ?? '',
  'session.ended': ({ count: ended }) => (ended === 1 ? 'On one device.' : `On ${String(ended)} devices.`),
  'link.made': ({ role, isInvitation }) =>
    isInvitation === true ? `It invites ${asRole(role)}.` : 'It lets a person of the team in again.',
  'link.used': () => 'To sign in again.',
  'staff.added': ({ role }) => `As ${asRole(role)}.`,
  'staff.role-changed': ({ role }) => `To ${String(role)}.`,
}

const methods: Readonly<Record<string, string>> = {
  password: 'With a password.',
  passkey: 'With a passkey.',
  provider: 'With the work account.',
  link: 'With a link.',
}

const asRole = (role: unknown): string => (role === 'admin' ? 'an admin' : 'a member')

const count = (value: unknown, one: string, many = `${one}s`): string =>
  value === 1 ? `1 ${one}` : `${String(value)} ${many}`

/** Describes the details of an entry; returns the names of unknown ones. */
export function describeDetails(action: string, details: AuditDetails): string {
  if (Object.keys(details).length === 0) return ''
  if (action in words) return sentences[action]?.(details) ?? ''
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')
}
