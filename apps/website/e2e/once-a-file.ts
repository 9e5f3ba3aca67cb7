type Fixture<Value> = [
  (needs: object, provide: (value: Value) => Promise<void>) => Promise<void>,
  { scope: 'file' },
]

/** A fixture that is opened before the first test of a file that uses it, and closed after the last test. */
export function onceAFile<Value>(
  open: () => Promise<Value>,
  close: (value: Value) => Promise<unknown> = async () => undefined,
): Fixture<Value> {
  return [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads a fixture's dependencies from its pattern
    async ({}, provide) => {
      const value = await open()
      await provide(value)
      await close(value)
    },
    { scope: 'file' },
  ]
}
