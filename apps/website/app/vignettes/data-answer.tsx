import { Vignette } from './vignette.tsx'

type DataAnswerProps = {
  caption: string
  question: string
  answer: string
  rows: readonly { name: string; value: number; text: string }[]
  query: string
  className?: string
}

/** A question in plain words, its answer as a chart, and the query behind it. */
export function DataAnswer({ caption, question, answer, rows, query, className = '' }: DataAnswerProps) {
  const most = Math.max(...rows.map(({ value }) => value))
  return (
    <Vignette caption={caption} className={className}>
      <div className="grid content-start gap-5 p-5 sm:p-6">
        <p className="w-fit justify-self-end rounded-large bg-raised px-4 py-2.5 text-ink">{question}</p>
        <p>{answer}</p>
        <table className="w-full text-small">
          <tbody>
            {rows.map(({ name, value, text }) => (
              <tr key={name} className="vignette-enter">
                <th scope="row" className="w-1/4 py-1.5 text-left font-normal">
                  {name}
                </th>
                <td className="py-1.5">
                  <svg
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    className="h-2 w-full"
                    aria-hidden="true"
                  >
                    <rect width="100" height="8" className="fill-raised" />
                    <rect
                      width={(value / most) * 100}
                      height="8"
                      className={value === most ? 'fill-brand' : 'fill-brand-dim'}
                    />
                  </svg>
                </td>
                <td className="numerals w-16 py-1.5 text-right text-ink">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="numerals border-t border-line pt-4 text-mini break-words text-muted">{query}</p>
      </div>
    </Vignette>
  )
}
