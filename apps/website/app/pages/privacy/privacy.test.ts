import { describe, expect, it } from 'vitest'
import { privacy } from '#content/pages/privacy.ts'
import type { ServerContext } from '#contract/pages.ts'
import { composePrivacy } from './compose-privacy.server.ts'

/** The paragraphs of the page, for a site with this notice about calls. */
function paragraphsWith(notice: string | null): string {
  const site = {
    measuresVisits: false,
    guests: [],
    retention: { visits: true, requestsDays: null, backupsDays: null },
  } as Partial<ServerContext['site']> as ServerContext['site']
  const provider = notice === null ? 'off' : 'embedded'
  const { sections } = composePrivacy({ site, voice: { provider, notice } })
  return sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
}

/** The sentences about calls, wherever they stand on the page. */
const aboutCalls = privacy.sections.flatMap(({ when, paragraphs }) =>
  paragraphs.flatMap((paragraph) => {
    if (typeof paragraph === 'string') return when === 'calls' ? [paragraph] : []
    return [
      ...(when === 'calls' ? [paragraph.text] : []),
      ...(paragraph.withCalls === undefined ? [] : [paragraph.withCalls]),
    ]
  }),
)

describe('the privacy page', () => {
  it('says everything about calls while visitors can call', () => {
    const page = paragraphsWith('We keep calls for 30 days.')
    expect(page).toContain('We keep calls for 30 days.')
    for (const sentence of aboutCalls) expect(page).toContain(sentence)
  })

  it('says nothing about calls where they are off', () => {
    const page = paragraphsWith(null)
    expect(aboutCalls.length).toBeGreaterThan(0)
    for (const sentence of aboutCalls) expect(page).not.toContain(sentence)
  })
})
