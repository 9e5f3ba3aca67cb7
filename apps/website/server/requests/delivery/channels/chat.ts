import { siteStaffWords } from '#contract/staff-words/site-staff-words.ts'
import type { Channel, Message } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings, ChatFormat } from '#server/requests/delivery/delivery-settings.ts'
import { deskAddressOf, markTest, referenceOf } from '#server/requests/delivery/message-text.ts'
import { isFreeText, labelAnswers } from '#server/requests/own-answers.ts'
import { outcomeOfPost } from './post.ts'

/**
 * Announces a request in a chat: the name, the service and the answers to own fields, but no contact data, because many
 * people may read the chat. So what visitors write into text fields is left out: it may hold some.
 */
export function createChatChannel(
  settings: NonNullable<DeliverySettings['chat']>,
  { publicUrl }: { publicUrl: string | undefined },
): Channel {
  const { url, format, allowPrivate } = settings
  return {
    name: 'chat',
    target: url,
    deliversNotices: true,
    timeout: 15_000,
    deliver: (message, { signal }) =>
      outcomeOfPost(url, {
        headers: {},
        body: JSON.stringify(chatMessage(format, wordsOf(message, publicUrl))),
        allowPrivate,
        signal,
      }),
  }
}

function wordsOf(message: Message, publicUrl: string | undefined): ChatText {
  switch (message.type) {
    case 'consultation': {
      const { id, name, company, service, answers } = message.consultation
      const told = labelAnswers(answers).filter((answer) => !isFreeText(answer.id))
      return {
        title: markTest(siteStaffWords.announced.requestFor(plainWords(service)), message.isProbe),
        lines: [
          [name, company].flatMap((words) => plainWords(words) || []).join(', '),
          ...told.map(({ label, value }) => `${plainWords(label)}: ${plainWords(value)}`),
          siteStaffWords.announced.reference(referenceOf(id)),
        ],
        address: message.isProbe ? undefined : deskAddressOf(id, publicUrl),
      }
    }
    case 'notice': {
      const { title, text, request } = message.notice
      return { title, lines: text.split('\n'), address: request && deskAddressOf(request, publicUrl) }
    }
  }
}

/**
 * A short message with a title and some lines. Visitors' words must have passed through `plainWords`. `address` is a
 * link to the desk.
 */
export type ChatText = { title: string; lines: readonly string[]; address?: string | undefined }

/** Creates the request body for a chat's incoming webhook. */
function chatMessage(format: ChatFormat, { title, lines, address }: ChatText): object {
  // Escapes would break it, and chats link it by themselves.
  const link = address === undefined ? [] : [address]
  switch (format) {
    case 'slack':
    case 'mattermost': {
      const text = [...[title, ...lines].map(escapeSlack), ...link].join('\n')
      // https://docs.slack.dev/messaging/formatting-message-text: with `mrkdwn` off, Slack does not interpret
      // formatting and mentions.
      return { text, mrkdwn: false, link_names: false, unfurl_links: false, unfurl_media: false }
    }
    case 'teams':
      return teamsCard([title, ...lines], link)
    case 'discord':
      return {
        content: [...[title, ...lines].map(escapeMarkdown), ...link].join('\n'),
        allowed_mentions: { parse: [] },
        // SUPPRESS_EMBEDS: no link previews.
        flags: 4,
      }
  }
}

const escapeSlack = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Mattermost and Discord read Markdown. No escape works in both without being visible in one.
    .replaceAll(/[*_~`[\]!|]/g, '$&\u200b')

const escapeMarkdown = (text: string): string => text.replaceAll(/[\\*_~`|<>[\]()#-]/g, '\\$&')

/** An Adaptive Card as workflows post it. A rich text block does not interpret Markdown. */
function teamsCard([title = '', ...lines]: readonly string[], links: readonly string[]): object {
  const block = (text: string, more: object = {}) => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text, ...more }],
  })
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [block(title, { weight: 'bolder' }), ...lines.map((line) => block(line))],
          ...(links.length > 0 && {
            actions: links.map((url) => ({
              type: 'Action.OpenUrl',
              title: siteStaffWords.announced.open,
              url,
            })),
          }),
        },
      },
    ],
  }
}

/** An invisible character. It keeps chats from joining the text on both sides into a command or a link. */
const gap = '\u200b'

/** Maximum length of a visitor's text in a chat message, in characters. */
const longest = 120

/**
 * Reduces a visitor's text to one line of plain words: no mention, link, picture or command works in any chat.
 * Characters that are special to one chat only are escaped where its message is built.
 */
export function plainWords(text: string): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  const characters = Array.from(line)
  const short = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : line
  return short
    .replaceAll(/[@＠]/g, `$&${gap}`)
    .replaceAll(':/', `:${gap}/`)
    .replaceAll('](', `]${gap}(`)
    .replaceAll(/\bwww\./gi, `www${gap}.`)
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}])/gu, `${gap}.${gap}`)
    .replaceAll(/^([/#])/g, `${gap}$1`)
    .replaceAll(/:(?=[\w+-]+:)/g, `:${gap}`)
}
