import { existsSync, readFileSync } from 'node:fs';
import { DefaultReporter, type TestModule } from 'vitest/node';
import { logOf } from './product-log.ts';

/**
 * One line for each file of tests as it ends, so that a log without colours can be followed too; under a file that failed stands what did,
 * and what its products and the shared one logged meanwhile.
 */
export default class Progress extends DefaultReporter {
  #files = 0;
  #ended = 0;

  override onTestRunStart(...[specifications]: Parameters<DefaultReporter['onTestRunStart']>): void {
    this.#files = specifications.length;
    super.onTestRunStart(specifications);
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

  #printLog(module: TestModule): void {
    for (const [whose, file, max] of [
      ['its products', logOf(module.moduleId), LOG_MAX],
      ['the shared product', logOf('shared'), SHARED_LOG_MAX],
    ] as const) {
      const text = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
      if (text !== '') this.log(`\n--- what ${whose} logged (${file})\n${text.slice(-max)}\n---\n`);
    }
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
/** The shared product's log is mostly of other files. */
const SHARED_LOG_MAX = 3000;
