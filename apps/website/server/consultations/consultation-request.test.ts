import { describe, expect, it } from 'vitest'
import { fieldLimits, pageSources, services } from './consultation.ts'
import { readConsultationRequest } from './consultation-request.ts'

const request = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  service: 'Customer Support',
  message: 'Hello',
  page_source: 'contact',
}

const read = (change: Record<string, unknown>) => readConsultationRequest({ ...request, ...change })
const errorsOf = (input: unknown) => {
  const result = readConsultationRequest(input)
  return result.valid ? {} : result.errors
}

describe('a consultation request', () => {
  it('is accepted as it is written', () => {
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

  it.each(['name', 'email', 'phone', 'company', 'service', 'page_source'])('needs a %s', (field) => {
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

  it('names every field that has to change, once, in a sentence', () => {
    const errors = errorsOf({ page_source: 'contact', service: 'CRM Integration', message: 7 })
    expect(Object.keys(errors).toSorted()).toEqual(['company', 'email', 'message', 'name', 'phone'])
    for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z].+\.$/)
  })

  it('is read the same a second time', () => {
    const first = read({ name: '  Ada\r\n\nLovelace\n', message: ' a\r\nb ' })
    expect(first).toMatchObject({ valid: true, fields: { name: 'Ada Lovelace', message: ' a\nb ' } })
    if (first.valid) expect(readConsultationRequest(first.fields)).toEqual(first)
  })

  it.each(Object.entries(fieldLimits))('may fill %s to its limit of %d and no further', (field, limit) => {
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
    'takes the name %s',
    (name) => {
      expect(read({ name })).toMatchObject({ valid: true, fields: { name } })
    },
  )

  it.each(['+49 (0) 30 / 123-456', '1-800-FLOWERS', '020.7946.0000 ext. 12', '٠١٢٣٤٥٦٧', '911'])(
    'takes the phone number %s',
    (phone) => {
      expect(read({ phone })).toMatchObject({ valid: true, fields: { phone } })
    },
  )

  it.each(['a@b.co', "o'neil+tag@sub.example.co.uk", 'πετρος@παράδειγμα.ελ', 'x_y-z@xn--bcher-kva.example'])(
    'takes the address %s',
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
      email: 'Enter an e-mail address like name@example.com.',
    })
  })

  it('refuses half a surrogate pair and U+0000, which no store could give back as they came', () => {
    for (const field of ['name', 'company', 'message']) {
      for (const character of ['\uD800', '\uDC00', '\0']) {
        expect(Object.keys(errorsOf({ ...request, [field]: `a${character}b` }))).toEqual([field])
      }
    }
  })

  it('may ask for Intelligent Scheduling on the scheduling page alone', () => {
    for (const service of services) {
      for (const page_source of pageSources) {
        const allowed = service !== 'Intelligent Scheduling' || page_source === 'intelligent-scheduling'
        expect(read({ service, page_source }).valid).toBe(allowed)
      }
    }
  })

  it.each(['id', '__proto__', 'constructor', 'toString', ''])('refuses the unknown field "%s"', (field) => {
    const body: unknown = JSON.parse(JSON.stringify(request).replace('{', `{${JSON.stringify(field)}: 1,`))
    expect(Object.keys(errorsOf(body))).toEqual([field])
  })

  it('may carry a context, which has to be an object', () => {
    expect(read({ context: { call_id: 'x' } })).toMatchObject({ valid: true, context: { call_id: 'x' } })
    for (const context of [null, [], 'x', 1]) {
      expect(Object.keys(errorsOf({ ...request, context }))).toEqual(['context'])
    }
  })

  it.each([null, undefined, 1, 'text', true, []])('that is %j is refused', (input) => {
    expect(readConsultationRequest(input).valid).toBe(false)
  })
})
