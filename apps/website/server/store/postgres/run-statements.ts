import { types, type Connection, type PoolClient, type Submittable } from 'pg'

/** A PostgreSQL statement; `$1` in its text is the first parameter. */
export type Statement = { sql: string; parameters?: readonly unknown[] }

/**
 * Sends statements in one message, in this order, and returns the rows of each. Each statement sees the writes of those
 * before it. After a failure, the rest are not executed, and the caller must close the connection.
 */
export function runStatements(
  client: PoolClient,
  statements: readonly Statement[],
  nameOf: StatementNames,
): Promise<unknown[][]> {
  return new Promise((resolve, reject) => {
    client.query(
      new StatementGroup(statements, nameOf, (error, rows = []) => (error ? reject(error) : resolve(rows))),
    )
  })
}

/** How to read the rows of a statement. */
type Shape = { columns: { name: string; parse: (text: string) => unknown }[] }

/** The prepared statements of each connection by name. Each is described once, because its columns cannot change. */
const preparedOn = new WeakMap<Connection, Map<string, Shape>>()

/**
 * Sends several statements before one Sync, which the driver's own query cannot. A Sync after each statement would cost
 * both sides a write and a read for each.
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
class StatementGroup implements Submittable {
  /** The driver replaces it when the query takes too long. */
  callback: (error: Error | null, rows?: unknown[][]) => void
  readonly #statements: readonly Statement[]
  readonly #nameOf: StatementNames
  readonly #shapes: Shape[] = []
  readonly #rows: unknown[][]
  /** The statement whose answer is being received. */
  #current = 0

  constructor(
    statements: readonly Statement[],
    nameOf: StatementNames,
    callback: (error: Error | null, rows?: unknown[][]) => void,
  ) {
    this.#statements = statements
    this.#nameOf = nameOf
    this.#rows = statements.map(() => [])
    this.callback = callback
  }

  submit(connection: Connection): void {
    const prepared = preparedOn.get(connection) ?? new Map<string, Shape>()
    preparedOn.set(connection, prepared)
    // Send all messages in one write.
    connection.stream.cork()
    for (const { sql, parameters = [] } of this.#statements) {
      const name = this.#nameOf(sql) ?? ''
      const known = prepared.get(name)
      const shape = known ?? { columns: [] }
      this.#shapes.push(shape)
      if (!known) connection.parse({ name, text: sql, types: [] }, true)
      connection.bind({ statement: name, values: parameters.map(asText) }, true)
      if (!known) connection.describe({ type: 'P' }, true)
      if (name !== '') prepared.set(name, shape)
      connection.execute(null, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const shape = this.#shapes[this.#current]
    if (!shape) return
    shape.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: types.getTypeParser(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {}
    this.#shapes[this.#current]?.columns.forEach(({ name, parse }, index) => {
      const text = fields[index] ?? null
      row[name] = text === null ? null : parse(text)
    })
    this.#rows[this.#current]?.push(row)
  }

  handleCommandComplete(): void {
    this.#current++
  }

  handleEmptyQuery(): void {
    this.#current++
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#rows)
  }

  handleError(error: Error): void {
    this.callback(error)
  }
}

/** Encodes a parameter as PostgreSQL reads it. */
function asText(parameter: unknown): string | null {
  if (parameter === null || parameter === undefined) return null
  if (typeof parameter === 'string') return parameter
  if (typeof parameter === 'number' || typeof parameter === 'bigint' || typeof parameter === 'boolean') {
    return String(parameter)
  }
  throw new TypeError(`A parameter cannot be of the type ${typeof parameter}`)
}

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
