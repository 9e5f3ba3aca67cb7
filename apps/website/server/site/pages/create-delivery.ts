import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delivery } from '#contract/pages.ts'
import type { Config } from '#server/runtime/config.ts'
import { solverAddress } from '#server/requests/spam/proof-of-work/proof-route.ts'
import { visitReport } from '#server/site/visits/visit-report.ts'
import type { AppBuild } from './app-build.ts'

/**
 * Decides what pages from memory contain besides what the router renders; `app/document` renders it.
 * @param client the folder of the build with the browser's files
 */
export async function createDelivery(
  config: Pick<Config, 'VISITOR_METRICS' | 'PROOF_OF_WORK'>,
  client: string,
  { inlineScripts }: AppBuild['entry']['module'],
): Promise<Delivery> {
  return {
    stylesheets: await readStylesheets(client),
    ...inlineScripts,
    visitReport: config.VISITOR_METRICS === 'on' ? visitReport : null,
    proofSolver: config.PROOF_OF_WORK === 'on' ? solverAddress : null,
  }
}

async function readStylesheets(client: string): Promise<Map<string, string>> {
  const files = globSync('assets/*.css', { cwd: client })
  return new Map(
    await Promise.all(
      files.map(async (file) => [`/${file}`, await readFile(join(client, file), 'utf8')] as const),
    ),
  )
}
