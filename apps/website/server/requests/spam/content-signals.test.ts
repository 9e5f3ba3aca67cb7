import { describe, expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { links, sender, address, gibberish, disguise, wallet } from './content-signals.ts'

const linkPoints = (message: string) => points(links(aRequest({ message, email: 'ada@acme.example' })))

describe('links', () => {
  it('to the sender’s own domain do not count, because customers mention their websites', () => {
    expect(linkPoints('See https://acme.example/shop, www.acme.example and https://help.acme.example.')).toBe(
      0,
    )
    expect(linkPoints('See https://notacme.example')).toBe(1)
  })

  it('count more if they are many, hide their target, or are written as markup', () => {
    expect(linkPoints('https://one.example')).toBe(1)
    expect(
      linkPoints('see https://one.example https://two.example https://three.example https://four.example'),
    ).toBe(3)
    expect(linkPoints('see https://bit.ly/x')).toBe(3)
    expect(linkPoints('https://bit.ly/x')).toBe(4)
    expect(linkPoints('https://cheap.top/x')).toBe(2)
    expect(linkPoints('cheap-visitors.top')).toBe(2)
    expect(linkPoints('<a href="https://one.example">one</a>')).toBe(3)
    expect(linkPoints('[url=https://one.example]one[/url]')).toBe(3)
  })

  it('count in a name, and never hold alone', () => {
    expect(points(links(aRequest({ name: 'Win https://one.example' })))).toBe(3)
    expect(linkPoints(`<a href="https://bit.ly/x">x</a> ${'https://a.top/x '.repeat(9)}`)).toBe(3)
  })

  it('do not occur in ordinary text', () => {
    for (const text of [
      'We use Node.js and/or Vue.',
      'mail me at ada@example.com/Ada',
      'v1.2/v1.3',
      'e.g. this',
    ]) {
      expect([text, linkPoints(text)]).toEqual([text, 0])
    }
  })
})

it.each([
  [{}, 0],
  [{ email: 'anna@mueller-dental.de', name: 'Anna Müller', company: 'Müller Dental' }, 0],
  [{ email: 'info@example.com', phone: '+1 (202) 555-0143' }, 0],
  [{ email: 'jo@offers.top' }, 2],
  [{ email: 'no-reply@example.com' }, 2],
  [{ email: 'sales@example.com' }, 1],
  [{ email: 'jo@best-cheap-loans.com' }, 1],
  [{ name: 'Rank Tracker', company: 'rank-tracker' }, 1],
  [{ phone: '1234567890' }, 1],
  [{ phone: '000-000-000' }, 1],
  [{ email: 'noreply@best-cheap-loans.top', phone: '1234567890' }, 3],
])('detects the address and the name of a campaign: %j', (fields, expected) => {
  expect(points(sender(aRequest(fields)))).toBe(expected)
})

const addressPoints = (message: string) => points(address(aRequest({ message })))

it('detects a message about its reader', () => {
  expect(addressPoints('Your website deserves better. Would you like your free report?')).toBe(1)
})

it('detects nothing in messages about the sender or about nobody', () => {
  for (const message of [
    'We miss calls. Can you help us?',
    'Please call me.',
    'Do you work with HubSpot?',
    '',
  ]) {
    expect([message, addressPoints(message)]).toEqual([message, 0])
  }
})

it('detects random letters', () => {
  expect(points(gibberish(aRequest({ name: 'qLmZxvRtKpWd' })))).toBe(2)
  expect(
    points(gibberish(aRequest({ name: 'qLmZxvRtKpWd', company: 'xcvbnmsdfgh', message: 'AbCdEfGhIjKl' }))),
  ).toBe(4)
  expect(points(gibberish(aRequest({ name: 'RobertBup', phone: '82345678901', company: 'google' })))).toBe(2)
  expect(points(gibberish(aRequest({ name: 'ksjdhfue', company: 'xnrvoqpa' })))).toBe(0)
  expect(points(gibberish(aRequest({ name: 'qzmfhrkt', company: 'Acme' })))).toBe(2)
})

it.each([
  'Seán MacDiarmada',
  'Krzysztof Brzęczyszczykiewicz',
  'Nguyễn Thị Minh Khai',
  'McDonald',
  'Iraq Qatar',
  'Przybyszewska',
  'Wojciechowski',
  'Hjálmarsson',
  'Ljungqvist',
  'DeShawn',
  'HubSpot YouTube',
  'Angstschweiß',
  '株式会社',
])('accepts the name %s', (name) => {
  expect(gibberish(aRequest({ name, company: name, message: name }))).toEqual([])
})

const disguisePoints = (message: string) => points(disguise(aRequest({ message })))

it('detects lookalike letters and shouting', () => {
  expect(disguisePoints('Best c\u0430sino in town')).toBe(2)
  expect(disguisePoints('𝐁𝐞𝐬𝐭 𝐎𝐟𝐟𝐞𝐫')).toBe(2)
  expect(disguisePoints('BUY NOW '.repeat(12))).toBe(1)
})

it('ignores genuine text in two scripts', () => {
  for (const text of [
    'Мы используем CRM-систему и HubSpot',
    'API для сайта',
    'α-Test with μm',
    'USA',
    '我们用 CRM',
  ]) {
    expect([text, disguisePoints(text)]).toEqual([text, 0])
  }
})

it('detects a payment address, and none in order numbers and ids', () => {
  for (const address of [
    'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
    '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ]) {
    expect(points(wallet(aRequest({ message: `Pay to ${address}.` })))).toBe(3)
  }
  for (const text of [
    'Order 1234567890123456789012345678',
    '0x1234',
    '9f86d081-884c-4d65-9a2f-eaa0c55ad015',
  ]) {
    expect(wallet(aRequest({ message: text }))).toEqual([])
  }
})
