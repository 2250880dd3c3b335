import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { logOf } from '#tests/product-log.ts';

/** What the product says goes to a file of its own for each file of tests, which is printed where that fails. */
const log = logOf(expect.getState().testPath ?? 'unknown');
mkdirSync(path.dirname(log), { recursive: true });
rmSync(log, { force: true });
process.env['PRODUCT_LOG'] = log;
