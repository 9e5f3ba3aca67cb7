import { Fragment } from 'react'
import { contact } from '#content/contact.ts'

/** The agency's numbers as they are shown and as they are dialled. */
const dialled = new Map(
  [contact, ...contact.offices].flatMap(({ phone, phoneLink }) =>
    phone === undefined || phoneLink === undefined ? [] : [[phone, phoneLink] as const],
  ),
)

const escaped = [...dialled.keys()].map((phone) => phone.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
const email = String.raw`[\w.%+-]+@[\w-]+(?:\.[\w-]+)+`
/** Groups of digits with one separator between them, and a part in brackets: `+49 (0)30 901820-12`. */
const international = String.raw`\+(?=[\d ()/.–-]{7})\d{1,3}(?:[ /.–-]?\(\d+\))?(?:[ /.–-]?\d+)+`
const address = new RegExp(`(${[...escaped, email, international].join('|')})`)

/** Where a number or an address leads. The zero in brackets is not dialled from abroad: `+49 (0)30 901820`. */
function linkTo(text: string): string {
  if (text.includes('@')) return `mailto:${text}`
  return `tel:${dialled.get(text) ?? `+${text.replace('(0)', '').replaceAll(/\D/g, '')}`}`
}

/** A text whose telephone numbers and e-mail addresses are links. */
export function ContactLinks({ children }: { children: string }) {
  return children.split(address).map((part, index) => {
    // The odd parts are those that the expression has found.
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>
    return (
      <a key={index} href={linkTo(part)} className="text-ink underline">
        {part}
      </a>
    )
  })
}
