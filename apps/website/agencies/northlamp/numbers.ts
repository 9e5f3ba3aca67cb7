import type { Claim } from '#agency/schema/numbers.ts'

/**
 * What customers have reached, each an upper bound, and the pages say so. Written once: other files name a number by its id,
 * as in `upTo(claims.manualWork)`. `sample: true` until you can show it.
 */
export const claims = {
  manualWork: {
    sample: true,
    value: '80%',
    prefix: 'up to',
    label: 'manual work reduction',
    service: 'process',
  },
  analysisTime: {
    sample: true,
    value: '70%',
    prefix: 'up to',
    label: 'analysis time saved',
    service: 'data',
  },
  noShows: {
    sample: true,
    value: '80%',
    prefix: 'up to',
    label: 'no-show reduction',
    service: 'scheduling',
  },
  hoursSaved: {
    sample: true,
    value: '15',
    prefix: 'up to',
    label: 'hours saved weekly',
    service: 'scheduling',
  },
} satisfies Record<string, Claim>

/** A number as a sentence begins with it: "Up to 80%". */
export const upTo = ({ prefix, value }: Claim): string => {
  const text = `${prefix} ${value}`.trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
