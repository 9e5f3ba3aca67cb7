import { createRoot, type Root } from 'react-dom/client'
import { consultationForms } from '#contract/consultation-forms.ts'
import { contactForm } from '#app/consultation-form/form-config.ts'
import { direction, languageTag } from '#contract/language.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import { BookingLinks } from '#app/consultation-form/booking-links.tsx'
import { FormInItsState } from '#app/consultation-form/form-in-its-state.tsx'
import styles from './form-element.css?inline'

/**
 * `<frontdesk-form>`: a consultation form of the site on a page of another one. `page-source` names the form; the contact
 * form without it. What stands inside the element is shown until the form is, and stays if it cannot be.
 */
class FrontdeskForm extends HTMLElement {
  #form: Root | undefined

  connectedCallback(): void {
    if (this.#form) return
    const pageSource = this.getAttribute('page-source') ?? contactForm.pageSource
    const form = consultationForms.find((known) => known.pageSource === pageSource)
    if (!form) {
      const known = consultationForms.map((each) => each.pageSource).join(', ')
      // oxlint-disable-next-line no-console -- the only place where the page's author looks
      console.error(`<frontdesk-form>: there is no form "${pageSource}". page-source is one of: ${known}.`)
      return
    }
    this.#form = createRoot(this.shadowRoot?.firstElementChild ?? this.#addPanel())
    const next = hasAppointments ? BookingLinks : null
    this.#form.render(<FormInItsState form={form} isSent={false} failure={null} next={next} />)
  }

  disconnectedCallback(): void {
    // An element that is only moved keeps its form.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#form?.unmount()
      this.#form = undefined
    })
  }

  #addPanel(): Element {
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    // A strict content security policy allows no inline styles.
    root.adoptedStyleSheets.push(sheet)
    const panel = document.createElement('div')
    panel.className = 'panel'
    // The page around it may be in another language.
    panel.lang = languageTag
    panel.dir = direction
    root.append(panel)
    return panel
  }
}

if (!customElements.get('frontdesk-form')) customElements.define('frontdesk-form', FrontdeskForm)
