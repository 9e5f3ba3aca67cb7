import { isSample, textOf } from '#agency/lines.ts'
import type { Line } from '#agency/schema/values.ts'
import { SampleStar } from '#app/sample-mark/sample-star.tsx'
import { shell } from '#content/navigation.ts'

/** A paragraph about a service, with a star if it is a sample. */
export function Description({ line, className }: { line: Line; className: string }) {
  return (
    <p className={className}>
      {textOf(line)}
      {isSample(line) && <SampleStar text={shell.samplePromise} />}
    </p>
  )
}
