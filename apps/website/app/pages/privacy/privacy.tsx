import { metadata } from '#content/metadata.ts'
import { privacy } from '#content/pages/privacy.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { servicesContext } from '#app/services.ts'
import type { Route } from './+types/privacy'

export const loader = ({ context }: Route.LoaderArgs) => ({
  isMeasured: context.get(servicesContext).site.measuresVisits,
})

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ ...metadata.privacy, path: '/privacy', name: 'Privacy' }, root.loaderData.publicUrl)

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const sections = loaderData.isMeasured ? [privacy.measuring, ...privacy.sections] : privacy.sections
  return (
    <main id="main" className="page pt-32 pb-24 md:pt-44">
      <h1 className="text-display">{privacy.title}</h1>
      <p className="mt-6 text-lead">{privacy.lead}</p>
      <div className="mt-16">
        {sections.map(({ title, paragraphs }) => (
          <section key={title} className="grid gap-x-16 gap-y-3 border-t border-line py-8 lg:grid-cols-12">
            <h2 className="text-subtitle lg:col-span-4">{title}</h2>
            <div className="grid max-w-measure gap-4 lg:col-span-8">
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
