import { useState } from 'react'
import type { View } from '#contract/desk/workspace.ts'
import { readFilters, writeFilters } from '../model/address.ts'
import { type Desk, useDesk } from '../model/use-desk.ts'
import { loadWorkspace, useWorkspace } from '../model/workspace.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { describeFilters } from './filter-words.ts'
import { texts } from '../words/texts.ts'

const isShown = (view: View, query: string) => writeFilters(readFilters(view.query)) === query

/** Chooses a saved view. Hidden while there is none. */
export function ViewChoice({ query, onChoose }: { query: string; onChoose: (query: string) => void }) {
  const { views } = useWorkspace()
  if (views.length === 0) return null
  const current = views.find((view) => isShown(view, query))
  return (
    <label className="filter view-choice">
      <span className="out-of-sight">{texts.requests.views.label}</span>
      <select
        id="view"
        className="control"
        value={current?.id ?? query}
        data-set={current !== undefined || undefined}
        onChange={({ target }) =>
          onChoose(writeFilters(readFilters(views.find(({ id }) => id === target.value)?.query ?? '')))
        }
      >
        <option value="">{texts.requests.filter.toDo}</option>
        {current === undefined && query !== '' && (
          <option value={query}>{texts.requests.views.notSaved}</option>
        )}
        {[true, false].map((isShared) => {
          const some = views.filter((view) => view.isShared === isShared)
          return (
            some.length > 0 && (
              <optgroup
                key={String(isShared)}
                label={isShared ? texts.requests.views.shared : texts.requests.views.yours}
              >
                {some.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
      </select>
    </label>
  )
}

/** Saves the filters as a view, or deletes the view that they are. */
export function ViewButton({ query }: { query: string }) {
  const desk = useDesk()
  const { views } = useWorkspace()
  const [isSaving, setIsSaving] = useState(false)
  const current = views.find((view) => isShown(view, query))
  if (query === '') return null
  if (current === undefined)
    return (
      <>
        <button type="button" className="button button-quiet" onClick={() => setIsSaving(true)}>
          {texts.requests.views.saveAs}
        </button>
        {isSaving && <SaveDialog query={query} onClose={() => setIsSaving(false)} />}
      </>
    )
  const mayDelete = current.staffId === desk.me.id || (current.isShared && desk.me.role === 'admin')
  return (
    mayDelete && (
      <button type="button" className="button button-quiet" onClick={() => void deleteView(desk, current)}>
        {texts.requests.views.delete}
      </button>
    )
  )
}

function SaveDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const desk = useDesk()
  const workspace = useWorkspace()
  const [name, setName] = useState(() => describeFilters(readFilters(query), workspace))
  const [isShared, setIsShared] = useState(false)
  const [error, setError] = useState<string | undefined>()
  async function save() {
    setError(undefined)
    const outcome = await desk.api.send<View>('POST', '/views', { name, query, isShared })
    if (outcome.outcome === 'ok') {
      onClose()
      desk.toasts.show({ words: texts.requests.views.saved(outcome.value.name) })
      await loadWorkspace(desk)
    } else if (outcome.outcome === 'refused') setError(outcome.errors.name ?? outcome.detail)
    else setError(texts.requests.views.failed)
  }
  return (
    <Dialog title={texts.requests.views.saveAs} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={texts.requests.views.name}
          data-first
          value={name}
          maxLength={60}
          error={error}
          // What is typed replaces the words of the filters.
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
        <label className="choice">
          <input type="checkbox" checked={isShared} onChange={(event) => setIsShared(event.target.checked)} />
          {texts.requests.views.share}
        </label>
        <div className="bar">
          <button type="submit" className="button button-lamp">
            {texts.requests.views.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const deleteView = (desk: Desk, { id, name, query, isShared }: View): Promise<boolean> =>
  desk.changes.make({
    words: texts.requests.views.deleted(name),
    send: () => desk.api.send('DELETE', `/views/${id}`),
    undo: () => desk.api.send('POST', '/views', { name, query, isShared }),
    onChanged: () => void loadWorkspace(desk),
  })
