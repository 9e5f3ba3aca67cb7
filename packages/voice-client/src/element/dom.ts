/** An element with its part's name, its attributes, and its children. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children)
  return element
}

/** A drawing of shapes, hidden from screen readers. */
export function draw(
  viewBox: string,
  ...shapes: [name: 'path' | 'circle', attributes: Record<string, string>][]
): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  for (const [name, attributes] of shapes) {
    const shape = document.createElementNS(namespace, name)
    for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value)
    svg.append(shape)
  }
  return svg
}

/** An icon on a grid of 24 units. */
export const icon = (d: string): SVGSVGElement => draw('0 0 24 24', ['path', { d }])

/** Adopts a style sheet: a strict content security policy allows no inline styles. */
export function adopt(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
