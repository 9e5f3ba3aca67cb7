import type { Workspace } from '#contract/desk/workspace.ts'

type Services = Pick<Workspace, 'services'>

/** All names of a service, of which requests store one; that of the first language stands in addresses. */
export const namesOfService = ({ services }: Services, stored: string): readonly string[] =>
  services.find((service) => service.stored.includes(stored))?.stored ?? [stored]

/** Returns the name of a service in the language of this person, or the stored one if the site no longer offers it. */
export const serviceName = ({ services }: Services, stored: string): string =>
  services.find((service) => service.stored.includes(stored))?.name ?? stored
