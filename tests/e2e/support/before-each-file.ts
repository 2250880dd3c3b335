import { appendFileSync } from 'node:fs';
import { afterEach, expect } from 'vitest';
import { emptyLog } from '#tests/product-log.ts';
import { closeAll, describeOpenPages } from './visit.ts';

/** What products of this file say, and what stood on the page where a test failed, goes to a file, which is printed where that fails. */
const log = emptyLog(expect.getState().testPath ?? 'unknown');
process.env['PRODUCT_LOG'] = log;

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    for (const shown of await describeOpenPages()) appendFileSync(log, `\n${task.name}\n  ended at ${shown}\n`);
  await closeAll();
});
