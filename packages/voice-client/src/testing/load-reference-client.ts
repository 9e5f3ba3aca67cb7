import { createRequire } from 'node:module'
import type vapi from '@vapi-ai/web'
import type { DailyFactory } from '../daily/load-daily.ts'

/** The vendor's published client, on a scripted daily-js. */
export function loadReferenceClient(daily: DailyFactory): typeof vapi.default {
  const requireHere = createRequire(import.meta.url)
  const requireThere = createRequire(requireHere.resolve('@vapi-ai/web'))
  const dailyPath = requireThere.resolve('@daily-co/daily-js')
  const clientPath = requireHere.resolve('@vapi-ai/web')
  const scripted = {
    id: dailyPath,
    filename: dailyPath,
    loaded: true,
    children: [],
    paths: [],
    exports: { __esModule: true, default: daily },
  }
  requireHere.cache[dailyPath] = scripted as unknown as NodeJS.Module
  delete requireHere.cache[clientPath]
  return (requireHere(clientPath) as typeof vapi).default
}
