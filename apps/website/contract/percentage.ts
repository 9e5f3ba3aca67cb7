import { siteLanguage } from './language.ts'

const percentages = new Intl.NumberFormat(siteLanguage.dates, { style: 'percent', maximumFractionDigits: 1 })

/** Writes a number of per cent as the language of the site does: `38%`, in German `38 %` with a space that does not break. */
export const percentage = (percent: number): string => percentages.format(percent / 100)
