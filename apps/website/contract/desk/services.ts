import type { Workspace } from './workspace.ts'

const find = <Service extends { stored: readonly string[] }>(services: readonly Service[], stored: string) =>
  services.find((service) => service.stored.includes(stored))

/** All names of a service, of which requests store one; that of the first language comes first and stands in addresses. */
export const namesOfService = (
  { services }: { services: readonly { stored: readonly string[] }[] },
  stored: string,
): readonly string[] => find(services, stored)?.stored ?? [stored]

/** Returns the name of a service in the language of this person, or the stored one if the site no longer offers it. */
export const serviceName = ({ services }: Pick<Workspace, 'services'>, stored: string): string =>
  find(services, stored)?.name ?? stored
