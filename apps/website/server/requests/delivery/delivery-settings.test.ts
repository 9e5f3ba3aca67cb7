import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { configuredChannels, readDeliverySettings } from './delivery-settings.ts'

const read = (environment: Record<string, string>) => readDeliverySettings(readConfig(environment))
const mail = { SMTP_URL: 'smtp://localhost', NOTIFY_EMAIL: 'ada@example.com, bob@example.com' }
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

describe('the channels of a site', () => {
  it('are empty by default', () => {
    expect(configuredChannels(readConfig({}))).toEqual([])
  })

  it('are mail to staff and to the visitor, which an operator can turn off', () => {
    expect(configuredChannels(readConfig(mail))).toEqual(['email', 'confirmation'])
    expect(configuredChannels(readConfig({ ...mail, CONFIRM_TO_VISITOR: 'off' }))).toEqual(['email'])
  })

  it('send mail from the first address, or from the configured one', () => {
    expect(read(mail).email?.from).toEqual({ name: '', address: 'ada@example.com' })
    expect(read({ ...mail, MAIL_FROM: '"Lamp, Ltd" <office@example.com>' }).email?.from).toEqual({
      name: 'Lamp, Ltd',
      address: 'office@example.com',
    })
  })

  it.each([
    [{ SMTP_URL: 'smtp://localhost' }, 'NOTIFY_EMAIL is not set'],
    [{ NOTIFY_EMAIL: 'ada@example.com' }, 'SMTP_URL is not set'],
    [{ WEBHOOK_URL: 'https://hooks.example' }, 'WEBHOOK_SECRET is not set'],
    [{ WEBHOOK_URL: 'http://hooks.example', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL cannot be used'],
    [{ CHAT_WEBHOOK_URL: 'http://chat.example' }, 'CHAT_WEBHOOK_URL cannot be used'],
  ])('stop the start when %j is half a setting', (environment, sentence) => {
    expect(() => read(environment)).toThrow(sentence)
  })

  it('detect the chat by its host unless it is set', () => {
    const format = (url: string, more = {}) => read({ CHAT_WEBHOOK_URL: url, ...more }).chat?.format
    expect(format('https://hooks.slack.com/services/x')).toBe('slack')
    expect(format('https://discord.com/api/webhooks/x')).toBe('discord')
    expect(format('https://prod-1.westeurope.logic.azure.com/workflows/x')).toBe('teams')
    expect(format('https://x.environment.api.powerplatform.com/y')).toBe('teams')
    expect(format('https://discord.com.evil.example/x')).toBe('slack')
    expect(format('https://chat.example/hooks/x', { CHAT_FORMAT: 'mattermost' })).toBe('mattermost')
  })
})
