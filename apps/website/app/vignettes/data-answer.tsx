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
        <ul className="grid gap-3 text-small">
          {rows.map(({ name, value, text }) => (
            <li key={name} className="vignette-enter flex items-center gap-4">
              <span className="w-20 flex-none">{name}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
                <rect width="100" height="8" className="fill-raised" />
                <rect
                  width={(value / most) * 100}
                  height="8"
                  className={value === most ? 'fill-brand' : 'fill-brand-dim'}
                />
              </svg>
              <span className="numerals w-8 flex-none text-end text-ink">{text}</span>
            </li>
          ))}
        </ul>
        <p className="numerals border-t border-line pt-4 text-mini break-words text-muted">{query}</p>
      </div>
    </Vignette>
  )
}
