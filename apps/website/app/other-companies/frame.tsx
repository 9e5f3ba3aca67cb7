import { useState, useSyncExternalStore } from 'react'
import { required } from '#agency/required.ts'
import type { OtherCompany } from '#agency/schema/other-companies.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { otherCompanies } from '#content/other-companies.ts'

const { entries, words } = otherCompanies

/** Only the browser sets it: the policy forbids styles in the page. */
const wide = { width: '100%', aspectRatio: '16 / 9' } as const

/** The frame of an entry, by its id, in a section of an own page. */
export function EmbeddedFrame({ id }: { id: string }) {
  return (
    <Frame
      {...required(
        entries.find((entry) => entry.id === id),
        `other-companies.ts: ${id}`,
      )}
    />
  )
}

/** The button that had the focus is gone. Not a function of the render, or each render would take the focus again. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

const never = () => () => {}

/** Loads nothing before its button is pressed. Without JavaScript there is a link in place of the button. */
export function Frame({ name, company, purpose, sets, address }: Omit<OtherCompany, 'kind'>) {
  const [isShown, setShown] = useState(false)
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const show = words.show.replace('{name}', name).replace('{origin}', new URL(address).host)
  return isShown ? (
    <iframe
      ref={takeFocus}
      src={address}
      title={`${name}, ${company}`}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      style={wide}
    />
  ) : (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure">
        {purpose} {sets === undefined ? words.setsNothing : words.sets.replace('{sets}', sets)}
      </p>
      <Button hidden={!isLive} onClick={() => setShown(true)}>
        {show}
      </Button>
      <noscript>
        <ButtonLink to={address}>{show}</ButtonLink>
      </noscript>
    </div>
  )
}
