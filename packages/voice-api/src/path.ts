/** Builds a path from a template and escapes its values, so that an id can never reach another resource. */
export const path = (parts: TemplateStringsArray, ...ids: readonly string[]): string =>
  String.raw({ raw: parts }, ...ids.map(encodeURIComponent))
