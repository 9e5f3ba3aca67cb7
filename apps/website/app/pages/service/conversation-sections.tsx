import type { ComponentType } from 'react'
import { required } from '#agency/required.ts'
import { type LayoutSection, sectionBeside } from '#agency/sections.ts'
import type { ConversationPage as Page } from '#agency/schema/service-pages.ts'
import { examples } from '#content/examples.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { formOfPage } from '#app/consultation-form/form-config.ts'
import { OrMedia } from '#app/media/media-view.tsx'
import { Conversation } from '#app/vignettes/conversation.tsx'
import type { Ground } from '#app/ui/grounds.ts'
import { Section } from '#app/ui/section.tsx'
import { mediumColumns } from '#app/ui/columns.ts'
import { DeskNote } from './desk-note.tsx'
import { FormTitle, HeroLinks, type PartProps, sectionsAbove } from './service-sections.tsx'
import { conversationPages } from './conversation-pages.ts'

const pageOf = (id: string): Page => required(conversationPages[id], `page ${id}`)

/** The sections above the form. */
export function Above({ id }: PartProps) {
  const page = pageOf(id)
  const form = formOfPage(id)
  return (
    <>
      <Hero page={page} form={form} />
      {sectionsAbove(page).map(({ section, ...place }) => {
        const Part = parts[section]
        return Part && <Part key={section} page={page} {...place} />
      })}
    </>
  )
}

type PartOfPage = { page: Page; ground: Ground; space: string }

const parts: Partial<Record<LayoutSection, ComponentType<PartOfPage>>> = {
  note: Note,
  industries: Industries,
  benefits: BenefitsAbove,
}

/** The section beside the form. */
export function Beside({ id }: PartProps) {
  const page = pageOf(id)
  return (
    sectionBeside(page) && (
      <section id="benefits">
        <Benefits page={page} />
      </section>
    )
  )
}

/** The words above the fields. */
export function FormWords({ id }: PartProps) {
  return <FormTitle page={pageOf(id)} />
}

/** The promise, and a support conversation. */
function Hero({ page, form }: { page: Page; form: ConsultationFormConfig }) {
  const { hero } = page
  const example = required(page.example ?? examples.conversation, 'examples.conversation')
  return (
    <div className="sky-evening">
      <section className="page grid items-center gap-x-16 gap-y-12 pt-32 pb-20 md:pt-40 md:pb-24 xl:grid-cols-11">
        <div className="xl:col-span-6">
          <h1 className="text-display">{hero.title}</h1>
          <p className="mt-7 max-w-measure text-lead">{hero.lead}</p>
          <HeroLinks
            page={page}
            form={form}
            section="benefits"
            className="mt-9 flex flex-wrap gap-4 max-sm:*:grow"
          />
        </div>
        <OrMedia of={example} place="tall" isFirst className="xl:col-span-5">
          {({ caption, messages, customer, assistant, outcome }) => (
            <Conversation
              className="xl:col-span-5"
              caption={caption}
              messages={messages}
              names={{ customer, assistant }}
              outcome={outcome}
            />
          )}
        </OrMedia>
      </section>
    </div>
  )
}

/** A note from the desk in the morning. */
function Note({ page, ground, space }: PartOfPage) {
  const note = required(page.note, 'note')
  return (
    <Section ground={ground} className={`grid items-center gap-x-16 gap-y-12 ${space} lg:grid-cols-12`}>
      <DeskNote note={note} className="order-last lg:order-none lg:col-span-7" />
      <div className="lg:col-span-5">
        <h2 className="text-heading">{note.title}</h2>
        <p className="mt-5 max-w-measure text-lead">{note.text}</p>
      </div>
    </Section>
  )
}

/** What customers of each industry ask. */
function Industries({ page, ground, space }: PartOfPage) {
  const industries = required(page.industries, 'industries')
  return (
    <Section ground={ground} className={space}>
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
    </Section>
  )
}

/** The benefits in the width of the page. */
function BenefitsAbove({ page, ground, space }: PartOfPage) {
  return (
    <Section id="benefits" ground={ground} className={space}>
      <Benefits page={page} />
    </Section>
  )
}

function Benefits({ page }: { page: Page }) {
  const benefits = required(page.benefits, 'benefits')
  return (
    <>
      <h2 className="text-heading lg:max-xl:pe-8">{benefits.title}</h2>
      <ul className="mt-10 border-b border-line">
        {benefits.items.map(({ title, text }) => (
          <li key={title} className="grid gap-x-8 gap-y-2 border-t border-line py-6 sm:grid-cols-5 lg:py-7">
            <h3 className="text-base sm:col-span-2">{title}</h3>
            <p className="sm:col-span-3">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
