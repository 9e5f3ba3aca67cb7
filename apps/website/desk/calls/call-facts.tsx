import type { CallDetail } from '#contract/desk/calls.ts'
import { Link } from '../address/link.tsx'
import { Fact } from '../request/request-context.tsx'
import { describeLength, describeTool, explainEnd } from './call-words.ts'

/** The length of a call, the reason for its end, the assistant's actions, and the resulting request. */
export function CallFacts({ call }: { call: CallDetail }) {
  return (
    <section className="stack" aria-labelledby="call-facts-title">
      <h3 id="call-facts-title">About this call</h3>
      <dl className="facts">
        <Fact name="Length">
          <span className="numerals">{describeLength(call)}</span>
        </Fact>
        <Fact name="How it ended">{explainEnd(call)}</Fact>
        {call.page !== null && <Fact name="Began on">{call.page}</Fact>}
        <Fact name="Tools used">
          {call.tools.length === 0 ? 'None' : call.tools.map(describeTool).join(', ')}
        </Fact>
        <Fact name="Request">
          {call.requestId === null ? (
            'None came of it'
          ) : (
            <Link className="link" path={`/requests/${encodeURIComponent(call.requestId)}`}>
              Open the request that came of it
            </Link>
          )}
        </Fact>
        {call.platform === 'hosted' && <Fact name="Carried by">The hosted platform</Fact>}
      </dl>
    </section>
  )
}
