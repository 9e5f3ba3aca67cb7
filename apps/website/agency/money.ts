/** Writes an amount with its currency (ISO 4217): `€89`, `€89.50`. */
export function money(amount: number, currency: string): string {
  const decimals = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...decimals }).format(amount)
}
