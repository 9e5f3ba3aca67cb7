import { Hono } from 'hono'
import { choiceOfService, onlyChoices } from '#agency/consultation-choices.ts'
import { sitePages } from '#agency/site-pages.ts'
import { desk } from '#content/desk.ts'
import { forms } from '#content/forms.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { Workspace } from '#contract/desk/requests.ts'
import type { DeskDependencies } from '../desk-dependencies.ts'
import { readColleagues } from './read-colleagues.ts'

/** `GET /workspace`: data that the screens load once. */
export function createWorkspaceApi(dependencies: DeskDependencies): Hono<AppEnvironment> {
  const { store, promise, promised, timeZone, canSendMail } = dependencies
  const api = new Hono<AppEnvironment>()
  api.get('/workspace', async (c) => {
    const { colleagues } = await readColleagues(store)
    const workspace: Workspace = {
      colleagues,
      pages: Object.entries(forms).map(([page, { pageSource }]) => ({
        id: pageSource,
        name: sitePages.find(({ id }) => id === page)?.name ?? page,
      })),
      services: [...new Set([...choiceOfService.values(), ...onlyChoices.values()])],
      replyTemplates: desk.replyTemplates,
      promise: { text: promise, businessHours: promised.businessHours },
      timeZone,
      canSendMail,
    }
    return c.json(workspace)
  })
  return api
}
