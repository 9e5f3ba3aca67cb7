import { consent } from '#content/consent.ts'
import { privacyPath } from '#contract/home-path.ts'
import { consentField } from './consent-field.ts'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import { siteAddress } from './site-address.ts'

/**
 * The id for the button's description, so that screen readers announce the notice to people who move between fields.
 */
export const noticeId = (form: ConsultationFormConfig) => `${form.pageSource}-notice`

/** Explains the use of the answers before they are sent. */
export function PrivacyNotice({ form }: { form: ConsultationFormConfig }) {
  const { version, text, link } = consent
  return (
    <div className="text-small text-muted">
      <input type="hidden" name={consentField} value={version} />
      <p id={noticeId(form)}>
        {text}{' '}
        <a href={siteAddress + privacyPath} className="text-body underline">
          {link}
        </a>
      </p>
    </div>
  )
}
