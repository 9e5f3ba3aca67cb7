import { expect, it } from 'vitest'
import { createCalendarSecrets } from './calendar-secrets.ts'

const address = {
  url: 'https://cloud.example.com/ada/work/',
  login: { user: 'ada', password: 'correct@horse' },
  label: 'Work',
}
const site = 'key of the site'
const secrets = createCalendarSecrets(site, undefined)
const name = secrets.nameOf('ada@example.com', address)

it('opens what it sealed, which never looks the same and says nothing', () => {
  const sealed = secrets.seal(name, address)
  expect(secrets.open(name, sealed)).toEqual(address)
  expect(secrets.seal(name, address)).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(/ada|horse|cloud/)
})

it('opens nothing with another key, of another calendar, or that was changed', () => {
  const sealed = secrets.seal(name, address)
  expect(createCalendarSecrets(site, 'a key in the settings').open(name, sealed)).toBeNull()
  expect(createCalendarSecrets('another', undefined).open(name, sealed)).toBeNull()
  expect(secrets.open('another calendar', sealed)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(secrets.open(name, bytes.toString('base64'))).toBeNull()
  expect(secrets.open(name, '')).toBeNull()
  // A shorter tag is easier to guess.
  expect(secrets.open(name, bytes.subarray(0, 16).toString('base64'))).toBeNull()
})

it('knows a calendar by its address, user and colleague, whatever the password and the key of the settings', () => {
  const other = { ...address, login: { user: 'ada', password: 'new' } }
  expect(secrets.nameOf('ada@example.com', other)).toBe(name)
  expect(createCalendarSecrets(site, 'a key in the settings').nameOf('ada@example.com', address)).toBe(name)
  expect(secrets.nameOf('ben@example.com', address)).not.toBe(name)
  expect(secrets.nameOf('ada@example.com', { ...address, login: null })).not.toBe(name)
})
