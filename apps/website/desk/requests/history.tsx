import type { HistoryEntry, RequestDetail } from '#contract/desk/requests.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { nameOf, useWorkspace } from '../model/workspace.ts'
import { money } from '../parts/money.ts'
import { comingTime, Time } from '../parts/time.tsx'
import { stageLabels } from './change-requests.tsx'
import { describeSnooze } from './snooze.tsx'

/** Only staff are named before it. */
const mailWords = {
  reply: 'The visitor replied by mail',
  other: 'A reply came from another address',
  answer: 'answered from a mail program',
  automatic: 'An automatic reply came',
  bounce: 'A mail came back',
} as const

/** The history of a request, newest first. */
export function History({ detail }: { detail: RequestDetail }) {
  const workspace = useWorkspace()
  return (
    <section className="stack" aria-labelledby="history-title">
      <h3 id="history-title">History</h3>
      <ol className="history">
        {detail.history.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} workspace={workspace} />
          </li>
        ))}
        <li>
          Came in <Time at={detail.createdAt} />
        </li>
      </ol>
    </section>
  )
}

function Entry({ entry, workspace }: { entry: HistoryEntry; workspace: Workspace }) {
  return (
    <>
      {entry.by && <strong>{entry.by.name}</strong>} {describeEntry(entry, workspace)} <Time at={entry.at} />
    </>
  )
}

/** Describes an entry in words that follow the actor's name. */
function describeEntry(entry: HistoryEntry, workspace: Workspace): string {
  switch (entry.kind) {
    case 'state':
      return `changed the state from ${stageLabels[entry.from]} to ${stageLabels[entry.to]}`
    case 'owner':
      return entry.to === null ? 'unassigned it' : `assigned it to ${nameOf(workspace, entry.to)}`
    case 'value':
      return entry.to === null
        ? 'removed the value'
        : `set the value to ${money(entry.to, workspace.currency)}`
    case 'reason':
      return entry.to === null ? 'removed the reason' : `gave the reason: ${entry.to}`
    case 'snoozed':
      return `snoozed it. ${describeSnooze(entry.snooze)}`
    case 'unsnoozed':
      return {
        person: 'brought it back',
        time: 'Came back at its time',
        'no-answer': 'Came back: there is no answer yet',
        entry: 'Came back, because something new arrived',
      }[entry.because]
    case 'released':
      return 'released it'
    case 'held-again':
      return 'marked it as suspected spam again'
    case 'imported':
      return 'imported it'
    case 'note-added':
      return 'wrote a note'
    case 'note-deleted':
      return 'deleted a note'
    case 'set-apart':
      return 'set it apart from the others of this address'
    case 'put-together':
      return 'put it together with the others of this address'
    case 'reply-sent':
      return `answered: ${entry.subject}`
    case 'reply-prepared':
      return `prepared an answer: ${entry.subject}`
    case 'reply-withdrawn':
      return `took back an answer: ${entry.subject}`
    case 'mail':
      return mailWords[entry.mail]
    case 'appointment-booked':
      return `${entry.by ? 'booked' : 'The visitor booked'} an appointment for ${comingTime(entry.startsAt)}`
    case 'appointment-moved':
      return `${entry.by ? 'moved' : 'The visitor moved'} the appointment to ${comingTime(entry.startsAt)}`
    case 'appointment-cancelled':
      return `${entry.by ? 'cancelled' : 'The visitor cancelled'} the appointment of ${comingTime(entry.startsAt)}`
    case 'appointment-no-show':
      return `noted that nobody came to the appointment of ${comingTime(entry.startsAt)}`
    case 'appointment-kept':
      return `noted that the appointment of ${comingTime(entry.startsAt)} took place`
    case 'replayed':
      return 'sent a delivery again'
  }
}
