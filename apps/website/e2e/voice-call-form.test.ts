import { expect } from 'vitest'
import { homePath } from '#contract/home-path.ts'
import { formChoices } from '#contract/consultation-choices.ts'
import { shownFields } from '#contract/form-fields.ts'
import { pages } from '#content/pages.ts'
import { anotherService, contactForm, formOn, readForm, submitButton } from './forms.ts'
import { callIt as it, callPanel, hearing, hears, listCalls, startCall, type } from './voice-visit.ts'

it('a call fills in the consultation form, which the visitor checks and sends', async ({ visit, site }) => {
  const page = await visit(homePath, hearing)
  await startCall(page)
  const service = anotherService(contactForm)
  /** What the visitor says when a field is asked for, with the reply to each; without one, the next question answers. */
  const about: Record<string, [says: string, reply?: RegExp][]> = {
    name: [['Grace Hopper']],
    email: [
      ['grace@exmaple.com', /grace@exmaple\.com/],
      ['sorry, make that grace@example.com', /Now I have grace@example\.com/],
    ],
    phone: [
      ['202 555 0134', /202 555 0134/],
      ['No, the phone is 202 555 0143', /202 555 0143/],
    ],
    company: [['Flow-Matic']],
    service: [[service]],
    message: [['no']],
  }
  const question: Record<string, RegExp | string> = {
    name: /What is your name/,
    email: /e-?mail/,
    phone: /number/,
    company: /company/,
    service: formChoices[0] ?? '',
    message: /message/,
  }
  const asked = shownFields.filter(({ name, required }) => required || name === 'message')
  const questions = [...asked.map(({ name }) => question[name] ?? name), /Shall I fill in the form/]
  const dialogue = [
    ['I would like to book a demo', questions[0] ?? ''] as const,
    ...asked.flatMap(({ name }, index) =>
      (about[name] ?? []).map(([says, reply]) => [says, reply ?? questions[index + 1] ?? ''] as const),
    ),
    ['yes', /filled in/] as const,
  ]
  for (const [says, answer] of dialogue) {
    await type(page, says)
    await hears(page, answer)
  }
  const requests = () => site.consultations().filter(({ name }) => name === 'Grace Hopper')
  expect(requests()).toEqual([])
  expect(await readForm(page)).toMatchObject({
    name: 'Grace Hopper',
    email: 'grace@example.com',
    phone: '2025550143',
    ...(asked.some(({ name }) => name === 'company') && { company: 'Flow-Matic' }),
  })
  await page.locator(`footer a[href="${pages.privacy.path}"]`).click()
  await page.waitForURL(`**${pages.privacy.path}`)
  await page.goBack()
  await submitButton(page).click()
  await expect.poll(() => formOn(page).count()).toBe(0)
  const [call] = await listCalls(site.url)
  expect(requests()).toMatchObject([
    {
      name: 'Grace Hopper',
      email: 'grace@example.com',
      service,
      page_source: contactForm.pageSource,
      context: { call_id: call?.id },
    },
  ])
  expect(await callPanel(page).getAttribute('data-call')).toMatch(/active|speaking/)
})
