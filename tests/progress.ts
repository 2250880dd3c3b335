import { existsSync, readFileSync } from 'node:fs';
import { DefaultReporter, type TestModule } from 'vitest/node';
import { logOf } from './product-log.ts';

/**
 * Prints one line for each test file when it ends, so that a log without colours can be followed too. Below a failed file it prints the failures,
 * and what the file's products and the shared product logged meanwhile.
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
      // Vitest prints the errors at the end of the run, with their place in the code. This prints them at once.
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
/** The error's message, with the difference from the expected value when that is more than a word. */
function reasonOf({ message, diff = '' }: { message: string; diff?: string }): string {
  return `${message}\n${diff}`.trimEnd().slice(0, ERROR_MAX).replace(/^/gm, INDENT);
}
/** How much of an error is printed under its test, in characters. */
const ERROR_MAX = 1500;
/** How much of the end of a long log is printed, in characters. */
const LOG_MAX = 20_000;
/** Less of the shared product's log, because most of it is about other files. */
const SHARED_LOG_MAX = 3000;
