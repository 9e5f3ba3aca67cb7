import { describe, expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { wording } from './wording.ts'

const score = (message: string) => points(wording(aRequest({ message })))

describe('the wording', () => {
  it.each([
    'I came across your website and noticed it isn’t ranking on Google. We offer affordable SEO packages, can I send you a quote?',
    'ＳＥＯ and b\u200backlinks: we can boost your website traffic, guaranteed!',
    'Guten Tag, ich bin auf Ihre Webseite gestoßen. Wir bieten Suchmaschinenoptimierung, jetzt kostenloser SEO-Check.',
    'Bonjour, nous proposons le référencement naturel de votre site pour augmenter votre trafic. Devis gratuit, cliquez.',
    'Здравствуйте! Предлагаем продвижение сайтов в топ, недорого.',
    '突然のご連絡失礼いたします。弊社ではSEO対策とバックリンクを格安の割引でご提案しております。',
  ])('of a sales pitch counts against it: %s', (message) => {
    expect(score(message)).toBeGreaterThanOrEqual(4)
  })

  it.each([
    'We are a marketing agency that runs Facebook ads. Our leads should sync to HubSpot, what would it cost?',
    'We operate a licensed online casino and need customer support chat in six languages.',
    'Wir sind eine Zahnarztpraxis und suchen einen Telefonassistenten. Was kostet das?',
    'Мы сеть клиник, теряем звонки. Сколько стоит внедрение?',
    '我们每天有500个客服咨询，想了解你们的方案和报价。',
    'Please call me.',
    '',
  ])('of a customer counts little: %s', (message) => {
    expect(score(message)).toBeLessThan(4)
  })

  it('is judged without catastrophic backtracking, whatever the text', () => {
    // A pattern with catastrophic backtracking would exceed the test's timeout.
    for (const piece of ['-', 'a', 'a ', 'your website ', '\u0300', '微信', "'", '\n']) {
      const message = piece.repeat(Math.ceil(5000 / piece.length)).slice(0, 5000)
      expect(score(message)).toBeLessThan(4)
    }
  })
})
