import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, type LinkDescriptor } from 'react-router'
import { describe, expect, it } from 'vitest'
import { DeliveredLinks, DeliveryContext } from './delivered-document.tsx'

const deferred = "@font-face{font-family:'Geist'}"
const delivery = {
  stylesheets: new Map([
    ['/assets/deferred.css', deferred],
    ['/assets/root.css', 'a>b{content:"$&"}'],
    ['/assets/home.css', 'b{}'],
    ['/assets/broken.css', 'a{content:"</Style>"}'],
  ]),
  showDeferredStyles: 'show()',
  waitForVisitor: null,
  visitReport: null,
  proofSolver: null,
}

function render(links: LinkDescriptor[], context: typeof delivery | null = delivery) {
  const Page = createRoutesStub([{ path: '/', Component: DeliveredLinks, links: () => links }])
  return renderToStaticMarkup(
    <DeliveryContext value={context}>
      <Page />
    </DeliveryContext>,
  )
}

const link = (name: string) => ({ rel: 'stylesheet', href: `/assets/${name}.css` })
const tag = (name: string, rest = '') => `<link rel="stylesheet" href="/assets/${name}.css"${rest}/>`

describe('the links of a page from memory', () => {
  it('follow the contents of their style sheets, in order, and are disabled', () => {
    expect(render([{ rel: 'icon', href: '/icon.svg' }, link('root'), link('home')])).toBe(
      '<link rel="icon" href="/icon.svg"/>' +
        `<style>a>b{content:"$&"}</style>${tag('root', ' disabled=""')}` +
        `<style>b{}</style>${tag('home', ' disabled=""')}`,
    )
  })

  it('contain deferred styles for print, for browsers without scripts, and for the script behind them', () => {
    const low = { ...link('deferred'), fetchPriority: 'low' }
    expect(render([low])).toBe(
      `<style media="print">${deferred}</style><script>show()</script>` +
        `<noscript><style>${deferred}</style></noscript>` +
        tag('deferred', ' fetchPriority="low" disabled=""'),
    )
  })

  it('are kept if the build does not have the style sheet', () => {
    expect(render([link('other')])).toBe(tag('other'))
  })

  it('do not end their style element early', () => {
    expect(render([link('broken')]).match(/<\/style/gi)).toHaveLength(1)
  })
})

it('the links of a page rendered for its request are those of the router', () => {
  expect(render([link('root')], null)).toBe(tag('root'))
})
