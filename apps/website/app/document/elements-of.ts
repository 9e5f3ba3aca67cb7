import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** The attributes that the router gives to the elements of a document. */
export type DocumentElement = ReactElement<{
  rel?: string
  href?: string
  fetchPriority?: string
  disabled?: boolean
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
  children?: ReactNode
}>

/** Lists the elements that one of the router's components has rendered, without their fragments. */
export function elementsOf(rendered: ReactNode): DocumentElement[] {
  return Children.toArray(rendered).flatMap((node) => {
    if (!isValidElement<DocumentElement['props']>(node)) return []
    return node.type === Fragment ? elementsOf(node.props.children) : [node]
  })
}
