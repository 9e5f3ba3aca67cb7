import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { linkTarget } from './link-target.ts'
import { scrollToSection } from './scroll-to-section.ts'

function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/**
 * Makes ordinary links within the site navigate without a new document. Links stay plain HTML that works without
 * scripts; one listener serves them all. A link with a `target`, `download` or `data-document` is left to the browser.
 */
export function useClientLinks() {
  const navigate = useNavigate()

  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return
      const link = event.target.closest('a[href]')
      if (!(link instanceof HTMLAnchorElement)) return
      if (link.target || link.hasAttribute('download') || 'document' in link.dataset) return
      const target = linkTarget(new URL(link.href), new URL(location.href))
      if (!target) return
      event.preventDefault()
      if (target.kind === 'scroll') scrollToSection(target.section)
      else void navigate(target.to, { state: target.state, replace: target.replace })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
