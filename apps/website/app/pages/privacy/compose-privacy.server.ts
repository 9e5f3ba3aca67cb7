import { paragraphText } from '#agency/lines.ts'
import { otherCompanies } from '#content/other-companies.ts'
import { privacy } from '#content/pages/privacy.ts'
import { privacyKept } from '#content/pages/privacy-kept.ts'
import { hasLanguages } from '#contract/languages.ts'
import type { ServerContext } from '#contract/pages.ts'
import { describeRetention } from './describe-retention.server.ts'

/** The texts of the page, without what this site does not do. */
export function composePrivacy({ site, voice }: Pick<ServerContext, 'site' | 'voice'>) {
  const isShown = { calls: voice.notice !== null, measured: site.measuresVisits }
  const { title, lead } = privacy
  const shown = privacy.sections.filter(({ when }) => when === undefined || isShown[when])
  const reading = (shown.find(({ id }) => id === 'reading') ?? shown.at(-1))?.id
  const sections = shown.map(({ id, when, title: of, fact, paragraphs }) => ({
    title: of,
    fact,
    paragraphs: [
      ...(when === 'calls' && voice.notice !== null ? [voice.notice] : []),
      ...paragraphs.map((paragraph) => paragraphText(paragraph, isShown.calls)),
      ...(id === 'request' ? describeRetention(site) : []),
      ...(hasLanguages && id === reading && privacyKept.language !== undefined ? [privacyKept.language] : []),
    ],
  }))
  const rights = shown.findIndex(({ id }) => id === 'rights')
  return {
    title,
    lead,
    sections: sections.toSpliced(rights === -1 ? sections.length : rights, 0, ...describeOtherCompanies()),
  }
}

/** The section about other companies' scripts and frames, if there are any. */
function describeOtherCompanies() {
  const { entries, words } = otherCompanies
  if (entries.length === 0) return []
  const paragraphs = entries.map(({ kind, company, purpose, sets, address, ...more }) => {
    const origins = [address, ...('origins' in more ? (more.origins ?? []) : [])].map(
      (each) => new URL(each).host,
    )
    const from = `${company} (${[...new Set(origins)].join(', ')}): ${purpose}`
    const stores = sets === undefined ? words.setsNothing : words.sets.replace('{sets}', sets)
    const when = kind === 'frame' ? words.whenPressed : sets === undefined ? words.atOnce : words.whenAllowed
    return `${from} ${stores} ${when}`
  })
  return [{ title: words.title, fact: words.fact, paragraphs }]
}
