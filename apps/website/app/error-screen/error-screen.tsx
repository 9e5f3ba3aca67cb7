import { isRouteErrorResponse } from 'react-router'
import { shell } from '#content/navigation.ts'
import { ButtonLink } from '#app/ui/button.tsx'

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : String(error)
}

/** What a visitor sees when a page fails: the status and its text, or the message, and a way on. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main id="main" className="page grid min-h-svh content-center gap-6 py-32">
      <p className="numerals text-base text-alarm">{describe(error)}</p>
      <h1 className="text-heading">{shell.error.title}</h1>
      <p className="max-w-measure text-lead">{shell.error.text}</p>
      <p>
        <ButtonLink to="/">{shell.error.home}</ButtonLink>
      </p>
    </main>
  )
}
