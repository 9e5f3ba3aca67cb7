import { pageMeta } from '#app/discovery/page-meta.ts'
import { serverContext } from '#app/server-context.ts'
import { composePrivacy } from './compose-privacy.server.ts'
import type { Route } from './+types/privacy'

// Composed on the server, so that the browser does not load unused sentences.
export const loader = ({ context }: Route.LoaderArgs) => composePrivacy(context.get(serverContext))

export const meta = pageMeta

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, lead, sections } = loaderData
  return (
    <main id="main">
      <div className="sky-evening">
        <div className="page grid gap-x-16 gap-y-6 pt-32 pb-16 md:pt-40 md:pb-20 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display lg:col-span-5">{title}</h1>
          <p className="text-lead lg:col-span-7">{lead}</p>
        </div>
      </div>
      <div className="page pb-20 md:pb-28">
        {sections.map(({ title: heading, fact, paragraphs }) => (
          <section
            key={heading}
            className="grid gap-x-16 gap-y-4 border-t border-line py-8 md:grid-cols-12 md:py-10"
          >
            <div className="md:col-span-5">
              <h2 className="text-small font-normal text-muted">{heading}</h2>
              <p className="mt-1 text-title font-medium text-ink">{fact}</p>
            </div>
            <div className="grid max-w-measure gap-4 md:col-span-7 md:pt-1">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </main>
  )
}
