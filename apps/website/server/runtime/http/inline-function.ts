/**
 * Writes an inline script that calls one of our functions in the browser: its source without indentation and without
 * the blanks left by its types.
 * @param args the arguments of the call, as JSON
 */
export function inlineFunction<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  const source = run.toString().replace(/\n\s+/g, '\n').replace(/ {2,}/g, ' ')
  return `(${source})(${args.map((arg) => JSON.stringify(arg)).join(',')})`
}
