import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { type MailServer, startMailServer } from '#server/requests/delivery/testing/start-mail-server.ts'
import {
  type ScriptedHttp,
  startScriptedHttp,
} from '#server/requests/delivery/testing/start-scripted-http.ts'
import { tryChannels } from './try-channels.ts'

const servers: { close(): Promise<void> }[] = []
const use = <Server extends { close(): Promise<void> }>(server: Server): Server => {
  servers.push(server)
  return server
}
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

const mailTo = ({ url }: Pick<MailServer, 'url'>) => ({ SMTP_URL: url, NOTIFY_EMAIL: 'ada@example.com' })
const webhookTo = ({ url }: Pick<ScriptedHttp, 'url'>) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
  WEBHOOK_ALLOW_PRIVATE: 'on',
})
const examine = (environment: Record<string, string>, timeout?: number) =>
  tryChannels(readConfig(environment), timeout)

describe('the doctor, about the channels', () => {
  it('sends one mail and one post, both marked as a test, and says that they were accepted', async () => {
    const mail = use(await startMailServer())
    const webhook = use(await startScriptedHttp())
    const settings = { ...mailTo(mail), ...webhookTo(webhook), CONFIRM_TO_VISITOR: 'on' }
    const { findings, notes } = await examine(settings)
    expect(findings).toEqual([])
    expect(notes).toEqual([
      expect.stringMatching(/^The server of SMTP_URL accepted a test \(250 .+\)\.$/),
      'The server of WEBHOOK_URL accepted a test (HTTP 200 ok).',
    ])
    expect(mail.mails.map((each) => each.to)).toEqual([['ada@example.com']])
    expect(mail.mails[0]?.header('Subject')).toMatch(/^Test: /)
    expect(webhook.requests.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'consultation.test',
    ])
  })

  it('sends nothing where nothing is set', async () => {
    expect(await examine({})).toEqual({ findings: [], notes: [] })
  })

  it('reports a server that refuses the test, without an address', async () => {
    const mail = use(
      await startMailServer({
        onRcptTo: ({ address }, _, callback) =>
          callback(Object.assign(new Error(`<${address}> is unknown`), { responseCode: 550 })),
      }),
    )
    const chat = use(await startScriptedHttp())
    chat.answer = (response) => response.writeHead(404).end('no_service')
    const settings = { ...mailTo(mail), CHAT_WEBHOOK_URL: chat.url, WEBHOOK_ALLOW_PRIVATE: 'on' }
    const { findings, notes } = await examine(settings)
    expect(notes).toEqual([])
    expect(findings.map(({ where }) => where.split(':')[0])).toEqual(['SMTP_URL', 'CHAT_WEBHOOK_URL'])
    expect(findings[0]?.what).toContain('550')
    expect(findings[0]?.what).not.toContain('ada@')
    expect(findings[1]?.what).toContain('HTTP 404 no_service')
  })

  it('reports a server that is not there, and one that stays silent', async () => {
    const silent = use(await startScriptedHttp())
    silent.answer = () => {}
    const absent = await startMailServer()
    await absent.close()
    const { findings } = await examine({ ...mailTo(absent), ...webhookTo(silent) }, 1000)
    expect(findings.map(({ what }) => what)).toEqual([
      expect.stringContaining('SMTP_URL did not accept a test'),
      expect.stringContaining('There was no answer in time'),
    ])
  })
})
