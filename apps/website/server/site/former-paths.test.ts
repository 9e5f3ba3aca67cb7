import { expect, it } from 'vitest'
import { createFormerPaths } from './former-paths.ts'

const routes = createFormerPaths(new Map([['/old', '/new/one']]))

it.each(['/old', '/old/'])('leads from a former address to the page, with its query: %s', async (path) => {
  const response = await routes.request(`${path}?utm_source=letter`)
  expect(response.status).toBe(308)
  expect(response.headers.get('Location')).toBe('/new/one?utm_source=letter')
})

it('keeps what was posted there a post', async () => {
  expect((await routes.request('/old', { method: 'POST', body: 'a=b' })).status).toBe(308)
})

it('leaves other addresses alone', async () => {
  expect((await routes.request('/old/page')).status).toBe(404)
})
