import { useEffect } from 'react'
import { brand } from '#content/brand.ts'

/** Names the screen in the browser's tab, which is also what a screen reader says of it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name} desk`
  }, [title])
}
