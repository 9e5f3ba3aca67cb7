import { expect } from 'vitest'
import { homePath } from '#contract/home-path.ts'
import { articlesList } from '#contract/site-map.ts'
import { callIt as it, hearing, hears, startCall, type } from './voice-visit.ts'

/* The second agency, which has articles. */

type Feed = { items: { url: string; title: string }[] }

it('a call tells of an article, and opens it after a yes', async ({ visit, site }) => {
  const feed = (await (await fetch(`${site.url}${articlesList?.path}/feed.json`)).json()) as Feed
  const [newest] = feed.items
  const title = newest?.title ?? '?'
  const page = await visit(homePath, hearing)
  await startCall(page)
  await type(page, `Is there an article about ${title}?`)
  await hears(page, /Shall I show you/)
  await hears(page, title)
  await type(page, 'Yes, please')
  await page.waitForURL(`**${new URL(newest?.url ?? '').pathname}`)
  await expect.poll(() => page.locator('h1').innerText()).toBe(title)
  await type(page, 'Do you have articles?')
  await hears(page, title)
})
