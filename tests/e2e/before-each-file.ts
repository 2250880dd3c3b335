import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect } from 'vitest';
import { logOf } from '#tests/product-log.ts';
import { closeAll, whatIsShown } from './visit.ts';

/** What the product says, and what stood on the page where a test failed, goes to a file for each file of tests, which is printed where that fails. */
const log = logOf(expect.getState().testPath ?? 'unknown');
mkdirSync(path.dirname(log), { recursive: true });
rmSync(log, { force: true });
process.env['PRODUCT_LOG'] = log;

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    for (const shown of await whatIsShown()) appendFileSync(log, `\n${task.name}\n  ended at ${shown}\n`);
  await closeAll();
});
