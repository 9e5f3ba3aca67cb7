/**
 * The text of an inline script that calls a function of ours in the browser: its own source, without its indentation and without
 * the room where its types stood.
 * @param args what it is called with, as JSON
 */
export function inlineCall<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  const source = run.toString().replace(/\n\s+/g, '\n').replace(/ {2,}/g, ' ')
  return `(${source})(${args.map((arg) => JSON.stringify(arg)).join(',')})`
}
