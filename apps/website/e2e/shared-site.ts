import type { TestProject } from 'vitest/node'
import { type Site, startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: { url: string; dataDir: string }
  }
}

let site: Site

/** Starts the site that all files of a project visit, but for those that need one with variables of its own: a start takes seconds. */
export async function setup(project: TestProject): Promise<void> {
  site = await startSite({}, [], project.config.execArgv)
  const { url, dataDir } = site
  project.provide('sharedSite', { url, dataDir })
}

export const teardown = (): Promise<void> => site.remove()
