import { useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { brand } from '#content/brand.ts'
import { shell } from '#content/navigation.ts'
import { BackgroundCanvas } from '#app/background-canvas/background-canvas.tsx'
import {
  DeliveredLinks,
  DeliveredScripts,
  FontPreloads,
  ProofMeta,
  ThemeMeta,
} from './document/delivered-document.tsx'
import { siteLanguage } from '#contract/language.ts'
import { hasDots, usesOtherCompanies } from '#contract/site-map.ts'
import { ErrorScreen } from '#app/error-screen/error-screen.tsx'
import { serverContext } from '#app/server-context.ts'
import { hasMovingFilms } from '#app/media/moving.ts'
import { restoreMotion } from '#app/motion/motion.ts'
import { useFocusOnArrival } from '#app/links/use-focus-on-arrival.ts'
import { part } from './part.ts'
import { useIsHydrated } from './static.tsx'
import { useMetaOnArrival } from '#app/discovery/use-meta-on-arrival.ts'
import { useClientLinks } from '#app/links/use-client-links.ts'
import { useScrollOnArrival } from '#app/links/use-scroll-on-arrival.ts'
import { SiteFooter } from '#app/site-footer/site-footer.tsx'
import { CallDock } from '#app/voice-call/calls.ts'
import { SiteHeader } from '#app/site-header/site-header.tsx'
import { useLivingPictures } from '#app/vignettes/use-living-pictures.ts'
import type { Route } from './+types/root'
import deferred from './deferred.css?url'
import styles from './root.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'stylesheet', href: deferred, fetchPriority: 'low' },
  { rel: 'stylesheet', href: styles },
]

/** The root's data for every page. */
export type RootData = {
  /** The site's public address for everything that must be absolute; null until the operator has set PUBLIC_URL. */
  publicUrl: string | null
  voiceProvider: 'embedded' | 'vapi' | 'off'
  /** Present if the site is in another language, which the assistant does not speak. */
  isInEnglish?: true
}

export function loader({ context }: Route.LoaderArgs): RootData {
  const { site, voice } = context.get(serverContext)
  return {
    publicUrl: site.hasPublicUrl ? site.origin : null,
    voiceProvider: voice.provider,
    ...(voice.isInEnglish && { isInEnglish: voice.isInEnglish }),
  }
}

export const shouldRevalidate = () => false

/** For the error screen; every page has its own. */
export const meta: Route.MetaFunction = () => [
  { title: `${shell.error.title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/**
 * Announces that the app is hydrated. Presses made before are held until then: see app/inline-scripts. By
 * now a form has turned off the browser's own validation, because `useIsHydrated` changes for the whole page at once.
 */
function HydrationSign() {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) dispatchEvent(new Event('hydrated'))
  }, [isHydrated])
  return null
}

/** The frame of every screen, the error screen included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={siteLanguage.tag} dir={siteLanguage.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <ThemeMeta />}
        {import.meta.env.SSR && <FontPreloads />}
        <Meta />
        {import.meta.env.SSR ? <DeliveredLinks /> : <Links />}
        {import.meta.env.SSR && <ProofMeta />}
      </head>
      <body>
        <a href="#main" className="skip-link">
          {shell.skipToContent}
        </a>
        {hasDots && <BackgroundCanvas />}
        <SiteHeader />
        {children}
        <SiteFooter />
        <HydrationSign />
        <ScrollRestoration />
        {import.meta.env.SSR ? <DeliveredScripts /> : <Scripts />}
      </body>
    </html>
  )
}

/** Null on a site that shows nothing of other companies: its build leaves out the code. */
const OtherCompanies = usesOtherCompanies
  ? part(async () => (await import('#app/other-companies/other-companies.tsx')).OtherCompanies)
  : null

/** Null on a site without a film that plays by itself: its build leaves out the code. */
const MovingFilms = hasMovingFilms
  ? part(async () => (await import('#app/media/moving-films.tsx')).MovingFilms)
  : null

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(restoreMotion, [])
  useClientLinks()
  useScrollOnArrival()
  useFocusOnArrival()
  useMetaOnArrival()
  useLivingPictures()
  return (
    <>
      {/* In tab order before the page, one step back from wherever a page begins. */}
      {loaderData.voiceProvider !== 'off' && (
        <CallDock
          provider={loaderData.voiceProvider}
          language={loaderData.isInEnglish ? 'en-US' : siteLanguage.spoken}
        />
      )}
      <Outlet />
      {OtherCompanies && <OtherCompanies />}
      {MovingFilms && <MovingFilms />}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
