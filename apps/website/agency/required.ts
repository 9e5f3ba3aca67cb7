/**
 * Asserts that optional content exists: a page whose content is `null` is never shown.
 * @throws Error naming what is missing
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The content has no ${name}`)
  return value
}
