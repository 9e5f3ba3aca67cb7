import { isSample, textOf } from '#agency/lines.ts'
import type { Line } from '#agency/schema/values.ts'
import { SampleMark } from '#app/sample-mark/sample-mark.tsx'
import { shell } from '#content/navigation.ts'

/** A paragraph about a service, with a mark if it is a sample. */
export function Description({ line, className }: { line: Line; className: string }) {
  return (
    <>
      <p className={className}>{textOf(line)}</p>
      {isSample(line) && (
        <p className="mt-3">
          <SampleMark text={shell.samplePromise} />
        </p>
      )}
    </>
  )
}
