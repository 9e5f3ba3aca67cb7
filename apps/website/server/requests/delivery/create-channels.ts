import type { Channel } from './channel.ts'
import { createChatChannel } from './channels/chat/create-chat-channel.ts'
import { createConfirmationChannel } from './channels/confirmation/create-confirmation-channel.ts'
import { createEmailChannel } from './channels/email/create-email-channel.ts'
import type { MailPlace } from './channels/email/staff-words.ts'
import { createWebhookChannel } from './channels/webhook/create-webhook-channel.ts'
import type { DeliverySettings } from './delivery-settings.ts'

/** Creates the configured channels. */
export function createChannels(
  { email, confirmation, webhook, chat }: DeliverySettings,
  place: MailPlace,
): Channel[] {
  return [
    ...(email ? [createEmailChannel(email, place)] : []),
    ...(confirmation ? [createConfirmationChannel(confirmation)] : []),
    ...(webhook ? [createWebhookChannel(webhook)] : []),
    ...(chat ? [createChatChannel(chat)] : []),
  ]
}
