import { describe, expect, it } from 'vitest'
import { formChoices, onlyChoices, pageSources } from './consultation-choices.ts'
import { fieldLimits } from './consultation.ts'
import { shownFields } from './form-fields.ts'
import { fieldRules, formErrors } from './form-errors.ts'
import { createRequestReader, type FieldRule, readConsultationRequest } from './consultation-request.ts'

const request = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  service: formChoices[0],
  message: 'Hello',
  page_source: pageSources[0],
}

const requiredNames = shownFields.filter(({ required }) => required).map(({ name }) => name)

const read = (change: Record<string, unknown>) => readConsultationRequest({ ...request, ...change })
const errorsOf = (input: unknown) => {
  const result = readConsultationRequest(input)
  return result.valid ? {} : result.errors
}

describe('a consultation request', () => {
  it('is accepted as written', () => {
    expect(readConsultationRequest(request)).toEqual({ valid: true, fields: request, context: {} })
  })

  it('needs no message', () => {
    const { message: _, ...rest } = request
    expect(readConsultationRequest(rest)).toEqual({
      valid: true,
      fields: { ...request, message: '' },
      context: {},
    })
  })

  it.each([...requiredNames, 'page_source'])('needs a %s', (field) => {
    const { [field]: _, ...rest } = request as Record<string, string>
    for (const input of [
      rest,
      { ...rest, [field]: '' },
      { ...rest, [field]: ' \u200B' },
      { ...rest, [field]: 7 },
    ]) {
      expect(Object.keys(errorsOf(input))).toEqual([field])
    }
  })

  it('names every invalid field once, in a sentence', () => {
    const errors = errorsOf({ page_source: pageSources[0], service: formChoices[0], message: 7 })
    expect(Object.keys(errors).toSorted()).toEqual(
      [...requiredNames.filter((name) => name !== 'service'), 'message'].toSorted(),
    )
    for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z].+\.$/)
  })

  it('parses to the same result a second time', () => {
    const first = read({ name: '  Ada\r\n\nLovelace\n', message: ' a\r\nb ' })
    expect(first).toMatchObject({ valid: true, fields: { name: 'Ada Lovelace', message: ' a\nb ' } })
    if (first.valid) expect(readConsultationRequest(first.fields)).toEqual(first)
  })

  it.each(Object.entries(fieldLimits))('allows %s of up to %d characters, and no more', (field, limit) => {
    const fill = (length: number) => {
      if (field === 'email') return `a@${'b'.repeat(length - 6)}.com`
      if (field === 'phone') return '1'.repeat(length)
      return 'x'.repeat(length)
    }
    expect(read({ [field]: fill(limit) }).valid).toBe(true)
    expect(errorsOf({ ...request, [field]: fill(limit + 1) })[field]).toContain(limit.toLocaleString('en'))
  })

  it('counts a line break of the message as one character, as the text area does', () => {
    expect(read({ message: '\r\n'.repeat(5000) })).toMatchObject({ fields: { message: '\n'.repeat(5000) } })
    expect(read({ message: '\r\n'.repeat(5001) }).valid).toBe(false)
  })

  it('counts an emoji as two characters, as maxlength does', () => {
    expect(read({ message: '🙂'.repeat(2500) }).valid).toBe(true)
    expect(read({ message: '🙂'.repeat(2501) }).valid).toBe(false)
  })

  it.each(['李小龍', 'محمد علي', 'Nguyễn Thị Minh Khai', 'Ο’Νιλ', 'X Æ A-12', "Robert'); DROP TABLE", '🙂'])(
    'accepts the name %s',
    (name) => {
      expect(read({ name })).toMatchObject({ valid: true, fields: { name } })
    },
  )

  it.each(['+49 (0) 30 / 123-456', '1-800-FLOWERS', '020.7946.0000 ext. 12', '٠١٢٣٤٥٦٧', '911'])(
    'accepts the phone number %s',
    (phone) => {
      expect(read({ phone })).toMatchObject({ valid: true, fields: { phone } })
    },
  )

  it.each(['a@b.co', "o'neil+tag@sub.example.co.uk", 'πετρος@παράδειγμα.ελ', 'x_y-z@xn--bcher-kva.example'])(
    'accepts the address %s',
    (email) => {
      expect(read({ email }).valid).toBe(true)
    },
  )

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'a b@example.com',
    'a@b@example.com',
    'ada@localhost',
    'a@b..c',
    'a@b.co,c@d.co',
    'Ada <a@b.co>',
  ])('refuses the address %s', (email) => {
    expect(errorsOf({ ...request, email })).toEqual({
      email: fieldRules.flatMap((rule) => (rule.name === 'email' ? rule.invalid : []))[0],
    })
  })

  it('refuses half a surrogate pair and U+0000, which no store could return unchanged', () => {
    for (const field of ['name', 'company', 'message']) {
      for (const character of ['\uD800', '\uDC00', '\0']) {
        expect(Object.keys(errorsOf({ ...request, [field]: `a${character}b` }))).toEqual([field])
      }
    }
  })

  it('may choose the service of a single form on that form only', () => {
    expect(onlyChoices.size).toBeGreaterThan(0)
    for (const service of [...formChoices, ...onlyChoices.values()]) {
      for (const page_source of pageSources) {
        const allowed = formChoices.includes(service) || onlyChoices.get(page_source) === service
        expect(read({ service, page_source }).valid).toBe(allowed)
      }
    }
  })

  it.each(['id', '__proto__', 'constructor', 'toString', ''])('refuses the unknown field "%s"', (field) => {
    const body: unknown = JSON.parse(JSON.stringify(request).replace('{', `{${JSON.stringify(field)}: 1,`))
    expect(Object.keys(errorsOf(body))).toEqual([field])
  })

  it.each([null, undefined, 1, 'text', true, []])('is refused if it is %j', (input) => {
    expect(readConsultationRequest(input).valid).toBe(false)
  })
})

describe('a request to an agency with other fields', () => {
  const change = (name: string, changes: Partial<FieldRule>) =>
    fieldRules.map((rule) => (rule.name === name ? ({ ...rule, ...changes } as FieldRule) : rule))
  const without = (name: string) => fieldRules.filter((rule) => rule.name !== name)
  const { company: _, phone: __, service: ___, ...others } = request

  it.each(['company', 'phone'])('needs no %s that is not required, in any empty form', (field) => {
    const reader = createRequestReader(change(field, { required: false }))
    for (const empty of [{}, { [field]: '' }, { [field]: '  ' }]) {
      const { [field]: ____, ...rest } = request as Record<string, string>
      expect(reader({ ...rest, ...empty })).toMatchObject({ valid: true, fields: { [field]: '' } })
    }
  })

  it('still checks the phone number that was given', () => {
    const invalid = 'Digits, please.'
    const reader = createRequestReader(change('phone', { required: false, invalid }))
    expect(reader({ ...request, phone: 'none' })).toEqual({ valid: false, errors: { phone: invalid } })
    expect(reader(request)).toMatchObject({ valid: true, fields: { phone: request.phone } })
  })

  it('may require a message', () => {
    const reader = createRequestReader(change('message', { required: true, missing: 'Which animal?' }))
    expect(reader({ ...request, message: ' ' })).toEqual({
      valid: false,
      errors: { message: 'Which animal?' },
    })
  })

  it('does not have a field that is not listed', () => {
    const reader = createRequestReader(without('company'))
    expect(reader({ ...request, company: '' })).toMatchObject({ valid: true, fields: { company: '' } })
    const refused = reader(request)
    expect(refused.valid ? [] : Object.keys(refused.errors)).toEqual(['company'])
  })

  it.each(pageSources)('asks for the service of the form %s when the list is hidden', (page_source) => {
    const reader = createRequestReader(without('service'))
    const sent = { ...others, company: request.company, phone: request.phone, page_source }
    expect(reader(sent)).toMatchObject({
      valid: true,
      fields: { service: onlyChoices.get(page_source) ?? (expect.toBeOneOf([...formChoices]) as string) },
    })
    expect(reader({ ...sent, service: 'Haircut' }).valid).toBe(false)
  })

  it('answers in the words of the agency, with the limit in them', () => {
    const rules = change('name', { missing: 'Who are you?', tooLong: 'At most {limit}.' })
    const reader = createRequestReader(rules, { ...formErrors, unreadable: 'Unreadable.' })
    const nameError = (name: string) => {
      const result = reader({ ...request, name })
      return result.valid ? undefined : result.errors['name']
    }
    expect(nameError('')).toBe('Who are you?')
    expect(nameError('x'.repeat(fieldLimits.name + 1))).toBe(`At most ${fieldLimits.name}.`)
    expect(nameError('a\0b')).toBe('Unreadable.')
  })
})

describe('the context of a request', () => {
  const consent = { version: '2026-11', at: '2026-01-01T10:00:00.000Z' }
  const errorsIn = (context: unknown) => errorsOf({ ...request, context })
  const day = 24 * 60 * 60_000
  const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

  it.each([{}, { consent }, { call_id: 'call-1' }, { consent, call_id: 'x'.repeat(100) }])(
    'may be %j',
    (context) => {
      expect(read({ context })).toEqual({ valid: true, fields: request, context })
    },
  )

  it.each([
    ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00.000Z'],
    ['2026-01-01T10:00:00.1234567Z', '2026-01-01T10:00:00.123Z'],
    ['2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ])('accepts the time %s as %s', (at, stored) => {
    expect(read({ context: { consent: { ...consent, at } } })).toMatchObject({
      context: { consent: { at: stored } },
    })
  })

  it('accepts a clock that is up to a day ahead', () => {
    const at = fromNow(day - 60_000)
    expect(read({ context: { consent: { ...consent, at } } })).toMatchObject({ valid: true })
    expect(errorsIn({ consent: { ...consent, at: fromNow(day + 60_000) } })).toHaveProperty([
      'context.consent.at',
    ])
  })

  it.each([
    '',
    'now',
    '2026',
    '2026-01-01',
    '2026-01-01T10:00:00',
    '2026-01-01T10:00:00+01:00',
    '2026-01-01 10:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T10:00:60Z',
    '+012026-01-01T10:00:00Z',
    ' 2026-01-01T10:00:00Z',
    '2026-01-01T10:00:00Z\n',
    '9999-12-31T23:59:59Z',
    1_767_261_600_000,
    null,
    ['2026-01-01T10:00:00Z'],
  ])('refuses the time %j', (at) => {
    expect(Object.keys(errorsIn({ consent: { ...consent, at } }))).toEqual(['context.consent.at'])
  })

  it.each(['', 'x'.repeat(101), 'a\0b', 'a\nb', '\uD800', 7, null, {}])(
    'refuses %j as a version and as a call id',
    (text) => {
      expect(Object.keys(errorsIn({ consent: { ...consent, version: text } }))).toEqual([
        'context.consent.version',
      ])
      expect(Object.keys(errorsIn({ call_id: text }))).toEqual(['context.call_id'])
    },
  )

  it.each([null, [], 'x', 1, true])('must be an object, and so must its consent: %j', (value) => {
    expect(Object.keys(errorsIn(value))).toEqual(['context'])
    expect(Object.keys(errorsIn({ consent: value }))).toEqual(['context.consent'])
  })

  it('needs the version and time of a consent, and names each error in a sentence', () => {
    const errors = errorsIn({ consent: {}, call_id: 7 })
    expect(Object.keys(errors).toSorted()).toEqual([
      'context.call_id',
      'context.consent.at',
      'context.consent.version',
    ])
    for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z].+\.$/)
  })

  it.each(['id', 'is_spam', '__proto__', 'constructor', ''])('refuses the unknown key "%s"', (key) => {
    const unknown: unknown = JSON.parse(`{${JSON.stringify(key)}: 1}`)
    expect(Object.keys(errorsIn(unknown))).toEqual([`context.${key}`])
    const inConsent: unknown = JSON.parse(
      JSON.stringify({ consent }).replace('"version"', `${JSON.stringify(key)}: 1, "version"`),
    )
    expect(Object.keys(errorsIn(inConsent))).toEqual([`context.consent.${key}`])
  })
})
