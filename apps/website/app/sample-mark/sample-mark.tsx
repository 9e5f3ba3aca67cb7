import { shell } from '#content/navigation.ts'

/**
 * Marks a sample for visitors: nobody said, did or measured it, because it ships with the site (`sample: true` in the
 * content).
 */
export function SampleMark({ text = shell.sample }: { text?: string }) {
  return (
    <span className="numerals inline-block rounded-small border border-line-strong px-2 py-0.5 text-mini text-muted">
      {text}
    </span>
  )
}
