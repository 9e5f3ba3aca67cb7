import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' }
import { expect } from 'vitest'
import { pages } from '#content/pages.ts'
import { contactForm, fieldOn, fillIn, formOn, someone, submitButton } from './forms.ts'
import { onceAFile } from './once-a-file.ts'
import { type Site, startSite } from './start-site.ts'
import { it as base, waitForScripts } from './visit.ts'

/** A site whose rate limit lets one visitor send the whole list. */
const it = base.extend<{ roomySite: Site }>({
  roomySite: onceAFile(
    () => startSite({ RATE_LIMIT_PER_MINUTE: '100000' }),
    (site) => site.remove(),
  ),
})

const strings: string[] = naughtyStrings
/** Normalises text like a text area (HTML, "API value"): every line break becomes LF. */
const asTyped = (text: string) => text.replace(/\r\n?/g, '\n')

it('every string of the list is stored unchanged, from a form posted natively', async ({ roomySite }) => {
  expect(strings.length).toBeGreaterThan(400)
  for (const [index, message] of strings.entries()) {
    // Encoded like a browser does: line breaks of a text area are sent as CRLF.
    const body = new URLSearchParams({
      ...someone({ name: `Native ${index}`, message: asTyped(message).replaceAll('\n', '\r\n') }),
      service: contactForm.defaultService,
    })
    const response = await fetch(`${roomySite.url}/?index`, { method: 'POST', body, redirect: 'manual' })
    expect([index, response.status]).toEqual([index, 303])
  }
  const stored = new Map(roomySite.consultations().map(({ name, message }) => [name, message]))
  for (const [index, message] of strings.entries()) {
    expect(stored.get(`Native ${index}`)).toBe(asTyped(message))
  }
})

it(
  'every twentieth of them is stored unchanged, from the page',
  { timeout: 120_000 },
  async ({ roomySite, visit }) => {
    const sample = strings.filter((_, index) => index % 20 === 0)
    expect(sample.length).toBeGreaterThan(20)
    const page = await visit(pages.services.path)
    await page.goto(roomySite.url)
    await waitForScripts(page)
    for (const [index, message] of sample.entries()) {
      await fillIn(page, someone({ name: `Typed ${index}`, message }))
      expect(await fieldOn(page, 'message').inputValue()).toBe(asTyped(message))
      await submitButton(page).click()
      await page.getByRole('button', { name: contactForm.againLabel }).click()
      await formOn(page).waitFor()
    }
    const stored = new Map(roomySite.consultations().map(({ name, message }) => [name, message]))
    for (const [index, message] of sample.entries()) {
      expect(stored.get(`Typed ${index}`)).toBe(asTyped(message))
    }
  },
)
