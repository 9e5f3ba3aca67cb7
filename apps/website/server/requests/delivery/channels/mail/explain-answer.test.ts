import { describe, expect, it } from 'vitest'
import { explainAnswer } from './explain-answer.ts'

describe('why mail waits', () => {
  it.each([
    ['CONN: ECONNECTION', 'The mail server could not be reached, or hung up.'],
    ['CONN: ESOCKET', 'The mail server could not be reached, or hung up.'],
    ['connect ECONNREFUSED 127.0.0.1:993', 'The mail server could not be reached, or hung up.'],
    ['CONN: ETIMEDOUT', 'The mail server did not answer in time.'],
    ['CONNECT_TIMEOUT: Failed to establish a connection', 'The mail server did not answer in time.'],
    ['CONN: EDNS', 'The name of the mail server could not be found.'],
    ['getaddrinfo ENOTFOUND mail.agency.example', 'The name of the mail server could not be found.'],
    ['CONN: ETLS', 'The connection to the mail server could not be encrypted.'],
    ['AUTH PLAIN: EAUTH', 'The sign-in at the mail server failed.'],
    ['DATA: EMESSAGE', 'The mail program failed.'],
    ['ClosedAfterConnectText: Unexpected close', 'The mail server could not be reached, or hung up.'],
    ['There was no answer in time', 'There was no answer in time.'],
  ])('is said in words where there was no answer: %s', (answer, sentence) => {
    expect(explainAnswer(answer)).toBe(sentence)
  })

  it.each([
    ['CONN: 421 4.3.2 Too busy', '421 4.3.2 Too busy.'],
    ['AUTH PLAIN: 535 5.7.8 Bad credentials.', '535 5.7.8 Bad credentials.'],
    ['1 of 2 not taken: 550 5.1.1 Unknown', '1 of 2 not taken: 550 5.1.1 Unknown.'],
    ['The server refuses the user or the password: no', 'The server refuses the user or the password: no.'],
  ])('is quoted where there was one, without the command: %s', (answer, said) => {
    expect(explainAnswer(answer)).toBe(`The last answer: ${said}`)
  })
})
