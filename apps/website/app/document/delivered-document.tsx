import {
  createContext,
  cloneElement,
  Fragment,
  useContext,
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Links, Scripts } from 'react-router'
import type { Delivery } from '#contract/pages.ts'
import { themeColours } from '#contract/theme-colours.ts'
import { preloadedFonts } from '#app/fonts/preloaded-fonts.ts'

/** Only on the server. Null for a page that is rendered for its request: it contains what the router renders. */
export const DeliveryContext = createContext<Delivery | null>(null)

/**
 * The router's links. A page from memory contains its style sheets inline, and its links to them are disabled: the
 * browser does not fetch them, and the app finds the elements that it expects during hydration. See
 * docs/decisions/what-waits-for-the-first-paint.md.
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

const isPreload = ({ props }: DocumentElement) => props.rel === 'modulepreload'

/**
 * The router's scripts. A page from memory contains its module script as data, which a small inline script starts at
 * the visitor's first interaction. The code is unchanged, so the Content-Security-Policy allows it by the same hash. See
 * docs/decisions/scripts-wait-for-the-visitor.md.
 */
export function DeliveredScripts() {
  const scripts = Scripts({})
  const delivery = useContext(DeliveryContext)
  if (!delivery) return scripts
  const { waitForVisitor, visitReport } = delivery
  return (
    <>
      {waitForVisitor === null ? scripts : waiting(elementsOf(scripts))}
      {visitReport !== null && <InlineScript code={visitReport} />}
      {waitForVisitor !== null && <InlineScript code={waitForVisitor} />}
    </>
  )
}

function waiting(elements: DocumentElement[]) {
  const modules = elements.filter(isPreload).map(({ props }) => props.href)
  return elements
    .filter((element) => !isPreload(element))
    .map((element) => {
      const { type, dangerouslySetInnerHTML } = element.props
      if (type !== 'module') return element
      // Browsers treat a script of an unknown type as data.
      const code = { type: 'text/waiting-module', 'data-modules': modules.join(' '), dangerouslySetInnerHTML }
      return <script key={element.key} {...code} />
    })
}

/** The colour of the browser's frame. */
export const ThemeMeta = () =>
  themeColours.map(({ content, media }) => (
    <meta key={content} name="theme-color" content={content} media={media} />
  ))

/** Loads the fonts of the agency with the page. */
export const FontPreloads = () =>
  preloadedFonts.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))

/** Announces to a page's form that a proof of work is required. */
export function ProofMeta() {
  const solver = useContext(DeliveryContext)?.proofSolver
  return typeof solver === 'string' && <meta name="proof-of-work" content={solver} />
}

/** An inline script. The Content-Security-Policy allows it by the hash of its code. */
function InlineScript({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}

/** The attributes that the router gives to the elements of a document. */
type DocumentElement = ReactElement<{
  rel?: string
  href?: string
  fetchPriority?: string
  disabled?: boolean
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
  children?: ReactNode
}>

/** Lists the elements that one of the router's components has rendered, without their fragments. */
function elementsOf(rendered: ReactNode): DocumentElement[] {
  return Children.toArray(rendered).flatMap((node) => {
    if (!isValidElement<DocumentElement['props']>(node)) return []
    return node.type === Fragment ? elementsOf(node.props.children) : [node]
  })
}
