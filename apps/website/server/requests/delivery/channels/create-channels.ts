import type { Channel } from '../channel.ts'
import { createChatChannel } from './chat.ts'
import { createConfirmationChannel } from './mail/confirmation-mail.ts'
import { createReplyChannel } from './mail/reply-mail.ts'
import { createStaffMailChannel } from './mail/staff-mail.ts'
import type { MailContext } from './mail/staff-mail.ts'
import { createWebhookChannel } from './webhook.ts'
import type { DeliverySettings } from '../delivery-settings.ts'

/**
 * Creates the configured channels: those to staff and programs, and those to visitors.
 * @param appointments that of appointments, if the site has any
 */
export function createChannels(
  settings: DeliverySettings,
  context: MailContext,
  appointments: Channel | null = null,
): Channel[] {
  const { email, webhook, chat } = settings
  return [
    ...(email ? [createStaffMailChannel(email, context)] : []),
    ...createVisitorChannels(settings, appointments),
    ...(webhook ? [createWebhookChannel(webhook)] : []),
    ...(chat ? [createChatChannel(chat, context)] : []),
  ]
}

/**
 * Creates the channels that write to visitors.
 * @param appointments that of appointments, if the site has any
 */
export const createVisitorChannels = (
  { email, confirmation }: DeliverySettings,
  appointments: Channel | null,
): Channel[] => [
  ...(appointments ? [appointments] : []),
  ...(confirmation ? [createConfirmationChannel(confirmation)] : []),
  ...(email ? [createReplyChannel(email)] : []),
]
