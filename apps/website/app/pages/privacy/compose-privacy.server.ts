import { paragraphText } from '#agency/lines.ts'
import { privacy } from '#content/pages/privacy.ts'
import type { ServerContext } from '#contract/pages.ts'
import { describeRetention } from './describe-retention.server.ts'

/** The texts of the page, without what this site does not do. */
export function composePrivacy({ site, voice }: Pick<ServerContext, 'site' | 'voice'>) {
  const isShown = { calls: voice.notice !== null, measured: site.measuresVisits }
  const { title, lead } = privacy
  const sections = privacy.sections
    .filter(({ when }) => when === undefined || isShown[when])
    .map(({ id, when, title: of, fact, paragraphs }) => ({
      title: of,
      fact,
      paragraphs: [
        ...(when === 'calls' && voice.notice !== null ? [voice.notice] : []),
        ...paragraphs.map((paragraph) => paragraphText(paragraph, isShown.calls)),
        ...(id === 'request' ? describeRetention(site.retention) : []),
      ],
    }))
  return { title, lead, sections }
}
