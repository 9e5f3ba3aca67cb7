import type { OwnSection } from '#agency/schema/own-sections.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { Inline } from './inline.tsx'

/** The heading of a section, if it has one, with a sentence below it. */
export function Title({ section: { title, lead, sample } }: { section: OwnSection }) {
  if (title === undefined && lead === undefined && !sample) return null
  return (
    <div className="own-title">
      {title !== undefined && <h2 className="text-heading">{title}</h2>}
      {lead !== undefined && (
        <p className="text-lead">
          <Inline>{lead}</Inline>
        </p>
      )}
      {sample && (
        <p>
          <SampleMark />
        </p>
      )}
    </div>
  )
}
