import { useEffect } from 'react'
import { brand } from '#content/brand.ts'

/** Sets the title of the browser's tab, which screen readers announce. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name} desk`
  }, [title])
}
