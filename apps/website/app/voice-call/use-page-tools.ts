import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ToolCall } from '@frontdesk/voice-client'
import { languageTag } from '#contract/language.ts'
import { hasLanguages, siteLanguages } from '#contract/languages.ts'
import { bookingPath, homePath } from '#contract/home-path.ts'
import { hasAppointments } from '#contract/has-appointments.ts'
import { articlesList } from '#contract/site-map.ts'
import { sitePages } from '#contract/site-pages.ts'
import { voicePanel } from '#content/voice-panel.ts'
import { fillForm, formOn } from '#app/consultation-form/fill-form.ts'
import { scrollToSection } from '#app/links/scroll-to-section.ts'

const isOfTheSite = (path: string): boolean =>
  sitePages.some((page) => page.path === path) ||
  (articlesList !== null && `${path}/`.startsWith(`${articlesList.path}/`))

/**
 * The assistant's tools on the page: open a page of this site, scroll to a section, fill in a form, choose a
 * time. It never sends or books anything.
 * @returns a function that runs a tool and returns the answer for the assistant in words; it throws for unknown tools.
 */
export function usePageTools(): (call: ToolCall, callId: string | undefined) => string {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  return useCallback(
    ({ function: { name, arguments: args } }, callId) => {
      const goTo = (path: string, section?: string) => {
        if (!isOfTheSite(path)) throw new Error('There is no such page')
        if (section !== undefined && path === pathname) scrollToSection(section)
        else void navigate(path, section === undefined ? {} : { state: { scrollTo: section } })
      }
      const given = typeof args.path === 'string' ? args.path : homePath
      const path = hasLanguages ? inThisLanguage(given) : given
      switch (name) {
        case 'open_page':
          goTo(path)
          return 'The page is open.'
        case 'scroll_to_section':
          if (typeof args.section !== 'string') throw new Error('Name a section')
          goTo(path, args.section)
          return 'The section is in view.'
        case 'fill_consultation_form': {
          const form = formOn(pathname)
          fillForm(form.pageSource, args, callId)
          goTo(form.path, form.panelId)
          return voicePanel.formFilled
        }
        case 'choose_time': {
          if (!hasAppointments) break
          const { kind, at, zone, ...details } = args
          if (typeof kind !== 'string' || typeof at !== 'string') break
          const query = new URLSearchParams({ at, ...(typeof zone === 'string' && { zone }) })
          void navigate(`${bookingPath}/${encodeURIComponent(kind)}?${query}`, {
            state: { details: { ...details, call_id: callId } },
          })
          return 'The page is open with that time.'
        }
      }
      throw new Error(`This page has no tool ${name}`)
    },
    [pathname, navigate],
  )
}

/** A page that the assistant names may be of another language: it speaks English where it has no model. */
function inThisLanguage(path: string): string {
  const here = siteLanguages.find(({ tag }) => tag === languageTag)?.paths ?? {}
  const id = siteLanguages
    .flatMap(({ paths }) => Object.entries(paths))
    .find(([, other]) => other === path)?.[0]
  return here[id ?? ''] ?? path
}
