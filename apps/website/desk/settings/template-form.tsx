import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { NewTemplate, ReplyTemplate } from '#contract/desk/templates.ts'
import { useDesk, useDraft } from '../model/use-desk.ts'
import { TextArea, TextField } from '../parts/field.tsx'
import { Overtaken } from './overtaken.tsx'
import { useAction } from './setting.tsx'
import { texts } from '../words/texts.ts'

type TemplateFormProps = {
  /** The one to change. */
  template?: ReplyTemplate
  onCancel: () => void
  onSaved: () => void
}

/** A form for a template. What a colleague saved meanwhile is shown beside one's own text, which stays. */
export function TemplateForm({ template, onCancel, onSaved }: TemplateFormProps) {
  const { templates } = texts.settings
  const { api } = useDesk()
  const { errors, isRunning, run } = useAction<ReplyTemplate>()
  const key = template?.id ?? 'new'
  const [name, setName] = useDraft(`template-name:${key}`, template?.name)
  const [subject, setSubject] = useDraft(`template-subject:${key}`, template?.subject)
  const [text, setText] = useDraft(`template:${key}`, template?.text)
  const [version, setVersion] = useDraft(`template-version:${key}`, String(template?.version ?? 0))
  /** A draft belongs to the version that was there when it was begun. */
  const edit = (write: (text: string) => void, typed: string) => {
    setVersion(version)
    write(typed)
  }
  const [isShared, setIsShared] = useState(template?.isShared ?? true)
  const [theirs, setTheirs] = useState<ReplyTemplate | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const leave = (then: () => void) => {
    for (const write of [setName, setSubject, setText, setVersion]) write('')
    then()
  }

  async function save(seen = version) {
    const body: NewTemplate = { name, subject, text, isShared }
    const outcome = await run(
      () =>
        template
          ? api.send('PUT', `/templates/${encodeURIComponent(template.id)}`, {
              ...body,
              version: Number(seen),
            })
          : api.send('POST', '/templates', body),
      templates.saved,
    )
    if (outcome?.outcome === 'ok') leave(onSaved)
    else if (outcome?.outcome === 'refused') setTheirs(outcome.current ?? null)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form className="stack answer-form" noValidate ref={form} onSubmit={onSubmit}>
      <TextField
        label={templates.name}
        value={name}
        maxLength={100}
        error={errors.name}
        onChange={(event) => edit(setName, event.target.value)}
      />
      <TextField
        label={templates.subject}
        value={subject}
        maxLength={200}
        error={errors.subject}
        onChange={(event) => edit(setSubject, event.target.value)}
      />
      <TextArea
        label={templates.text}
        rows={8}
        dir="auto"
        value={text}
        maxLength={20_000}
        error={errors.text}
        onChange={(event) => edit(setText, event.target.value)}
      />
      {template?.isShared !== true && (
        <label className="choice">
          <input type="checkbox" checked={isShared} onChange={() => setIsShared(!isShared)} />
          {templates.forTeam}
        </label>
      )}
      {theirs && (
        <Overtaken
          theirs={theirs}
          onKeepMine={() => {
            setVersion(String(theirs.version))
            setTheirs(null)
            void save(String(theirs.version))
          }}
          onTakeTheirs={() => {
            setName(theirs.name)
            setSubject(theirs.subject)
            setText(theirs.text)
            setVersion(String(theirs.version))
            setTheirs(null)
          }}
        />
      )}
      <div className="bar">
        <button type="submit" className="button button-lamp" aria-disabled={isRunning}>
          {templates.save}
        </button>
        <button type="button" className="button button-quiet" onClick={() => leave(onCancel)}>
          {texts.frame.cancel}
        </button>
      </div>
    </form>
  )
}
