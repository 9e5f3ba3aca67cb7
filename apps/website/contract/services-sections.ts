import { type ServicesSection, servicesSections } from '#agency/sections.ts'
import { servicesPage } from '#content/pages/services.ts'

/** The sections of the services page that the content lists, in their order. */
export const listedSections: readonly ServicesSection[] = servicesPage.sections ?? servicesSections
