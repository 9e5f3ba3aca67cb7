import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { shownWords } from '#contract/form-fields.ts'
import { consent } from '#content/consent.ts'
import { contact } from '#content/contact.ts'
import { shell } from '#content/navigation.ts'
import { promotion } from '#content/promotion.ts'
import { voice } from '#content/voice.ts'
import { currentPromotion } from '#agency/schema/promotion.ts'
import { fieldOn, submitButton, thanks } from './forms.ts'
import { it } from './visit.ts'

/**
 * The agency of the specification, word for word: every text here is written out, and compared with its pages
 * (fixtures/northlamp). The other tests read the content of any agency.
 */
const javaScriptEnabled = false

/** The four forms as the specification describes them. */
const forms = [
  {
    path: '/',
    panel: 'contact-form',
    source: 'contact',
    service: 'Customer Support',
    submit: "Let's Build Smarter Together",
    success:
      "Your consultation request has been submitted successfully. We'll get back to you within 24 hours.",
    again: 'Submit Another Request',
  },
  {
    path: '/customer-support',
    panel: 'request',
    source: 'customer-support',
    service: 'Customer Support',
    submit: 'Get Started',
    success:
      "Your request has been submitted successfully. We'll contact you soon to discuss your customer support automation needs.",
    again: 'Submit Another Request',
  },
  {
    path: '/crm-integration',
    panel: 'demo',
    source: 'crm-integration',
    service: 'CRM Integration',
    submit: 'Book Your Demo',
    success:
      "Thank you for your interest in our CRM integration solutions. We'll contact you within 24 hours to schedule your personalized demo.",
    again: 'Request Another Demo',
  },
  {
    path: '/scheduling',
    panel: 'demo',
    source: 'intelligent-scheduling',
    service: null,
    submit: 'Book Your Demo',
    success:
      "Thank you for your interest in our intelligent scheduling solutions. We'll contact you within 24 hours to schedule your personalized demo.",
    again: 'Request Another Demo',
  },
]

const linksIn = (page: Page, selector: string) =>
  page.locator(`${selector} a`).evaluateAll((links) =>
    links.map((link) => {
      const [name = ''] = (link as HTMLElement).innerText.split('\n')
      return [name.trim(), link.getAttribute('href')]
    }),
  )
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()
const words = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText()).replaceAll(/\s+/g, ' ')

describe('the home page', () => {
  it('has the sections and the menu of the specification', async ({ tour }) => {
    const page = await tour('/', { javaScriptEnabled })
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual(['home', 'solutions', 'about', 'services', 'testimonials', 'cta', 'contact'])
    expect(await linksIn(page, 'header nav:visible')).toEqual([
      ['Home', '/'],
      ['Services', '/#services'],
      ['Testimonials', '/#testimonials'],
      ['Contact', '/#contact'],
      ['Get Started', '/#contact'],
    ])
  })

  it('has its buttons with their targets', async ({ tour }) => {
    const page = await tour('/', { javaScriptEnabled })
    expect(await linksIn(page, '#home')).toEqual([
      ['Get Your Free AI Consultation', '/#contact'],
      ['Explore Our Solutions', '/#services'],
    ])
    // voice-call.test.ts checks how the button shows them.
    expect(voice.button).toMatchObject({
      idle: 'Talk to AI Assistant',
      active: 'End Call',
      speaking: 'AI Speaking...',
    })
    const solutions = (await linksIn(page, '#solutions')).map(([, path]) => path)
    expect(solutions).toEqual(['/customer-support', '/crm-integration', '/scheduling'])
    const services = (await linksIn(page, '#services')).map(([, path]) => path)
    expect(services).toEqual(Array(6).fill('/services'))
    expect(await linksIn(page, '#about')).toEqual([['View Case Studies', '/case-studies']])
    expect(await linksIn(page, '#cta')).toEqual([
      ['Start Your Free Trial', '/#contact'],
      ['Book a Demo', '/#contact'],
    ])
    expect(await linksIn(page, '#contact')).toEqual([
      [contact.phone, `tel:${contact.phoneLink}`],
      [contact.email, `mailto:${contact.email}`],
      [consent.link, '/privacy'],
    ])
    expect(contact.email).toMatch(/^info@/)
  })

  it('contains the offer, the problem, the badges and the claims', async ({ tour }) => {
    const page = await tour('/', { javaScriptEnabled })
    const text = await words(page, 'main')
    for (const offer of [
      '24/7 AI customer-support chatbots',
      'Smart CRM integration',
      'Intelligent appointment scheduling',
      'Process automation',
      'Data analysis',
      'Custom AI solutions',
    ]) {
      expect(await words(page, '#services')).toContain(offer)
    }
    for (const problem of [
      '64% support burnout',
      '80% switch due to poor service',
      '45% increase in missed appointments',
      '73% of CRM data unused',
    ]) {
      expect(text).toContain(problem)
    }
    for (const badge of ['Happy Clients', '24/7 AI Support', 'Advanced AI Technology']) {
      expect(text).toContain(badge)
    }
    const numbers = await page.locator('#about dd').allInnerTexts()
    const labels = await page.locator('#about dt').allInnerTexts()
    const claims = numbers.map((number, index) => `${number} ${labels[index]}`.replaceAll(/\s+/g, ' '))
    expect(claims).toEqual([
      'up to 80% manual work reduction',
      'up to 70% analysis time saved',
      'up to 80% no-show reduction',
      'up to 15 hours saved weekly',
    ])
  })

  it('has three quotes, each with a picture and a number', async ({ tour }) => {
    const page = await tour('/', { javaScriptEnabled })
    const quotes = page.locator('#testimonials figure')
    expect(await quotes.count()).toBe(3)
    for (const quote of await quotes.all()) {
      expect(await quote.locator('blockquote').innerText()).not.toBe('')
      expect(await quote.locator('img').count()).toBe(1)
      expect(await quote.innerText()).toMatch(/\d/)
    }
  })

  it('shows the promotion until the day it ends', async ({ tour }) => {
    const page = await tour('/', { javaScriptEnabled })
    const runs = currentPromotion(promotion, new Date().toISOString().slice(0, 10)) !== null
    const banner = '20% off the first 3 months for sign-ups before March 31st Join 500+ businesses'
    expect((await words(page, '#cta')).includes(banner)).toBe(runs)
    expect(promotion).toMatchObject({ shownBefore: expect.stringMatching(/-03-31$/) })
    expect(`${promotion?.text} ${promotion?.companionText}`).toBe(banner)
  })
})

describe.each(forms)('the form of $path', (form) => {
  it('has its choices, its button and its four rows', async ({ tour }) => {
    const page = await tour(form.path, { javaScriptEnabled })
    expect(await page.locator(`#${form.panel} form`).count()).toBe(1)
    const service = fieldOn(page, 'service')
    expect(await service.count()).toBe(form.service === null ? 0 : 1)
    if (form.service !== null) {
      expect(await service.inputValue()).toBe(form.service)
      expect(await service.locator('option').allTextContents()).toEqual([
        'Customer Support',
        'CRM Integration',
        'Appointment Setting',
      ])
    }
    expect(await fieldOn(page, 'message').getAttribute('rows')).toBe('4')
    expect(await submitButton(page).textContent()).toBe(form.submit)
  })

  it('thanks, and offers to start again', async ({ tour }) => {
    const page = await tour(`${form.path}?sent=${form.source}`, { javaScriptEnabled })
    expect(await thanks(page).textContent()).toBe(form.success)
    expect(await page.getByRole('button', { name: form.again, exact: true }).count()).toBe(1)
  })

  it('requests its own service, files it under its own name, and reports a failure', async ({ site }) => {
    const post = (email: string) =>
      fetch(site.url + (form.path === '/' ? '/?index' : form.path), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          name: 'Ada',
          email,
          phone: '+1 202 555 0143',
          company: `Company of ${form.source}`,
          ...(form.service === null ? {} : { service: form.service }),
        }),
      })
    const banner = 'There was an error submitting your request. Please try again.'
    expect(await (await post('nobody')).text()).toContain(banner)
    expect((await post('ada@example.com')).status).toBe(303)
    expect(site.consultations().at(-1)).toMatchObject({
      service: form.service ?? 'Intelligent Scheduling',
      page_source: form.source,
      message: '',
    })
  })
})

it('the other words of forms and errors match the specification', () => {
  expect(shownWords.failure).toBe('There was an error submitting your request. Please try again.')
  expect(shownWords.submitting).toBe('Submitting...')
  expect(shell.error.title).toBe('Unexpected Application Error!')
})

describe('the other pages', () => {
  it('services: three core, three additional, four steps', async ({ tour }) => {
    const page = await tour('/services', { javaScriptEnabled })
    const found = await headings(page)
    const count = (heading: string) => found.filter((each) => each === heading).length
    for (const part of ['Features', 'Benefits', 'Use cases']) expect(count(part)).toBe(3)
    for (const heading of [
      'AI security and compliance',
      '24/7 AI monitoring',
      'Rapid deployment',
      'Discovery and analysis',
      'Solution design',
      'Development and testing',
      'Deployment and support',
    ]) {
      expect(count(heading), heading).toBe(1)
    }
  })

  it('customer support: benefits and three industries', async ({ tour }) => {
    const page = await tour('/customer-support', { javaScriptEnabled })
    expect(await headings(page)).toEqual(expect.arrayContaining(['E-commerce', 'SaaS', 'Healthcare']))
    expect(await page.locator('#benefits li').count()).toBeGreaterThan(2)
  })

  it('CRM integration: three steps and three kinds of CRM', async ({ tour }) => {
    const page = await tour('/crm-integration', { javaScriptEnabled })
    const found = await headings(page)
    expect(found).toEqual(expect.arrayContaining(['Salesforce', 'HubSpot', 'Custom CRM']))
    expect(await page.locator('#how-it-works > ol > li').count()).toBe(3)
  })

  it('scheduling: six features, four results, three industries, three steps', async ({ tour }) => {
    const page = await tour('/scheduling', { javaScriptEnabled })
    const found = await headings(page)
    expect(found.slice(6, 9)).toEqual(['Healthcare', 'Professional services', 'Beauty and wellness'])
    expect(found).toHaveLength(6 + 3 + 3)
    for (const result of ['80% no-show reduction', '15 hours saved weekly', '24/7 open for bookings']) {
      expect(await words(page, 'main')).toContain(result)
    }
  })

  it('case studies: three stories, each with challenge, solution and results', async ({ tour }) => {
    const page = await tour('/case-studies', { javaScriptEnabled })
    const stories = page.getByRole('article')
    expect(await stories.count()).toBe(3)
    for (const [index, industry] of ['E-commerce', 'Healthcare', 'Finance'].entries()) {
      const story = stories.nth(index)
      expect(await story.innerText()).toContain(industry)
      expect(await story.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
        'Challenge',
        'Solution',
        'Results',
      ])
    }
  })
})
