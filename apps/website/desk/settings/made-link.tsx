import { useDesk } from '../frame/desk-context.ts'

/** A sign-in link to copy. It is shown only once. */
export function MadeLink({ words, link }: { words: string; link: string }) {
  const { toasts } = useDesk()
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toasts.show({ words: 'The link is copied', isAlarm: false })
    } catch {
      toasts.show({
        words: 'Your browser did not copy the link. Select and copy it yourself.',
        isAlarm: true,
      })
    }
  }
  return (
    <div className="banner banner-lamp" aria-live="polite">
      <p>
        {words} It is shown once.
        <br />
        <code className="made-link">{link}</code>
      </p>
      <button type="button" className="button" onClick={() => void copy()}>
        Copy the link
      </button>
    </div>
  )
}
