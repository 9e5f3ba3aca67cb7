import { largeColumns } from '#app/ui/columns.ts'

type Step = {
  name: string
  time?: string | undefined
  text: string
  result?: string | undefined
}

/** Steps on a timeline. */
export function ProcessSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={`mt-14 grid gap-y-12 md:grid-cols-2 ${largeColumns(steps.length, 4)}`}>
      {steps.map(({ name, time, text, result }) => (
        <li key={name} className="process-step">
          {time !== undefined && <p className="numerals text-mini text-brand">{time}</p>}
          <h3 className={time === undefined ? 'text-subtitle' : 'mt-3 text-subtitle'}>{name}</h3>
          <p className="mt-3">{text}</p>
          {result !== undefined && <p className="mt-auto pt-5 text-small text-ink">{result}</p>}
        </li>
      ))}
    </ol>
  )
}
