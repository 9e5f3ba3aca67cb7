import type { Reporter, TestModule } from 'vitest/node'

/**
 * Lists at the end of a run the tests that passed only on their second try, and why the first failed. With `SECOND_TRIES=fail`, as in `npm run
 * test:all`, the run fails if there is one.
 */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky)
    if (tests.length === 0) return
    console.error(`Passed only on the second try (${tests.length}):`)
    for (const test of tests) {
      console.error(`- ${test.module.relativeModuleId} > ${test.fullName}`)
      for (const { message, stacks } of test.result().errors ?? []) {
        const at = stacks?.[0]
        console.error(`  ${message.slice(0, 500)}${at ? ` (${at.file}:${at.line})` : ''}`)
      }
    }
    if (process.env['SECOND_TRIES'] === 'fail') process.exitCode = 1
  }
}
