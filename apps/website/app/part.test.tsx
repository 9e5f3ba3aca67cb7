import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it } from 'vitest'
import { part } from './part.ts'

const rendered = async (page: ReactNode) => text((await prerenderToNodeStream(page)).prelude)

it('is shown once its code is loaded', async () => {
  const Map = part(async () => () => <p>A map</p>)
  expect(
    await rendered(
      <main>
        <Map />
      </main>,
    ),
  ).toBe('<main><p>A map</p></main>')
})

it('is left out of the page when its code cannot be loaded', async () => {
  const Blocked = part(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(
    await rendered(
      <main>
        <p>The page</p>
        <Blocked />
      </main>,
    ),
  ).toBe('<main><p>The page</p></main>')
})
