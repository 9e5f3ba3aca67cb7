import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyWebsite } from '#agency/testing/copy-website.ts'

const taught = `
# iso-certificate
Answer: Yes, we are certified to ISO 27001.
are you iso certified
do you have an iso 27001 certificate

# whatsapp
Answer: Yes, the assistants also answer on WhatsApp.
does it work on whatsapp
can customers write by whatsapp

# office
Answer: Our office is at 12 Quay Street, Bristol.
where is your office
what is your address

# spoken-languages
Answer: Our team speaks English, Dutch and Hindi.
which languages does your team speak
can i talk to you in dutch

# hiring
Answer: Yes, we are looking for two engineers.
are you hiring
do you have jobs

# parking
Answer: There is free parking behind the house.
where can i park
is there parking

# invoices-by-mail
Answer: You get one invoice a month, by e-mail.
how do i pay
how do you send invoices to your clients

# founder
Answer: The company was founded by Ada Moreau.
who founded the company
who is the founder
`

/** Two ways to ask for each answer that are not in the file. */
const questions: [string, RegExp][] = [
  ['Are you ISO certified?', /27001/],
  ['do you have a certificate for ISO 27001', /27001/],
  ['Is WhatsApp supported?', /WhatsApp/],
  ['can my customers use whatsapp', /WhatsApp/],
  ['What is the address of your office?', /Quay Street/],
  ['where is the office', /Quay Street/],
  ['what languages do your people speak', /Dutch|languages/],
  ['Can I speak Dutch with you?', /Dutch/],
  ['are you hiring at the moment', /two engineers/],
  ['Do you have any jobs?', /two engineers/],
  ['can I park there', /free parking/],
  ['Is there parking at your place?', /free parking/],
  ['How do I pay you?', /one invoice/],
  ['do you send an invoice to clients', /one invoice/],
  ['Who founded it?', /Moreau/],
  ['who was the founder', /Moreau/],
]

it('knows the answers of the owner’s text file, without any other edit', async () => {
  const copy = copyWebsite()
  try {
    writeFileSync(join(copy.content, 'asked/taught.txt'), taught)
    const program = join(copy.website, 'server/voice/testing/answer-questions.ts')
    const answers = JSON.parse(await copy.run(program, ...questions.map(([ask]) => ask))) as string[]
    const wrong = questions.flatMap(([ask, right], at) =>
      right.test(answers[at] ?? '') ? [] : [`${ask}: ${answers[at] ?? ''}`],
    )
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
  } finally {
    copy.remove()
  }
})
