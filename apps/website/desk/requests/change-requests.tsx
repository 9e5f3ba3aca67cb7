import type { Changed, ChangeRequests } from '#contract/desk/changes.ts'
import type { RequestSummary } from '#contract/desk/requests.ts'
import type { RequestStage, SettableStage } from '#contract/desk/stages.ts'
import type { Outcome } from '../model/outcome.ts'
import { type Desk, useDesk } from '../model/use-desk.ts'
import { noWait } from '#contract/desk/waiting.ts'
import { useWorkspace } from '../model/workspace.ts'
import { Menu } from '../parts/menu.tsx'
import { texts } from '../words/texts.ts'

/** A stage as a window of the house, with its label or other words. */
export function StageMark({
  stage,
  words = texts.requests.stages[stage],
}: {
  stage: RequestStage
  words?: string
}) {
  return <span className={`stage stage-${stage}`}>{words}</span>
}

/** Assigns requests by a press or by a number. */
export function OwnerDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const desk = useDesk()
  const { colleagues } = useWorkspace()
  const [first = ''] = ids
  const current = ids.length === 1 ? desk.requests.rows.get(first)?.ownerId : undefined
  return (
    <Menu
      title={texts.requests.change.assign(subjectOf(desk, ids))}
      onClose={onClose}
      options={[...colleagues, null].map((owner, index) => ({
        id: owner?.id ?? '',
        words: owner?.name ?? texts.requests.change.nobody,
        act: () => changeOwner(desk, ids, owner),
        isFirst: index === 0 && !current,
        ...(current !== undefined && { isCurrent: current === (owner?.id ?? null) }),
      }))}
    />
  )
}

type Needs = Pick<Desk, 'api' | 'changes' | 'requests'>

/**
 * Changes the stage of requests at once, and restores it if the server refuses.
 * @param reason why they were lost; null takes a reason back, and without one each keeps its own
 */
export const changeStage = (
  desk: Needs,
  ids: readonly string[],
  stage: SettableStage,
  reason?: string | null,
): Promise<boolean> =>
  changeOptimistically(desk, ids, {
    words: texts.requests.change.state(
      subjectOf(desk, ids),
      `${texts.requests.stagesWithin[stage]}${reason ? `. ${reason}` : ''}`,
    ),
    expected: {
      state: stage,
      ...(stage !== 'new' && noWait),
      ...((stage === 'won' || stage === 'lost') && { snooze: null }),
      ...((stage !== 'lost' || reason !== undefined) && { reason: reason ?? null }),
    },
    send: () => sendChange(desk, ids, { state: stage, ...(reason !== undefined && { reason }) }),
  })

/** Assigns requests to a colleague, or to nobody. */
export const changeOwner = (
  desk: Needs,
  ids: readonly string[],
  owner: { id: string; name: string } | null,
): Promise<boolean> =>
  changeOptimistically(desk, ids, {
    words: owner
      ? texts.requests.change.assigned(subjectOf(desk, ids), owner.name)
      : texts.requests.change.unassigned(subjectOf(desk, ids)),
    expected: { ownerId: owner?.id ?? null },
    send: () => sendChange(desk, ids, { ownerId: owner?.id ?? null }),
  })

/** Sets what a request is worth, or why it was lost. @param words what follows the name in the report */
export const changeOutcome = (
  desk: Needs,
  id: string,
  change: Partial<Pick<RequestSummary, 'value' | 'reason'>>,
  words: string,
): Promise<boolean> =>
  changeOptimistically(desk, [id], {
    words: texts.requests.change.state(subjectOf(desk, [id]), words),
    expected: change,
    send: () => sendChange(desk, [id], change),
  })

const sendChange = ({ api }: Needs, ids: readonly string[], change: ChangeRequests['change']) =>
  api.send<Changed>('PATCH', '/requests', { ids, change })

/** Releases held requests: they become new, and are delivered as if they had just arrived. */
export const releaseRequests = (desk: Needs, ids: readonly string[]): Promise<boolean> =>
  changeOptimistically(desk, ids, {
    // Mail, chat and webhooks follow, unless it is undone before.
    words: texts.requests.change.released(subjectOf(desk, ids), ids.length),
    expected: { state: 'new' },
    send: () => desk.api.send<Changed>('POST', '/requests/release', { ids }),
  })

type OptimisticChange = {
  words: string
  expected: Partial<RequestSummary>
  send: () => Promise<Outcome<Changed>>
}

export function changeOptimistically(
  { changes, requests }: Needs,
  ids: readonly string[],
  { words, expected, send }: OptimisticChange,
) {
  const before = ids.flatMap((id) => requests.rows.get(id) ?? [])
  return changes.make({
    words,
    show: () => requests.show(ids.map((id) => ({ id, ...expected }))),
    showUndo: () => requests.show(before.map((row) => ({ id: row.id, ...pick(row, Object.keys(expected)) }))),
    async send() {
      const outcome = await send()
      if (outcome.outcome === 'ok') requests.accept(outcome.value.requests)
      return outcome
    },
  })
}

const pick = (row: RequestSummary, keys: readonly string[]): Partial<RequestSummary> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)))

/** The subject of a change: a name, or a number of requests. */
export function subjectOf({ requests }: Needs, ids: readonly string[]): string {
  const [first] = ids
  return ids.length === 1 && first !== undefined
    ? (requests.rows.get(first)?.name ?? texts.requests.theRequest)
    : texts.requests.count(ids.length)
}
