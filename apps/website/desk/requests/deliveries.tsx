import type { DeliveryEntry, Replayed, RequestDetail } from '#contract/desk/requests.ts'
import { explainFailure } from '../model/outcome.ts'
import { useDesk } from '../model/use-desk.ts'
import { Time } from '../parts/time.tsx'
import { texts } from '../words/texts.ts'

/** The name of a channel: one without words is named as in the settings. */
export const nameOfChannel = (channel: string): string =>
  (texts.request.channels as Readonly<Record<string, string>>)[channel] ?? channel

/** How far a delivery is, and how often it was tried if once was not enough. */
export function describeState({ state, attempts }: Pick<DeliveryEntry, 'state' | 'attempts'>): string {
  const { states, after } = texts.request.deliveries
  return attempts > 1 ? after(states[state], attempts) : states[state]
}

/** The request's deliveries, with the recipients' answers and a retry button. */
export function Deliveries({ detail, onChanged }: { detail: RequestDetail; onChanged: () => void }) {
  const { api, toasts } = useDesk()
  async function replay({ id, channel }: DeliveryEntry) {
    const outcome = await api.send<Replayed>('POST', `/requests/${detail.id}/deliveries/${id}/replay`)
    toasts.show(
      outcome.outcome === 'ok'
        ? { words: texts.request.deliveries.sentAgain(nameOfChannel(channel)) }
        : { words: texts.request.deliveries.notSentAgain(explainFailure(outcome)), isAlarm: true },
    )
    onChanged()
  }
  return (
    <section className="stack" aria-labelledby="deliveries-title">
      <h3 id="deliveries-title">{texts.request.deliveries.title}</h3>
      {detail.deliveries.length === 0 ? (
        <p className="muted">{texts.request.deliveries.none}</p>
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
                {texts.request.deliveries.sendAgain}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
