import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { required } from '#agency/required.ts'
import { appointmentsFile } from '#agency/appointments.ts'
import { bookingKinds } from '#contract/appointments.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { requiredFields, rowsOf, someone } from './forms.ts'
import { giveMicrophone, hearsOut, says } from './speaking-microphone.ts'
import { callIt as it, finished, hearing, startCall } from './voice-visit.ts'

/* The second agency, which has kinds of appointments. */

const kind = required(bookingKinds[0], 'kind of appointment')
const { words } = required(appointmentsFile, 'appointments.ts').appointments

/** The clock times of a sentence. */
const clockTimes = (sentence: string): string[] => sentence.match(/\b\d\d:\d\d\b/g) ?? []

// A conversation runs in real time.
it(
  'a time is agreed on by speech alone and booked by hand',
  { timeout: 240_000 },
  async ({ visit, site }) => {
    const page = await visit('/', { ...hearing, timezoneId: 'Europe/Berlin', prepare: giveMicrophone })
    const newest = async () => (await finished(page, 'assistant').allTextContents()).at(-1) ?? ''
    const visitor = someone()
    await startCall(page)
    await hearsOut(page, /book a consultation/)
    await says(page, 'what is your next free time', new RegExp(`${kind.name}: I can offer`))
    const offered = clockTimes(await newest())
    expect(offered.length).toBeGreaterThanOrEqual(2)
    expect(offered.length).toBeLessThanOrEqual(3)

    await says(page, 'the second one', /press the button/)
    const readBack = await newest()
    expect(clockTimes(readBack)).toEqual([offered[1]])
    expect(readBack).toContain('Central European')
    await page.waitForURL(/\/book\/[^/]+\?at=/)
    const wanted = page.locator('.book-wanted button')
    const at = await wanted.getAttribute('value')
    expect(rowsOf(site, visitor.email)).toEqual([])

    await wanted.click()
    for (const name of requiredFields) await page.locator(`[name=${name}]`).fill(visitor[name as 'name'])
    await page.getByRole('button', { name: words.book }).click()
    await page.getByRole('heading', { name: words.booked.title }).waitFor()
    const [request] = rowsOf(site, visitor.email)
    const database = new DatabaseSync(databaseFile(site.dataDir), { readOnly: true })
    const row = database
      .prepare('SELECT state, starts_at FROM appointments WHERE request_id = ?')
      .get(request?.id ?? '')
    database.close()
    expect({ ...row }).toEqual({ state: 'booked', starts_at: at })
  },
)
