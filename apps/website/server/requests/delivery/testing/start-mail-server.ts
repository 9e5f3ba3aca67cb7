import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A received mail. */
export type ReceivedMail = {
  from: string
  to: string[]
  raw: string
  /** Each header in order, unfolded. */
  headers: { name: string; value: string }[]
  /** The value of a header, or undefined. */
  header(name: string): string | undefined
}

/** A real mail server that keeps what it accepts. */
export type MailServer = { url: string; port: number; mails: ReceivedMail[]; close(): Promise<void> }

/** Starts a mail server on a free port of 127.0.0.1. @param options what it refuses */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        mails.push(readMail(mailFrom === false ? '' : mailFrom.address, to, Buffer.concat(chunks).toString()))
        callback()
      })
    },
    ...options,
  })
  // A client that disconnects early is not an error.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function readMail(from: string, to: string[], raw: string): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = head.split('\r\n').map((line) => {
    const colon = line.indexOf(':')
    return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() }
  })
  const header = (name: string) =>
    headers.find((each) => each.name.toLowerCase() === name.toLowerCase())?.value
  return { from, to, raw, headers, header }
}
