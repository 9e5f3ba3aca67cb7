import { useEffect, useState } from 'react'
import type { CalendarsTrouble } from '#contract/desk/calendars.ts'
import type { MailboxTrouble } from '#contract/desk/mails.ts'
import type { MailBacklog, TroubledChannel } from '#contract/desk/workspace.ts'
import type { Staff } from '#contract/desk/staff.ts'
import { Link } from '../parts/link.tsx'
import { comingTime, longTime, shortTime } from '../parts/time.tsx'
import { useWatched } from '../model/watched.ts'
import { useDesk } from '../model/use-desk.ts'
import { useWorkspace } from '../model/workspace.ts'

/** Notices at the top of the desk: about the connection, and about channels that do not deliver. */
export function Notices() {
  const { connection } = useDesk()
  const state = useWatched(connection.state)
  const { troubledChannels } = useWorkspace()
  useReturn()
  const backlog = useTrouble<NonNullable<MailBacklog>>('/mail')
  const mailbox = useTrouble<NonNullable<MailboxTrouble>>('/mailbox')
  const calendars = useTrouble<CalendarsTrouble>('/calendars')
  return (
    <div className="notices">
      {backlog && <MailNotice backlog={backlog} />}
      {mailbox && <MailboxNotice trouble={mailbox} />}
      {calendars && <CalendarNotices trouble={calendars} />}
      <div role="alert">
        {state === 'signed-out' && (
          <div className="banner banner-lamp">
            <p>
              <strong>Your sign-in has ended.</strong> What you typed is kept.
            </p>
            <a className="button" href={signInAddress()} target="_blank" rel="opener">
              Sign in again (opens a new tab)
            </a>
          </div>
        )}
        {state === 'unreachable' && (
          <div className="banner">
            <p>
              <strong>The server cannot be reached.</strong> What you see may be out of date. The desk tries
              again by itself.
            </p>
          </div>
        )}
        {troubledChannels.map(({ channel, failingSince, givenUp }) => (
          // Mail that waits has a notice of its own.
          <ChannelNotice
            key={channel}
            channel={channel}
            failingSince={channel === 'email' && backlog ? null : failingSince}
            givenUp={givenUp}
          />
        ))}
      </div>
    </div>
  )
}

function ChannelNotice({ channel, failingSince, givenUp }: TroubledChannel) {
  if (failingSince === null && givenUp === 0) return null
  return (
    <div className="banner banner-alarm">
      <p>
        {failingSince !== null && (
          <>
            <strong>Requests do not get through: {channel}.</strong> It has been failing since{' '}
            {longTime(failingSince)}. Each request is tried again for three days.{' '}
          </>
        )}
        {givenUp > 0 && (
          <>
            <strong>
              {channel} has given up {givenUp === 1 ? 'one request' : `${givenUp} requests`}
            </strong>{' '}
            of the last week. They are all here. When it works, press “Send again” at a request, or have{' '}
            <code>npm run deliveries -- replay --channel {channel}</code> run on the server.
          </>
        )}
      </p>
    </div>
  )
}

/** Milliseconds between two looks. */
const troubleInterval = 30_000

/** What is wrong with the mail or the calendars; null if nothing is. */
function useTrouble<Trouble>(path: '/mail' | '/mailbox' | '/calendars'): Trouble | null {
  const { api } = useDesk()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    const ask = async () => {
      const outcome = await api.get<Trouble | null>(path)
      if (outcome.outcome === 'ok') setTrouble(outcome.value)
    }
    void ask()
    const timer = setInterval(() => void ask(), troubleInterval)
    return () => clearInterval(timer)
  }, [api, path])
  return trouble
}

function MailboxNotice({ trouble: { since, why } }: { trouble: NonNullable<MailboxTrouble> }) {
  const { me } = useDesk()
  return (
    <output className="banner banner-alarm">
      <span>
        <strong>Mail has not come in since {shortTime(since)}.</strong> Replies of visitors are in the
        mailbox, and appear here when it can be read again. {why}
        {me.role === 'admin' && ' The setting is IMAP_URL.'}
      </span>
    </output>
  )
}

function CalendarNotices({ trouble: { failing, clashes } }: { trouble: CalendarsTrouble }) {
  const { me } = useDesk()
  return (
    <>
      {failing.map(({ holder, since, why, isIgnored }) => (
        <output key={holder} className="banner banner-alarm">
          <span>
            <strong>
              The calendar of {holder} has not been read since {shortTime(since)}.
            </strong>{' '}
            {isIgnored
              ? 'Visitors can book at times that are taken in it. '
              : 'Until it is, its last busy times count, for a day. '}
            {why}.{me.role === 'admin' && ' The setting is CALENDARS.'}
          </span>
        </output>
      ))}
      {clashes.map(({ requestId, holder, startsAt }) => (
        <output key={requestId} className="banner banner-alarm">
          <span>
            <strong>Two things at once on {comingTime(startsAt)}.</strong> {holder} has{' '}
            <Link path={`/requests/${requestId}`} className="link">
              this appointment
            </Link>{' '}
            and something in their calendar. Move one of the two.
          </span>
        </output>
      ))}
    </>
  )
}

function MailNotice({ backlog: { since, waiting, why } }: { backlog: NonNullable<MailBacklog> }) {
  const { me } = useDesk()
  return (
    <output className="banner banner-alarm">
      <span>
        <strong>
          Mail has not gone out since {shortTime(since)}; {waiting} {waiting === 1 ? 'waits' : 'wait'}.
        </strong>{' '}
        {why}
        {me.role === 'admin' && ' The setting is SMTP_URL.'}
      </span>
    </output>
  )
}

/** Checks the signed-in person when the tab gets the focus: in another tab, somebody else may have signed in. */
function useReturn() {
  const { api, me } = useDesk()
  useEffect(() => {
    const ask = async () => {
      const outcome = await api.get<{ staff: Staff }>('/me')
      // Another person needs a new desk.
      if (outcome.outcome === 'ok' && outcome.value.staff.id !== me.id) location.reload()
    }
    const onReturn = () => void ask()
    addEventListener('focus', onReturn)
    addEventListener('online', onReturn)
    return () => {
      removeEventListener('focus', onReturn)
      removeEventListener('online', onReturn)
    }
  }, [api, me.id])
}

/** The address of the sign-in, which returns to the current page. */
export const signInAddress = (): string =>
  `/inbox/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`
