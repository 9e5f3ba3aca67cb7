import { useRef, useState } from 'react'
import { brand } from '#content/brand.ts'
import type { ReplyAnswer, ReplyTemplate, RequestDetail } from '#contract/desk/requests.ts'
import { explainFailure, type Failure } from '../api/outcome.ts'
import { useDesk } from '../frame/desk-context.ts'
import { leaveOrSend } from './leave-or-send.ts'
import { useDraft } from '../frame/use-draft.ts'
import { useKeys } from '../frame/use-keys.ts'
import { useWorkspace } from '../frame/use-workspace.ts'
import { TextArea, TextField } from '../parts/field.tsx'
import { fillTemplate } from './fill-template.ts'

/** A reply by mail. Its text is kept until the server has stored it. */
export function Writer({ detail, onChanged }: { detail: RequestDetail; onChanged: () => void }) {
  const { api, changes } = useDesk()
  const { replyTemplates, canSendMail } = useWorkspace()
  const [subject, setSubject] = useDraft(`subject:${detail.id}`, `Your request ${detail.reference}`)
  const [text, setText] = useDraft(`reply:${detail.id}`)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const errors = failure?.outcome === 'refused' ? failure.errors : {}
  useKeys({ r: () => area.current?.focus() })

  function begin(template: ReplyTemplate) {
    const filled = fillTemplate(template, detail, brand.name)
    setSubject(filled.subject)
    // Never replace typed text.
    setText(text.trim() === '' ? filled.text : `${text}\n\n${filled.text}`)
    area.current?.focus()
  }

  async function send() {
    if (isSending) return
    if (text.trim() === '') {
      setFailure({ outcome: 'refused', status: 422, detail: '', errors: { text: 'Write a reply.' } })
      area.current?.focus()
      return
    }
    setIsSending(true)
    setFailure(null)
    const isSent = await changes.make({
      words: canSendMail
        ? `Reply to ${detail.name} goes out in a moment`
        : `Reply to ${detail.name} prepared`,
      revert: () => {
        setSubject(subject)
        setText(text)
      },
      send: async () => {
        const outcome = await api.send<ReplyAnswer>('POST', `/requests/${detail.id}/reply`, { subject, text })
        if (outcome.outcome !== 'ok') setFailure(outcome)
        else if (outcome.value.outcome === 'mailto') location.href = outcome.value.href
        return outcome
      },
      settled: onChanged,
    })
    setIsSending(false)
    if (isSent) setText('')
  }

  return (
    <section className="writer" aria-labelledby="writer-title" tabIndex={-1}>
      <div className="bar">
        <h3 id="writer-title">Answer by mail</h3>
        {replyTemplates.length > 0 && (
          <label className="filter bar-end">
            <span className="out-of-sight">Begin with a template</span>
            <select
              className="control"
              value=""
              onChange={(event) => {
                const template = replyTemplates.find(({ id }) => id === event.target.value)
                if (template) begin(template)
              }}
            >
              <option value="">Template…</option>
              {replyTemplates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          label="Subject"
          value={subject}
          maxLength={200}
          error={errors.subject}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextArea
          onKeyDown={(event) => leaveOrSend(event, () => void send())}
          ref={area}
          label="Reply"
          dir="auto"
          value={text}
          maxLength={20_000}
          rows={6}
          error={errors.text}
          onChange={(event) => setText(event.target.value)}
        />
        {failure && Object.keys(errors).length === 0 && (
          <p className="banner banner-alarm" role="alert">
            The reply was not sent. {explainFailure(failure)} Your text is kept.
          </p>
        )}
        <div className="bar">
          <button type="submit" className="button button-lamp" aria-disabled={isSending}>
            {isSending ? 'Sending…' : canSendMail ? 'Send reply' : 'Open in my mail program'}
          </button>
          <p className="muted">
            {canSendMail
              ? `It goes to ${detail.email} after ten seconds. Until then it can be undone.`
              : 'No mail server is set, so your own mail program sends it.'}
          </p>
        </div>
      </form>
    </section>
  )
}
