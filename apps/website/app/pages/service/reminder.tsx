import type { Week } from '#agency/schema/examples.ts'
import { CheckIcon } from '#app/ui/picture-icons.tsx'

/** The reminder that prevents a no-show, beside its week. */
export function Reminder({ title, text, replyTitle, reply, result }: Week['reminder']) {
  return (
    <ol className="reminder grid content-center gap-6 p-5 sm:p-6">
      <li className="vignette-enter chat chat-assistant">
        <span className="numerals text-mini text-muted">{title}</span>
        <p className="chat-text">{text}</p>
      </li>
      <li className="vignette-enter chat chat-customer">
        <span className="numerals text-mini text-muted">{replyTitle}</span>
        <p className="chat-text">{reply}</p>
      </li>
      <li className="vignette-enter flex gap-2 border-t border-line pt-5 text-small text-ink">
        <CheckIcon className="mt-0.5 size-4 flex-none text-brand" />
        {result}
      </li>
    </ol>
  )
}
