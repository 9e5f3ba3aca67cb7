import { scheduling } from '#content/pages/scheduling.ts'
import { CheckIcon } from '#app/ui/picture-icons.tsx'

/** The reminder that saves a no-show, laid over the week it belongs to. */
export function Reminder() {
  const { title, text, reply, result } = scheduling.week.reminder
  return (
    <div className="panel relative mt-4 grid max-w-narrow gap-3 lg:w-96 p-5 lg:absolute lg:right-0 lg:bottom-0 lg:mx-0 lg:translate-x-6">
      <p className="numerals text-mini text-muted">{title}</p>
      <p className="text-small text-ink">{text}</p>
      <p className="justify-self-end rounded-large bg-raised px-3 py-2 text-small text-ink">{reply}</p>
      <p className="flex gap-2 border-t border-line pt-3 text-small">
        <CheckIcon className="mt-0.5 size-4 flex-none text-brand" />
        {result}
      </p>
    </div>
  )
}
