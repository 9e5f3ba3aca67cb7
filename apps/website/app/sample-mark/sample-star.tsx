/** Marks a sample among many of a page, which explains the sign once (`SampleNote`). */
export const SampleStar = ({ text }: { text: string }) => (
  <>
    <span className="text-muted" aria-hidden="true">
      {'\u202f*'}
    </span>
    <span className="sr-only"> ({text})</span>
  </>
)

/** What the stars of a page mean. */
export const SampleNote = ({ texts, className }: { texts: readonly string[]; className: string }) => (
  <p className={`numerals text-mini text-muted ${className}`} aria-hidden="true">
    * {texts.join(' · ')}
  </p>
)
