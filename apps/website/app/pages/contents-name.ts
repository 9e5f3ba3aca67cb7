import { footer, shell } from '#content/navigation.ts'

const elsewhere = [shell.mainNavigation, shell.menu, ...footer.map(({ heading }) => heading)]

/**
 * The name of a list of links as a landmark, which no other one of the page may have: behind the page's title where the
 * bar or a column of the footer has the same name.
 */
export const contentsName = (name: string, title: string, taken: readonly string[] = elsewhere): string =>
  taken.includes(name) ? `${title}: ${name}` : name
