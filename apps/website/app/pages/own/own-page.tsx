import type { ReactNode } from 'react'
import type { LinksFunction, LoaderFunctionArgs, UIMatch } from 'react-router'
import { required } from '#agency/required.ts'
import { ownParts } from '#contract/own-pages.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { formOfPage } from '#app/consultation-form/form-config.ts'
import { serverContext } from '#app/server-context.ts'
import { part } from '#app/part.ts'
import { Static } from '#app/static.tsx'
import { CallButton, CallNotice } from '#app/voice-call/calls.ts'
import { partsOfPage } from './page-parts.ts'
import styles from './own-page.css?url'

export function loader({ context }: LoaderFunctionArgs) {
  const { voice } = context.get(serverContext)
  return {
    hasCalls: voice.provider !== 'off',
    callNotice: voice.notice,
    ...(voice.isInEnglish && { isInEnglish: voice.isInEnglish }),
  }
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta

type OwnPageProps = {
  loaderData: Awaited<ReturnType<typeof loader>>
  matches: (UIMatch | undefined)[]
}

/** A page of the agency's own: its sections in their order. The id of the route is the page's. */
export default function OwnPage({ loaderData, matches }: OwnPageProps) {
  const id = matches.at(-1)?.id ?? ''
  const { Head, Sections, Words } = partsOfPage(id)
  return (
    // The key separates two such pages: their sections and forms share no state.
    <main key={id} id="main">
      <Static>
        <Head />
      </Static>
      {required(ownParts[id], `page ${id}`).map((each) => {
        switch (each.kind) {
          case 'static':
            return (
              <Static key={each.from}>
                <Sections {...each} />
              </Static>
            )
          case 'form':
            return <FormSection key={each.at} page={id} words={<Words at={each.at} />} />
          case 'embed':
            return <EmbedSection key={each.at} frame={each.frame} words={<Words at={each.at} />} />
          case 'call':
            return <CallSection key={each.at} {...loaderData} words={<Words at={each.at} />} />
        }
      })}
    </main>
  )
}

/** What the form is for, and the form. */
function FormSection({ page, words }: { page: string; words: ReactNode }) {
  const form = formOfPage(page)
  return (
    <section className="own-form">
      <div className="page own-columns own-space">
        <Static>{words}</Static>
        <div id={form.panelId} className="panel own-panel">
          <ConsultationForm form={form} />
        </div>
      </div>
    </section>
  )
}

/** Null on a site whose own pages show nothing of other companies: its build leaves out the code. */
const EmbeddedFrame = Object.values(ownParts)
  .flat()
  .some(({ kind }) => kind === 'embed')
  ? part(async () => (await import('#app/other-companies/frame.tsx')).EmbeddedFrame)
  : null

/** A frame of another company, behind its button. */
function EmbedSection({ frame, words }: { frame: string; words: ReactNode }) {
  return (
    <section className="own-form">
      <div className="page own-embed own-space">
        <Static>{words}</Static>
        {EmbeddedFrame && <EmbeddedFrame id={frame} />}
      </div>
    </section>
  )
}

type CallSectionProps = {
  hasCalls: boolean
  callNotice: string | null
  isInEnglish?: boolean
  words: ReactNode
}

/** An invitation to call the assistant, while calls are on. */
function CallSection({ hasCalls, callNotice, isInEnglish, words }: CallSectionProps) {
  if (!hasCalls) return null
  return (
    <section className="own-call">
      <div className="page own-call-parts">
        <Static>{words}</Static>
        <div>
          <CallButton isInEnglish={isInEnglish} />
          {callNotice !== null && <CallNotice text={callNotice} isInEnglish={isInEnglish} />}
        </div>
      </div>
    </section>
  )
}
