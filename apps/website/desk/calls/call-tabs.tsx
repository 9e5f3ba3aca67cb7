import { Link } from '../parts/link.tsx'

/** Tabs for the two screens about calls. */
export function CallTabs({ tab }: { tab: 'calls' | 'questions' }) {
  return (
    <nav className="tabs" aria-label="Calls">
      <Link path="/calls" aria-current={tab === 'calls' ? 'page' : undefined}>
        All calls
      </Link>
      <Link path="/questions" aria-current={tab === 'questions' ? 'page' : undefined}>
        Unanswered
      </Link>
    </nav>
  )
}
