import { useEffect, useSyncExternalStore } from 'react'
import type { OtherCompany } from '#agency/schema/other-companies.ts'

/** What the visitor chose for the scripts that set something; `none` before that. */
export type Choice = 'none' | 'allowed' | 'declined'

type Script = Extract<OtherCompany, { kind: 'script' }>

/** The choice is kept in the visitor's browser. It ends when anything of the asking scripts changes: see `listOf`. */
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

/** What the visitor is asked for, whole: who, what for, from where, with which attributes, and what it sets. */
export const listOf = (scripts: readonly Script[]): string =>
  JSON.stringify(scripts.filter(({ sets }) => sets !== undefined))

function read(list: string): Choice {
  if (given) return given
  try {
    const stored = localStorage.getItem(key)
    return (['allowed', 'declined'] as const).find((choice) => stored === `${choice} ${list}`) ?? 'none'
  } catch {
    return 'none'
  }
}

function write(list: string, choice: Choice): void {
  given = choice
  try {
    localStorage.setItem(key, `${choice} ${list}`)
  } catch {
    // `given` is left.
  }
  for (const changed of followers) changed()
}

/** Loads the scripts that set nothing, and the others once the visitor allows them. Undefined until the page is hydrated. */
export function useChoice(scripts: readonly Script[]): [Choice | undefined, (choice: Choice) => void] {
  const list = listOf(scripts)
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
