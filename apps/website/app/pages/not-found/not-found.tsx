import { data } from 'react-router'
import { brand } from '#content/brand.ts'
import { pages } from '#content/pages.ts'
import { shell } from '#content/navigation.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/not-found'
import { homePath } from '#contract/home-path.ts'

export function loader() {
  return data(null, { status: 404 })
}

export const meta: Route.MetaFunction = () => [
  { title: `${shell.notFound.title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  const { title, text, home, services } = shell.notFound
  return (
    <main id="main" className="page grid min-h-svh content-center gap-6 py-32">
      <img src="/windows/missing.svg" width="384" height="42" alt="" />
      <p className="numerals text-base text-brand">404</p>
      <h1 className="max-w-display text-display">{title}</h1>
      <p className="max-w-measure text-lead">{text}</p>
      <p className="mt-2 flex flex-wrap gap-4 max-sm:*:grow">
        <ButtonLink to={homePath} tone="lamp">
          {home}
        </ButtonLink>
        <ButtonLink to={pages.services.path}>{services}</ButtonLink>
      </p>
    </main>
  )
}
