import { home } from '#content/pages/home.ts'
import { CheckIcon } from '#app/ui/picture-icons.tsx'

/** What to expect, in three words each. */
export function Badges({ className = '' }: { className?: string }) {
  return (
    <ul className={`${className} grid gap-x-8 gap-y-5 sm:grid-cols-3`.trim()}>
      {(home.badges ?? []).map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <CheckIcon className="mt-0.5 size-5 flex-none text-brand" />
          <span>
            <span className="block text-ink">{title}</span>
            <span className="block text-small text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
