import { useRouteLoaderData } from 'react-router'
import type { SectionId } from '#agency/schema/navigation.ts'
import type { PageId } from '#agency/schema/pages.ts'

/** What the root's loader gives to every page. */
export type RootData = {
  /** The address of the site for everything that has to be absolute; null until the operator has set PUBLIC_URL. */
  publicUrl: string | null
  voiceProvider: 'embedded' | 'vapi' | 'off'
  /** The paths of the pages that the site has. */
  paths: Partial<Record<PageId, string>>
  /** Sections of the home page that have nothing to show. */
  emptySections: SectionId[]
}

const nothing: RootData = { publicUrl: null, voiceProvider: 'off', paths: {}, emptySections: [] }

/** The root's data; where the root failed, a site that is only its home page. */
export const useRootData = (): RootData => useRouteLoaderData<RootData>('root') ?? nothing

/** The same for functions that are given the matched routes. */
export const rootDataOf = (matches: readonly ({ loaderData?: unknown } | undefined)[]): RootData =>
  (matches[0]?.loaderData as RootData | undefined) ?? nothing
