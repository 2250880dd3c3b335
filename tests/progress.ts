import { existsSync, readFileSync } from 'node:fs';
import { DefaultReporter, type TestCase, type TestModule } from 'vitest/node';
import { logOf } from './product-log.ts';

/**
 * One line for each file of tests as it ends, so that a log without colours can be followed too; under a file that failed stands what did,
 * and what the product said meanwhile. At the end it names every test that failed at first and passed when it was tried again: that is no
 * failure, and not in order either.
 */
export default class Progress extends DefaultReporter {
  #files = 0;
  #ended = 0;
  readonly #unsteady: string[] = [];

  override onTestRunStart(...[specifications]: Parameters<DefaultReporter['onTestRunStart']>): void {
    this.#files = specifications.length;
    super.onTestRunStart(specifications);
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    if (test.diagnostic()?.flaky !== true) return;
    const reasons = test.result().errors?.map(reasonOf) ?? [];
    this.#unsteady.push(`${test.module.relativeModuleId} > ${test.fullName}\n${reasons.join('\n')}`);
  }

  protected override printTestModule(module: TestModule): void {
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed');
    const hasFailed = module.state() === 'failed';
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    const seconds = ((duration + collectDuration + setupDuration) / 1000).toFixed(1);
    const place = `${++this.#ended}/${this.#files}`.padStart(7);
    const result = hasFailed ? 'FAILED' : module.state() === 'skipped' ? 'skipped' : 'passed';
    this.log(
      `${place}  ${result.padEnd(7)} ${seconds.padStart(6)} s ${String(tests.length).padStart(4)}  ${module.relativeModuleId}`,
    );
    for (const test of failed) {
      this.log(`         ${test.fullName}`);
      // What it was stands at the end too, with its place; whoever watches need not wait for that.
      for (const error of test.result().errors ?? []) this.log(reasonOf(error));
    }
    for (const error of module.errors()) this.log(`         ${error.message}`);
    if (hasFailed) this.#printLog(module);
  }

  override onTestRunEnd(...given: Parameters<DefaultReporter['onTestRunEnd']>): void {
    super.onTestRunEnd(...given);
    if (this.#unsteady.length > 0)
      this.log(`\nPassed only when tried again (${this.#unsteady.length}):\n  ${this.#unsteady.join('\n  ')}\n`);
  }

  #printLog(module: TestModule): void {
    const file = logOf(module.moduleId);
    const text = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
    if (text !== '') this.log(`\n--- what the product said meanwhile (${file})\n${text.slice(-LOG_MAX)}\n---\n`);
  }
}

const INDENT = '           ';
/** What was wrong, and how it differs from what was expected where that is more than a word. */
function reasonOf({ message, diff = '' }: { message: string; diff?: string }): string {
  return `${message}\n${diff}`.trimEnd().slice(0, ERROR_MAX).replace(/^/gm, INDENT);
}
/** So much of an error stands under its test, in characters. */
const ERROR_MAX = 1500;
/** The end of a long log says what it was, in characters. */
const LOG_MAX = 20_000;
