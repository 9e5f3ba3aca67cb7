import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { soldPages } from '#contract/service-pages.ts'
import { pages } from '#content/pages.ts'
import { Switchboard } from '#app/pages/service/switchboard.tsx'
import { it } from './visit.ts'

const [path = ''] = soldPages.flatMap(({ id, page }) =>
  page.layout === 'pipeline' ? (pages[id]?.path ?? []) : [],
)

/** A switchboard in which every channel fills the first and the last field. */
const switchboardOf = (ways: number, fields: number) =>
  renderToStaticMarkup(
    createElement(Switchboard, {
      caption: 'Channels and fields',
      ways: Array.from({ length: ways }, (_, index) => ({ name: `Way ${index}`, fills: [0, fields - 1] })),
      fields: Array.from({ length: fields }, (_, index) => `Field ${index}`),
    }),
  )

it.for([360, 1280])(
  'the cords of a switchboard end at its sockets, however many, at %i px',
  async (width, { visit }) => {
    const page = await visit(path, { viewport: { width, height: 900 } })
    for (const [ways, fields] of [
      [1, 1],
      [4, 3],
      [2, 5],
      [3, 7],
      [8, 1],
      [8, 8],
    ] as const) {
      const distances = await page.locator('.switchboard').evaluate(
        (element, html) => {
          element.innerHTML =
            new DOMParser().parseFromString(html, 'text/html').body.firstElementChild?.innerHTML ?? ''
          const middles = (list: Element | undefined) =>
            [...(list?.querySelectorAll('.jack') ?? [])].map((jack) => {
              const { top, height } = jack.getBoundingClientRect()
              return top + height / 2
            })
          const [from = [], to = []] = [...element.querySelectorAll('ul')].map(middles)
          return [...element.querySelectorAll('path')].flatMap((cord, index) => {
            const heightAt = (length: number) => {
              const { x, y } = cord.getPointAtLength(length)
              return new DOMPoint(x, y).matrixTransform(cord.getScreenCTM() ?? undefined).y
            }
            return [
              Math.abs(heightAt(0) - (from[Math.floor(index / 2)] ?? NaN)),
              Math.abs(heightAt(cord.getTotalLength()) - (to[index % 2 === 0 ? 0 : to.length - 1] ?? NaN)),
            ]
          })
        },
        switchboardOf(ways, fields),
      )
      expect(distances).toHaveLength(4 * ways)
      expect(Math.max(...distances), `${ways} channels and ${fields} fields`).toBeLessThan(2)
    }
  },
)
