import { consent } from '#content/consent.ts'
import { pages } from '#content/pages.ts'
import { consentField } from './consent-field.ts'
import type { ConsultationFormConfig } from './form-config.ts'

/**
 * Referenced by the button's description, so that screen readers announce it to people who move from field to field.
 */
export const noticeId = (form: ConsultationFormConfig) => `${form.pageSource}-notice`

/** Explains what happens with the answers before they are sent. */
export function PrivacyNotice({ form }: { form: ConsultationFormConfig }) {
  const { version, text, link } = consent
  return (
    <div className="text-small text-muted">
      <input type="hidden" name={consentField} value={version} />
      <p id={noticeId(form)}>
        {text}{' '}
        <a href={pages.privacy.path} className="text-body underline">
          {link}
        </a>
      </p>
    </div>
  )
}
