import { otherCompanies } from '#content/other-companies.ts'
import type { OtherCompany } from '#agency/schema/other-companies.ts'
import type { PolicySources } from '#server/runtime/http/app-environment.ts'

/**
 * Adds the origins of other companies' scripts and frames to what the policy of a page allows. The desk has none of them.
 * @param inline the page's own inline scripts and styles
 */
export function withOtherCompanies(
  inline: PolicySources,
  entries: readonly OtherCompany[] = otherCompanies.entries,
): PolicySources {
  const scripts = originsOf(entries.filter(({ kind }) => kind === 'script'))
  const frames = originsOf(entries)
  return {
    ...inline,
    ...(scripts.length === 0
      ? {}
      : {
          'script-src': [...(inline['script-src'] ?? []), ...scripts],
          'connect-src': scripts,
          'img-src': scripts,
        }),
    ...(frames.length === 0 ? {} : { 'frame-src': frames }),
  }
}

const originsOf = (entries: readonly OtherCompany[]): string[] => [
  ...new Set(
    entries.flatMap((entry) => [
      new URL(entry.address).origin,
      ...(entry.kind === 'script' ? (entry.origins ?? []) : []),
    ]),
  ),
]
