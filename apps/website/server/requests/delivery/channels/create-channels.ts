import type { Channel } from '../channel.ts'
import { createChatChannel } from './chat.ts'
import { createConfirmationChannel } from './mail/confirmation-mail.ts'
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
