import { customerSupport } from '#content/pages/customer-support.ts'
import { Conversation } from '#app/vignettes/conversation.tsx'
import { buttonClass } from '#app/ui/button.tsx'

/** What leads up to the form. */
export function Top() {
  const { hero, conversation } = customerSupport
  return (
    <>
      <div className="sky-evening">
        <section className="page grid items-center gap-x-16 gap-y-12 pt-32 pb-20 md:pt-40 lg:grid-cols-2">
          <div>
            <h1 className="text-display">{hero.title}</h1>
            <p className="mt-7 max-w-measure text-lead">{hero.lead}</p>
            <p className="mt-9 flex flex-wrap gap-4">
              <a href="#request" className={buttonClass({ tone: 'lamp' })}>
                {hero.action}
              </a>
              <a href="#benefits" className={buttonClass()}>
                {hero.secondary}
              </a>
            </p>
          </div>
          <Conversation
            caption={conversation.caption}
            messages={conversation.messages}
            names={{ customer: conversation.customer, assistant: conversation.assistant }}
            outcome={conversation.outcome}
          />
        </section>
      </div>
    </>
  )
}

/** What stands beside the form. */
export function Argument() {
  const { benefits, industries } = customerSupport
  return (
    <>
      <section id="benefits">
        <h2 className="text-heading">{benefits.title}</h2>
        <ul className="mt-10">
          {benefits.items.map(({ title, text }) => (
            <li key={title} className="grid gap-x-8 gap-y-2 border-t border-line py-6 sm:grid-cols-5">
              <h3 className="text-base sm:col-span-2">{title}</h3>
              <p className="sm:col-span-3">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-heading">{industries.title}</h2>
        <ul className="mt-10 grid gap-12">
          {industries.items.map(({ name, text, asks }) => (
            <li key={name}>
              <h3 className="text-subtitle">{name}</h3>
              <p className="mt-2 max-w-measure">{text}</p>
              <ul className="mt-4 flex flex-wrap gap-2">
                {asks.map((ask) => (
                  <li
                    key={ask}
                    className="rounded-large border border-line bg-panel px-4 py-2 text-small text-ink"
                  >
                    {ask}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** What the form is for. */
export function FormIntro() {
  const { title, lead } = customerSupport.form
  return (
    <>
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 mb-7">{lead}</p>
    </>
  )
}
