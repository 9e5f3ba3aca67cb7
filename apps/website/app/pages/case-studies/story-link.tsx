import type { CaseStudy } from '#agency/schema/case-studies.ts'
import { Trend } from '#app/vignettes/trend.tsx'

/** A story in the contents of the page: its history as a small hill, the customer, and the key number. */
export function StoryLink({ story }: { story: CaseStudy }) {
  const { id, company, industry, figure, trend } = story
  return (
    <li className={trend ? '' : 'border-t border-line-strong'}>
      <a href={`#${id}`} className="group block py-5">
        {trend && (
          <span className="story-hill">
            <Trend weeks={trend.weeks} launch={trend.launch} />
          </span>
        )}
        <span className="block text-ink group-hover:text-brand">{company}</span>
        <span className="block text-small text-muted">{industry}</span>
        {figure && (
          <span className="mt-4 flex items-baseline gap-3 md:block">
            <span className="text-title font-medium whitespace-nowrap text-ink">{figure.value}</span>
            <span className="block text-small">{figure.label}</span>
          </span>
        )}
      </a>
    </li>
  )
}
