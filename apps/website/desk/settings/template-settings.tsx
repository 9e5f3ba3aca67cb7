import { useState } from 'react'
import { templateFields } from '#contract/desk/template-fields.ts'
import type { ReplyTemplate, Templates } from '#contract/desk/templates.ts'
import type { Workspace } from '#contract/desk/requests.ts'
import { useDesk } from '../model/use-desk.ts'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { Setting } from './setting.tsx'
import { SignatureSettings } from './signature-settings.tsx'
import { TemplateForm } from './template-form.tsx'

/** The texts that replies begin with and end with: everybody's, and one's own. */
export function TemplateSettings() {
  const { api, workspace } = useDesk()
  const { loaded, reload } = useLoaded<Templates>('/templates')
  /** The writer of replies takes its templates from the workspace. */
  async function onChanged() {
    reload()
    const outcome = await api.get<Workspace>('/workspace')
    if (outcome.outcome === 'ok') workspace.set(outcome.value)
  }
  return (
    <LoadView loaded={loaded} what="templates" onRetry={reload}>
      {({ templates, signatures, phone }) => (
        <>
          <TemplateList templates={templates} onChanged={() => void onChanged()} />
          <SignatureSettings signatures={signatures} phone={phone} onChanged={() => void onChanged()} />
        </>
      )}
    </LoadView>
  )
}

function TemplateList({
  templates,
  onChanged,
}: {
  templates: readonly ReplyTemplate[]
  onChanged: () => void
}) {
  /** The id of the open one; empty for a new one. */
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  const saved = () => {
    close()
    onChanged()
  }
  return (
    <Setting
      title="Templates"
      about={`Start a reply with one. The desk fills in ${templateFields.map((field) => `{${field}}`).join(', ')}.`}
    >
      <ul className="lines">
        {templates.map((template) => (
          <li key={template.id}>
            {open === template.id ? (
              <TemplateForm template={template} onCancel={close} onSaved={saved} />
            ) : (
              <TemplateLine template={template} onOpen={() => setOpen(template.id)} onChanged={onChanged} />
            )}
          </li>
        ))}
      </ul>
      {open === '' ? (
        <TemplateForm onCancel={close} onSaved={saved} />
      ) : (
        <div>
          <button type="button" className="button" onClick={() => setOpen('')}>
            New template
          </button>
        </div>
      )}
    </Setting>
  )
}

type TemplateLineProps = { template: ReplyTemplate; onOpen: () => void; onChanged: () => void }

function TemplateLine({ template, onOpen, onChanged }: TemplateLineProps) {
  const { api, changes } = useDesk()
  const { id, version, by: _, ...words } = template
  const path = `/templates/${encodeURIComponent(id)}`
  async function remove() {
    let deleted = version
    await changes.make({
      words: `Template deleted: ${words.name}`,
      async send() {
        const outcome = await api.send<ReplyTemplate>('DELETE', `${path}?version=${version}`)
        if (outcome.outcome !== 'ok') return outcome
        deleted = outcome.value.version
        return { outcome: 'ok', value: undefined }
      },
      async undo() {
        const outcome = await api.send('PUT', path, { ...words, version: deleted })
        return outcome.outcome === 'ok' ? { outcome: 'ok', value: undefined } : outcome
      },
      onChanged,
    })
  }
  return (
    <div className="line">
      <span className="line-words">
        <strong>{words.name}</strong> <span className="muted">{words.subject}</span>
      </span>
      {!words.isShared && <span className="tag">Only yours</span>}
      <span className="bar line-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-label={`Edit: ${words.name}`}
          onClick={onOpen}
        >
          Edit
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={`Delete: ${words.name}`}
          onClick={() => void remove()}
        >
          Delete
        </button>
      </span>
    </div>
  )
}
