/** The source text of a function that runs in the browser, without its indentation and without the room where its types stood. */
// oxlint-disable-next-line typescript/no-unsafe-function-type -- any function
export function sourceOf(run: Function): string {
  return run.toString().replace(/\n\s+/g, '\n').replace(/ {2,}/g, ' ')
}
