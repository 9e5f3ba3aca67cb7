import { useState } from 'react'
import type { Changed } from '#contract/desk/changes.ts'
import type { RequestSummary, Snooze } from '#contract/desk/requests.ts'
import { noWait } from '#contract/desk/waiting.ts'
import { type Desk, useDesk } from '../model/use-desk.ts'
import { Menu } from '../parts/menu.tsx'
import { comingTime } from '../parts/time.tsx'
import { changeOptimistically, subjectOf } from './change-requests.tsx'
import { canSnooze } from './selection.ts'
import { morningOn, snoozeChoices } from './snooze-choices.ts'

/** When a snoozed request comes back. @param describe how to say the time */
export const describeSnooze = ({ until, kind }: Snooze, describe = comingTime): string =>
  kind === 'time' ? `Back ${describe(until)}` : `If no answer, ${describe(until)}`

/** Opens the snooze menu of a request. */
export function SnoozeButton({ row }: { row: RequestSummary }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!canSnooze(row)) return null
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        aria-pressed={row.snooze !== null}
        onClick={() => setIsOpen(true)}
      >
        {row.snooze ? describeSnooze(row.snooze) : 'Snooze'}
      </button>
      {isOpen && <SnoozeDialog ids={[row.id]} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Chooses when requests come back. */
export function SnoozeDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const desk = useDesk()
  const { requests } = desk
  const [date, setDate] = useState('')
  const rows = ids.flatMap((id) => requests.rows.get(id) ?? [])
  const openings = requests.clock.get()?.openings ?? null
  const [now] = useState(() => Date.now())
  const options = snoozeChoices(now, openings).map(({ words, snooze }) => ({
    words,
    label: (
      <>
        {words} <span className="muted numerals menu-more">{comingTime(snooze.until)}</span>
      </>
    ),
    act: () => changeSnooze(desk, ids, snooze),
  }))
  const until = morningOn(date, openings, now)
  return (
    <Menu
      title={ids.length === 1 ? `Snooze ${rows[0]?.name ?? 'the request'}` : `Snooze ${ids.length} requests`}
      options={
        rows.some(({ snooze }) => snooze)
          ? [{ words: 'Bring back now', act: () => changeSnooze(desk, ids, null), isFirst: true }, ...options]
          : options.map((option, index) => ({ ...option, isFirst: index === 0 }))
      }
      onClose={onClose}
    >
      <form
        className="bar snooze-date"
        onSubmit={(event) => {
          event.preventDefault()
          if (until === null) return
          onClose()
          void changeSnooze(desk, ids, { until, kind: 'time' })
        }}
      >
        <label className="filter">
          <span className="out-of-sight">On a day</span>
          <input
            type="date"
            className="control"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </label>
        <button type="submit" className="button" aria-disabled={until === null}>
          {until === null ? 'Choose a day' : `Until ${comingTime(until)}`}
        </button>
      </form>
    </Menu>
  )
}

/** Snoozes requests until a time, or with null brings them back. */
export const changeSnooze = (
  desk: Pick<Desk, 'api' | 'changes' | 'requests'>,
  ids: readonly string[],
  snooze: Snooze | null,
): Promise<boolean> =>
  changeOptimistically(desk, ids, {
    words: `${subjectOf(desk, ids)}: ${snooze ? `snoozed. ${describeSnooze(snooze)}` : 'back on the list'}`,
    expected: { snooze, ...(snooze && noWait) },
    send: () => desk.api.send<Changed>('PATCH', '/requests', { ids, change: { snooze } }),
  })
