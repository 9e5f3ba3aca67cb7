import { required } from '#agency/required.ts'
import { legalNotice } from '#content/pages/legal-notice.ts'
import { pageMeta } from '#app/discovery/page-meta.ts'
import { ContactLinks } from '#app/links/contact-links.tsx'

/** Nothing to load. Without a loader the router would render the page in the browser. */
export const loader = () => null

export const meta = pageMeta

export default function LegalNotice() {
  const { title, lead, sections } = required(legalNotice, 'pages/legal-notice.ts')
  return (
    <main id="main">
      <div className="sky-evening">
        <div className="page grid gap-x-16 gap-y-6 pt-32 pb-16 md:pt-40 md:pb-20 lg:grid-cols-12 lg:items-end">
          <h1 className="text-display lg:col-span-7">{title}</h1>
          <p className="text-lead lg:col-span-5">{lead}</p>
        </div>
      </div>
      <div className="page pb-20 md:pb-28">
        {sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-x-16 gap-y-4 border-t border-line py-8 md:grid-cols-12 md:py-10"
          >
            <h2 className="text-title font-medium text-ink md:col-span-5">{section.title}</h2>
            <div className="grid max-w-measure gap-4 md:col-span-7 md:pt-1">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <ContactLinks>{paragraph}</ContactLinks>
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </main>
  )
}
