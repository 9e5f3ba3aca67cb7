import type { TestProject } from 'vitest/node'
import { type Site, startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedSites: { url: string; dataDir: string }[]
  }
}

let sites: Site[]

/**
 * Starts the sites for the files of a project, except those with their own variables: a start takes seconds. There is
 * one site for each concurrent file, so that files do not see each other's data.
 */
export async function setup(project: TestProject): Promise<void> {
  const { maxWorkers, env } = project.config
  sites = await Promise.all(
    Array.from({ length: maxWorkers }, () => startSite({ AGENCY: env['AGENCY'] ?? '' })),
  )
  project.provide(
    'sharedSites',
    sites.map(({ url, dataDir }) => ({ url, dataDir })),
  )
}

export async function teardown(): Promise<void> {
  await Promise.all(sites.map((site) => site.remove()))
}
