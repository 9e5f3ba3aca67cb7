import { cloneElement, Fragment, useContext } from 'react'
import { Links } from 'react-router'
import { DeliveryContext } from './delivery.ts'
import { elementsOf } from './elements-of.ts'
import { InlineScript } from './inline-script.tsx'

/**
 * The router's links. A page from memory contains its style sheets inline, and its links to them are disabled: the
 * browser does not fetch them, and the app finds the elements that it expects during hydration. See
 * docs/decisions/style-sheets-in-the-page.md.
 */
export function DeliveredLinks() {
  const links = Links({})
  const delivery = useContext(DeliveryContext)
  if (!delivery) return links
  return elementsOf(links).map((link) => {
    const { rel, href = '', fetchPriority } = link.props
    const styles = rel === 'stylesheet' ? delivery.stylesheets.get(href) : undefined
    if (styles === undefined) return link
    return (
      <Fragment key={href}>
        {fetchPriority === 'low' ? (
          <DeferredStyles styles={styles} script={delivery.showDeferredStyles} />
        ) : (
          <style>{styles}</style>
        )}
        {cloneElement(link, { disabled: true })}
      </Fragment>
    )
  })
}

/**
 * Styles that wait for the first paint: see docs/decisions/what-waits-for-the-first-paint.md. Print and browsers
 * without scripts apply them at once.
 */
function DeferredStyles({ styles, script }: { styles: string; script: string }) {
  return (
    <>
      <style media="print">{styles}</style>
      <InlineScript code={script} />
      <noscript>
        <style>{styles}</style>
      </noscript>
    </>
  )
}
