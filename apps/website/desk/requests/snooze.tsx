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
import { texts } from '../words/texts.ts'

/** When a snoozed request comes back. @param describe how to say the time */
export const describeSnooze = ({ until, kind }: Snooze, describe = comingTime): string =>
  texts.requests.snooze[kind === 'time' ? 'back' : 'ifNoAnswer'](describe(until))

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
        {row.snooze ? describeSnooze(row.snooze) : texts.requests.snooze.button}
      </button>
      {isOpen && <SnoozeDialog ids={[row.id]} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Chooses when requests come back. */
export function SnoozeDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const desk = useDesk()
  const { requests } = desk
  const { snooze } = texts.requests
  const [date, setDate] = useState('')
  const rows = ids.flatMap((id) => requests.rows.get(id) ?? [])
  const openings = requests.clock.get()?.openings ?? null
  const [now] = useState(() => Date.now())
  const options = snoozeChoices(now, openings).map(({ words, snooze: chosen }) => ({
    words,
    label: (
      <>
        {words} <span className="muted numerals menu-more">{comingTime(chosen.until)}</span>
      </>
    ),
    act: () => changeSnooze(desk, ids, chosen),
  }))
  const until = morningOn(date, openings, now)
  return (
    <Menu
      title={ids.length === 1 ? snooze.one(rows[0]?.name ?? snooze.unnamed) : snooze.several(ids.length)}
      options={
        rows.some((row) => row.snooze)
          ? [{ words: snooze.bringBack, act: () => changeSnooze(desk, ids, null), isFirst: true }, ...options]
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
          <span className="out-of-sight">{snooze.onADay}</span>
          <input
            type="date"
            className="control"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </label>
        <button type="submit" className="button" aria-disabled={until === null}>
          {until === null ? snooze.chooseADay : snooze.until(comingTime(until))}
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
    words: snooze
      ? texts.requests.snooze.snoozed(subjectOf(desk, ids), describeSnooze(snooze))
      : texts.requests.snooze.broughtBack(subjectOf(desk, ids)),
    expected: { snooze, ...(snooze && noWait) },
    send: () => desk.api.send<Changed>('PATCH', '/requests', { ids, change: { snooze } }),
  })
