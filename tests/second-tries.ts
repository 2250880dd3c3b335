import type { Reporter, TestCase } from 'vitest/node';

/** Names every test that failed at first and passed when it was tried again: it is no failure, and it is not in order either. */
export default class SecondTries implements Reporter {
  readonly #unsteady: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const reasons = test.result().errors?.map(({ message }) => message.split('\n')[0]) ?? [];
    this.#unsteady.push(`${test.module.relativeModuleId} > ${test.fullName}\n    ${reasons.join('\n    ')}`);
  }

  onTestRunEnd(): void {
    if (this.#unsteady.length > 0)
      console.log(`\nPassed only when tried again (${this.#unsteady.length}):\n  ${this.#unsteady.join('\n  ')}\n`);
  }
}
