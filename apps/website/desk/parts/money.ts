import { texts } from '../words/texts.ts'
/** Formats whole units of a currency (ISO 4217): "€4,500". */
export const money = (value: number, currency: string): string =>
  new Intl.NumberFormat(texts.locale.numbers, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(value)

/** Reads a value as people write it, such as "4500", "4,500", "€ 4.500,00" or "4 500 USD"; null if it is no whole number. */
export function readMoney(text: string): number | null {
  const bare = text.replaceAll(/[\s\p{Sc}’']|^[A-Z]{3}|[A-Z]{3}$/giu, '').replace(/[.,]0{1,2}$|,[-–]$/, '')
  if (!/^(?:\d{1,9}|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*)$/.test(bare)) return null
  const value = Number(bare.replaceAll(/\D/g, ''))
  return value < 1e9 ? value : null
}
