import { hasAppointments } from '#contract/has-appointments.ts'
import type { RequestDetail } from '#contract/desk/requests.ts'
import { useDesk } from '../model/use-desk.ts'
import { serviceName } from '#contract/desk/services.ts'
import { nameOf, pageName, useWorkspace } from '../model/workspace.ts'
import { Time } from '../parts/time.tsx'
import { useWatched } from '../model/watched.ts'
import { Conversation } from './conversation.tsx'
import { Deliveries } from './deliveries.tsx'
import { History } from './history.tsx'
import { NewNote, Notes } from './notes.tsx'
import { RequestAppointments } from './request-appointments.tsx'
import { Fact, RequestContext } from './request-context.tsx'
import { changeOwner } from './change-requests.tsx'
import { SnoozeButton } from './snooze.tsx'
import { StageButtons } from './stage-controls.tsx'
import { ReasonField, ValueField } from './outcome-fields.tsx'
import { SamePerson, WroteBefore } from './same-person.tsx'
import { Writer } from './writer.tsx'
import { texts } from '../words/texts.ts'

type RequestViewProps = { detail: RequestDetail; onChanged: () => void }

/** The visitor's text and what followed, then the reply and a new note, with the context beside them. */
export function RequestView({ detail, onChanged }: RequestViewProps) {
  const workspace = useWorkspace()
  const { requests } = useDesk()
  const row = useWatched(requests.rows.watched(detail.id))
  return (
    <div className="request-body">
      <div className="request-actions">
        <StageButtons id={detail.id} stage={detail.state} />
        <OwnerField id={detail.id} ownerId={detail.ownerId} />
        {row && <SnoozeButton row={row} />}
        {detail.state !== 'held' && <ValueField id={detail.id} value={detail.value} />}
        {detail.state === 'lost' && <ReasonField id={detail.id} reason={detail.reason} />}
      </div>
      <div className="request-columns">
        <div className="request-main">
          <section className="message" aria-labelledby="message-title">
            <h3 className="message-title" id="message-title">
              {serviceName(workspace, detail.service)}{' '}
              <span className="muted">{texts.request.fromPage(pageName(workspace, detail.page))}</span>{' '}
              <Time at={detail.createdAt} />
            </h3>
            <WroteBefore detail={detail} />
            <p className={detail.message === '' ? 'muted' : 'message-words words'} dir="auto">
              {detail.message === '' ? texts.request.noMessage : detail.message}
            </p>
            {detail.answers.length > 0 && (
              <dl className="facts">
                {detail.answers.map(({ id, label, value }) => (
                  <Fact key={id} name={label}>
                    {value}
                  </Fact>
                ))}
              </dl>
            )}
            <p className="message-ways">
              {detail.email !== '' && (
                <a className="link" href={`mailto:${encodeURIComponent(detail.email)}`}>
                  {detail.email}
                </a>
              )}
              {detail.phone !== '' && (
                <a className="link numerals" href={`tel:${detail.phone.replaceAll(/[^+\d]/g, '')}`}>
                  {detail.phone}
                </a>
              )}
            </p>
          </section>
          <Conversation detail={detail} />
          <Notes detail={detail} onChanged={onChanged} />
          {detail.email !== '' && <Writer detail={detail} onChanged={onChanged} />}
          <NewNote detail={detail} onChanged={onChanged} />
        </div>
        <div className="request-side">
          {hasAppointments && <RequestAppointments detail={detail} onChanged={onChanged} />}
          <RequestContext detail={detail} />
          <SamePerson detail={detail} onChanged={onChanged} />
          <Deliveries detail={detail} onChanged={onChanged} />
          <History detail={detail} />
        </div>
      </div>
    </div>
  )
}

/** The owner of this request. */
function OwnerField({ id, ownerId }: { id: string; ownerId: string | null }) {
  const desk = useDesk()
  const workspace = useWorkspace()
  const { colleagues } = workspace
  const hasLeft = ownerId !== null && !colleagues.some((colleague) => colleague.id === ownerId)
  return (
    <label className="filter owner-field">
      <span className="out-of-sight">{texts.requests.owner}</span>
      <select
        className="control"
        value={ownerId ?? ''}
        onChange={(event) =>
          void changeOwner(
            desk,
            [id],
            colleagues.find((colleague) => colleague.id === event.target.value) ?? null,
          )
        }
      >
        <option value="">{texts.frame.unassigned}</option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
        {hasLeft && <option value={ownerId}>{nameOf(workspace, ownerId)}</option>}
      </select>
    </label>
  )
}
