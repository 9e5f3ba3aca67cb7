import { home } from '#content/pages/home.ts'
import { services, type Service } from '#content/services.ts'
import {
  ArrowIcon,
  CalendarIcon,
  ChartIcon,
  ChatIcon,
  FlowIcon,
  RecordIcon,
  ToolIcon,
} from '#app/ui/picture-icons.tsx'

const icons = {
  support: ChatIcon,
  crm: RecordIcon,
  scheduling: CalendarIcon,
  process: FlowIcon,
  data: ChartIcon,
  custom: ToolIcon,
} satisfies Record<Service['id'], unknown>

/** Everything on offer, as a ledger. */
export function Services() {
  return (
    <section id="services" className="page py-20 md:py-28">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2 lg:items-end">
        <h2 className="text-heading">{home.services.title}</h2>
        <p className="max-w-measure text-lead">{home.services.lead}</p>
      </div>
      <ul className="mt-14 grid lg:grid-cols-2 lg:gap-x-16">
        {services.map(({ id, name, summary, detail }) => {
          const Icon = icons[id]
          return (
            <li key={id} className="border-t border-line last:border-b lg:nth-last-2:border-b">
              <a href="/services" className="group flex gap-5 py-7">
                <Icon className="mt-1 size-6 flex-none text-brand" />
                <span className="block flex-1">
                  <span className="block text-subtitle font-medium text-ink">{name}</span>
                  <span className="mt-2 block">{summary}</span>
                  <span className="numerals mt-3 block text-mini text-muted">{detail}</span>
                </span>
                <ArrowIcon className="mt-1 size-5 flex-none text-muted transition-transform group-hover:translate-x-1 group-hover:text-ink" />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
