import type { HistoryEntry, RequestDetail, Workspace } from '#contract/desk/requests.ts'
import { nameOf, useWorkspace } from '../frame/use-workspace.ts'
import { Time } from '../parts/time.tsx'
import { describeEntry } from './describe-entry.ts'

/** The history of a request, newest first. */
export function History({ detail }: { detail: RequestDetail }) {
  const workspace = useWorkspace()
  return (
    <section className="stack" aria-labelledby="history-title">
      <h3 id="history-title">History</h3>
      <ol className="history">
        {detail.history.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} workspace={workspace} />
          </li>
        ))}
        <li>
          Came in <Time at={detail.createdAt} />
        </li>
      </ol>
    </section>
  )
}

function Entry({ entry, workspace }: { entry: HistoryEntry; workspace: Workspace }) {
  return (
    <>
      {entry.by && <strong>{entry.by.name}</strong>} {describeEntry(entry, (id) => nameOf(workspace, id))}{' '}
      <Time at={entry.at} />
    </>
  )
}
