import { type ComponentType, useEffect, useRef, useState } from 'react'

/**
 * Parts of a page that nothing happens in. The server writes them; a browser that loads the page keeps what the server
 * wrote and never fetches their code. Only a browser that comes from another page of the site fetches it, before it shows
 * this one: see `ready`, and docs/decisions/static-parts.md.
 * @param load imports a module whose exports are components without properties
 */
export function createStaticParts<Parts extends Record<string, ComponentType>>(load: () => Promise<Parts>) {
  let parts: Parts | undefined

  /** Resolves when the parts can be rendered. The server awaits it at start, a client loader before it shows the page. */
  async function ready() {
    parts ??= await load()
    return null
  }

  /** One part, in an element of its own. */
  function StaticPart({ name, className }: { name: keyof Parts; className?: string }) {
    // Decided once: what the server wrote stays, even when the code arrives later.
    const [Part, setPart] = useState<ComponentType | undefined>(() => parts?.[name])
    const written = useRef<HTMLDivElement>(null)
    useEffect(() => {
      // Nothing is there when React gave up the server's document and made the page anew.
      if (written.current?.hasChildNodes() === false) void ready().then(() => setPart(() => parts?.[name]))
    }, [name])
    if (!Part) {
      // React leaves the content alone: while hydrating it does not touch inner HTML.
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
