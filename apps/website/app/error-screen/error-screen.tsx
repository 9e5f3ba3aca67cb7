import { isRouteErrorResponse } from 'react-router'
import { shell } from '#content/navigation.ts'
import { contact } from '#content/contact.ts'
import { homePath } from '#contract/home-path.ts'
import { siteLanguage } from '#contract/language.ts'
import { ButtonLink } from '#app/ui/button.tsx'

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    // The text is English, like the router.
    return `${error.status} ${siteLanguage.code === 'en' ? error.statusText : ''}`.trim()
  }
  return error instanceof Error ? error.message : String(error)
}

/** Shown when a page fails: the status and its text, or the message, and a way on. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main id="main" className="page grid min-h-svh content-center gap-6 py-32">
      <img src="/windows/out.svg" width="384" height="42" alt="" />
      <p className="numerals text-base wrap-anywhere text-alarm">{describe(error)}</p>
      <h1 className="text-heading">{shell.error.title}</h1>
      <p className="max-w-measure text-lead">{shell.error.text}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to={homePath} tone="lamp">
          {shell.error.home}
        </ButtonLink>
        <a href={`mailto:${contact.email}`} className="py-2 text-ink underline underline-offset-4">
          {contact.email}
        </a>
      </p>
    </main>
  )
}
