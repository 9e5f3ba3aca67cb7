import type { Reporter, TestModule } from 'vitest/node'

/**
 * Lists at the end of a run the tests that passed only on their second try. With `SECOND_TRIES=fail`, as in `npm run
 * test:all`, the run fails if there is one.
 */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    )
    if (names.length === 0) return
    console.error(`Passed only on the second try (${names.length}):`)
    for (const name of names) console.error(`- ${name}`)
    if (process.env['SECOND_TRIES'] === 'fail') process.exitCode = 1
  }
}
