import { html, raw } from 'hono/html'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { mailFontStack } from '#agency/theme/font-stack.ts'
import { theme } from '#content/theme.ts'
import { marksOf } from '#agency/describe-language.ts'
import { siteLanguage } from '#contract/language.ts'
import { hexOf, ownColour } from '#contract/theme.ts'

/** The content of a mail from top to bottom. All texts are plain. */
export type MailWords = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  rows: readonly MailRow[]
  /** Shown in a box, with its line breaks. */
  quote?: { label: string; text: string } | undefined
  footer: string
}

type MailRow = { label: string; value: string; href?: string; isCode?: boolean }

const marks = raw(marksOf(siteLanguage))

/** Mail programs know physical sides only. */
const [start, labelPadding, quoteCorners] =
  siteLanguage.dir === 'rtl'
    ? ['right', '11px 0 11px 16px', '8px 0 0 8px']
    : ['left', '11px 16px 11px 0', '0 8px 8px 0']

const sans = mailFontStack(theme.font)
const mono = "'Geist Mono', ui-monospace, 'SF Mono', Menlo, Consolas, monospace"

/** The theme on paper by day, and in the dark mode of a mail program. */
const day = {
  ground: ownColour('#e9edf3', 'day'),
  card: ownColour('#ffffff', 'day'),
  edge: ownColour('#d9e0ea', 'day'),
  ink: ownColour('#0c1422', 'day'),
  body: ownColour('#37445a', 'day'),
  muted: ownColour('#5b687d', 'day'),
  line: ownColour('#e3e8ef', 'day'),
  quote: ownColour('#f2f5f9', 'day'),
}
const night = {
  ground: ownColour('#070b14', 'night'),
  card: ownColour('#0f1624', 'night'),
  line: ownColour('#263246', 'night'),
  ink: ownColour('#f3f6fa', 'night'),
  body: ownColour('#c9d0db', 'night'),
  muted: ownColour('#97a3b6', 'night'),
  quote: ownColour('#172133', 'night'),
}
/** On the head, which is dark in both. */
const accent = hexOf('brand', 'night')

/**
 * Renders a mail in the site's look: a dark head with the accent colour under it, and the text on paper by day, on
 * the dark ground in dark mode. Tables and inline styles work in all mail programs; the style element changes the
 * colours in those that support it.
 */
export async function mailPage(words: MailWords): Promise<string> {
  const { subject, heading, paragraphs, rows, quote, footer } = words
  const page = await html`<!doctype html>
    <html ${marks}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          a {
            color: inherit;
          }
          @media (max-width: 480px) {
            .cell {
              display: block !important;
              width: auto !important;
              padding: 0 !important;
              border: 0 !important;
            }
            .label {
              padding-top: 14px !important;
            }
            .inside {
              padding-left: 20px !important;
              padding-right: 20px !important;
            }
          }
          @media (prefers-color-scheme: dark) {
            .ground {
              background-color: ${night.ground} !important;
            }
            .card {
              background-color: ${night.card} !important;
              border-color: ${night.line} !important;
            }
            .ink {
              color: ${night.ink} !important;
            }
            .body {
              color: ${night.body} !important;
            }
            .muted {
              color: ${night.muted} !important;
            }
            .line {
              border-color: ${night.line} !important;
            }
            .quote {
              background-color: ${night.quote} !important;
            }
          }
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${day.ground};">
        <table
          role="presentation"
          class="ground"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:${day.ground};"
        >
          <tr>
            <td align="center" style="padding:24px 12px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;"
              >
                <tr>
                  <td
                    class="inside"
                    style="background-color:${night.ground};border-bottom:3px solid ${accent};border-radius:12px 12px 0 0;padding:20px 32px;font:600 17px/24px ${sans};letter-spacing:-0.01em;color:${night.ink};"
                  >
                    ${brand.name}
                  </td>
                </tr>
                <tr>
                  <td
                    class="card inside"
                    style="background-color:${day.card};border:1px solid ${day.edge};border-top:0;border-radius:0 0 12px 12px;padding:32px;"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 16px;font:600 24px/30px ${sans};letter-spacing:-0.02em;color:${day.ink};"
                    >
                      ${heading}
                    </h1>
                    ${paragraphs.map(
                      (text) =>
                        html`<p
                          class="body"
                          style="margin:0 0 14px;font:400 16px/26px ${sans};color:${day.body};"
                        >
                          ${text}
                        </p>`,
                    )}
                    ${quote ? mailQuote(quote) : ''}
                    ${
                      rows.length > 0
                        ? html`<table
                            role="presentation"
                            width="100%"
                            cellpadding="0"
                            cellspacing="0"
                            border="0"
                            style="margin-top:20px;"
                          >
                            ${rows.map(mailRow)}
                          </table>`
                        : ''
                    }
                  </td>
                </tr>
                <tr>
                  <td
                    class="inside muted"
                    style="padding:20px 32px;font:400 13px/20px ${sans};color:${day.muted};"
                  >
                    <p style="margin:0 0 10px;">${footer}</p>
                    ${brand.legalName}<br />
                    ${contact.email}<br />
                    ${contact.phone}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return String(page)
}

function mailRow({ label, value, href, isCode = false }: MailRow) {
  const font = isCode ? `500 16px/24px ${mono}` : `400 16px/24px ${sans}`
  return html`<tr>
    <td
      class="cell label muted line"
      width="120"
      valign="top"
      style="width:120px;padding:${labelPadding};border-top:1px solid ${day.line};font:500 13px/24px ${sans};color:${day.muted};"
    >
      ${label}
    </td>
    <td
      class="cell ink line"
      valign="top"
      style="padding:11px 0;border-top:1px solid ${day.line};font:${font};color:${day.ink};overflow-wrap:anywhere;"
    >
      ${href ? html`<a href="${href}" class="ink" style="color:${day.ink};text-decoration:underline;text-underline-offset:3px;">${value}</a>` : brokenLines(value)}
    </td>
  </tr>`
}

/** Some mail programs ignore `white-space`, so each line ends with a break. */
function mailQuote(quote: { label: string; text: string }) {
  return html`<p class="muted" style="margin:20px 0 8px;font:500 13px/20px ${sans};color:${day.muted};">
      ${quote.label}
    </p>
    <div
      class="quote ink"
      style="background-color:${day.quote};border-${start}:3px solid ${accent};border-radius:${quoteCorners};padding:14px 18px;font:400 16px/26px ${sans};color:${day.ink};overflow-wrap:anywhere;"
    >
      ${brokenLines(quote.text)}
    </div>`
}

/** What any mail program takes for a line break. */
const linesOf = (text: string): string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)

const brokenLines = (text: string) =>
  linesOf(text).map((line, index) => html`${index > 0 ? html`<br />` : ''}${line}`)

/** Renders the same mail as plain text, for people and programs that read no HTML. */
export function mailText({ heading, paragraphs, rows, quote, footer }: MailWords): string {
  const parts = [
    heading,
    ...paragraphs,
    // Further lines of an answer are indented, so that none looks like another row.
    rows.map(({ label, value }) => `${label}: ${linesOf(value).join('\n    ')}`).join('\n'),
    quote ? `${quote.label}:\n${quote.text}` : '',
    `-- \n${brand.name}\n${footer}\n${brand.legalName} · ${contact.email} · ${contact.phone}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
