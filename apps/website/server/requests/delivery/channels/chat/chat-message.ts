import type { ChatFormat } from '#server/requests/delivery/delivery-settings.ts'

/** A short message with a title and some lines. Visitors' words must have passed through `plainWords`. */
export type ChatText = { title: string; lines: readonly string[] }

/** Creates the request body for a chat's incoming webhook. */
export function chatMessage(format: ChatFormat, { title, lines }: ChatText): object {
  switch (format) {
    case 'slack':
    case 'mattermost': {
      const text = [title, ...lines].map(escapeSlack).join('\n')
      // https://docs.slack.dev/messaging/formatting-message-text: with `mrkdwn` off, Slack does not interpret
      // formatting and mentions.
      return { text, mrkdwn: false, link_names: false, unfurl_links: false, unfurl_media: false }
    }
    case 'teams':
      return teamsCard([title, ...lines])
    case 'discord':
      return {
        content: [title, ...lines].map(escapeMarkdown).join('\n'),
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
function teamsCard([title = '', ...lines]: readonly string[]): object {
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
        },
      },
    ],
  }
}
