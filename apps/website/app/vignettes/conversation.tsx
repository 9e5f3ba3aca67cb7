import type { Conversation as Example } from '#agency/schema/examples.ts'
import { CheckIcon, DocumentIcon } from '#app/ui/picture-icons.tsx'
import { Vignette } from './vignette.tsx'

type ConversationProps = {
  caption: string
  messages: Example['messages']
  names: { customer: string; assistant: string }
  outcome: string
  className?: string
}

/** A resolved support conversation, with the sources it used. */
export function Conversation({ caption, messages, names, outcome, className = '' }: ConversationProps) {
  return (
    <Vignette caption={caption} className={className}>
      <ol className="grid gap-4 p-5 sm:p-6">
        {messages.map(({ from, text, sources }) => (
          <li key={text} className={`vignette-enter chat chat-${from}`}>
            <span className="text-mini text-muted">{names[from]}</span>
            <p className="chat-text">{text}</p>
            {sources && (
              <ul className="flex flex-wrap gap-1.5">
                {sources.map((source) => (
                  <li key={source} className="chip">
                    <DocumentIcon className="size-3.5 text-brand" />
                    {source}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li className="vignette-enter flex items-center gap-2 border-t border-line pt-4 text-small text-ink">
          <CheckIcon className="size-4 text-brand" />
          {outcome}
        </li>
      </ol>
    </Vignette>
  )
}
