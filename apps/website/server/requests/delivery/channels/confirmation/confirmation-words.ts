import { brand } from '#content/brand.ts'
import { mails } from '#content/mails.ts'
import type { Consultation } from '#contract/consultation.ts'
import { markTest } from '#server/requests/delivery/mark-test.ts'
import { referenceOf } from '#server/requests/delivery/reference-of.ts'
import { fillWords, oneLine } from '../mail/fill-words.ts'
import type { MailWords } from '../mail/mail-page.ts'

/** An attacker could type a message to a stranger into the name field. Our mail must not deliver it. */
const looksLikeName = /^[\p{L}\p{M}\p{Zs}'’.,-]{1,60}$/u
const looksLikeAddress = /\p{L}\.\p{L}{2}|www/iu

/** The mail that confirms a request to the visitor. It repeats nothing but their name. */
export function confirmationWords(
  { id, name }: Pick<Consultation, 'id' | 'name'>,
  isProbe = false,
): MailWords {
  const { subject, heading, greeting, greetingWithoutName, paragraphs, referenceLabel, footer } =
    mails.confirmation
  const reference = referenceOf(id)
  const called = oneLine(name)
  const isName = looksLikeName.test(called) && !looksLikeAddress.test(called)
  return {
    subject: markTest(fillWords(subject, { reference, brand: brand.name }), isProbe),
    heading: markTest(heading, isProbe),
    paragraphs: [
      isName ? fillWords(greeting, { name: called }) : greetingWithoutName,
      ...paragraphs.map((text) => fillWords(text, { reference })),
    ],
    rows: [{ label: referenceLabel, value: reference, isCode: true }],
    footer,
  }
}
