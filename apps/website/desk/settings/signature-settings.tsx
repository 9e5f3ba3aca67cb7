import { useState } from 'react'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { fillSignature, signatureFields } from '#contract/desk/template-fields.ts'
import type { Signature, Templates } from '#contract/desk/templates.ts'
import { useDesk, useDraft } from '../model/use-desk.ts'
import { TextArea, TextField } from '../parts/field.tsx'
import { Overtaken } from './overtaken.tsx'
import { Setting, SettingForm, useAction } from './setting.tsx'
import { texts } from '../words/texts.ts'

type SignatureSettingsProps = Pick<Templates, 'signatures' | 'phone'> & { onChanged: () => void }

/** What stands below a reply: everybody's words or one's own, and one's phone number. */
export function SignatureSettings({ signatures: { shared, own }, phone, onChanged }: SignatureSettingsProps) {
  const { templates } = texts.settings
  const { me, drafts } = useDesk()
  /** While somebody writes, the form stays, whatever a colleague saves. */
  const keyOf = (whose: 'shared' | 'own', { version }: Signature) =>
    `${whose} ${drafts.read(`signature-version:${whose}`) || version}`
  const signed = fillSignature(own.text || shared.text, {
    me: me.name,
    'my phone': phone,
    brand: brand.name,
    'our e-mail': contact.email,
    'our phone': contact.phone,
  })
  return (
    <>
      <Setting title={templates.phone} about={templates.phoneAbout}>
        <PhoneForm key={phone} phone={phone} onChanged={onChanged} />
      </Setting>
      <Setting
        title={templates.signature}
        about={templates.signatureAbout(signatureFields.map((field) => `{${field}}`).join(', '))}
      >
        <SignatureForm
          key={keyOf('shared', shared)}
          whose="shared"
          label={templates.forEverybody}
          signature={shared}
          onChanged={onChanged}
        />
        <SignatureForm
          key={keyOf('own', own)}
          whose="own"
          label={templates.onlyYours}
          hint={templates.ownHint}
          signature={own}
          onChanged={onChanged}
        />
        <p className="muted">{templates.endsWith}</p>
        <p className="words signature">{signed}</p>
      </Setting>
    </>
  )
}

function PhoneForm({ phone, onChanged }: { phone: string; onChanged: () => void }) {
  const { api } = useDesk()
  const { errors, isRunning, run } = useAction()
  const [text, setText] = useState(phone)
  return (
    <SettingForm
      submit={texts.settings.templates.savePhone}
      isRunning={isRunning}
      onSubmit={async () => {
        const outcome = await run(
          () => api.send('PUT', '/templates/phone', { phone: text }),
          texts.settings.templates.phoneSaved,
        )
        if (outcome?.outcome === 'ok') onChanged()
      }}
    >
      <TextField
        label={texts.settings.templates.phoneLabel}
        type="tel"
        autoComplete="tel"
        value={text}
        maxLength={50}
        error={errors.phone}
        onChange={(event) => setText(event.target.value)}
      />
    </SettingForm>
  )
}

type SignatureFormProps = {
  whose: 'shared' | 'own'
  label: string
  hint?: string
  signature: Signature
  onChanged: () => void
}

function SignatureForm({ whose, label, hint, signature, onChanged }: SignatureFormProps) {
  const { api, drafts } = useDesk()
  const { errors, isRunning, run } = useAction<Signature>()
  const [text, setText] = useDraft(`signature:${whose}`, signature.text)
  /** A draft belongs to the version that was there when it was begun. */
  const [seen, setSeen] = useDraft(`signature-version:${whose}`, String(signature.version))
  const [theirs, setTheirs] = useState<Signature | null>(null)

  /** Shows what the server holds, once it has loaded. */
  function leave() {
    drafts.write(`signature:${whose}`, '')
    drafts.write(`signature-version:${whose}`, '')
    onChanged()
  }
  async function save(version: number) {
    setTheirs(null)
    const outcome = await run(
      () => api.send('PUT', `/templates/signature/${whose}`, { text, version }),
      texts.settings.templates.signatureSaved,
    )
    if (outcome?.outcome === 'ok') leave()
    else if (outcome?.outcome === 'refused') setTheirs(outcome.current ?? null)
  }

  return (
    <SettingForm
      submit={texts.settings.templates.saveSignature}
      isRunning={isRunning}
      onSubmit={() => save(Number(seen))}
    >
      <TextArea
        label={label}
        {...(hint !== undefined && { hint })}
        rows={4}
        dir="auto"
        value={text}
        maxLength={1000}
        error={errors.text}
        onChange={(event) => {
          setSeen(seen)
          setText(event.target.value)
        }}
      />
      {theirs && (
        <Overtaken theirs={theirs} onKeepMine={() => void save(theirs.version)} onTakeTheirs={leave} />
      )}
    </SettingForm>
  )
}
