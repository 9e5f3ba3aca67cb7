import { Hono } from 'hono'
import { contact } from '#content/contact.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createCallsApi } from './calls/calls-api.ts'
import { createBusinessClock } from './clock/create-business-clock.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { createImportApi } from './import/import-api.ts'
import { createEventsApi } from './live/events-api.ts'
import { createQuestionsApi } from './questions/questions-api.ts'
import { createChangesApi } from './requests/changes-api.ts'
import { createRequestsApi } from './requests/requests-api.ts'
import { createNumbersApi } from './numbers/numbers-api.ts'
import { createPrivacyApi } from './privacy/privacy-api.ts'
import { createWorkspaceApi } from './workspace/workspace-api.ts'

export type DeskApiOptions = Omit<DeskDependencies, 'promised' | 'promise' | 'now'> & { now?: () => Date }

/** The desk's own endpoints under `/api/desk`, behind the guard, as listed in `desk-contract.ts`. */
export function createDeskApi(options: DeskApiOptions): Hono<AppEnvironment> {
  const { now = () => new Date(), timeZone } = options
  const { openingHours, holidays, responseTime, responseBusinessHours } = contact
  const dependencies: DeskDependencies = {
    ...options,
    now,
    promise: responseTime,
    promised: {
      clock: createBusinessClock({ timeZone, openingHours, holidays }),
      businessHours: responseBusinessHours,
    },
  }
  const api = new Hono<AppEnvironment>()
  api.route('/', createRequestsApi(dependencies))
  api.route('/', createChangesApi(dependencies))
  api.route('/', createEventsApi(dependencies))
  api.route('/', createNumbersApi(dependencies))
  api.route('/', createImportApi(dependencies))
  api.route('/privacy', createPrivacyApi(dependencies))
  api.route('/', createWorkspaceApi(dependencies))
  api.route('/', createCallsApi(dependencies))
  api.route('/', createQuestionsApi(dependencies))
  return api
}
