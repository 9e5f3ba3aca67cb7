import { shell } from '#content/navigation.ts'

/** Tells visitors that nobody said, did or measured what it stands beside: it came with the site (`sample: true` in the content). */
export function SampleMark({ text = shell.sample }: { text?: string }) {
  return (
    <span className="numerals inline-block rounded-small border border-line-strong px-2 py-0.5 text-mini text-muted">
      {text}
    </span>
  )
}
