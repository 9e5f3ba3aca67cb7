import { useDesk } from '../frame/desk-context.ts'
import { useKeys } from '../frame/use-keys.ts'
import { useTitle } from '../frame/use-title.ts'
import { Blank } from '../parts/blank.tsx'
import { useMedia } from '../parts/use-media.ts'
import { focusRow } from '../requests/row-focus.ts'
import { CallList } from './call-list.tsx'
import { CallTabs } from './call-tabs.tsx'
import { CallScreen } from './call-screen.tsx'

/** The list of calls and the open call: side by side, or one over the other on a phone. */
export default function CallsScreen({ openId }: { openId: string | null }) {
  const { address } = useDesk()
  const isWide = useMedia('(width >= 1000px)')
  useTitle('Calls')
  useKeys({
    j: () => focusRow('next', openId),
    k: () => focusRow('previous', openId),
    Escape: () => {
      if (openId === null) return false
      address.back('/calls')
    },
  })
  return (
    <div className="requests" data-open={openId !== null || undefined}>
      <section className="list-pane" aria-label="Calls" aria-hidden={openId !== null && !isWide}>
        <header className="list-head">
          <div className="list-title">
            <h1>Calls</h1>
            <CallTabs tab="calls" />
          </div>
        </header>
        <CallList openId={openId} />
      </section>
      {openId !== null && <CallScreen key={openId} id={openId} />}
      {openId === null && isWide && (
        <section className="request-pane request-none" aria-label="No call is open">
          <Blank title="No call is open">
            <p>
              Choose one in the list, or press <kbd>j</kbd> and <kbd>Enter</kbd>.
            </p>
          </Blank>
        </section>
      )}
    </div>
  )
}
