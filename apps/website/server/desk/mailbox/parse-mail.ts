import { convert, type HtmlToTextOptions } from 'html-to-text'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { MailProblem } from '#contract/desk/mails.ts'

/** A mail as text and files. */
export type ParsedMail = {
  text: string
  attachments: ParsedAttachment[]
  problem: MailProblem | null
  /** If it reports a mail that could not be delivered. */
  bounce: { messageIds: string[] } | null
}

export type ParsedAttachment = {
  name: string
  /** In bytes. */
  size: number
  /** In base64; null if it exceeds the limit. */
  content: string | null
}

/** Bytes of a mail that are read: `mostOfFiles` in base64, and its text. */
export const mostOfMail = 15 * 1024 * 1024

/** Bytes of the files that are stored of one mail. */
const mostOfFiles = 10 * 1024 * 1024

/** Characters of a mail's text. */
const mostOfText = 100_000

/** Characters of HTML that are read: a text of `mostOfText` with all its styles. */
const mostOfHtml = 1_000_000

const mostAttachments = 50

/** A mail that cannot be read: it stays in the mailbox. */
export const unreadable: ParsedMail = { text: '', attachments: [], problem: 'unreadable', bounce: null }

/**
 * Reads a mail. Its HTML becomes text; nothing that it refers to is loaded.
 * @param source the mail, or its first `mostOfMail` bytes
 * @param isCut whether it has more
 */
export async function parseMail(source: Uint8Array, isCut: boolean): Promise<ParsedMail> {
  let mail: Email
  try {
    mail = await PostalMime.parse(source, {
      forceRfc822Attachments: true,
      maxNestingDepth: 50,
    })
  } catch {
    return unreadable
  }
  const bounce = bounceOf(mail.attachments)
  const written = textOf(mail)
  // The last part was cut.
  const files = bounce ? [] : isCut ? mail.attachments.slice(0, -1) : mail.attachments
  return {
    text: written.slice(0, mostOfText),
    attachments: keptOf(files.slice(0, mostAttachments)),
    problem: isCut || written.length > mostOfText || files.length > mostAttachments ? 'cut' : null,
    bounce,
  }
}

/** The plain text, or the HTML as text. */
function textOf({ text = '', html }: Email): string {
  const plain =
    text.trim() === '' && html !== undefined ? convert(html.slice(0, mostOfHtml), htmlOptions) : text
  return storable(plain.replaceAll(/\r\n?/g, '\n')).trim()
}

/** Names links, and leaves out images and everything that runs. */
const htmlOptions: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: mostOfHtml, maxDepth: 100, maxChildNodes: 10_000, ellipsis: '…' },
  selectors: [
    {
      selector: 'a',
      options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true, linkBrackets: ['<', '>'] },
    },
    { selector: 'img', format: 'skip' },
    { selector: 'svg', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'style', format: 'skip' },
    { selector: 'title', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'block' },
  ],
}

/** The store holds no U+0000, and neither half of a surrogate pair. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd')

function keptOf(files: readonly Attachment[]): ParsedAttachment[] {
  let left = mostOfFiles
  return files.map((file, index) => {
    const content = contentOf(file)
    const size = Buffer.byteLength(content, 'base64')
    const isStored = size <= left
    if (isStored) left -= size
    return { name: nameOf(file, index), size, content: isStored ? content : null }
  })
}

const contentOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('base64')

function nameOf({ filename, mimeType }: Attachment, index: number): string {
  const name = storable(filename ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+/gu, ' ')
    .trim()
    .slice(-150)
  if (name !== '') return name
  return mimeType === 'message/rfc822' ? `mail-${index + 1}.eml` : `file-${index + 1}`
}

/** Reads a delivery status notification (RFC 3464), if the delivery failed: the mail that it returns names itself. */
function bounceOf(parts: readonly Attachment[]): ParsedMail['bounce'] {
  const decode = (part: Attachment) => Buffer.from(contentOf(part), 'base64').toString('latin1')
  const status = parts.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!status || !/^action:\s*failed\b/im.test(decode(status))) return null
  const returned = parts.filter(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'].includes(mimeType),
  )
  return {
    messageIds: returned.flatMap((part) =>
      Array.from(
        decode(part)
          .slice(0, 200_000)
          .matchAll(/^message-id:\s*(<[^<>\s]{1,995}>)/gim),
        ([, id = '']) => id,
      ).slice(0, 1),
    ),
  }
}
