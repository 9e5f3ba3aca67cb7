import { useState } from 'react'
import { templateFields } from '#contract/desk/template-fields.ts'
import type { ReplyTemplate, Templates } from '#contract/desk/templates.ts'
import { useDesk } from '../model/use-desk.ts'
import { useWatched } from '../model/watched.ts'
import { loadWorkspace } from '../model/workspace.ts'
import { nameOfLanguage } from '../requests/request-context.tsx'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { Setting } from './setting.tsx'
import { SignatureSettings } from './signature-settings.tsx'
import { TemplateForm } from './template-form.tsx'
import { texts } from '../words/texts.ts'

/** The texts that replies begin with and end with: everybody's, and one's own. */
export function TemplateSettings() {
  const { api, workspace } = useDesk()
  // It has the templates too, and is loaded again when anybody has changed one.
  const { loaded, reload } = useLoaded<Templates>('/templates', useWatched(workspace))
  const onChanged = () => void loadWorkspace({ api, workspace })
  return (
    <LoadView loaded={loaded} what="templates" onRetry={reload}>
      {({ templates, signatures, phone }) => (
        <>
          <TemplateList templates={templates} onChanged={onChanged} />
          <SignatureSettings signatures={signatures} phone={phone} onChanged={onChanged} />
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
  const [open, setOpen] = useState<ReplyTemplate | 'new' | null>(null)
  // What somebody is writing stays, also when a colleague deletes the template.
  const isGone = open !== null && open !== 'new' && !templates.some(({ id }) => id === open.id)
  const close = () => setOpen(null)
  const saved = () => {
    close()
    onChanged()
  }
  return (
    <Setting
      title={texts.settings.templates.title}
      about={texts.settings.templates.about(templateFields.map((field) => `{${field}}`).join(', '))}
    >
      <ul className="lines">
        {(isGone ? [...templates, open] : templates).map((template) => (
          <li key={template.id}>
            {open !== null && open !== 'new' && open.id === template.id ? (
              <TemplateForm template={template} onCancel={close} onSaved={saved} />
            ) : (
              <TemplateLine template={template} onOpen={() => setOpen(template)} onChanged={onChanged} />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <TemplateForm onCancel={close} onSaved={saved} />
      ) : (
        <div>
          <button type="button" className="button" onClick={() => setOpen('new')}>
            {texts.settings.templates.add}
          </button>
        </div>
      )}
    </Setting>
  )
}

type TemplateLineProps = { template: ReplyTemplate; onOpen: () => void; onChanged: () => void }

function TemplateLine({ template, onOpen, onChanged }: TemplateLineProps) {
  const { api, changes } = useDesk()
  const { id, version, language, by: _, ...words } = template
  const path = `/templates/${encodeURIComponent(id)}`
  async function remove() {
    let deleted = version
    await changes.make({
      words: texts.settings.templates.deleted(words.name),
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
      {language !== null && <span className="tag">{nameOfLanguage(language)}</span>}
      {!words.isShared && <span className="tag">{texts.settings.templates.onlyYours}</span>}
      <span className="bar line-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-label={texts.settings.templates.editNamed(words.name)}
          onClick={onOpen}
        >
          {texts.settings.templates.edit}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={texts.settings.templates.deleteNamed(words.name)}
          onClick={() => void remove()}
        >
          {texts.settings.templates.delete}
        </button>
      </span>
    </div>
  )
}
