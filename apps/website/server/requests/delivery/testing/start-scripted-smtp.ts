import { createServer, type AddressInfo, type Socket } from 'node:net'

/** The reply to a command. `silence`: never answers again; `hang-up`: closes the connection. */
type Reply = string

/**
 * Replies that differ from the usual, by the first word of a command. `CONNECT` is the greeting, `.` the end of the
 * mail.
 */
export type SmtpScript = Partial<Record<'CONNECT' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | '.', Reply>>

const usual: Required<SmtpScript> = {
  CONNECT: '220 scripted.example ESMTP',
  EHLO: '250 scripted.example',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 End data with <CR><LF>.<CR><LF>',
  '.': '250 2.0.0 Ok: queued as 4F2A',
}

/** A minimal mail server that misbehaves as scripted. */
export type ScriptedSmtp = {
  url: string
  /** How it answers from now on. */
  script: SmtpScript
  /** Every mail that was transferred in full, whatever it answered. */
  received: string[]
  close(): Promise<void>
}

/** Starts a mail server on a free port of 127.0.0.1. */
export async function startScriptedSmtp(script: SmtpScript = {}): Promise<ScriptedSmtp> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    let waiting = ''
    let isData = false
    const say = (word: keyof SmtpScript) => {
      const reply = scripted.script[word] ?? usual[word]
      if (reply === 'hang-up') socket.destroy()
      else if (reply !== 'silence') socket.write(`${reply}\r\n`)
      return reply
    }
    say('CONNECT')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      waiting += chunk
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n'
        const at = waiting.indexOf(end)
        if (at < 0) return
        const line = waiting.slice(0, at)
        waiting = waiting.slice(at + end.length)
        if (isData) {
          isData = false
          scripted.received.push(line)
          say('.')
          continue
        }
        const word = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
        if (word === 'QUIT') return socket.end('221 2.0.0 Bye\r\n')
        if (word in usual) isData = say(word as keyof SmtpScript).startsWith('354')
        else socket.write('502 5.5.2 Unknown\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const scripted: ScriptedSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    script,
    received: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
  return scripted
}
