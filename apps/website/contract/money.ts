import { siteLanguage } from './language.ts'

/** Writes an amount with its currency (ISO 4217): `€89`, `€89.50`. */
export function money(amount: number, currency: string, { tag } = siteLanguage): string {
  const decimals = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(tag, { style: 'currency', currency, ...decimals }).format(amount)
}
