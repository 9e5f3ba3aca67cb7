import { useEffect, useSyncExternalStore } from 'react'
import type { OtherCompany } from '#agency/schema/other-companies.ts'

/** What the visitor chose for the scripts that set something; `none` before that. */
export type Choice = 'none' | 'allowed' | 'declined'

type Script = Extract<OtherCompany, { kind: 'script' }>

/** The choice is kept in the visitor's browser. It ends when the list of scripts changes. */
const key = 'other-companies'

const loaded = new Set<string>()

/** Adds a script to the document, once. */
function load({ address, attributes = {} }: Script): void {
  if (loaded.has(address)) return
  loaded.add(address)
  const script = document.createElement('script')
  script.src = address
  script.async = true
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(script)
}

/** The answer that was given on this document, for browsers that store nothing; they ask again on the next one. */
let given: Choice | undefined
const followers = new Set<() => void>()

function follow(changed: () => void) {
  followers.add(changed)
  return () => followers.delete(changed)
}

function read(list: string): Choice {
  if (given) return given
  try {
    const [of, choice] = localStorage.getItem(key)?.split(' ') ?? []
    return of === list && (choice === 'allowed' || choice === 'declined') ? choice : 'none'
  } catch {
    return 'none'
  }
}

function write(list: string, choice: Choice): void {
  given = choice
  try {
    localStorage.setItem(key, `${list} ${choice}`)
  } catch {
    // `given` is left.
  }
  for (const changed of followers) changed()
}

/** Loads the scripts that set nothing, and the others once the visitor allows them. Undefined until the page is hydrated. */
export function useChoice(scripts: readonly Script[]): [Choice | undefined, (choice: Choice) => void] {
  const list = scripts.flatMap(({ id, sets }) => (sets === undefined ? [] : id)).join()
  const choice = useSyncExternalStore(
    follow,
    () => read(list),
    () => undefined,
  )

  useEffect(() => {
    if (choice === undefined) return
    for (const script of scripts) if (script.sets === undefined || choice === 'allowed') load(script)
  }, [choice, scripts])

  return [
    choice,
    (next) => {
      write(list, next)
      // A script that runs cannot be taken back, but the next document is without it.
      if (choice === 'allowed' && next === 'declined') location.reload()
    },
  ]
}
