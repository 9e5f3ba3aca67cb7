import { Hono } from 'hono'
import type { hostedAssistant } from '#content/hosted-assistant.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { readConfig } from '#server/runtime/config.ts'
import { createOriginRule, createVisitorReader, visitor } from '#server/runtime/http/visitor.ts'
import { createLog } from '#server/runtime/log.ts'
import { originGuard } from '#server/site/origin-guard.ts'
import { securityHeaders } from '#server/runtime/http/security-headers.ts'
import { createPlainPage } from '#server/site/pages/plain-page.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { createVoice } from '#server/voice/create-voice.ts'
import { readVoiceSettings } from '#server/voice/voice-settings.ts'

/** The site's own origin, and one that its operator allows. */
export const site = 'https://agency.example'
export const guest = 'https://landing.example'

let visitors = 0
const aNewVisitor = () => `198.51.100.${++visitors}`

/** Mounts the site's guards and voice routes as in the app, behind a proxy that names the visitor. */
export function openSite(options: {
  platformUrl: string
  store: Pick<TransactionRunner, 'run'>
  settings?: Record<string, string>
  assistant?: typeof hostedAssistant
}) {
  const { platformUrl, store, settings, assistant } = options
  const config = readConfig({
    PUBLIC_URL: site,
    ALLOWED_ORIGINS: guest,
    TRUSTED_PROXIES: 'loopback',
    VOICE_PROVIDER: 'vapi',
    VAPI_PUBLIC_KEY: 'public-key',
    VAPI_ASSISTANT_ID: 'assistant-1',
    VAPI_API_URL: platformUrl,
    VOICE_DAILY_MINUTES: '1000000',
    ...settings,
  })
  const lines: string[] = []
  const originRule = createOriginRule(config)
  const voice = createVoice({
    settings: readVoiceSettings(config, assistant),
    callNotice: null,
    store,
    taughtAnswers: { current: () => [], refresh: async () => {} },
    originRule,
    log: createLog((line) => lines.push(line)),
  })
  const app = new Hono<AppEnvironment>()
  app.use(visitor(createVisitorReader(config)))
  app.use(securityHeaders({ opened: voice.opened, usesCamera: voice.usesCamera ?? false }))
  app.use(originGuard(originRule, createPlainPage(['/site.css'])))
  app.route('/voice', voice.api)
  app.get('/page', (c) => c.html('<!doctype html>'))
  return {
    lines,
    get: (path: string) => app.request(path),
    /** Simulates a press of the button. */
    call: async (options: { from?: string; body?: string; headers?: Record<string, string> } = {}) =>
      app.request('/voice/call/web', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: site,
          'X-Forwarded-For': options.from ?? aNewVisitor(),
          ...options.headers,
        },
        body: options.body ?? '{"assistant":{}}',
      }),
  }
}
