import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addCalls } from './add-calls.ts'
import { it } from './desk-calls-visit.ts'
import { overflow, smallTargets, violations } from './violations.ts'

/** A word of its own. With digits it might be masked as a phone number. */
const aWord = (): string => crypto.randomUUID().replaceAll(/[^a-f]/g, '')

async function expectClean(page: Page) {
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
}

describe('what the assistant could not answer', { timeout: 300_000 }, () => {
  it('shows a page of it, and the next one on request', async ({ desk }) => {
    const answerWith = (question: string, nextCursor: string | null) => ({
      open: [{ id: question, question, times: 1, lastAskedAt: '2026-06-01T10:00:00.000Z', callIds: [] }],
      nextCursor,
      dismissed: [],
      answers: [],
    })
    const page = await desk('/questions', {
      prepare: async (opened) => {
        await opened.route('**/api/desk/questions', (route) =>
          route.fulfill({ json: answerWith('Do you sell boats?', 'next') }),
        )
        await opened.route('**/api/desk/questions?cursor=next', (route) =>
          route.fulfill({ json: answerWith('Where do you park?', null) }),
        )
      },
    })
    await page.getByText('Do you sell boats?').waitFor()
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByText('Where do you park?').waitFor()
    expect(await page.getByText('Do you sell boats?').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
    await expectClean(page)
  })

  it('changes an answer, deletes it, and restores it', async ({ desk }) => {
    const id = aWord()
    const page = await desk('/questions', { expected: /409|503|Failed to load resource/ })
    const write = async (question: string, answer: string) => {
      await page.getByRole('button', { name: 'Write an answer' }).click()
      await page.keyboard.type(question)
      await page.keyboard.press('Tab')
      await page.keyboard.type(answer)
      await page.getByRole('button', { name: 'Save answer' }).click()
    }
    const written = page.getByRole('region', { name: 'Answers of your team' }).locator('li', { hasText: id })
    await write(`Who is ${id}?`, 'Nobody.')
    await written.getByText('Nobody.').waitFor()

    await write(`who is ${id}`, 'Somebody.')
    await page.getByText('Another answer has this question.').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: `Edit: Who is ${id}?` }).click()
    await page.getByLabel('Answer', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save answer' }).click()
    await page.getByText('Write the answer.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('answer')
    await page.route('**/answers/*', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Try again soon.' } }),
    )
    await page.getByLabel('Answer', { exact: true }).fill('A person.')
    await page.getByRole('button', { name: 'Save answer' }).click()
    await page.getByText('Not saved. Try again soon.').waitFor()
    await page.unroute('**/answers/*')
    await page.getByRole('button', { name: 'Save answer' }).click()
    await written.getByText('A person.').waitFor()

    await page.getByRole('button', { name: `Delete: Who is ${id}?` }).click()
    await expect.poll(() => written.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await written.getByText('A person.').waitFor()
    await page.reload()
    await written.getByText('A person.').waitFor()
  })

  it('removes from the list what is not a question, for everybody, and restores it', async ({
    desk,
    site,
  }) => {
    const noise = `ghgh <i>${aWord()}</i>`
    await addCalls(site.dataDir, [{ minutesAgo: 2, said: [['not-understood', noise]] }])
    const page = await desk('/questions')
    const open = page.getByRole('region', { name: 'What visitors asked' }).locator('.question')
    const asked = open.filter({ hasText: noise })
    const dismiss = page.getByRole('button', { name: `Not a question: ${noise}` })
    await dismiss.click()
    await expect.poll(() => asked.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await asked.waitFor()
    await dismiss.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => asked.count()).toBe(0)
    await page.keyboard.press('z')
    await asked.waitFor()

    await dismiss.click()
    await expect.poll(() => asked.count()).toBe(0)
    const other = await desk('/questions')
    await other.getByText(/marked as not a question/).click()
    await other.getByRole('button', { name: `Put back: ${noise}` }).waitFor()
    await expectClean(other)
    await other.getByRole('button', { name: `Put back: ${noise}` }).click()
    await other.locator('.question').filter({ hasText: noise }).waitFor()
  })

  it('moves the focus to the next question, and from the last one to the heading', async ({ desk, site }) => {
    const [first, second] = [`Kwx ${aWord()}`, `Kwx ${aWord()}`]
    await addCalls(
      site.dataDir,
      [first, second].map((said) => ({ minutesAgo: 1, said: [['not-understood', said ?? '']] as const })),
    )
    const page = await desk('/questions')
    await page.locator('.question-dismiss').first().waitFor()
    const focused = () =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
    const names = () =>
      page.locator('.question-dismiss').evaluateAll((all) => all.map((each) => each.ariaLabel))
    await page.locator('.question-dismiss').first().focus()
    for (let before = await names(); before.length > 0; before = await names()) {
      const [pressed, next = 'What visitors asked'] = before
      expect(await focused()).toBe(pressed)
      await page.keyboard.press('Enter')
      await expect.poll(focused).toBe(next)
    }
  })

  it('shows questions cleanly at 360, 768 and 1920 px, light and dark', async ({ desk, site }) => {
    await addCalls(site.dataDir, [
      { minutesAgo: 3, said: [['not-understood', `Do you rent ${'W'.repeat(250)}?`]] },
    ])
    const page = await desk('/questions')
    const expectCleanEverywhere = async () => {
      for (const [width, colorScheme] of [
        [1920, 'dark'],
        [768, 'light'],
        [360, 'dark'],
        [360, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await expectClean(page)
      }
    }
    await page.locator('.question').first().waitFor()
    await expectCleanEverywhere()
    await page.locator('.question').first().getByRole('button', { name: 'Answer' }).click()
    await page.getByLabel('Answer', { exact: true }).waitFor()
    await expectCleanEverywhere()
  })

  it('corrects an answer from the transcript, and changes it when it is corrected again', async ({
    desk,
    site,
  }) => {
    const id = aWord()
    const [callId = ''] = await addCalls(site.dataDir, [
      {
        minutesAgo: 3,
        said: [
          ['user', `Do you rent ${id}? I am ada@example.com`],
          ['assistant', 'We rent all of it.'],
        ],
      },
    ])
    const page = await desk(`/calls/${callId}`)
    const wrong = page.getByRole('button', { name: 'This answer was wrong: We rent all of it.' })
    await wrong.click()
    const question = page.getByRole('textbox', { name: 'Question' })
    expect(await question.inputValue()).toBe(`Do you rent ${id}? I am [e-mail]`)
    await page.getByLabel('Answer', { exact: true }).fill('We rent nothing.')
    await expectClean(page)
    await page.getByRole('button', { name: 'Save answer' }).click()
    await page.getByText('Corrected: the next call gets your answer.').waitFor()
    await page.reload()
    await wrong.click()
    await expect.poll(() => page.getByLabel('Answer', { exact: true }).inputValue()).toBe('We rent nothing.')
    await page.setViewportSize({ width: 360, height: 800 })
    await expectClean(page)
  })
})
