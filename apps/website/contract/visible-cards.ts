import { home } from '#content/pages/home.ts'
import { services } from '#content/services.ts'

/** The offers of the home page whose service is still available. */
export const visibleCards = (home.solutions?.cards ?? []).filter(({ service }) =>
  services.some(({ id }) => id === service),
)
