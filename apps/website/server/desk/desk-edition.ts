import { choiceOfService, onlyChoices } from '#contract/consultation-choices.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { siteLanguage } from '#contract/language.ts'
import { siteStaffLanguage } from '#contract/staff-words/site-staff-words.ts'

/** What the desk takes from the content of one language of the site. */
export const deskEdition = {
  /** As requests store it (BCP 47). */
  tag: siteLanguage.tag,
  /** Without region and script. */
  code: siteLanguage.code,
  /** What requests store of a service, by what is the same in all languages: its id, or the form that has this choice only. */
  services: new Map([
    ...choiceOfService,
    ...[...onlyChoices].map(([pageSource, choice]) => [`form ${pageSource}`, choice] as const),
  ]) as ReadonlyMap<string, string>,
}
export type DeskEdition = typeof deskEdition

/** The site's languages at the desk, the default first. */
export type DeskEditions = readonly [DeskEdition, ...DeskEdition[]]

/** The language of a colleague, if the site has it, else the first. */
export const editionOfStaff = (editions: DeskEditions, language: string | null): DeskEdition =>
  editions.find(({ code }) => code === (language ?? siteStaffLanguage)) ?? editions[0]

/** The services of the site, each with its names in all languages: requests store one of them. */
export type Services = {
  /** All names of the service that is stored under this one, that of the first language first. */
  namesOf: (stored: string) => readonly string[]
  listIn: (edition: DeskEdition) => Workspace['services']
}

/** Finds the names of each service. Services that share a name are one. */
export function findServices(editions: DeskEditions): Services {
  const services: { key: string; stored: string[] }[] = []
  for (const key of new Set(editions.flatMap((edition) => [...edition.services.keys()]))) {
    const names = new Set(editions.flatMap((edition) => edition.services.get(key) ?? []))
    const same = services.find(({ stored }) => stored.some((name) => names.has(name)))
    if (same) same.stored = [...new Set([...same.stored, ...names])]
    else services.push({ key, stored: [...names] })
  }
  return {
    namesOf: (stored) => services.find((service) => service.stored.includes(stored))?.stored ?? [stored],
    listIn: (edition) =>
      services.map(({ key, stored }) => ({ name: edition.services.get(key) ?? stored[0] ?? '', stored })),
  }
}
