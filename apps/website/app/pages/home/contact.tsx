import { ConsultationForm } from '#app/consultation-form/consultation-form.tsx'
import { contactForm } from '#app/consultation-form/form-config.ts'
import { Static, staticPart } from '#app/static.tsx'

const ContactDetails = staticPart(async () => (await import('./home-sections.tsx')).ContactDetails)

/** The contact details beside the form. */
export function Contact() {
  return (
    <section id="contact" className="border-t border-line">
      <div className="page grid gap-x-20 gap-y-12 py-20 md:py-28 lg:grid-cols-2">
        <Static>
          <ContactDetails />
        </Static>
        <div id={contactForm.panelId} className="panel self-start p-6 sm:p-8">
          <ConsultationForm form={contactForm} />
        </div>
      </div>
    </section>
  )
}
