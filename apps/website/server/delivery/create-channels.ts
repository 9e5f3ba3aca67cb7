import type { Channel } from './channel.ts'
import { createChatChannel } from './channels/chat/create-chat-channel.ts'
import { createWebhookChannel } from './channels/webhook/create-webhook-channel.ts'
import type { DeliverySettings } from './delivery-settings.ts'

/** Makes the channels that are configured. */
export function createChannels({ webhook, chat }: DeliverySettings): Channel[] {
  return [...(webhook ? [createWebhookChannel(webhook)] : []), ...(chat ? [createChatChannel(chat)] : [])]
}
