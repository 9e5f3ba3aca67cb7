import type { HistoryEntry, RequestDetail } from '#contract/desk/requests.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { nameOf, useWorkspace } from '../model/workspace.ts'
import { money } from '../parts/money.ts'
import { comingTime, Time } from '../parts/time.tsx'
import { describeSnooze } from './snooze.tsx'
import { texts } from '../words/texts.ts'

/** The history of a request, newest first. */
export function History({ detail }: { detail: RequestDetail }) {
  const workspace = useWorkspace()
  return (
    <section className="stack" aria-labelledby="history-title">
      <h3 id="history-title">{texts.history.title}</h3>
      <ol className="history">
        {detail.history.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} workspace={workspace} />
          </li>
        ))}
        <li>
          {texts.history.cameIn} <Time at={detail.createdAt} />
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
  const { history } = texts
  const { stages } = texts.requests
  switch (entry.kind) {
    case 'state':
      return history[entry.by ? 'state' : 'stateByItself'](stages[entry.from], stages[entry.to])
    case 'owner':
      return entry.to === null ? history.unassigned : history.assigned(nameOf(workspace, entry.to))
    case 'value':
      return entry.to === null ? history.noValue : history.value(money(entry.to, workspace.currency))
    case 'reason':
      return entry.to === null ? history.noReason : history.reason(entry.to)
    case 'snoozed':
      return history.snoozed(describeSnooze(entry.snooze))
    case 'unsnoozed':
      return history.unsnoozed[entry.because]
    case 'released':
      return history.released
    case 'held-again':
      return history.heldAgain
    case 'imported':
      return history.imported
    case 'note-added':
      return history.noteAdded
    case 'note-deleted':
      return history.noteDeleted
    case 'set-apart':
      return history.setApart
    case 'put-together':
      return history.putTogether
    case 'reply-sent':
      return history.replySent(entry.subject)
    case 'reply-prepared':
      return history.replyPrepared(entry.subject)
    case 'reply-withdrawn':
      return history.replyWithdrawn(entry.subject)
    case 'mail':
      return history.mails[entry.mail]
    case 'appointment-booked':
      return history[entry.by ? 'booked' : 'visitorBooked'](comingTime(entry.startsAt))
    case 'appointment-moved':
      return history[entry.by ? 'moved' : 'visitorMoved'](comingTime(entry.startsAt))
    case 'appointment-cancelled':
      return history[entry.by ? 'cancelled' : 'visitorCancelled'](comingTime(entry.startsAt))
    case 'appointment-no-show':
      return history.noShow(comingTime(entry.startsAt))
    case 'appointment-kept':
      return history.kept(comingTime(entry.startsAt))
    case 'replayed':
      return history.replayed
  }
}
