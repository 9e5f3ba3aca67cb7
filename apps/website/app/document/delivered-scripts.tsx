import { useContext } from 'react'
import { Scripts } from 'react-router'
import { DeliveryContext } from './delivery.ts'
import { type DocumentElement, elementsOf } from './elements-of.ts'
import { InlineScript } from './inline-script.tsx'

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
