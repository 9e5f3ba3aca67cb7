import type { LinksFunction } from 'react-router'
import { given } from '#agency/given.ts'
import { examples } from '#content/examples.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { consultationAction, consultationHeaders } from '#app/consultation-form/consultation-action.server.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { formOfPage } from '#app/consultation-form/form-config.ts'
import { Static } from '#app/static.tsx'
import { Conversation } from '#app/vignettes/conversation.tsx'
import { mediumColumns } from '#app/ui/columns.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { DeskNote } from './desk-note.tsx'
import styles from './customer-support.css?url'

const words = given(customerSupport, 'pages/customer-support.ts')
const form = formOfPage('customer-support')

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = pageMeta('customer-support')

export const action = consultationAction(form)
export const headers = consultationHeaders

export default function CustomerSupport() {
  return (
    <main id="main">
      <Static>
        <Hero />
        <Note />
        <Industries />
      </Static>
      <div className="page grid gap-x-20 gap-y-16 py-20 md:py-28 lg:grid-cols-12">
        <Static className="lg:col-span-7">
          <Benefits />
        </Static>
        <section id="request" className="panel self-start p-6 sm:p-8 lg:col-span-5">
          <Static>
            <h2 className="text-title">{words.form.title}</h2>
            <p className="mt-3 mb-7">{words.form.lead}</p>
          </Static>
          <ConsultationForm form={form} />
        </section>
      </div>
    </main>
  )
}

/** The promise, and a support conversation. */
function Hero() {
  const { hero } = words
  const conversation = given(examples.conversation, 'examples.conversation')
  return (
    <div className="sky-evening">
      <section className="page grid items-center gap-x-16 gap-y-12 pt-32 pb-20 md:pt-40 md:pb-24 xl:grid-cols-11">
        <div className="xl:col-span-6">
          <h1 className="text-display">{hero.title}</h1>
          <p className="mt-7 max-w-measure text-lead">{hero.lead}</p>
          <p className="mt-9 flex flex-wrap gap-4 max-sm:*:grow">
            <a href="#request" className={buttonClass({ tone: 'lamp' })}>
              {hero.action}
            </a>
            <a href="#benefits" className={buttonClass()}>
              {hero.secondary}
            </a>
          </p>
        </div>
        <Conversation
          className="xl:col-span-5"
          caption={conversation.caption}
          messages={conversation.messages}
          names={{ customer: conversation.customer, assistant: conversation.assistant }}
          outcome={conversation.outcome}
        />
      </section>
    </div>
  )
}

/** A note from the desk in the morning. */
function Note() {
  const { note } = words
  return (
    <section className="border-y border-line bg-band">
      <div className="page grid items-center gap-x-16 gap-y-12 py-20 md:py-28 lg:grid-cols-12">
        <DeskNote note={note} className="order-last lg:order-none lg:col-span-7" />
        <div className="lg:col-span-5">
          <h2 className="text-heading">{note.title}</h2>
          <p className="mt-5 max-w-measure text-lead">{note.text}</p>
        </div>
      </div>
    </section>
  )
}

/** What customers of each industry ask. */
function Industries() {
  const { industries } = words
  return (
    <section className="page pt-20 md:pt-28">
      <h2 className="text-heading">{industries.title}</h2>
      <ul className={`mt-10 grid gap-x-12 gap-y-10 ${mediumColumns(industries.items.length, 3)}`}>
        {industries.items.map(({ name, text, asks }) => (
          <li
            key={name}
            className="grid gap-y-5 border-t border-line pt-6 md:row-span-3 md:grid-rows-subgrid"
          >
            <h3 className="text-title">{name}</h3>
            <p>{text}</p>
            <ul className="grid content-start gap-2">
              {asks.map((ask) => (
                <li key={ask} className="ask">
                  {ask}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The benefits, beside the form. */
function Benefits() {
  const { benefits } = words
  return (
    <section id="benefits">
      <h2 className="text-heading lg:max-xl:pr-8">{benefits.title}</h2>
      <ul className="mt-10 border-b border-line">
        {benefits.items.map(({ title, text }) => (
          <li key={title} className="grid gap-x-8 gap-y-2 border-t border-line py-6 sm:grid-cols-5 lg:py-7">
            <h3 className="text-base sm:col-span-2">{title}</h3>
            <p className="sm:col-span-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
