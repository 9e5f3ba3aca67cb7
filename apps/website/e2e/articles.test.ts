import { HtmlValidate } from 'html-validate/node'
import { describe, expect } from 'vitest'
import { searchIndexPath } from '#contract/article-paths.ts'
import { articlesList } from '#contract/site-map.ts'
import type { RunningSite } from './start-site.ts'
import { overflow, smallTargets, violations } from './violations.ts'
import { it, moving, waitForScripts } from './visit.ts'

type Item = { url: string; title: string; content_html: string; tags: string[]; authors: { url: string }[] }

const list = articlesList?.path ?? ''

/** The published articles, the newest first, with the paths of their pages. */
async function published(site: RunningSite) {
  const { items } = (await (await fetch(`${site.url}${list}/feed.json`)).json()) as { items: Item[] }
  return items.map((item) => ({
    ...item,
    path: new URL(item.url).pathname,
    author: new URL(item.authors[0]?.url ?? '').pathname,
  }))
}

/** One with all that a text can have. */
async function longest(site: RunningSite) {
  const found = (await published(site)).find(
    ({ content_html: html }) => /<table/.test(html) && /footnote/.test(html),
  )
  if (!found) throw new Error('No article has a table and a footnote')
  return found
}

describe('articles', () => {
  it('read completely without JavaScript, and load nothing that runs', async ({ visit, site }) => {
    const { path, title } = await longest(site)
    const page = await visit(list, { javaScriptEnabled: false })
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.waitForURL(`**${path}`)
    expect(await page.locator('h1').innerText()).toBe(title)
    const contents = page.getByRole('navigation', { name: /./ }).locator('ol a')
    const first = contents.first()
    const heading = await first.innerText()
    await first.click()
    expect(await page.locator(':target').innerText()).toBe(heading)
    await page.locator('sup a').first().click()
    await page.locator('.footnotes :target').waitFor()
    await page.locator('.footnotes :target a').last().click()
    expect(await page.locator('sup :target').count()).toBe(1)
  })

  it('are accessible, 320 and 1280 pixels wide', async ({ visit, site }) => {
    const { path, author } = await longest(site)
    const page = await visit(list)
    const tagged = (await page.locator('.article-tags a').first().getAttribute('href')) ?? ''
    for (const address of [list, tagged, author, path]) {
      await page.goto(site.url + address)
      await waitForScripts(page)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const where = `${address} at ${width} px`
        expect(await violations(page), where).toEqual([])
        expect(await overflow(page), where).toBe(0)
        // The number of a footnote stands in a sentence.
        const small = (await smallTargets(page)).filter((target) => !target.includes('"fnref-'))
        expect(small, where).toEqual([])
      }
    }
  })

  it('are valid HTML', async ({ site }) => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        'void-style': 'off',
        'attr-case': 'off',
        'doctype-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'long-title': 'off',
        'tel-non-breaking': 'off',
      },
    })
    for (const { path } of await published(site)) {
      const { results } = await validator.validateString(await (await fetch(site.url + path)).text())
      expect(
        results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`)),
        path,
      ).toEqual([])
    }
  })

  it('follow each other in the app, and come back', async ({ visit, site }) => {
    const [newest, second] = await published(site)
    const page = await visit(newest?.path ?? '', moving)
    await waitForScripts(page)
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
    const text = async () => (await page.locator('.article-text').innerText()).replaceAll(/\s+/g, ' ')
    const before = await text()
    await page.locator('.article-neighbours a[rel=next]').click()
    await expect.poll(() => page.locator('h1').innerText()).toBe(second?.title)
    expect(await page.title()).toContain(second?.title)
    expect(await page.locator('meta[property]').count()).toBe(0)
    expect(await text()).not.toBe(before)
    await page.goBack()
    await expect.poll(() => page.locator('h1').innerText()).toBe(newest?.title)
    expect(await text()).toBe(before)
    await page.locator('.article-head .article-back').click()
    await page.waitForURL(`**${list}`)
    await expect.poll(() => page.locator('.article-row').count()).toBeGreaterThan(1)
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
  })

  it('are found without JavaScript, too', async ({ visit, site }) => {
    const [newest] = await published(site)
    const page = await visit(list, { javaScriptEnabled: false })
    await page.getByRole('searchbox').fill(newest?.title ?? '')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL('**?q=*')
    expect(await page.getByRole('status').first().innerText()).toContain(newest?.title)
    await page.locator('.articles-found a').first().click()
    await page.waitForURL(`**${newest?.path}`)
  })

  it('are found while the visitor types, with the keyboard alone', async ({ visit, site }) => {
    const [newest] = await published(site)
    const requested: string[] = []
    const page = await visit(list, {
      viewport: { width: 360, height: 760 },
      prepare: async (opened) => void opened.on('request', (request) => requested.push(request.url())),
    })
    await waitForScripts(page)
    const asked = () => requested.filter((url) => /search/.test(url)).length
    expect(asked()).toBe(0)
    const field = page.getByRole('searchbox')
    await field.focus()
    await page.keyboard.type(newest?.title.slice(0, -1) ?? '')
    const found = page.locator('.articles-live a')
    await expect.poll(() => found.first().getAttribute('href')).toBe(newest?.path)
    expect(await page.locator('.articles-live mark').count()).toBeGreaterThan(0)
    expect(await page.locator('.articles-all').isVisible()).toBe(false)
    expect(await page.getByRole('status').first().innerText()).toMatch(/\d/)
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const once = asked()

    await field.fill('zzzzqqqq')
    await expect.poll(() => found.count()).toBe(0)
    expect(await page.getByRole('status').first().innerText()).toContain('zzzzqqqq')
    expect(asked()).toBe(once)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.articles-all').isVisible()).toBe(true)

    // The arrow key comes before the page has drawn what the last letter finds.
    const chosen = await field.evaluate((input: HTMLInputElement, title) => {
      input.value = title
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
      return document.activeElement?.getAttribute('href')
    }, newest?.title ?? '')
    expect(chosen).toBe(newest?.path)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${newest?.path}`)
    await page.goBack()
    await page.waitForURL('**?q=*')
    await expect.poll(() => page.locator('.articles-list a').first().getAttribute('href')).toBe(newest?.path)
  })

  it('keep their address if the search of the list answers late', async ({ visit, site }) => {
    const [newest] = await published(site)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const page = await visit(list)
    await waitForScripts(page)
    await page.route(`**${searchIndexPath(list)}`, async (route) => {
      await released
      await route.continue()
    })
    const asked = page.waitForRequest(`**${searchIndexPath(list)}`)
    await page.getByRole('searchbox').fill('zzzzqqqq')
    const index = await asked
    await page.locator(`.articles-all a[href="${newest?.path}"]`).first().click()
    await expect.poll(() => page.locator('h1').innerText()).toBe(newest?.title)
    release()
    await (await index.response())?.finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(new URL(page.url()).pathname).toBe(newest?.path)
  })

  it('are read by keyboard: the table of contents, and a table that is wider than a phone', async ({
    visit,
    site,
  }) => {
    const { path } = await longest(site)
    const page = await visit(path, { viewport: { width: 360, height: 700 } })
    await waitForScripts(page)
    const first = page.locator('.article-contents a').first()
    await first.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe((await first.getAttribute('href'))?.slice(1))
    const table = page.locator('.article-table').first()
    for (let tabs = 0; tabs < 20 && !(await table.evaluate((it) => it === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})
