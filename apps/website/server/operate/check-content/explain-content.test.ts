import { execFile } from 'node:child_process'
import { cpSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWebsite, type WebsiteCopy } from '#agency/testing/copy-website.ts'

describe('the start explains', () => {
  let own: WebsiteCopy
  beforeAll(() => {
    own = copyWebsite()
  })
  afterAll(() => own.remove())
  const explain = async () => {
    const program = join(own.website, 'server/operate/check-content/explain-content.ts')
    const code = `import { explainContent } from '${program}'; console.log(await explainContent())`
    return (await own.run('--input-type=module', '--eval', code)).trim()
  }

  it('a misspelt name, but not one that is left over: the site works without it', async () => {
    const asked = join(own.content, 'asked/ours.txt')
    writeFileSync(asked, '# a-former-fact\nwhat was it\n')
    expect(await explain()).toBe('null')
    writeFileSync(asked, '# all-servicse\nwhat do you do\n')
    expect(await explain()).toContain(
      '- apps/website/agencies/own/asked/ours.txt: the heading needs an Answer: no shown page has the entry all-servicse; write all-services, or remove it.',
    )
    rmSync(asked)
  })

  it('a font file that does not exist, is of another format, or is not whole', async () => {
    expect(await explain()).toBe('null')
    own.edit(
      'theme.ts',
      /\n\}\n$/,
      "\n  font: { family: 'Lora', kind: 'serif', files: [{ file: 'lora.woff2', weights: '400 700' }] },\n}\n",
    )
    const font = join(own.content, 'lora.woff2')
    const place = '- apps/website/agencies/own/theme.ts: theme.font names lora.woff2,'
    expect(await explain()).toContain(
      `${place} which does not exist: put the file into apps/website/agencies/own.`,
    )
    writeFileSync(font, 'wOFF')
    expect(await explain()).toContain(`${place} which is no WOFF2 font`)
    const whole = Buffer.alloc(1000)
    whole.write('wOF2')
    whole.writeUInt32BE(1000, 8)
    writeFileSync(font, whole)
    expect(await explain()).toBe('null')
    truncateSync(font, 900)
    expect(await explain()).toContain(`${place} which is not whole: copy it again.`)
  })

  it('a file that is missing, in one sentence that says what to do', async () => {
    // The last one is read by another file of the agency first.
    for (const file of ['theme.ts', 'contact.ts']) {
      rmSync(join(own.content, file), { force: true })
      expect(await explain()).toBe(
        `apps/website/agencies/own/${file} is missing: copy it from apps/website/agencies/northlamp, and make it yours (docs/make-it-yours.md).`,
      )
      cpSync(join(own.content, '../northlamp', file), join(own.content, file))
    }
  })
})

/** Logs each file of an agency that a program loads. */
const hook = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  if (url.includes('/agencies/')) console.log(url)
  return next(url, context)
} })`

it('imports no content before it is called: programs choose the agency first', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    '--input-type=module',
    '--eval',
    `await import(${JSON.stringify(join(import.meta.dirname, 'explain-content.ts'))})`,
  ])
  expect(stdout).toBe('')
})
