/**
 * Writes an inline script that calls one of our functions in the browser.
 * @param args the arguments of the call, as JSON
 */
export function inlineFunction<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  return `${functionSource(run)}(${args.map((arg) => JSON.stringify(arg)).join(',')})`
}

/** The source of a function as an expression, without indentation and without the blanks left by its types. */
export const functionSource = (run: (...args: never[]) => unknown): string =>
  `(${run.toString().replace(/\n\s+/g, '\n').replace(/ {2,}/g, ' ')})`
