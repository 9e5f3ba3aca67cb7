import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countFilters, type RequestFilters, writeFilters } from '../model/address.ts'
import { useKeys } from '../model/use-keys.ts'
import { namesOfService } from '#contract/desk/services.ts'
import { useWorkspace } from '../model/workspace.ts'
import { FilterIcon } from '../parts/icons.tsx'
import { times } from './filter-words.ts'
import { ViewButton } from './views.tsx'
import { texts } from '../words/texts.ts'

type FilterBarProps = { filters: RequestFilters; onNarrow: (next: Partial<RequestFilters>) => void }

const none = { state: '', page: '', service: '', owner: '', days: '', from: '', to: '' }

/** The filters of the list. The address contains each choice, so that a link shows the same list. */
export function FilterBar({ filters, onNarrow }: FilterBarProps) {
  const count = countFilters(filters)
  // On a phone, they would hide the list, so a button with their number opens them.
  const [isOpen, setIsOpen] = useState(() => count > 0 && matchMedia('(width >= 700px)').matches)
  const bar = useRef<HTMLDetailsElement>(null)
  useKeys({
    f: () => {
      flushSync(() => setIsOpen(true))
      bar.current?.querySelector('select')?.focus()
    },
  })
  useEffect(() => {
    const element = bar.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return
      // An open request stays open.
      event.preventDefault()
      element.open = false
      element.querySelector('summary')?.focus()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <details
      ref={bar}
      className="filters"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="button button-quiet">
        <FilterIcon /> {texts.requests.filter.button}
        {count > 0 && <span className="tag numerals">{count}</span>}
      </summary>
      {isOpen && <FilterFields filters={filters} onNarrow={onNarrow} count={count} />}
    </details>
  )
}

function FilterFields({ filters, onNarrow, count }: FilterBarProps & { count: number }) {
  const workspace = useWorkspace()
  const { colleagues, pages, services } = workspace
  const { filter, stages, state, owner } = texts.requests
  const isSearching = filters.q.trim() !== ''
  const hasDates = filters.days === 'dates' || filters.from !== '' || filters.to !== ''
  return (
    <div className="filter-fields">
      <Choice
        label={state}
        // A search finds what is done, too.
        all={isSearching ? filter.allButSpam : filter.toDo}
        value={filters.state}
        options={[
          isSearching ? ['todo', filter.toDo] : ['all', filter.allButSpam],
          ...Object.entries(stages),
        ]}
        onChoose={(stage) => onNarrow({ state: stage })}
      />
      <Choice
        label={owner}
        all={filter.anybody}
        value={filters.owner}
        options={[
          ['me', filter.me],
          ['none', texts.frame.unassigned],
          ...colleagues.map(({ id, name }) => [id, name] as const),
        ]}
        onChoose={(chosen) => onNarrow({ owner: chosen })}
      />
      <Choice
        label={filter.service}
        all={filter.allServices}
        value={filters.service && (namesOfService(workspace, filters.service)[0] ?? '')}
        options={services.map(({ name, stored }) => [stored[0] ?? name, name])}
        onChoose={(service) => onNarrow({ service })}
      />
      <Choice
        label={filter.page}
        all={filter.allPages}
        value={filters.page}
        options={pages.map(({ id, name }) => [id, name])}
        onChoose={(page) => onNarrow({ page })}
      />
      <Choice
        label={filter.time}
        all={filter.anyTime}
        value={hasDates ? 'dates' : filters.days}
        options={times.map((id) => [id, filter.days[id]])}
        onChoose={(days) => onNarrow({ days, from: '', to: '' })}
      />
      {hasDates && (
        <>
          <DateField label={filter.from} value={filters.from} onChange={(from) => onNarrow({ from })} />
          <DateField label={filter.to} value={filters.to} onChange={(to) => onNarrow({ to })} />
        </>
      )}
      <div className="filter-actions">
        {count > 0 && (
          <button type="button" className="button button-quiet" onClick={() => onNarrow(none)}>
            {filter.clear}
          </button>
        )}
        <ViewButton query={writeFilters(filters)} />
      </div>
    </div>
  )
}

type ChoiceProps = {
  label: string
  all: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  // A link may contain a choice that no longer exists.
  const isKnown = value === '' || options.some(([known]) => known === value)
  return (
    <label className="filter">
      <span className="out-of-sight">{label}</span>
      <select
        className="control"
        value={value}
        data-set={value !== '' || undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
        {!isKnown && <option value={value}>{value}</option>}
      </select>
    </label>
  )
}

function DateField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (day: string) => void
}) {
  return (
    <label className="filter">
      <span className="out-of-sight">{label}</span>
      <input
        type="date"
        className="control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
