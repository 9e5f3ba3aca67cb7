import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { agencyFolder, agencyName } from '#agency/content-folder.ts'
import type { Brand } from '#agency/schema/brand.ts'
import type { CaseStudy } from '#agency/schema/case-studies.ts'
import type { Contact } from '#agency/schema/contact.ts'
import type { Forms } from '#agency/schema/forms.ts'
import type { Service } from '#agency/schema/services.ts'

/** Texts that must not appear on this agency's pages or in its answers: they belong to the other agency that ships. */
export type OtherAgency = {
  /** The names of the company, its services and its customers, and its contact data. */
  names: string[]
  formChoices: string[]
  pageSources: string[]
}

/** Reads the agency that ships and that this test does not run on, in English. */
export async function readOtherAgency(): Promise<OtherAgency> {
  const name = agencyName === 'northlamp' ? 'nachtportier/languages/en' : 'northlamp'
  const read = async <Content>(file: string) =>
    (await import(pathToFileURL(join(agencyFolder, '..', name, file)).href)) as Content
  const [{ brand }, { services }, { contact }, { caseStudies }, { forms }] = await Promise.all([
    read<{ brand: Brand }>('brand.ts'),
    read<{ services: Service[] }>('services.ts'),
    read<{ contact: Contact }>('contact.ts'),
    read<{ caseStudies: CaseStudy[] }>('case-studies.ts'),
    read<{ forms: Forms }>('forms.ts'),
  ])
  const allForms = Object.values(forms).flatMap((form) => form ?? [])
  return {
    names: [
      brand.name,
      brand.legalName,
      contact.phone,
      contact.email,
      ...services.map((service) => service.name),
      ...caseStudies.map(({ company }) => company),
    ],
    formChoices: services.flatMap(({ formChoice }) => formChoice ?? []),
    pageSources: allForms.map(({ pageSource }) => pageSource),
  }
}
