import type { ReactNode } from 'react'
import type { RequestDetail, Touch } from '#contract/desk/requests.ts'
import { Link } from '../parts/link.tsx'
import { pageName, useWorkspace } from '../model/workspace.ts'
import { longTime } from '../parts/time.tsx'
import { texts } from '../words/texts.ts'

const describeTouch = ({ page, referrer, utm }: Touch): string =>
  [page, referrer && texts.request.about.referrer(referrer), utm && Object.values(utm).join(' / ')]
    .filter(Boolean)
    .join(', ') || texts.request.about.notKnown

/** The context of a request: time, source and consent. */
export function RequestContext({ detail }: { detail: RequestDetail }) {
  const workspace = useWorkspace()
  const { consent, touch, site, language } = detail.context
  const { about } = texts.request
  return (
    <section className="stack" aria-labelledby="context-title">
      <h3 id="context-title">{about.title}</h3>
      <dl className="facts">
        <Fact name={about.reference}>
          <span className="numerals">{detail.reference}</span>
        </Fact>
        <Fact name={about.cameIn}>{longTime(detail.createdAt)}</Fact>
        <Fact name={about.form}>{pageName(workspace, detail.page)}</Fact>
        {site !== null && <Fact name={about.sentFrom}>{site}</Fact>}
        {language !== null && <Fact name={about.language}>{nameOfLanguage(language)}</Fact>}
        {touch && <Fact name={about.firstVisit}>{describeTouch(touch.first)}</Fact>}
        {touch?.last && <Fact name={about.thisVisit}>{describeTouch(touch.last)}</Fact>}
        <Fact name={about.privacyNotice}>
          {consent ? about.consent(consent.version, longTime(consent.at)) : about.notRecorded}
        </Fact>
        {detail.call && (
          <Fact name={about.call}>
            {detail.call.isKept ? (
              <Link className="link" path={`/calls/${encodeURIComponent(detail.call.id)}`}>
                {texts.request.callLink}
              </Link>
            ) : (
              about.callNotKept
            )}
          </Fact>
        )}
        {detail.spam && detail.spam.reasons.length > 0 && (
          <Fact name={detail.state === 'held' ? about.whyHeld : about.signsOfSpam}>
            {describeSpam(detail.spam.reasons)}
          </Fact>
        )}
      </dl>
    </section>
  )
}

/** "German", or "Deutsch" at a German desk. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames([texts.locale.numbers], { type: 'language' }).of(tag) ?? tag

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="words">{children}</dd>
    </div>
  )
}

/** Explains why a request looks like spam, one sentence per line. Shows the name of an unknown signal. */
export const describeSpam = (signals: readonly string[]): string =>
  signals
    .map((signal) => (texts.request.spam as Readonly<Record<string, string>>)[signal] ?? signal)
    .join('\n')
