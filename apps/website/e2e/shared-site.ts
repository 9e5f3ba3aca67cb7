import type { TestProject } from 'vitest/node'
import { type Site, startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedSites: { url: string; dataDir: string }[]
  }
}

let sites: Site[]

/**
 * Starts the sites that the files of a project visit, but for those that need one with variables of its own: a start takes seconds.
 * One for each file that runs at a time, so that no file sees what another one did meanwhile.
 */
export async function setup(project: TestProject): Promise<void> {
  const { maxWorkers, execArgv } = project.config
  sites = await Promise.all(Array.from({ length: maxWorkers }, () => startSite({}, [], execArgv)))
  project.provide(
    'sharedSites',
    sites.map(({ url, dataDir }) => ({ url, dataDir })),
  )
}

export async function teardown(): Promise<void> {
  await Promise.all(sites.map((site) => site.remove()))
}
