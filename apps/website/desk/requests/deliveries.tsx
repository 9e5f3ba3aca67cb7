import type { DeliveryEntry, Replayed, RequestDetail } from '#contract/desk/requests.ts'
import { explainFailure } from '../model/outcome.ts'
import { useDesk } from '../model/use-desk.ts'
import { Time } from '../parts/time.tsx'

/** A channel that is not here is named as in the settings. */
const channels: Readonly<Record<string, string>> = {
  email: 'Mail to staff',
  confirmation: 'Confirmation to the visitor',
  reply: 'Reply to the visitor',
  appointment: 'Mail about the appointment',
  calendar: 'Calendar',
  chat: 'Chat',
  webhook: 'Webhook',
  push: 'Push notification',
}

const words = { waiting: 'Waiting', sent: 'Delivered', 'given-up': 'Given up' } as const

export const nameOfChannel = (channel: string): string => channels[channel] ?? channel

/** How far a delivery is, and how often it was tried if once was not enough. */
export const describeState = ({ state, attempts }: Pick<DeliveryEntry, 'state' | 'attempts'>): string =>
  attempts > 1 ? `${words[state]} after ${attempts} attempts` : words[state]

/** The request's deliveries, with the recipients' answers and a retry button. */
export function Deliveries({ detail, onChanged }: { detail: RequestDetail; onChanged: () => void }) {
  const { api, toasts } = useDesk()
  async function replay({ id, channel }: DeliveryEntry) {
    const outcome = await api.send<Replayed>('POST', `/requests/${detail.id}/deliveries/${id}/replay`)
    toasts.show(
      outcome.outcome === 'ok'
        ? { words: `${nameOfChannel(channel)}: sent again` }
        : { words: `Not sent again. ${explainFailure(outcome)}`, isAlarm: true },
    )
    onChanged()
  }
  return (
    <section className="stack" aria-labelledby="deliveries-title">
      <h3 id="deliveries-title">Deliveries</h3>
      {detail.deliveries.length === 0 ? (
        <p className="muted">It was not sent anywhere else.</p>
      ) : (
        <ul className="stack">
          {detail.deliveries.map((delivery) => (
            <li key={delivery.id} className="delivery">
              <p className="bar">
                <strong>{nameOfChannel(delivery.channel)}</strong>
                <span className={delivery.state === 'given-up' ? 'tag tag-alarm' : 'tag'}>
                  {describeState(delivery)}
                </span>
                <Time at={delivery.settledAt ?? delivery.dueAt} className="muted numerals bar-end" />
              </p>
              {delivery.answer && <p className="muted words delivery-answer">{delivery.answer}</p>}
              <button
                type="button"
                className="button button-quiet"
                disabled={delivery.isRunning}
                onClick={() => void replay(delivery)}
              >
                Send again
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
