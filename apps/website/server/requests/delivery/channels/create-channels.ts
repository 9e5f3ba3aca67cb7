import type { Channel } from '../channel.ts'
import { createChatChannel } from './chat.ts'
import { createConfirmationChannel } from './mail/confirmation-mail.ts'
import { createReplyChannel } from './mail/reply-mail.ts'
import { createStaffMailChannel } from './mail/staff-mail.ts'
import type { MailContext } from './mail/staff-mail.ts'
import { createWebhookChannel } from './webhook.ts'
import type { DeliverySettings } from '../delivery-settings.ts'

/** Creates the configured channels. */
export function createChannels(
  { email, confirmation, webhook, chat }: DeliverySettings,
  context: MailContext,
): Channel[] {
  return [
    ...(email ? [createStaffMailChannel(email, context)] : []),
    ...(confirmation ? [createConfirmationChannel(confirmation)] : []),
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
