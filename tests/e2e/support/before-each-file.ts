import { appendFileSync } from 'node:fs';
import { afterEach, expect } from 'vitest';
import { emptyLog } from '#tests/product-log.ts';
import { closeAll, describeOpenPages } from './visit.ts';

/** Writes the logs of this file's products, and the text of the pages where a test failed, to a file, which is printed if a test fails. */
const log = emptyLog(expect.getState().testPath ?? 'unknown');
process.env['PRODUCT_LOG'] = log;

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    for (const shown of await describeOpenPages()) appendFileSync(log, `\n${task.name}\n  ended at ${shown}\n`);
  await closeAll();
});
