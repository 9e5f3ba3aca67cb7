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
import { loadParts, say, texts } from '../words/texts.ts'

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
              <strong>{texts.frame.notices.ended}</strong> {texts.frame.notices.kept}
            </p>
            <a className="button" href={signInAddress()} target="_blank" rel="opener">
              {texts.frame.notices.signInAgain}
            </a>
          </div>
        )}
        {state === 'unreachable' && (
          <div className="banner">
            <p>
              <strong>{texts.frame.notices.unreachable}</strong> {texts.frame.notices.outOfDate}
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
  const { notices } = texts.frame
  return (
    <div className="banner banner-alarm">
      <p>
        {failingSince !== null && (
          <>
            <strong>{notices.channelFails(channel)}</strong>{' '}
            {notices.failingSince(longTime(failingSince))}{' '}
          </>
        )}
        {givenUp > 0 && (
          <>
            <strong>{notices.gaveUp(channel, givenUp)}</strong> {notices.gaveUpMore}{' '}
            <code>npm run deliveries -- replay --channel {channel}</code> {notices.runOnServer}
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
      if (outcome.outcome !== 'ok') return
      // Without them, the reason is in English.
      if (outcome.value !== null) await loadParts('problems').catch(() => {})
      setTrouble(outcome.value)
    }
    void ask()
    const timer = setInterval(() => void ask(), troubleInterval)
    return () => clearInterval(timer)
  }, [api, path])
  return trouble
}

function MailboxNotice({ trouble: { since, why } }: { trouble: NonNullable<MailboxTrouble> }) {
  const { me } = useDesk()
  const { notices } = texts.frame
  return (
    <output className="banner banner-alarm">
      <span>
        <strong>{notices.noMailIn(shortTime(since))}</strong> {notices.noMailInMore} {say(why)}
        {me.role === 'admin' && ` ${notices.setting('IMAP_URL')}`}
      </span>
    </output>
  )
}

function CalendarNotices({ trouble: { failing, clashes } }: { trouble: CalendarsTrouble }) {
  const { me } = useDesk()
  const { notices } = texts.frame
  return (
    <>
      {failing.map(({ holder, since, why, isIgnored }) => (
        <output key={`${holder} ${since} ${why}`} className="banner banner-alarm">
          <span>
            <strong>{notices.calendarUnread(holder, shortTime(since))}</strong>{' '}
            {isIgnored ? notices.calendarIgnored : notices.calendarKept} {say(why)}.{' '}
            {holder === me.email && (
              <Link path="/settings/account" className="link">
                {notices.yourCalendars}
              </Link>
            )}
          </span>
        </output>
      ))}
      {clashes.map(({ requestId, holder, startsAt }) => (
        <output key={requestId} className="banner banner-alarm">
          <span>
            <strong>{notices.clash(comingTime(startsAt))}</strong> {notices.clashBefore(holder)}{' '}
            <Link path={`/requests/${requestId}`} className="link">
              {notices.clashLink}
            </Link>{' '}
            {notices.clashAfter}
          </span>
        </output>
      ))}
    </>
  )
}

function MailNotice({ backlog: { since, waiting, why } }: { backlog: NonNullable<MailBacklog> }) {
  const { me } = useDesk()
  const { notices } = texts.frame
  return (
    <output className="banner banner-alarm">
      <span>
        <strong>{notices.noMailOut(shortTime(since), waiting)}</strong> {say(why)}
        {me.role === 'admin' && ` ${notices.setting('SMTP_URL')}`}
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
