/** Our own sentences, as a delivery stores them. */
const own =
  /^(?:There was no answer in time|The channel failed with an unexpected error|The server ended during the attempt)\b/

/** How the mail libraries and Node begin when there was no answer, and what happened. */
const faults: [RegExp, string][] = [
  [/^E?[A-Z_]*TIME(?:D?OUT)\b/, 'The mail server did not answer in time.'],
  [/^(?:EDNS|ENOTFOUND|EAI_AGAIN)\b/, 'The name of the mail server could not be found.'],
  [/^E(?:REQUIRE)?TLS\b/, 'The connection to the mail server could not be encrypted.'],
  [/^E(?:NO|O)?AUTH2?\b/, 'The sign-in at the mail server failed.'],
  [
    /^(?:E(?:CONNECTION|SOCKET|PIPE|CONN[A-Z]+|[A-Z]+UNREACH|ConnectionClosed)|NoConnection|ClosedAfterConnect\w*)\b/,
    'The mail server could not be reached, or hung up.',
  ],
  [/^E[A-Z]{3,}\b/, 'The mail program failed.'],
]

/**
 * Says in a sentence why mail waits.
 * @param answer of a delivery or a mailbox, as it is stored: it may begin with the failed command; null before the first
 * attempt
 */
export function explainAnswer(answer: string | null): string {
  if (answer === null) return 'No mail server has answered yet.'
  const said = answer.replace(/^(?:CONN|API|EHLO|HELO|STARTTLS|AUTH [\w-]+|MAIL FROM|RCPT TO|DATA): /, '')
  if (own.test(said)) return `${said}.`
  const fault = said.replace(/^(?:connect|getaddrinfo|read|write) /, '')
  const [, sentence] = faults.find(([code]) => code.test(fault)) ?? []
  return sentence ?? `The last answer: ${said.replace(/[.\s]*$/, '.')}`
}
