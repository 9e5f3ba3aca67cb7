import { type ComponentType, useEffect, useRef, useState } from 'react'

/**
 * Creates the static parts of a page, which ship no code. The server renders them, and a browser that loads the page
 * keeps that HTML without fetching their code. Only a browser that comes from another page of the site fetches the
 * code, before it shows this one: see `ready`, and docs/decisions/static-parts.md.
 * @param load imports a module whose exports are components without props
 */
export function createStaticParts<Parts extends Record<string, ComponentType>>(load: () => Promise<Parts>) {
  let parts: Parts | undefined

  /**
   * Resolves when the parts can be rendered. The server awaits it at start, a client loader before it shows the page.
   */
  async function ready() {
    parts ??= await load()
    return null
  }

  /** Renders one part in an element of its own. */
  function StaticPart({ name, className }: { name: keyof Parts; className?: string }) {
    // Decided once: the server's HTML stays, even when the code loads later.
    const [Part, setPart] = useState<ComponentType | undefined>(() => parts?.[name])
    const written = useRef<HTMLDivElement>(null)
    useEffect(() => {
      // The element is empty if React discarded the server's document and rendered the page again.
      if (written.current?.hasChildNodes() === false) void ready().then(() => setPart(() => parts?.[name]))
    }, [name])
    if (!Part) {
      // React keeps the content: hydration does not touch inner HTML.
      return (
        <div
          ref={written}
          className={className}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )
    }
    return (
      <div className={className}>
        <Part />
      </div>
    )
  }

  return { ready, StaticPart }
}
