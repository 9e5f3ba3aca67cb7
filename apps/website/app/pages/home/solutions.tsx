import { crmIntegration } from '#content/pages/crm-integration.ts'
import { customerSupport } from '#content/pages/customer-support.ts'
import { home } from '#content/pages/home.ts'
import { scheduling } from '#content/pages/scheduling.ts'
import { ArrowIcon } from '#app/ui/picture-icons.tsx'
import { Conversation } from '#app/vignettes/conversation.tsx'
import { Pipeline } from '#app/vignettes/pipeline.tsx'
import { Week } from '#app/vignettes/week.tsx'

type CardProps = { title: string; text: string; link: string; to: string; wide?: boolean }

/** The words of an offer; wide, they stand in two columns over a picture of the page's full width. */
function CardText({ title, text, link, to, wide = false }: CardProps) {
  return (
    <div className={wide ? 'grid gap-x-16 lg:grid-cols-12' : ''}>
      <h3 className={`text-title ${wide ? 'lg:col-span-7' : ''}`}>{title}</h3>
      <div className={wide ? 'lg:col-span-5' : ''}>
        <p className={`mt-3 max-w-measure ${wide ? 'lg:mt-0' : ''}`}>{text}</p>
        <a href={to} className="button button-quiet mt-3">
          {link}
          <ArrowIcon className="size-4 text-brand" />
        </a>
      </div>
    </div>
  )
}

/** What changes: three offers, each shown at work. */
export function Solutions() {
  const { title, lead, cards } = home.solutions
  const { conversation } = customerSupport
  const { pipeline } = crmIntegration
  const { week } = scheduling
  return (
    <section id="solutions" className="page py-20 md:py-28">
      <h2 className="max-w-title text-heading">{title}</h2>
      <p className="mt-5 max-w-measure text-lead">{lead}</p>
      <div className="mt-16 grid items-center gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <CardText {...cards.support} to="/customer-support" />
        </div>
        <Conversation
          className="lg:col-span-7"
          caption={conversation.caption}
          messages={conversation.messages.slice(0, 2)}
          names={{ customer: conversation.customer, assistant: conversation.assistant }}
          outcome={conversation.outcome}
        />
      </div>
      <div className="mt-20 grid gap-x-16 gap-y-8 md:mt-28">
        <CardText {...cards.crm} to="/crm-integration" wide />
        <Pipeline
          caption={pipeline.caption}
          incoming={pipeline.incoming}
          enriched={pipeline.enriched}
          columns={pipeline.columns}
        />
      </div>
      <div className="mt-20 grid items-center gap-x-16 gap-y-8 md:mt-28 lg:grid-cols-12">
        <Week
          className="order-last lg:order-none lg:col-span-7"
          caption={week.caption}
          days={week.days}
          hours={week.hours}
          slots={week.slots}
        />
        <div className="lg:col-span-5">
          <CardText {...cards.scheduling} to="/scheduling" />
        </div>
      </div>
    </section>
  )
}
