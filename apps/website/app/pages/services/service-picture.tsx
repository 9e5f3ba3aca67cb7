import type { Drawn } from '#agency/media/is-media.ts'
import type { CoreService } from '#agency/schema/services.ts'
import { examples } from '#content/examples.ts'
import { Conversation } from '#app/vignettes/conversation.tsx'
import { Pipeline } from '#app/vignettes/pipeline.tsx'
import { Week } from '#app/vignettes/week.tsx'
import { Drawing } from './drawing.tsx'

type Name = Drawn<CoreService['drawing']>

/** A service at work on the agency's example; a line drawing where the content has no example. */
export function ServicePicture({ name, className }: { name: Name; className: string }) {
  const { conversation, pipeline, week } = examples
  if (name === 'conversation' && conversation) {
    const { caption, messages, customer, assistant, outcome } = conversation
    return (
      <Conversation
        className={className}
        caption={caption}
        messages={messages.slice(0, 2)}
        names={{ customer, assistant }}
        outcome={outcome}
      />
    )
  }
  if (name === 'records' && pipeline) return <Pipeline {...pipeline} isNarrow className={className} />
  if (name === 'calendar' && week) return <Week {...week} className={className} />
  return (
    <div className={`work-window aspect-video ${className}`} aria-hidden="true">
      <Drawing name={name} />
    </div>
  )
}
