import type { RequestDetail } from '#contract/desk/requests.ts'
import { Time } from '../parts/time.tsx'

const deliveryWords = { waiting: 'Going out', sent: 'Sent', 'given-up': 'Could not be sent' } as const

/** The replies so far. */
export function Replies({ detail: { replies, deliveries } }: { detail: RequestDetail }) {
  return replies.map((reply) => {
    const delivery = deliveries.find(({ id }) => id === reply.deliveryId)
    return (
      <section key={reply.id} className="reply" aria-label={`Reply: ${reply.subject}`}>
        <p className="bar">
          <strong>{reply.by.name}</strong>
          <span className="muted">{reply.subject}</span>
          <span className="bar-end tag">{delivery ? deliveryWords[delivery.state] : 'By mail program'}</span>
          <Time at={reply.at} />
        </p>
        <p className="words" dir="auto">
          {reply.text}
        </p>
      </section>
    )
  })
}
