import { Link } from '../parts/link.tsx'
import { texts } from '../words/texts.ts'

/** Tabs for the two screens about calls. */
export function CallTabs({ tab }: { tab: 'calls' | 'questions' }) {
  return (
    <nav className="tabs" aria-label={texts.calls.title}>
      <Link path="/calls" aria-current={tab === 'calls' ? 'page' : undefined}>
        {texts.calls.tabs.all}
      </Link>
      <Link path="/questions" aria-current={tab === 'questions' ? 'page' : undefined}>
        {texts.calls.tabs.unanswered}
      </Link>
    </nav>
  )
}
