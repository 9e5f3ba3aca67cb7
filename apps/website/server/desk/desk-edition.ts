import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { desk } from '#content/desk.ts'
import { choiceOfService, onlyChoices } from '#contract/consultation-choices.ts'
import { namesOfService } from '#contract/desk/services.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { siteLanguage } from '#contract/language.ts'
import { siteStaffLanguage, siteStaffWords } from '#contract/staff-words/site-staff-words.ts'
import { confirmationWords } from '#server/requests/delivery/channels/mail/confirmation-mail.ts'

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
  replyTemplates: desk.replyTemplates,
  /** What a reply says of the agency. */
  agency: { brand: brand.name, 'our e-mail': contact.email, 'our phone': contact.phone },
  /** The subject of the mail that confirmed a request. */
  confirmationSubject: (request: { id: string; name: string }) => confirmationWords(request).subject,
  /** The subject of a reply to a request that no mail has confirmed. */
  replySubject: siteStaffWords.replySubject,
}
export type DeskEdition = typeof deskEdition

/** The site's languages at the desk, the default first. */
export type DeskEditions = readonly [DeskEdition, ...DeskEdition[]]

/** The language that a request was written in, else the first. */
export const editionOfRequest = (editions: DeskEditions, tag: string | undefined): DeskEdition =>
  editions.find((edition) => edition.tag === tag) ?? editions[0]

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
    namesOf: (stored) => namesOfService({ services }, stored),
    listIn: (edition) =>
      services.map(({ key, stored }) => ({ name: edition.services.get(key) ?? stored[0] ?? '', stored })),
  }
}
