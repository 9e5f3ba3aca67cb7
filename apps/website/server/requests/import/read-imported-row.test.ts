import { expect, it } from 'vitest'
import { readHeader, readImportedRow, readTime } from './read-imported-row.ts'

it.each([
  ['2024-03-01', '2024-03-01T00:00:00.000Z'],
  ['2024-03-01 09:30', '2024-03-01T09:30:00.000Z'],
  ['2024-03-01 09:30:15.123456+00', '2024-03-01T09:30:15.123Z'],
  ['2024-03-01 09:30:15+0530', '2024-03-01T04:00:15.000Z'],
  ['2024-03-01T09:30:15-05:00', '2024-03-01T14:30:15.000Z'],
  ['2024-03-01 09:30:15 UTC', '2024-03-01T09:30:15.000Z'],
  ['01.03.2024', '2024-03-01T00:00:00.000Z'],
  ['1.3.2024 09:30', '2024-03-01T09:30:00.000Z'],
  ['01.03.2024 09:30:15', '2024-03-01T09:30:15.000Z'],
  ['2024-02-29T23:59:59.9Z', '2024-02-29T23:59:59.900Z'],
])('reads %s', (text, instant) => {
  expect(readTime(text)).toBe(instant)
})

it.each([
  '',
  'yesterday',
  '30.02.2024',
  '1.3.24',
  '2024-02-30',
  '2024-13-01',
  '2024-03-01 25:00',
  '1709285400',
])('refuses %j', (text) => {
  expect(readTime(text)).toBeNull()
})

it.each(['level: Beginner', '["Beginner"]', 'null', '{"level":1}', '{"constructor":"Beginner"}'])(
  'refuses %s as answers to former fields',
  (cell) => {
    const row = {
      created_at: '2024-03-01',
      name: 'Ada',
      email: 'ada@example.com',
      service: 'Advice',
      page_source: 'contact',
    }
    const header = readHeader([...Object.keys(row), 'answers'])
    if (typeof header === 'string') expect.fail(header)
    const rules = { key: 'key', now: new Date('2024-04-01'), retentionDays: null, erasedAt: () => undefined }
    const read = (answers: string) => readImportedRow([...Object.values(row), answers], header, rules)
    expect(read(cell)).toMatchObject({ ok: false, problems: { answers: expect.stringContaining('JSON') } })
    expect(read('{"level":"Beginner"}')).toMatchObject({ ok: true })
  },
)
