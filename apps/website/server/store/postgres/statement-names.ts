/** Returns the name of a statement by its text; undefined for a statement that should not be prepared. */
export type StatementNames = (text: string) => string | undefined

/** Prepared statements kept per connection. The site has about half as many; lists of varying length add more. */
const mostNames = 200

/**
 * Names statements, so that PostgreSQL parses and plans each once per connection. A statement that returns `*` gets no
 * name: its prepared form fails as soon as a newer release has added a column.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || text.includes('*') || names.size === mostNames) return known
    const name = `frontdesk_${names.size}`
    names.set(text, name)
    return name
  }
}
