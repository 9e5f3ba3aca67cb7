import { Hono } from 'hono'
import type { OriginRule } from '@frontdesk/voice-platform/origin-rule'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createMinuteLimit } from '#server/runtime/http/minute-limit.ts'
import type { Log } from '#server/runtime/log.ts'

/** The script of `<frontdesk-form>`, in the build (`form-element/`). */
export const formScript = '/frontdesk-form.js'

/**
 * Refuses `frontdesk-form.js` to pages of sites that are not allowed: their author reads why in the console, the operator in
 * the log. What stands inside the element stays. Pages of `ALLOWED_ORIGINS` get the file of the build, as the site's own do.
 */
export function createFormScript({
  originRule,
  log,
}: {
  originRule: OriginRule
  log: Log
}): Hono<AppEnvironment> {
  // Anybody can request it with any origin: a line a minute for each, and not many.
  const lines = createMinuteLimit({ ofOne: 1, ofAll: 10 })
  const routes = new Hono<AppEnvironment>()
  // A cache between keeps an answer for each origin: that for a page of this site does not let another page read it.
  routes.get('/assets/:file{frontdesk-form-.+}', async (c, next) => {
    await next()
    c.header('Vary', 'Origin', { append: true })
  })
  return routes.get(formScript, async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin === undefined || originRule(origin, c.var.visitor.host) !== 'other') {
      await next()
      c.header('Vary', 'Origin', { append: true })
      return undefined
    }
    // A program may write anything there.
    const named = /^https?:\/\/[\w.:[\]-]{1,253}$/.test(origin) ? origin : 'this page'
    if (lines.take(named)) {
      log.warn('refused the form to a page of a site that is not in ALLOWED_ORIGINS', { origin: named })
    }
    const sentence = `<frontdesk-form>: ${c.var.visitor.origin} does not allow its form on ${named}. Its operator can add this origin to ALLOWED_ORIGINS.`
    return c.body(`console.error(${JSON.stringify(sentence)})\n`, 200, {
      'Access-Control-Allow-Origin': origin,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/javascript; charset=utf-8',
      Vary: 'Origin',
    })
  })
}
