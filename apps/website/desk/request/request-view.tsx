import type { RequestDetail } from '#contract/desk/requests.ts'
import { pageName, useWorkspace } from '../frame/use-workspace.ts'
import { useDesk } from '../frame/desk-context.ts'
import { Time } from '../parts/time.tsx'
import { useWatched } from '../parts/watched.ts'
import { Clock } from '../requests/clock.tsx'
import { Deliveries } from './deliveries.tsx'
import { History } from './history.tsx'
import { Notes } from './notes.tsx'
import { OwnerField } from './owner-field.tsx'
import { Replies } from './replies.tsx'
import { RequestContext } from './request-context.tsx'
import { StateButtons } from './state-buttons.tsx'
import { Writer } from './writer.tsx'

type RequestViewProps = { detail: RequestDetail; onChanged: () => void }

/** The visitor's text, then the reply, with the context beside them. */
export function RequestView({ detail, onChanged }: RequestViewProps) {
  const workspace = useWorkspace()
  const { requests } = useDesk()
  const row = useWatched(requests.rows.watched(detail.id))
  return (
    <div className="request-body">
      <div className="request-actions">
        <StateButtons id={detail.id} state={detail.state} />
        <OwnerField id={detail.id} ownerId={detail.ownerId} />
        {row && <Clock row={row} />}
      </div>
      <div className="request-columns">
        <div className="request-main">
          <section className="message" aria-labelledby="message-title">
            <h3 className="message-title" id="message-title">
              {detail.service} <span className="muted">from {pageName(workspace, detail.page)},</span>{' '}
              <Time at={detail.createdAt} />
            </h3>
            <p className={detail.message === '' ? 'muted' : 'message-words words'} dir="auto">
              {detail.message === '' ? 'No message was written.' : detail.message}
            </p>
            <p className="message-ways">
              <a className="link" href={`mailto:${encodeURIComponent(detail.email)}`}>
                {detail.email}
              </a>
              {detail.phone !== '' && (
                <a className="link numerals" href={`tel:${detail.phone.replaceAll(/[^+\d]/g, '')}`}>
                  {detail.phone}
                </a>
              )}
            </p>
          </section>
          <Replies detail={detail} />
          <Writer detail={detail} onChanged={onChanged} />
          <Notes detail={detail} onChanged={onChanged} />
        </div>
        <div className="request-side">
          <RequestContext detail={detail} />
          <Deliveries detail={detail} onChanged={onChanged} />
          <History detail={detail} />
        </div>
      </div>
    </div>
  )
}
