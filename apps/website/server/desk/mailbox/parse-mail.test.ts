import { expect, it } from 'vitest'
import { parseMail, mostOfMail } from './parse-mail.ts'
import { readHead } from './read-headers.ts'
import { createMailParser } from './parse-in-thread.ts'
import { splitQuotes } from './split-quotes.ts'
import { aMail, fixtureMail } from './testing/a-mail.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const read = async (name: string) => {
  const source = bytes(fixtureMail(name, 'reply-1@agency.example'))
  const { text, ...rest } = await parseMail(source, false)
  return { ...rest, head: await readHead(source), parts: splitQuotes(text) }
}

it('reads what Gmail sends: the words on top, the history folded', async () => {
  const { head, parts } = await read('gmail')
  expect(head.references).toEqual(['<reply-1@agency.example>'])
  expect(head.from).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' })
  expect(parts).toEqual([
    { text: 'Hello,\n\nThursday at ten suits us. Is there parking?\n\nAda', isQuote: false },
    expect.objectContaining({
      text: expect.stringContaining('Would Thursday at ten suit you?'),
      isQuote: true,
    }),
  ])
  expect(parts[1]?.text).toMatch(/^On Mon, 9 Mar 2026/)
})

it('reads what Outlook sends: HTML only, iso-8859-1, links named, images not loaded, winmail.dat as a file', async () => {
  const { head, parts, attachments } = await read('outlook')
  expect(head.subject).toBe('AW: We have your request (für München)')
  expect(head.from.address).toBe('Ada@Example.com')
  expect(parts[0]?.text).toContain(
    'der Termin in München passt. Die Anfahrt steht hier <https://example.com/anfahrt>.',
  )
  expect(parts[1]).toEqual({ text: expect.stringMatching(/^Von: Agency[^]*Would Thursday/), isQuote: true })
  expect(JSON.stringify(parts)).not.toMatch(/tracker|MsoNormal|margin/)
  expect(attachments.map(({ name, size }) => ({ name, size }))).toEqual([{ name: 'winmail.dat', size: 57 }])
})

it('reads what Apple Mail sends: the answer below the quote, lines that flow', async () => {
  const { parts } = await read('apple-mail')
  expect(parts.map(({ isQuote }) => isQuote)).toEqual([false, false])
  expect(parts[1]?.text).toBe(
    'It would. We are three people, and one of us needs a ramp at the entrance.\n\nAda',
  )
})

it('knows an automatic reply and a bounce, and the mail that came back', async () => {
  const away = await read('out-of-office')
  expect(away.head.isAutomatic).toBe(true)
  const bounce = await read('bounce-exim')
  expect(bounce.head.isReport).toBe(true)
  expect(bounce.bounce).toEqual({ messageIds: ['<reply-1@agency.example>'] })
  const person = await readHead(bytes(aMail({ 'Auto-Submitted': 'no', Precedence: 'list' })))
  expect(person.isAutomatic).toBe(false)
})

it('shows the words of hostile HTML, and nothing that runs or loads', async () => {
  const html = `<p>Hello</p><script>fetch('//evil.example/s')</script><svg onload="alert(1)"><script>alert(2)</script></svg>
    <img src=x onerror=alert(3)><style>@import '//evil.example/c'</style><iframe src="//evil.example"></iframe>
    <a href="javascript:alert(4)">a link</a>`
  const { text } = await parseMail(bytes(aMail({ 'Content-Type': 'text/html' }, html)), false)
  expect(text).toMatch(/^Hello/)
  expect(text).not.toMatch(/evil|alert\([123]\)|onerror|<img|<svg/)
})

it(
  'gives up on a header of ten megabytes, and on parts within parts, and goes on',
  { timeout: 60_000 },
  async () => {
    const parser = createMailParser()
    const header = aMail({ 'X-Long': 'x'.repeat(10 * 1024 * 1024) })
    expect((await parser.parse(bytes(header), false)).problem).toBe('unreadable')
    const { references } = await readHead(bytes(aMail({ References: '<a@b> '.repeat(2_000_000) })))
    expect(references).toEqual(['<a@b>'])
    let nested = 'Content-Type: text/plain\r\n\r\ndeep'
    for (let depth = 0; depth < 500; depth++)
      nested = `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${nested}\r\n--b${depth}--`
    expect((await parser.parse(bytes(`From: a@b.c\r\n${nested}`), false)).problem).toBe('unreadable')
    const deepHtml = '<div>'.repeat(100_000)
    expect(await parser.parse(bytes(aMail({ 'Content-Type': 'text/html' }, deepHtml)), false)).toMatchObject({
      text: expect.any(String),
    })
    expect((await parser.parse(bytes(aMail({}, 'fine')), false)).text).toBe('fine')
    await parser.close()
  },
)

it('keeps ten megabytes of files, and says what it left', async () => {
  const file = (name: string, size: number) =>
    `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n` +
    `${Buffer.alloc(size).toString('base64')}\r\n`
  const mail = aMail(
    { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=b' },
    `--b\r\nContent-Type: text/plain\r\n\r\nSee the files.\r\n${file('one.pdf', 6_000_000)}${file('../two\u0007.pdf', 5_000_000)}--b--`,
  )
  const whole = await parseMail(bytes(mail).subarray(0, mostOfMail), false)
  expect(whole.attachments.map(({ name, content }) => [name, content !== null])).toEqual([
    ['one.pdf', true],
    ['.. two .pdf', false],
  ])
  const cut = await parseMail(bytes(mail).subarray(0, 10_000_000), true)
  expect(cut).toMatchObject({ problem: 'cut', text: 'See the files.' })
  expect(cut.attachments.map(({ name }) => name)).toEqual(['one.pdf'])
})

it('splits no sentence that only looks like a quote', () => {
  const text = 'On Monday somebody wrote: we need help.\nFrom: our side nothing is missing.\nAda'
  expect(splitQuotes(text)).toEqual([{ text, isQuote: false }])
})
